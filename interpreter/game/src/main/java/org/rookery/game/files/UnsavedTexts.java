package org.rookery.game.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

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
    return text == null ? saved : saved.withText(text);
  }

  /** A loader that finds what {@code saved} finds, with unsaved texts. */
  SourceLoader over(SourceLoader saved) {
    return saved.with(this::of);
  }
}
