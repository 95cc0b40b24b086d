package org.rookery.language.source;

import java.util.List;
import java.util.function.UnaryOperator;

/** Finds the source that an include names. */
@FunctionalInterface
public interface SourceLoader {
  /** A loader that knows no file: for texts that must stand alone. */
  SourceLoader NONE = (from, name) -> new Loaded.Missing(List.of());

  /**
   * Loads a source. Failing is a result, never an exception.
   *
   * @param from the source with the include
   * @param name the name as written, with {@code /} or {@code \} between folders
   */
  Loaded load(Source from, String name);

  /** A loader that finds what this one finds, each source changed. */
  default SourceLoader with(UnaryOperator<Source> change) {
    return (from, name) -> {
      Loaded loaded = load(from, name);
      return loaded instanceof Loaded.Found found
          ? new Loaded.Found(change.apply(found.source()))
          : loaded;
    };
  }

  /** What loading came to. */
  sealed interface Loaded {
    /** It is there. */
    record Found(Source source) implements Loaded {}

    /** There is none of that name. {@code known} are the names that would have been found. */
    record Missing(List<String> known) implements Loaded {}

    /** It may not or cannot be read. {@code reason} says why in a few words. */
    record Refused(String reason) implements Loaded {}
  }
}
