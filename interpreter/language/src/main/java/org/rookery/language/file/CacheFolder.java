package org.rookery.language.file;

import java.nio.file.Path;
import java.util.Locale;

/** Where what may be thrown away at any time is kept, by the custom of this system. */
public final class CacheFolder {
  private CacheFolder() {}

  /**
   * The place of a name among our caches, or in the folder that the property {@code rookery.cache}
   * names; nothing need be there.
   */
  public static Path place(String name) {
    String own = System.getProperty("rookery.cache");
    return own == null ? caches().resolve("rookery").resolve(name) : Path.of(own, name);
  }

  private static Path caches() {
    String home = System.getProperty("user.home", "");
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String xdg = System.getenv("XDG_CACHE_HOME");
    String local = System.getenv("LOCALAPPDATA");
    return xdg != null && !xdg.isEmpty()
        ? Path.of(xdg)
        : local != null && system.startsWith("windows")
            ? Path.of(local)
            : system.startsWith("mac")
                ? Path.of(home, "Library", "Caches")
                : Path.of(home, ".cache");
  }
}
