package org.rookery.mutation.revision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.engine.random.SeededRandom;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.engine.TextDifference;
import org.rookery.mutation.difference.Difference;
import org.rookery.suites.run.Phrases;

/**
 * Compares two games whose pieces or squares are not the same ones, by the texts of their turns:
 * the same random games are played in both as long as they look alike.
 */
final class TextComparison {
  private static final int GAMES = 40;
  private static final int PLIES = 60;
  private static final int TOLD = 4;

  private final GameEngine before;
  private final GameEngine after;
  private final long seed;

  TextComparison(GameEngine before, GameEngine after, long seed) {
    this.before = before;
    this.after = after;
    this.seed = seed;
  }

  /** How many games are played. */
  int games() {
    return GAMES;
  }

  /** The first differences of so many games, one of each kind. */
  List<Difference> differences(int most) {
    Map<String, Difference> byKind = new LinkedHashMap<>();
    for (int i = 0; i < GAMES && byKind.size() < most; i++) {
      played(SeededRandom.of(seed, i)).ifPresent(seen -> byKind.putIfAbsent(seen.says(), seen));
    }
    return List.copyOf(byKind.values());
  }

  private Optional<Difference> played(Random random) {
    try {
      return game(random);
    } catch (TooManyMoves further) { // what cannot be listed cannot be compared
      return Optional.empty();
    }
  }

  private Optional<Difference> game(Random random) {
    Position here = before.start();
    Position there = after.start();
    List<String> play = new ArrayList<>();
    for (int ply = 0; ply <= PLIES; ply++) {
      TurnTexts ours = Phrases.turnsOf(before, here);
      TurnTexts theirs = Phrases.turnsOf(after, there);
      Optional<Difference> seen = look(here, there, ours, theirs, play);
      if (seen.isPresent() || ours.moves().isEmpty()) {
        return seen;
      }
      int choice = random.nextInt(ours.moves().size());
      String text = ours.complete(ours.moves().get(choice));
      if (!(theirs.read(text) instanceof Reading.Found found)) {
        return Optional.empty(); // it may mean several there, which is no difference
      }
      here.make(ours.moves().get(choice));
      there.make(found.move());
      play.add(ours.shown(ours.moves().get(choice)));
    }
    return Optional.empty();
  }

  private Optional<Difference> look(
      Position here, Position there, TurnTexts ours, TurnTexts theirs, List<String> play) {
    TextDifference texts = TextDifference.of(ours, theirs);
    List<String> missing = texts.missing();
    List<String> surplus = texts.surplus();
    String outcome = Phrases.outcome(before, here);
    String now = Phrases.outcome(after, there);
    List<String> says = new ArrayList<>();
    if (!missing.isEmpty()) {
      says.add("no move " + few(missing));
    }
    if (!surplus.isEmpty()) {
      says.add("a move " + few(surplus));
    }
    if (!outcome.equals(now)) {
      says.add("`" + now + "`, not `" + outcome + "`");
    }
    return says.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Difference(
                Optional.empty(),
                List.copyOf(play),
                before.positions().print(here.setup()),
                new BoardText(before.program()).draw(here.setup()),
                String.join("; ", says),
                missing,
                surplus,
                List.of()));
  }

  private static String few(List<String> texts) {
    String more = texts.size() > TOLD ? " and " + (texts.size() - TOLD) + " more" : "";
    return "`" + String.join("`, `", texts.subList(0, Math.min(TOLD, texts.size()))) + "`" + more;
  }
}
