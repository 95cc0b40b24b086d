package org.rookery.app.cli;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The address at which a site will be found. */
final class SiteAddress {
  private static final Set<String> SCHEMES = Set.of("http", "https");

  private SiteAddress() {}

  /** The address of its folder, with a stroke at its end; empty for none. */
  static String of(@Nullable String text) {
    if (text == null) {
      return "";
    }
    try {
      URI address = new URI(text);
      boolean plain = address.getQuery() == null && address.getFragment() == null;
      if (SCHEMES.contains(String.valueOf(address.getScheme()))
          && address.getHost() != null
          && plain) {
        return text.endsWith("/") ? text : text + "/";
      }
    } catch (URISyntaxException e) {
      throw refused(text);
    }
    throw refused(text);
  }

  private static Refusal refused(String text) {
    return new Refusal(
        "`" + text + "` is no address of a site; one is like `https://example.org/games/`.");
  }
}
