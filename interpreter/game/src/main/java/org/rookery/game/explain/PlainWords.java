package org.rookery.game.explain;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.StatedMove;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.Illegality;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;

/** Says what is wrong with a turn as one player says it to another, without a word of rules. */
public final class PlainWords {
  /** So many squares are named where a piece could go instead. */
  private static final int MOST_NAMED = 8;

  private final GameEngine game;
  private final Position position;

  private PlainWords(GameEngine game, Position position) {
    this.game = game;
    this.position = position;
  }

  /** The sentence; empty for a legal move, and when there is nothing plainer than the reason. */
  public static Optional<String> of(GameEngine game, Position position, String text) {
    return new PlainWords(game, position).answer(text);
  }

  private Optional<String> answer(String text) {
    TurnTexts legal = game.turns(position);
    if (game.adjudicator().isOver(position) || !(legal.read(text) instanceof Reading.NoFit)) {
      return Optional.empty();
    }
    TurnTexts texts =
        new TurnTexts(game.generator(), position, game.generator().pseudoLegalMoves(position));
    Reading pseudo = texts.read(text);
    if (pseudo instanceof Reading.Found found) {
      return illegal(found.move());
    } else if (pseudo instanceof Reading.Ambiguous several) {
      return illegal(several.moves().get(0));
    }
    return texts.claims(text).stream().flatMap(claim -> cannot(claim, legal).stream()).findFirst();
  }

  private Optional<String> illegal(Move move) {
    Optional<Illegality> why = game.generator().illegality(position, move);
    if (why.isPresent() && why.get() instanceof Illegality.RoyalAttacked royal) {
      boolean already = game.generator().inCheck(position, position.as());
      position.make(move);
      int square = royal.attacks().get(0).square();
      String piece = square == Position.NOWHERE ? "piece" : name(position.content(square));
      position.unmake();
      return Optional.of(
          already
              ? "Your " + piece + " would still be in check."
              : "Your " + piece + " would be in check.");
    }
    return Optional.empty();
  }

  private Optional<String> cannot(StatedMove claim, TurnTexts legal) {
    int target = claim.target();
    if (target == Component.NO_SQUARE) {
      return Optional.empty();
    }
    if (claim.isDrop()) {
      return drop(claim);
    }
    List<Integer> own = claim.origins().stream().filter(s -> isMeant(claim, s)).boxed().toList();
    if (own.isEmpty()) {
      return Optional.empty();
    }
    String piece = name(position.content(own.get(0)));
    if (own.size() > 1) {
      return Optional.of("No " + piece + " of yours can go to " + square(target) + ".");
    }
    int from = own.get(0);
    List<String> there =
        legal.moves().stream()
            .map(legal::changes)
            .filter(changes -> changes.origin() == from)
            .map(MoveChanges::target)
            .filter(to -> to != Component.NO_SQUARE)
            .distinct()
            .map(this::square)
            .toList();
    return Optional.of(
        "The "
            + piece
            + " on "
            + square(from)
            + " cannot go to "
            + square(target)
            + (there.isEmpty() ? ", nor anywhere else now." : "; it can go to " + list(there)));
  }

  private Optional<String> drop(StatedMove claim) {
    BitSet pieces = claim.pieces();
    for (int piece = pieces.nextSetBit(0); piece >= 0; piece = pieces.nextSetBit(piece + 1)) {
      if (game.program().contents().owner(piece) == position.as() && position.hand(piece) > 0) {
        return Optional.of(
            "The " + name(piece) + " may not be dropped on " + square(claim.target()) + " now.");
      }
    }
    return Optional.empty();
  }

  private boolean isMeant(StatedMove claim, int square) {
    int piece = position.content(square);
    return piece != Contents.EMPTY
        && game.program().contents().owner(piece) == position.as()
        && (claim.pieces().isEmpty() || claim.pieces().get(piece));
  }

  private static String list(List<String> squares) {
    int last = squares.size() - 1;
    if (last == 0) {
      return squares.get(0) + ".";
    }
    return squares.size() > MOST_NAMED
        ? squares.stream().limit(MOST_NAMED).collect(Collectors.joining(", ")) + ", …"
        : String.join(", ", squares.subList(0, last)) + " or " + squares.get(last) + ".";
  }

  private String name(int piece) {
    return game.program().pieces().get(game.program().contents().type(piece)).name();
  }

  private String square(int square) {
    return game.labels().square(square);
  }
}
