package org.rookery.lint.check;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.Settings;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.lint.facts.Inside;
import org.rookery.lint.facts.Mentions;

/** A section of which an earlier or a later one takes the place. */
final class OverruledSections implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "overruled-section",
          "two sections of which one counts",
          "A game says the same thing twice, and only one of the two counts: of endings the "
              + "first, of settings the last. Remove the other. A macro such as one of all "
              + "endings may have said it already; a `variant` may replace what it inherits.",
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (stalemate draw)
          (stalemate loss)
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  /** Asked in order, so that the first counts. */
  private static final Set<String> FIRST =
      Set.of("stalemate", "no-moves", "repetition", "quiet-turns");

  private static final String OPTION = "option";

  /** Settings that are sections of their own. */
  private static final Set<String> SETTINGS =
      Settings.sections().stream().map(OverruledSections::dashed).collect(Collectors.toSet());

  private static final Set<String> LAST =
      Set.of(
          "captured-pieces",
          OPTION,
          "counter",
          "attribute",
          "captures-compulsory",
          "as-much-as-possible",
          "turn-text");

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Map<String, Form> known = new LinkedHashMap<>();
    Set<String> royal = new HashSet<>();
    for (Form section : game.sections()) {
      String head = section instanceof Form.Group group ? group.head().orElse("") : "";
      String word = SETTINGS.contains(head) ? OPTION : head;
      if (word.equals("royal")) {
        royal(section, royal, findings);
      }
      if (!FIRST.contains(word) && !LAST.contains(word)) {
        continue;
      }
      String key = key(word, (Form.Group) section);
      Form earlier = known.get(key);
      known.put(key, earlier != null && FIRST.contains(word) ? earlier : section);
      if (earlier != null) {
        boolean first = FIRST.contains(word);
        Origin other = first ? earlier.origin() : section.origin();
        findings.add(
            first ? section.origin() : earlier.origin(),
            "This counts for nothing: the game says it " + (first ? "before." : "again."),
            "what counts stands at " + other.authored().position());
      }
    }
    impliedEndings(game, findings);
  }

  private static String key(String word, Form.Group section) {
    String name = section.items().size() > 1 ? Mentions.text(section.items().get(1)) : "";
    return switch (word) {
      case OPTION -> section.isHeadedBy(OPTION) ? dashed(name) : section.head().orElse("");
      case "counter", "attribute" -> word + " " + name;
      case "no-moves" -> "stalemate";
      default -> word;
    };
  }

  private static String dashed(String option) {
    return option.replace(' ', '-');
  }

  private static void royal(Form section, Set<String> royal, FindingCollector findings) {
    for (Form item : ((Form.Group) section).items()) {
      boolean name = item.atom().isPresent() && !item.isWord("royal");
      if (name && !royal.add(Mentions.text(item))) {
        findings.add(item.origin(), "That `" + item + "` is royal was said before.");
      }
    }
  }

  /** An ending behind one that holds whenever it does, for the same players. */
  private static void impliedEndings(LintedGame game, FindingCollector findings) {
    List<EndingModel> endings = game.model().endings();
    for (int later = 1; later < endings.size() - 1; later++) {
      EndingModel ending = endings.get(later);
      for (EndingModel before : endings.subList(0, later)) {
        boolean covered =
            isInOneFile(before, ending)
                && before.players().containsAll(ending.players())
                && Inside.conjuncts(ending.when()).containsAll(Inside.conjuncts(before.when()))
                && !before.origin().authored().equals(ending.origin().authored());
        if (covered && !isPair(before, ending) && !makesRoyal(ending)) {
          findings.add(
              ending.origin(),
              "This ending is never asked: whenever it holds, an earlier one does.",
              "the earlier one stands at " + before.origin().authored().position());
          break;
        }
      }
    }
  }

  /** In old files such a goal also says which pieces are royal. */
  private static boolean makesRoyal(EndingModel ending) {
    return ending.origin().span().text().contains("(checkmated ");
  }

  /** A variant may well forestall what it inherits. */
  private static boolean isInOneFile(EndingModel one, EndingModel other) {
    return one.origin().authored().source() == other.origin().authored().source();
  }

  /** Whether both are sections that were compared by their words. */
  private static boolean isPair(EndingModel one, EndingModel other) {
    return FIRST.stream().anyMatch(word -> starts(one, word))
        && FIRST.stream().anyMatch(word -> starts(other, word));
  }

  private static boolean starts(EndingModel ending, String word) {
    return ending.origin().span().text().startsWith("(" + word);
  }
}
