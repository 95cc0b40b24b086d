package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.game.phrase.Nouns;
import org.rookery.program.GameProgram;

/** In which order the players move, as a sentence. */
final class TurnOrderWords {
  /** What comes so often in a row is told once, with how often. */
  private static final int SHORTENED = 3;

  /** So many moves may be what comes again. */
  private static final int LONGEST_ROUND = 8;

  private TurnOrderWords() {}

  /**
   * The sentence.
   *
   * @param repeatFrom the number of the move with which the order begins again
   */
  static String of(GameModel model, int repeatFrom) {
    List<String> order = model.turnOrder().stream().map(TurnOrderWords::move).toList();
    List<String> first = order.subList(0, repeatFrom);
    List<String> again = order.subList(repeatFrom, order.size());
    if (first.isEmpty() || first.equals(again)) {
      String how = model.simultaneous().isPresent() ? " move at the same time." : " move in turn.";
      return again.equals(model.players())
          ? Nouns.list(again, "and") + how
          : "The players move in this order, again and again: " + told(again) + ".";
    }
    return "The first moves are: "
        + told(first)
        + ". From then on the players move in this order, again and again: "
        + told(again)
        + ".";
  }

  /** Who plays at random: a draw from the hand is told apart. */
  static List<String> chance(GameModel model) {
    return model.turnOrder().stream()
        .map(GameModel.TurnItem::player)
        .filter(GameProgram::isChance)
        .filter(player -> model.draws().stream().noneMatch(it -> it.player().equals(player)))
        .distinct()
        .map(
            player ->
                player
                    + " is no person: it plays at random, each of its legal moves with the same"
                    + " chance.")
        .toList();
  }

  private static String move(GameModel.TurnItem item) {
    String as = item.as().equals(item.player()) ? "" : " with the pieces of " + item.as();
    return item.player() + as + (item.phase().isEmpty() ? "" : " (" + item.phase() + ")");
  }

  /** Moves one after the other; rounds that come again at once are told once. */
  private static String told(List<String> order) {
    List<String> told = new ArrayList<>();
    int at = 0;
    while (at < order.size()) {
      int length = 1;
      while (length <= LONGEST_ROUND && rounds(order, at, length) < SHORTENED) {
        length++;
      }
      if (length > LONGEST_ROUND) {
        told.add(order.get(at));
        at++;
      } else {
        int rounds = rounds(order, at, length);
        String round = Nouns.list(order.subList(at, at + length), "and");
        told.add((told.isEmpty() ? "" : "then ") + rounds + " times " + round);
        at += rounds * length;
      }
    }
    return String.join(", ", told);
  }

  /** How often the moves from one on, so many, stand there in a row. */
  private static int rounds(List<String> order, int from, int length) {
    int rounds = 0;
    int to = from + length;
    while (to <= order.size()
        && order.subList(to - length, to).equals(order.subList(from, from + length))) {
      rounds++;
      to += length;
    }
    return rounds;
  }
}
