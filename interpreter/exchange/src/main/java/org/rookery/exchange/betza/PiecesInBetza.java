package org.rookery.exchange.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.TurnStep;
import org.rookery.program.board.BoardLayout;

/**
 * Betza for the pieces of games. It is found by watching them on empty boards and on boards filled
 * at random, and is kept only where pieces made from it go to the same squares on other boards,
 * too.
 */
public final class PiecesInBetza {
  private static final long SEED = 1;
  private static final long SEED_OF_PROOF = 2;
  private static final int PLAYERS = 2;
  private static final String STRANGE =
      "It does more than go to a square and capture what stands there.";

  private final BetzaRoundTrip expansion = new BetzaRoundTrip();

  /** Every piece type for each of the first two players who have pieces. */
  public List<PieceInBetza> of(Game game) {
    List<PieceInBetza> pieces = new ArrayList<>();
    for (int type = 0; type < game.program().pieces().size(); type++) {
      pieces.addAll(of(game, type));
    }
    return pieces;
  }

  /** One piece type for each of the first two players who have pieces. */
  public List<PieceInBetza> of(Game game, int type) {
    return game.program().turnOrder().stream()
        .map(TurnStep::as)
        .distinct()
        .limit(PLAYERS)
        .map(owner -> piece(game.engine(), type, owner))
        .toList();
  }

  private PieceInBetza piece(GameEngine engine, int type, int owner) {
    BoardLayout layout = engine.program().layout();
    if (layout.rows() == 0 || layout.ring()) {
      return none(type, owner, "The board is no rectangle.");
    }
    PieceInBetza piece =
        piece(engine, new MoveObserver(engine, type, owner, SEED, false), type, owner);
    return piece.betza().isPresent() || piece.obstacle().equals(STRANGE)
        ? piece
        : piece(engine, new MoveObserver(engine, type, owner, SEED, true), type, owner);
  }

  private PieceInBetza piece(GameEngine engine, MoveObserver watch, int type, int owner) {
    BoardLayout layout = engine.program().layout();
    watch.look();
    if (watch.isStrange()) {
      return none(type, owner, STRANGE);
    }
    List<BetzaWay> candidates = BetzaWay.all(Math.max(layout.rows(), layout.columns()));
    Optional<List<BetzaWay>> ways = new BetzaSetCover(watch.sights()).ways(candidates, List.of());
    Optional<List<BetzaWay>> initial =
        ways.flatMap(known -> new BetzaSetCover(watch.unmoved()).ways(candidates, known));
    if (ways.isEmpty() || initial.isEmpty()) {
      return none(type, owner, "Where it goes depends on more than what stands in its way.");
    }
    List<BetzaWay> usual =
        Stream.concat(
                ways.get().stream(), new EnPassantWays(engine, type, owner).of(ways.get()).stream())
            .toList();
    String text = Letters.text(usual, initial.get()) + watch.castling();
    return expansion.isRead(text) && isTrue(watch, usual, initial.get(), layout)
        ? new PieceInBetza(type, owner, Optional.of(text), "")
        : none(type, owner, "Betza has no words for where it goes.");
  }

  /** Whether pieces made from the text go where these go, on other boards than it was found on. */
  private boolean isTrue(
      MoveObserver found, List<BetzaWay> usual, List<BetzaWay> initial, BoardLayout layout) {
    MoveObserver anew = found.again(SEED_OF_PROOF);
    anew.look();
    List<BetzaWay> unmoved = Stream.concat(usual.stream(), initial.stream()).toList();
    return !anew.isStrange()
        && expansion.holds(Letters.text(usual, List.of()), anew.sights(), layout.columns())
        && expansion.holds(Letters.text(unmoved, List.of()), anew.unmoved(), layout.columns());
  }

  private static PieceInBetza none(int type, int owner, String obstacle) {
    return new PieceInBetza(type, owner, Optional.empty(), obstacle);
  }
}
