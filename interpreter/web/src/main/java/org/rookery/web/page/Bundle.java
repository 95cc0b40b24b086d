package org.rookery.web.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/**
 * The rules of a game with all they include, under names that say nothing of the machine they come
 * from.
 *
 * @param name which of the texts the rules are
 * @param title which game of them is meant; empty for the one they offer
 */
public record Bundle(String name, String title, Map<String, String> texts) {
  private static final String RULES = ".rules";

  /**
   * The texts that are read when a game is compiled.
   *
   * @param title the game meant; empty for the one the rules offer
   */
  public static Bundle of(Rules rules, Optional<String> title) {
    Recorder recorder = new Recorder(rules.loader());
    Rules watched = Rules.of(rules.main(), recorder);
    Loading unused = title.map(watched::load).orElseGet(watched::load);
    unused.orThrow();
    Map<String, String> texts = new LinkedHashMap<>();
    String main = plain(rules.main());
    texts.put(main, rules.main().text());
    recorder.asked.forEach((name, source) -> texts.putIfAbsent(name, source.text()));
    return new Bundle(main, title.orElse(""), texts);
  }

  /** The same with more texts that may be included. */
  public Bundle and(Map<String, String> more) {
    Map<String, String> all = new LinkedHashMap<>(texts);
    more.forEach(all::putIfAbsent);
    return new Bundle(name, title, all);
  }

  /** The last part of a file's name, with an end that tells its dialect. */
  private static String plain(Source source) {
    String name = source.name().replace('\\', '/');
    String last = name.substring(name.lastIndexOf('/') + 1);
    boolean old = source.dialect() == Dialect.ZRF;
    return Dialect.of(last) == source.dialect() ? last : last + (old ? ".zrf" : RULES);
  }

  /** Remembers what was included, by the names that includes say. */
  private static final class Recorder implements SourceLoader {
    private final SourceLoader loader;
    private final Map<String, Source> asked = new LinkedHashMap<>();

    Recorder(SourceLoader loader) {
      this.loader = loader;
    }

    @Override
    public Loaded load(Source from, String name) {
      Loaded loaded = loader.load(from, name);
      if (loaded instanceof Loaded.Found found) {
        asked.putIfAbsent(within(name, found.source()), found.source());
      }
      return loaded;
    }

    /** The name of an include as it is found from the top, whatever folder it was included from. */
    private static String within(String name, Source found) {
      List<String> parts = new ArrayList<>();
      for (String part : name.strip().replace('\\', '/').split("/")) {
        if (part.equals("..") && !parts.isEmpty()) {
          parts.remove(parts.size() - 1);
        } else if (!part.isEmpty() && !part.equals(".") && !part.equals("..")) {
          parts.add(part);
        }
      }
      String path = String.join("/", parts);
      boolean bare = found.name().endsWith(RULES) && !path.endsWith(RULES);
      return bare ? path + RULES : path;
    }
  }
}
