package org.rookery.game.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.notation.Claim;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Edit;

/**
 * Says of a turn told in several parts which part fails, and why: the legal turn that has most of
 * the parts is the nearest.
 */
final class PartsTold {
  private PartsTold() {}

  /** The answer; {@code reason} where it is about no more than one part. */
  static String explain(
      GameEngine game,
      Position position,
      String text,
      List<Claim> claims,
      TurnTexts legal,
      String reason) {
    for (Claim claim : claims) {
      List<Claim> told = claim.parts();
      if (told.size() < 2) {
        continue;
      }
      Move nearest = null;
      int most = 0;
      for (Move move : legal.moves()) {
        int fitting = (int) told.stream().filter(part -> part.begins(position, move)).count();
        if (fitting > most) {
          nearest = move;
          most = fitting;
        }
      }
      if (nearest != null && most < told.size()) {
        return missing(game, position, text, told, legal, nearest);
      }
    }
    return reason;
  }

  private static String missing(
      GameEngine game,
      Position position,
      String text,
      List<Claim> told,
      TurnTexts legal,
      Move nearest) {
    String[] texts = text.split(";");
    List<String> lacking = new ArrayList<>();
    int first = -1;
    for (int i = 0; i < told.size(); i++) {
      if (!told.get(i).begins(position, nearest)) {
        first = first < 0 ? i : first;
        lacking.add(i < texts.length ? "`" + texts[i].strip() + "`" : "a part of it");
      }
    }
    String answer =
        "No legal turn has all the parts of `"
            + text
            + "`. The nearest is `"
            + legal.complete(nearest)
            + "`, which lacks "
            + String.join(" and ", lacking)
            + ".";
    return why(game, position, told, first, nearest).map(w -> answer + "\n" + w).orElse(answer);
  }

  /** Why a part fails once those of the nearest turn before it have been made. */
  private static Optional<String> why(
      GameEngine game, Position position, List<Claim> told, int failing, Move nearest) {
    int end = partsBefore(position, told.subList(0, failing), nearest);
    if (end == 0) {
      return new NoRule(game, position).explain(List.of(told.get(failing)));
    }
    int[] words = new int[end];
    for (int i = 0; i < end; i++) {
      words[i] = nearest.word(i);
    }
    position.makePart(words, 0, end);
    try {
      return new NoRule(game, position).explain(List.of(told.get(failing)));
    } finally {
      position.unmake();
    }
  }

  /** Where the parts of a move end that together have all that is told. */
  private static int partsBefore(Position position, List<Claim> told, Move move) {
    if (told.isEmpty()) {
      return 0;
    }
    for (int i = 1; i < move.words(); i++) {
      if (Edit.kind(move.word(i)) == Edit.PART) {
        int[] words = new int[i];
        for (int j = 0; j < i; j++) {
          words[j] = move.word(j);
        }
        Move before = Move.of(words);
        if (told.stream().allMatch(part -> part.begins(position, before))) {
          return i;
        }
      }
    }
    return 0;
  }
}
