package org.rookery.game.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/** Files as they are being edited: where a text has not been saved yet, it stands for its file. */
final class UnsavedTexts {
  private final Map<String, String> byLocation = new TreeMap<>();

  UnsavedTexts(Map<Path, String> texts) {
    texts.forEach((file, text) -> byLocation.put(location(file), text));
  }

  private static String location(Path file) {
    try {
      return file.toRealPath().toString();
    } catch (IOException notThere) {
      return file.toAbsolutePath().normalize().toString();
    }
  }

  /** The source with its unsaved text, where it has one. */
  Source of(Source saved) {
    String text = byLocation.get(saved.location());
    return text == null ? saved : Source.of(saved.name(), saved.location(), text, saved.dialect());
  }

  /** A loader that finds what {@code saved} finds, with unsaved texts. */
  SourceLoader over(SourceLoader saved) {
    return (from, name) -> {
      Loaded loaded = saved.load(from, name);
      return loaded instanceof Loaded.Found found ? new Loaded.Found(of(found.source())) : loaded;
    };
  }
}
