package org.rookery.game.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.StatedMove;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Article;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * Says of a turn told in several parts which part fails, and why: the legal move that begins as it
 * does for longest is the nearest.
 */
final class FailedPartExplanation {
  private static final String OVER = "The move is over by then.";

  /** So many moves are listed. */
  private static final int MOST_ALTERNATIVES = 8;

  /** A text with more parts of a move is looked at no further. */
  private static final int MOST_PARTS = 40;

  private final GameEngine game;
  private final Position position;
  private final TurnTexts legal;
  private final int nodes;

  /**
   * Answers about a position.
   *
   * @param legal its legal moves
   * @param nodes how far the rules of pieces are followed
   */
  FailedPartExplanation(GameEngine game, Position position, TurnTexts legal, int nodes) {
    this.game = game;
    this.position = position;
    this.legal = legal;
    this.nodes = nodes;
  }

  /** The answer about a text, which claims one of these; empty where it is of one part only. */
  Optional<String> explain(String text, List<StatedMove> claims) {
    for (StatedMove claim : claims) {
      List<StatedMove> told = told(claim);
      Optional<Move> nearest = nearest(told);
      if (nearest.isPresent()) {
        return Optional.of(missing(text, told, nearest.get()));
      }
    }
    return Optional.empty();
  }

  /** The move that comes nearest to the first of these claims that one comes near to. */
  Optional<Move> nearestOf(List<StatedMove> claims) {
    return claims.stream().flatMap(claim -> nearest(told(claim)).stream()).findFirst();
  }

  private static List<StatedMove> told(StatedMove claim) {
    return claim.parts().stream().limit(MOST_PARTS).toList();
  }

  private Optional<Move> nearest(List<StatedMove> told) {
    Move nearest = null;
    int most = 0;
    for (Move move : told.size() < 2 ? List.<Move>of() : legal.moves()) {
      int near = nearness(told, move);
      if (near > most) {
        nearest = move;
        most = near;
      }
    }
    return Optional.ofNullable(most < nearnessOfAll(told.size()) ? nearest : null);
  }

  /**
   * How near a turn is to what is told: what counts is how many parts from the first on it has,
   * then how many of the others, then how many of them in the order told.
   */
  private int nearness(List<StatedMove> told, Move move) {
    int leading = 0;
    int fitting = 0;
    for (int i = 0; i < told.size(); i++) {
      if (told.get(i).begins(position, move)) {
        fitting++;
        leading += leading == i ? 1 : 0;
      }
    }
    int inOrder = 0;
    List<Component> done = MoveChanges.of(position, move).all();
    while (inOrder < Math.min(told.size(), done.size())
        && told.get(inOrder).isFirst(done.get(inOrder))) {
      inOrder++;
    }
    return (leading * told.size() + fitting) * (told.size() + 1) + inOrder;
  }

  /** What no turn reaches that lacks a part. */
  private static int nearnessOfAll(int parts) {
    return parts * (parts + 1) * (parts + 1);
  }

  private String missing(String text, List<StatedMove> told, Move nearest) {
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
        "No legal move has all the parts of `"
            + text
            + "`. The nearest is `"
            + legal.complete(nearest)
            + "`, which lacks "
            + String.join(" and ", lacking)
            + ".";
    boolean over = MoveChanges.of(position, nearest).all().size() <= first;
    Optional<String> why = why(told, first, nearest);
    boolean nothing = why.filter(w -> !w.startsWith(TestWords.ALLOWED)).isEmpty();
    if ((over && nothing) || why.equals(Optional.of(OVER))) {
      why = Optional.of(alternatives(told.subList(0, first)).orElse(OVER));
    }
    return why.map(w -> answer + "\n" + w).orElse(answer);
  }

  /** Which moves have the parts before the one that fails, where there are several. */
  private Optional<String> alternatives(List<StatedMove> before) {
    List<String> texts =
        legal.moves().stream()
            .filter(move -> before.stream().allMatch(part -> part.begins(position, move)))
            .limit(MOST_ALTERNATIVES + 1L)
            .map(move -> "`" + legal.complete(move) + "`")
            .toList();
    return texts.size() < 2
        ? Optional.empty()
        : Optional.of(
            "Moves that begin so: "
                + String.join(", ", texts.subList(0, Math.min(texts.size(), MOST_ALTERNATIVES)))
                + (texts.size() > MOST_ALTERNATIVES ? ", …" : "")
                + ".");
  }

  /** Why a part fails once those of the nearest turn before it have been made. */
  private Optional<String> why(List<StatedMove> told, int failing, Move nearest) {
    int end = partsBefore(position, told.subList(0, failing), nearest);
    if (end == 0) {
      // Nothing comes after the parts before: a piece that they bring cannot go on.
      return failing > 0 && beginsOnEmpty(told.get(failing))
          ? Optional.of(OVER)
          : why(told.get(failing));
    }
    int[] words = new int[end];
    for (int i = 0; i < end; i++) {
      words[i] = nearest.word(i);
    }
    position.makePart(words, 0, end);
    try {
      return why(told.get(failing));
    } finally {
      position.unmake();
    }
  }

  private boolean beginsOnEmpty(StatedMove part) {
    return part.origins().cardinality() == 1
        && position.content(part.origins().nextSetBit(0)) == Contents.EMPTY;
  }

  /** Why a part cannot be made in the position as it is. */
  private Optional<String> why(StatedMove part) {
    return new NearestRuleExplanation(game, position, nodes)
        .explain(List.of(part))
        .or(() -> notOwn(part));
  }

  /**
   * Where a part begins for which no rules are asked: on an empty square, or with another's piece.
   */
  private Optional<String> notOwn(StatedMove part) {
    if (part.origins().cardinality() != 1) {
      return Optional.empty();
    }
    int square = part.origins().nextSetBit(0);
    return position.content(square) == Contents.EMPTY
        ? Optional.of("There is no piece on " + game.labels().square(square) + " then.")
        : movedByOthers(square).or(() -> othersPiece(game, position, square));
  }

  /** Where another's piece can go in moves of whom may move now. */
  private Optional<String> movedByOthers(int square) {
    int piece = position.content(square);
    String targets =
        legal.moves().stream()
            .flatMapToInt(move -> IntStream.range(0, move.words()).map(move::word))
            .filter(word -> Edit.kind(word) == Edit.MOVE && Edit.a(word) == square)
            .mapToObj(word -> game.labels().square(Edit.b(word)))
            .distinct()
            .sorted()
            .limit(MOST_ALTERNATIVES)
            .collect(Collectors.joining(", "));
    return targets.isEmpty() || game.program().contents().owner(piece) == position.as()
        ? Optional.empty()
        : Optional.of(
            "The "
                + game.labels().inWords(piece)
                + " on "
                + game.labels().square(square)
                + " can go to "
                + targets
                + " in a move of "
                + game.program().players().get(position.mover())
                + ".");
  }

  /** Whose piece stands on a square, where it is not one of whom may move there now. */
  static Optional<String> othersPiece(GameEngine game, Position position, int square) {
    String name = game.labels().square(square);
    int piece = position.content(square);
    boolean own = game.program().contents().owner(piece) == position.as();
    String mover = game.program().players().get(position.mover());
    return own
        ? Optional.empty()
        : Optional.of(
            "The piece on "
                + name
                + " is "
                + Article.a(game.labels().inWords(piece))
                + ", and "
                + mover
                + " is to move.");
  }

  /** Where the parts of a move end that together have all that is told. */
  private static int partsBefore(Position position, List<StatedMove> told, Move move) {
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
