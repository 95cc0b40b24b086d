package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;

/** The words of an expected outcome, which must be some outcome of the game. */
final class OutcomePhrase {
  private static final String BY = " by ";

  private static final Pattern WHO = Pattern.compile("(.+) (wins?|loses?)");

  private final GameProgram program;
  private final Suite suite;
  private final Phrases phrases;

  OutcomePhrase(GameProgram program, Suite suite, Phrases phrases) {
    this.program = program;
    this.suite = suite;
    this.phrases = phrases;
  }

  /** Refuses words that no outcome of the game could have. */
  void verify(String pointer, String words) throws BadSuite {
    int by = words.indexOf(BY);
    String bare = by < 0 ? words : words.substring(0, by);
    if (!bare.equals("ongoing") && !bare.equals("draw") && !isResult(bare)) {
      throw suite.bad(pointer, wrong(pointer, words, bare));
    }
    if (by >= 0) {
      cause(pointer, words.substring(by + BY.length()));
    }
  }

  private boolean isResult(String bare) {
    return IntStream.range(0, program.players().size())
        .anyMatch(
            player ->
                bare.equals(wins(player))
                    || (isAlone(player) && bare.equals(program.players().get(player) + " loses")));
  }

  private String wrong(String pointer, String words, String bare) throws BadSuite {
    Matcher who = WHO.matcher(bare);
    if (who.matches()) {
      List<Integer> named = new ArrayList<>();
      for (String name : who.group(1).split(",? and |, ")) {
        named.add(phrases.player(pointer, name));
      }
      int first = named.get(0);
      if (!isAlone(first)) {
        boolean loses = who.group(2).startsWith("lose");
        return program.players().get(first)
            + " is in a team, which wins and loses as one: write "
            + (loses ? rivals(first) : "`" + wins(first) + "`")
            + ".";
      }
    }
    return "`"
        + words
        + "` should be `ongoing`, `draw`, `PLAYER wins`, `PLAYER loses` or, of a team,"
        + " `PLAYER and PLAYER win`,"
        + " perhaps with ` by REASON`.";
  }

  private boolean isAlone(int player) {
    return program.teamOf(player).size() == 1;
  }

  private String wins(int player) {
    return new Outcome.Win(player, "").words(program);
  }

  /** What it is called when others win. */
  private String rivals(int loser) {
    return IntStream.range(0, program.players().size())
        .filter(other -> program.competes(other) && !program.areAllied(loser, other))
        .mapToObj(other -> "`" + wins(other) + "`")
        .distinct()
        .collect(Collectors.joining(" or "));
  }

  /** Points or ranks may stand behind the name of the ending, in parentheses. */
  private void cause(String pointer, String cause) throws BadSuite {
    List<String> known =
        Stream.concat(
                program.endings().stream().map(Ending::reason),
                Stream.of(Adjudicator.NO_MOVES, Adjudicator.DEAD_POSITION))
            .distinct()
            .toList();
    if (known.stream().noneMatch(it -> cause.equals(it) || cause.startsWith(it + " ("))) {
      throw suite.bad(
          pointer,
          "No ending of the game is called `"
              + cause
              + "`; "
              + Suggestions.nearest(cause, known)
                  .map(near -> "did you mean `" + near + "`?")
                  .orElse("there are `" + String.join("`, `", known) + "`."));
    }
  }
}
