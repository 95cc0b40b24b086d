package org.rookery.player.match;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;
import org.rookery.game.Game;
import org.rookery.player.Level;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.value.LessonBook;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.SelectiveTechnique;

/**
 * Contestants by their terms: {@code random}, {@code level:3}, {@code nodes:5000}, {@code
 * millis:100;without=late-move-pruning futility}, {@code uci:COMMAND;go=nodes 1000;Option=value},
 * {@code cecp:COMMAND;say=sd 4}.
 */
public final class Contestants {
  private static final int STRONGEST = 5;

  /** How many seconds another program may take for an answer when nothing else is said. */
  private static final String PATIENCE = "60";

  private Contestants() {}

  /**
   * The contestant of these terms.
   *
   * @param variant what other programs call the game
   * @throws IOException when another program cannot be started, or does not get ready
   * @throws IllegalArgumentException when the terms say nothing
   */
  public static Contestant of(String text, Game game, String variant, long seed)
      throws IOException {
    return of(text, game, variant, seed, LessonBook.here().find(game.rulesHash()));
  }

  /**
   * The same.
   *
   * @param learned what games have taught
   */
  public static Contestant of(String text, Game game, String variant, long seed, Lessons learned)
      throws IOException {
    ContestantSpec terms = ContestantSpec.of(text);
    return switch (terms.kind()) {
      case "random", "level" -> new OwnContestant(text, game, level(terms), seed, learned);
      case "nodes" -> own(terms, text, game, SearchLimits.ofNodes(number(terms)), seed, learned);
      case "millis" -> own(terms, text, game, SearchLimits.ofMillis(number(terms)), seed, learned);
      case "uci" -> new UciContestant(terms, patience(terms), terms.take("variant", variant));
      case "cecp" ->
          new CecpContestant(terms, patience(terms), game, terms.take("variant", variant));
      default -> throw unknown(text);
    };
  }

  /** The level of a contestant that takes no other terms; empty for one that plays at random. */
  private static Optional<Level> level(ContestantSpec terms) {
    terms.refuseOthers();
    Optional<Level> level = Level.named(terms.rest());
    if (terms.kind().equals("random") ? !terms.rest().isEmpty() : level.isEmpty()) {
      throw unknown(terms.kind() + ":" + terms.rest());
    }
    return level;
  }

  private static Contestant own(
      ContestantSpec terms,
      String text,
      Game game,
      SearchLimits limits,
      long seed,
      Lessons learned) {
    Level level = new Level(STRONGEST, limits, 0, 0);
    Set<SelectiveTechnique> avoided = EnumSet.noneOf(SelectiveTechnique.class);
    avoided.addAll(learned.avoided());
    for (String word : StringUtils.split(terms.take("without", ""))) {
      avoided.add(SelectiveTechnique.of(word).orElseThrow(() -> noShortcut(word)));
    }
    terms.refuseOthers();
    return new OwnContestant(text, game, Optional.of(level), seed, learned.avoiding(avoided));
  }

  private static IllegalArgumentException noShortcut(String word) {
    return new IllegalArgumentException(
        "`"
            + word
            + "` is no shortcut: give "
            + Arrays.stream(SelectiveTechnique.values())
                .map(SelectiveTechnique::word)
                .collect(Collectors.joining(", ")));
  }

  /** How many milliseconds another program may take for an answer. */
  private static long patience(ContestantSpec terms) {
    String seconds = terms.take("patience", PATIENCE);
    if (!seconds.matches("[1-9]\\d{0,4}")) {
      throw new IllegalArgumentException("patience is a number of seconds, such as 60");
    }
    return Long.parseLong(seconds) * 1000;
  }

  private static long number(ContestantSpec terms) {
    if (!terms.rest().matches("\\d{1,12}") || Long.parseLong(terms.rest()) == 0) {
      throw unknown(terms.kind() + ":" + terms.rest());
    }
    return Long.parseLong(terms.rest());
  }

  private static IllegalArgumentException unknown(String text) {
    return new IllegalArgumentException(
        "`"
            + text
            + "` is no contestant: give random, level:N, nodes:N, millis:N, uci:COMMAND or"
            + " cecp:COMMAND");
  }
}
