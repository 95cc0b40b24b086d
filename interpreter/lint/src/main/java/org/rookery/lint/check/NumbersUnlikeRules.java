package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.lint.facts.Mentions;

/** A number in the words about a game that its rules do not have. */
final class NumbersUnlikeRules implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.note(
          "number-unlike-rule",
          "numbers in the help unlike the rule",
          "The description names a number of moves, repetitions or squares, and the rule "
              + "has another. One of the two is wrong.",
          """
          (description "The same position three times is a draw; so are fifty moves without a capture.")
          (quiet-turns 80 draw)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """,
          """
          (description "The same position three times is a draw; so are fifty moves without a capture.")
          (quiet-turns 100 draw)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  private static final List<String> WORDS =
      List.of(
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  private static final Map<String, Integer> LARGE =
      Map.of(
          "sixteen", 16, "twenty", 20, "thirty", 30, "forty", 40, "fifty", 50, "sixty", 60,
          "hundred", 100, "twice", 2, "third", 3, "fourth", 4);

  private static final Pattern QUIET =
      Pattern.compile("(\\w+) (?:moves|turns)(?: by each| of each| in a row)*[^.;]{0,20} without");

  private static final Pattern REPEATED =
      Pattern.compile("(?:position|repeat\\w*)[^.;,]{0,40}?(\\w+) times?\\b");

  private static final Pattern SIZE = Pattern.compile("(\\d+) ?(?:x|by|×) ?(\\d+)");

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    // A history tells of other games, too.
    for (String word : List.of("description", "strategy")) {
      for (Form.Group section : game.sections(word)) {
        String text = section.items().stream().map(Mentions::text).collect(Collectors.joining(" "));
        look(game, text.toLowerCase(Locale.ROOT), section.origin(), findings);
      }
    }
  }

  private static void look(LintedGame game, String text, Origin origin, FindingCollector findings) {
    List<Integer> quiet = new ArrayList<>();
    List<Integer> repeated = new ArrayList<>();
    for (EndingModel ending : game.model().endings()) {
      ending
          .when()
          .all()
          .forEach(
              condition -> {
                if (condition instanceof Condition.Repeated again) {
                  repeated.add(again.times());
                } else if (!condition.amounts().isEmpty()
                    && condition.amounts().get(0) instanceof Amount.Clock
                    && condition.amounts().get(1) instanceof Amount.Literal turns) {
                  quiet.add(turns.value());
                  quiet.add(turns.value() / 2);
                }
              });
    }
    compare(QUIET.matcher(text), quiet, "quiet moves", origin, findings);
    compare(REPEATED.matcher(text), repeated, "repetitions", origin, findings);
    Matcher size = SIZE.matcher(text);
    int[][] rows = game.program().layout().squareAt();
    if (size.find() && rows.length > 0) {
      Set<Integer> said =
          Set.copyOf(List.of(Integer.valueOf(size.group(1)), Integer.valueOf(size.group(2))));
      if (!said.equals(Set.copyOf(List.of(rows.length, rows[0].length)))) {
        findings.add(
            origin,
            "The words say "
                + size.group(1)
                + " by "
                + size.group(2)
                + ", and the board has "
                + rows[0].length
                + " files and "
                + rows.length
                + " ranks.");
      }
    }
  }

  private static void compare(
      Matcher said, List<Integer> rules, String what, Origin origin, FindingCollector findings) {
    if (said.find() && !rules.isEmpty()) {
      Optional<Integer> number = number(said.group(1));
      if (number.filter(n -> !rules.contains(n)).isPresent()) {
        findings.add(
            origin,
            "The words say " + said.group(1) + ", but the rule for " + what + " says otherwise.");
      }
    }
  }

  private static Optional<Integer> number(String word) {
    if (word.matches("\\d{1,6}")) {
      return Optional.of(Integer.valueOf(word));
    }
    int small = WORDS.indexOf(word);
    return small >= 0 ? Optional.of(small) : Optional.ofNullable(LARGE.get(word));
  }
}
