package org.rookery.suites.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rookery.suites.format.YamlKeys.Reader;

/** Makes the parts of a suite out of its keys. */
final class CaseParts {
  private static final Reader<List<String>> TEXTS = YamlKeys.list(YamlKeys::text);
  private static final Reader<Map<String, String>> TEXT_BY_NAME = YamlKeys.map(YamlKeys::text);
  private static final Reader<Map<String, List<String>>> TEXTS_BY_NAME = YamlKeys.map(TEXTS);
  private static final Reader<Map<String, Map<String, Integer>>> HANDS =
      YamlKeys.map(YamlKeys.map(YamlKeys::number));
  private static final Reader<Map<String, Object>> ANYTHING =
      YamlKeys.map((value, pointer, name) -> Objects.requireNonNull(value.plain()));

  private CaseParts() {}

  /** What stands before the cases. */
  static Header header(YamlValue value) throws Misfit {
    YamlKeys keys = YamlKeys.of(value, "", "This");
    String rules = keys.get("rules", YamlKeys::text);
    String game = keys.get("game", YamlKeys::text);
    String recorded = keys.get("recorded", YamlKeys::text);
    keys.get("cases", (cases, pointer, name) -> cases);
    keys.end();
    if (rules == null) {
      throw new Misfit("", "The key `rules` is missing: it names the rules file.");
    }
    return new Header(rules, game, recorded);
  }

  /** A case. */
  static Case of(YamlValue value, String pointer) throws Misfit {
    YamlKeys keys = YamlKeys.of(value, pointer, "This");
    Boolean record = keys.get("record", YamlKeys::truth);
    Case read =
        new Case(
            keys.get("name", YamlKeys::text),
            keys.get("position", YamlKeys::text),
            keys.get("place", TEXT_BY_NAME),
            keys.get("hand", HANDS),
            keys.get("to-move", YamlKeys::text),
            keys.get("turn", YamlKeys::number),
            keys.get("flags", ANYTHING),
            keys.get("play", TEXTS),
            keys.get("expect", CaseParts::expect),
            record != null && record,
            keys.get("skip", YamlKeys::text),
            keys.get("tags", TEXTS),
            keys.get("for", YamlKeys::text),
            keys.get("always", CaseParts::always),
            keys.get("faster-than", YamlKeys::text));
    keys.end();
    return read;
  }

  private static Expect expect(YamlValue value, String pointer, String name) throws Misfit {
    YamlKeys keys = YamlKeys.of(value, pointer, name);
    Expect read =
        new Expect(
            keys.get("count", YamlKeys::number),
            keys.get("moves", TEXTS),
            keys.get("legal", TEXTS),
            keys.get("illegal", TEXTS),
            keys.get("targets", TEXTS_BY_NAME),
            keys.get("check", YamlKeys::truth),
            keys.get("outcome", YamlKeys::text),
            keys.get("board", TEXT_BY_NAME),
            keys.get("hand", HANDS),
            keys.get("flags", ANYTHING),
            keys.get("view", TEXT_BY_NAME),
            keys.get("captured", TEXTS),
            keys.get("after", YamlKeys.map(CaseParts::expect)),
            keys.get("perft", CaseParts::perft));
    keys.end();
    return read;
  }

  /** Leaf counts by depth. */
  private static Map<Integer, @Nullable Long> perft(YamlValue value, String pointer, String name)
      throws Misfit {
    Map<Integer, @Nullable Long> counts = new LinkedHashMap<>();
    Map<String, @Nullable Long> written = YamlKeys.map(YamlKeys::large).read(value, pointer, name);
    for (Map.Entry<String, @Nullable Long> count : written.entrySet()) {
      String depth = count.getKey();
      if (!depth.matches("\\d{1,4}")) {
        throw new Misfit(YamlPlaces.child(pointer, depth), "`" + depth + "` should be a depth.");
      }
      counts.put(Integer.valueOf(depth), count.getValue());
    }
    return counts;
  }

  private static Always always(YamlValue value, String pointer, String name) throws Misfit {
    YamlKeys keys = YamlKeys.of(value, pointer, name);
    Always read =
        new Always(
            keys.get("that", YamlKeys::text),
            keys.get("longest", YamlKeys::number),
            keys.get("games", YamlKeys::number),
            keys.get("turns", YamlKeys::number),
            keys.get("seed", YamlKeys::large));
    keys.end();
    return read;
  }
}
