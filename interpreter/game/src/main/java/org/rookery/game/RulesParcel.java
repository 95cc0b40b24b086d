package org.rookery.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/**
 * Rules as plain values, with every text that they include: read on another machine, they are what
 * they are here, problems and places among it.
 *
 * @param texts the rules themselves first, then what is included
 * @param includes what each include that is met comes to
 */
public record RulesParcel(List<Text> texts, List<Include> includes) {
  private static final int NONE = -1;

  /** A source. */
  public record Text(String name, String location, String text, Dialect dialect) {
    private static Text of(Source source) {
      return new Text(source.name(), source.location(), source.text(), source.dialect());
    }

    private Source source() {
      return Source.of(name, location, text, dialect);
    }
  }

  /**
   * An include.
   *
   * @param from the location of the text that has it
   * @param name what is included, as written
   * @param text which of the texts that is; less than 0 when it is none
   * @param known the names that would have been found, when there is none of that name
   * @param refused why it may not be read; empty when that is not so
   */
  public record Include(String from, String name, int text, List<String> known, String refused) {}

  /** A text that includes nothing. */
  public static RulesParcel of(String name, String text) {
    return of(Rules.of(name, text));
  }

  /** These rules; what they include is read now. */
  public static RulesParcel of(Rules rules) {
    Map<String, Text> texts = new LinkedHashMap<>();
    List<Include> includes = new ArrayList<>();
    texts.put(rules.main().location(), Text.of(rules.main()));
    SourceLoader noting =
        (from, name) -> {
          Loaded loaded = rules.loader().load(from, name);
          includes.add(include(from, name, loaded, texts));
          return loaded;
        };
    new Expander(noting, new Diagnostics()).expand(rules.main());
    return new RulesParcel(List.copyOf(texts.values()), List.copyOf(includes));
  }

  private static Include include(Source from, String name, Loaded loaded, Map<String, Text> texts) {
    if (loaded instanceof Loaded.Found found) {
      Source source = found.source();
      // One file may be read in two dialects, by an old file and by one of ours.
      String key = source.location() + "\n" + source.dialect();
      texts.putIfAbsent(key, Text.of(source));
      int at = List.copyOf(texts.keySet()).indexOf(key);
      return new Include(from.location(), name, at, List.of(), "");
    }
    return loaded instanceof Loaded.Refused refused
        ? new Include(from.location(), name, NONE, List.of(), refused.reason())
        : new Include(from.location(), name, NONE, ((Loaded.Missing) loaded).known(), "");
  }

  /** The rules. */
  public Rules rules() {
    List<Source> sources = texts.stream().map(Text::source).toList();
    return Rules.of(sources.get(0), (from, name) -> loaded(sources, from, name));
  }

  private Loaded loaded(List<Source> sources, Source from, String name) {
    for (Include include : includes) {
      if (include.from().equals(from.location()) && include.name().equals(name)) {
        return include.text() != NONE
            ? new Loaded.Found(sources.get(include.text()))
            : include.refused().isEmpty()
                ? new Loaded.Missing(include.known())
                : new Loaded.Refused(include.refused());
      }
    }
    return new Loaded.Missing(List.of());
  }
}
