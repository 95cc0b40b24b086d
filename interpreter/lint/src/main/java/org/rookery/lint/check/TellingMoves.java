package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rookery.compiler.model.GameModel.UmpireModel;
import org.rookery.compiler.model.HiddenModel;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.engine.sight.Tries;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Legal moves that hang on pieces which the player to move does not know, or of which two are
 * written alike: found in a sample of random games.
 */
final class TellingMoves implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "telling-moves",
          "moves that tell what is hidden",
          "Types of pieces are `hidden`, and which moves are legal hangs on them, or two legal "
              + "moves differ only by what comes of them, so that a player cannot choose. Let the "
              + "piece move in any case, once, and let the rule do there what follows. With an "
              + "`umpire` a move may hang on one piece that is not seen, not on two. Random games "
              + "are looked at: what they do not reach is not found.",
          """
          (hidden Cover)
          (piece (name Cover) (letter C))
          (piece (name Man) (letter M)
             (moves (n (verify not-friend?) (verify (not (piece? (enemy Rider)))) add)))
          (piece (name Rider) (letter R) (moves (n (verify not-friend?) add)))
          (board-setup (fen "mr2/4/4/MR2 w - - 0 1"))
          """,
          """
          (hidden Cover)
          (piece (name Cover) (letter C))
          (piece (name Man) (letter M)
             (moves (n (verify not-friend?) (if (piece? (enemy Rider)) capture) add)))
          (piece (name Rider) (letter R) (moves (n (verify not-friend?) add)))
          (board-setup (fen "mr2/4/4/MR2 w - - 0 1"))
          """);

  private static final int GAMES = 6;
  private static final int PLIES = 200;
  private static final int SEED = 5;

  /** How many positions are looked at where there is an umpire. */
  private static final int TRIED = 60;

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    game.model().hidden().ifPresent(hidden -> look(game, hidden, findings));
    game.model().umpire().ifPresent(umpire -> look(game, umpire, findings));
  }

  private static void look(LintedGame game, UmpireModel umpire, FindingCollector findings) {
    MoveGenerator generator = new MoveGenerator(game.program());
    Tries tries = new Tries(generator);
    Disguise disguise = new Disguise(game.program());
    Random random = SeededRandom.of(SEED);
    Position position = new Position(game.program());
    for (int ply = 0; ply < TRIED; ply++) {
      List<Move> moves = generator.legalMoves(position);
      if (moves.isEmpty()) {
        return;
      }
      List<Move> decided = new ArrayList<>(disguise.decided(position, moves));
      Optional<String> found = twice(position, decided);
      decided.removeAll(tries.bySight(position));
      if (found.isPresent() || !decided.isEmpty()) {
        findings.add(umpire.origin(), found.orElseGet(() -> only(text(position, decided.get(0)))));
        return;
      }
      position.make(moves.get(random.nextInt(moves.size())));
    }
  }

  private static String only(String text) {
    return "`" + text + "` can be tried only because it is legal, which tells of hidden pieces.";
  }

  private static void look(LintedGame game, HiddenModel hidden, FindingCollector findings) {
    MoveGenerator generator = new MoveGenerator(game.program());
    Random random = SeededRandom.of(SEED);
    for (int i = 0; i < GAMES; i++) {
      Optional<String> found = played(generator, random);
      if (found.isPresent()) {
        findings.add(hidden.origin(), found.get());
        return;
      }
    }
  }

  /** What is found in a random game. */
  private static Optional<String> played(MoveGenerator generator, Random random) {
    Disguise disguise = new Disguise(generator.program());
    Position position = new Position(generator.program());
    for (int ply = 0; ply < PLIES; ply++) {
      List<Move> moves = generator.legalMoves(position);
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      List<Move> decided = disguise.decided(position, moves);
      Position other = new Position(generator.program(), shuffled(disguise, position, random));
      Optional<String> found =
          twice(position, decided)
              .or(
                  () ->
                      only(
                          position, decided, disguise.decided(other, generator.legalMoves(other))));
      if (found.isPresent()) {
        return found;
      }
      position.make(moves.get(random.nextInt(moves.size())));
    }
    return Optional.empty();
  }

  private static Optional<String> twice(Position position, List<Move> decided) {
    for (int i = 1; i < decided.size(); i++) {
      if (decided.get(i).equals(decided.get(i - 1))) {
        return Optional.of(
            "Several legal moves are written `" + text(position, decided.get(i)) + "`.");
      }
    }
    return Optional.empty();
  }

  /** A move that is legal in one of two positions that look the same. */
  private static Optional<String> only(Position position, List<Move> here, List<Move> there) {
    List<Move> one = new ArrayList<>(here);
    one.removeAll(there);
    List<Move> other = new ArrayList<>(there);
    other.removeAll(here);
    one.addAll(other);
    return one.stream()
        .findFirst()
        .map(
            move ->
                "Whether `"
                    + text(position, move)
                    + "` is legal hangs on pieces that the player does not know.");
  }

  private static String text(Position position, Move decided) {
    return new Labels(position.program()).text(MoveChanges.of(position, decided).all());
  }

  /** The same position with the pieces changed about that the player to move does not know. */
  private static Setup shuffled(Disguise disguise, Position position, Random random) {
    Setup setup = position.setup();
    Setup shuffled = setup;
    for (int player = 0; player < position.program().players().size(); player++) {
      List<Integer> squares = new ArrayList<>();
      List<Integer> pieces = new ArrayList<>();
      for (int square = 0; square < setup.board().size(); square++) {
        int content = setup.board().get(square);
        if (disguise.isUnknown(content, setup.attributes().get(square), position.mover())
            && position.program().contents().owner(content) == player) {
          squares.add(square);
          pieces.add(content);
        }
      }
      Collections.shuffle(pieces, random);
      for (int i = 0; i < pieces.size(); i++) {
        int bits = setup.attributes().get(squares.get(i));
        shuffled = shuffled.withSquare(squares.get(i), pieces.get(i), bits);
      }
    }
    return shuffled;
  }
}
