package org.rookery.exchange.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.exchange.fairy.options.Ini;
import org.rookery.exchange.fairy.options.IniReader;
import org.rookery.exchange.fairy.options.OptionKeys;
import org.rookery.exchange.fairy.options.OptionValues;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.parts.Imported;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/** Whatever a section gives changes the rules, or is told: on the console, in the head, counted. */
class EveryOptionTest {
  private static final OptionKeys KEYS = new OptionKeys();

  private static final List<String> UNKNOWN =
      List.of(
          "cylindrical",
          "toroidal",
          "hexBoard",
          "multimoves",
          "selfCapture",
          "wallingBlack",
          "maxRankWhite",
          "connectPieceGoalBlack",
          "customPiece26",
          "mobilityRegionWhiteNobody",
          "x",
          "castlin",
          "pieces",
          "promotionOffset",
          "promoChoice",
          "maxPromote",
          "promoZone",
          "royal",
          "stalemateResult",
          "holdingsType",
          "shapes",
          "graphicsDir",
          "whitePromoteZone",
          "zonal",
          "enableGating",
          "repetitionRule",
          "boardWidth",
          "boardHeight",
          "lightShade",
          "startShade");

  private static final int RANDOM_WORDS = 60;

  private static Imported read(String text, Diagnostics problems) {
    List<Imported> all =
        FairyImport.read(Source.of("some.ini", text), Map.of(), "mine"::equals, problems);
    assertThat(all).as(text).hasSizeLessThanOrEqualTo(1);
    return all.isEmpty() ? new Imported("", "", List.of()) : all.get(0);
  }

  private static String body(Imported imported) {
    return imported.text().replaceAll("(?m)^;.*\n", "");
  }

  private static Stream<String> head(Imported imported) {
    return imported.text().lines().takeWhile(line -> line.startsWith(";"));
  }

  /** Values of a kind: some usual, some not. */
  private static List<String> values(String key, OptionKeys.Kind kind, List<String> letters) {
    String one = letters.get(0);
    String other = letters.get(1);
    return switch (kind) {
      case FLAG -> List.of("true", "false");
      case NUMBER -> List.of("0", "1", "2", "7");
      case RANK -> List.of("1", "3", "8");
      case FILE -> List.of("b", "8");
      case VALUE -> List.of("win", "loss", "draw", "none");
      case WORD ->
          switch (key) {
            case "wallingRule" -> List.of("arrow", "duck", "edge", "past", "static", "none");
            case "countingRule" -> List.of("makruk", "cambodian", "asean");
            case "chasingRule" -> List.of("axf");
            default ->
                List.of("reversi", "ataxx", "quadwrangle", "snort", "anyside", "top", "janggi");
          };
      case SQUARES -> List.of("*3 *4", "a1 b2", "-");
      case PIECES -> List.of("-", one, one + other, "*");
      case NUMBERS -> List.of(one + ":1", one + ":1 " + other + ":2");
      case PAIRS -> List.of(one + ":" + other);
      case TEXT -> List.of(key.equals("startFen") ? "8/8/8/8/8/8/8/8 w - - 0 1" : "KQ");
    };
  }

  private static Options options(String parent) {
    Options options = new Options(KEYS);
    Source bases = Source.of("bases.ini", OptionKeys.resource("bases.ini"));
    Map<String, Ini.Section> sections = new HashMap<>();
    IniReader.read(bases, new Diagnostics()).sections().forEach(s -> sections.put(s.name(), s));
    List<Ini.Section> line = new ArrayList<>();
    for (Ini.Section at = sections.get(parent); at != null; at = sections.get(at.parent())) {
      line.add(0, at);
    }
    line.forEach(options::add);
    return options;
  }

  /** Every value on one parent: what others make of an option hangs little on it. */
  @Test
  void everyOptionChangesTheRulesOrIsTold() {
    assertThat(lost("chess", Integer.MAX_VALUE)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "xiangqi"})
  @Tag("catalogue")
  void everyOptionOfOtherParentsChangesTheRulesOrIsTold(String parent) {
    assertThat(lost(parent, 2)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"crazyhouse", "shogi", "xiangqi", "breakthrough"})
  @Tag("fuzz")
  void everyValueOfEveryOptionChangesTheRulesOrIsTold(String parent) {
    assertThat(lost(parent, Integer.MAX_VALUE)).isEmpty();
  }

  private static List<String> lost(String parent, int most) {
    Options inherited = options(parent);
    List<String> letters = List.copyOf(new LinkedHashSet<>(inherited.letters().values()));
    List<String> two = letters.size() > 1 ? letters : List.of(letters.get(0), "z");
    String before = body(read("[mine:" + parent + "]\n", new Diagnostics()));
    List<String> lost = new ArrayList<>();
    KEYS.table()
        .forEach(
            (key, described) -> {
              List<String> values = values(key, described.kind(), two);
              for (String value : values.subList(0, Math.min(most, values.size()))) {
                lost.add(told(parent, inherited, before, key, value));
                if (described.each()) {
                  lost.add(told(parent, inherited, before, key + "White", value));
                  lost.add(told(parent, inherited, before, key + "Black", value));
                }
              }
            });
    for (String piece : KEYS.pieces()) {
      lost.add(told(parent, inherited, before, piece, two.get(0)));
    }
    lost.add(told(parent, inherited, before, "customPiece1", "y:WnD"));
    lost.add(told(parent, inherited, before, "mobilityRegionWhiteKing", "*1"));
    lost.removeIf(String::isEmpty);
    return lost;
  }

  private static String told(
      String parent, Options inherited, String before, String key, String value) {
    OptionKeys.Kind kind = KEYS.describe(key).kind();
    boolean usual =
        OptionValues.canonical(kind, inherited.value(key), inherited)
            .equals(OptionValues.canonical(kind, value, inherited));
    Diagnostics problems = new Diagnostics();
    Imported imported = read("[mine:" + parent + "]\n" + key + " = " + value + "\n", problems);
    boolean changed = !body(imported).equals(before) && !imported.text().isEmpty();
    String console = DiagnosticRenderer.render(problems);
    boolean refused = imported.text().isEmpty() && problems.hasErrors();
    boolean warned = refused || console.contains("some.ini:2:");
    boolean inHead = head(imported).anyMatch(line -> line.matches(".*\\b" + key + "\\b.*"));
    boolean counted = imported.gaps().contains(key);
    boolean fine = usual || changed || refused || (warned && inHead);
    boolean isGap = console.contains("`" + key + "` is not in the rules");
    return fine && isGap == counted ? "" : parent + ": " + key + " = " + value + "\n" + console;
  }

  /** Keys that no section has: those of other programs, real ones misspelt, words by chance. */
  private static List<String> unknownKeys() {
    Set<String> keys = new LinkedHashSet<>(UNKNOWN);
    keys.addAll(others());
    KEYS.table()
        .keySet()
        .forEach(
            key -> {
              int middle = key.length() / 2;
              keys.add(key.substring(0, middle) + key.substring(middle + 1));
              keys.add(key + "s");
            });
    Random random = new Random(1);
    for (int i = 0; i < RANDOM_WORDS; i++) {
      StringBuilder word = new StringBuilder();
      int length = 3 + random.nextInt(12);
      while (word.length() < length) {
        word.append((char) ('a' + random.nextInt('z' - 'a' + 1)));
      }
      keys.add(word.toString());
    }
    keys.removeIf(key -> KEYS.table().containsKey(key) || KEYS.pieces().contains(key));
    return List.copyOf(keys);
  }

  /** What is unknown hangs on no parent: one shows it for keys of all kinds. */
  @Test
  void unknownOptionsAreGaps() {
    areGaps("chess", unknownKeys());
    assertThat(others()).hasSizeGreaterThan(145).allMatch(KEYS::isUnknown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "xiangqi"})
  @Tag("catalogue")
  void unknownOptionsOfOtherParentsAreGaps(String parent) {
    areGaps(parent, others());
  }

  private static void areGaps(String parent, List<String> keys) {
    List<String> values = List.of("true", "false", "0", "-", "8");
    for (int i = 0; i < keys.size(); i++) {
      String key = keys.get(i);
      Diagnostics problems = new Diagnostics();
      String value = values.get(i % values.size());
      Imported imported = read("[mine:" + parent + "]\n" + key + " = " + value + "\n", problems);
      assertThat(imported.gaps()).as(key).containsExactly(key);
      assertThat(head(imported)).anyMatch(line -> line.contains("Not in these rules: " + key));
      assertThat(DiagnosticRenderer.render(problems)).contains("some.ini:2:1", "`" + key + "`");
    }
  }

  /** The options of another program. */
  private static List<String> others() {
    return OptionKeys.resource("unknown-keys.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }

  /** Each is counted once. */
  @ParameterizedTest
  @ValueSource(strings = {"chess", "shogi", "xiangqi"})
  void allUnknownOptionsTogetherAreCounted(String parent) {
    StringBuilder text = new StringBuilder("[mine:" + parent + "]\n");
    others().forEach(key -> text.append(key).append(" = true\n"));
    Imported imported = read(text.toString(), new Diagnostics());
    assertThat(imported.gaps()).containsExactlyInAnyOrderElementsOf(others());
    assertThat(head(imported)).anyMatch(line -> line.contains(String.join(", ", imported.gaps())));
  }

  /** Options whose values have rules of their own: where they are imported, and what is lost. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess | wallingRule = arrow | only where no piece is royal and nothing castles and no Pawn"
            + " has a double step; see how the rules file `amazons`",
        "chess | wallingRule = duck | only where no piece is royal;",
        "shogi | wallingRule = past | only where no piece is royal and `pieceDrops` is not given;",
        "chess | countingRule = makruk | only where the game has `silver`;",
        "shogi | chasingRule = axf | only where the game has `fers`, `elephant`",
        "xiangqi | moveRepetitionIllegal = true | to and fro for the fourth time does not lose",
        "chess | seirawanGating = true;gating = true | only where the start position has pieces in"
            + " hand; see how the rules file `seirawan`",
        "crazyhouse | seirawanGating = true;gating = true | only where nothing else is dropped",
      })
  void theWarningSaysWhereItWouldBeImported(String parent, String option, String told) {
    Diagnostics problems = new Diagnostics();
    String lines = option.replace(";", "\n");
    Imported imported = read("[mine:" + parent + "]\n" + lines + "\n", problems);
    assertThat(DiagnosticRenderer.render(problems)).contains(told);
    assertThat(imported.gaps()).contains(option.replaceFirst(" .*", ""));
  }
}
