package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.sight.Sight;
import org.rookery.player.random.SplitMix64;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Makes up positions in which a player sees what they see: the missing pieces are put at random on
 * squares that they do not see, and then moved until nothing is seen that should not be, and
 * nothing can move that should not.
 */
final class WorldSampler {
  private static final int REPAIRS = 60;

  private final GameProgram program;
  private final Seer seer;
  private final SplitMix64 random;

  WorldSampler(GameProgram program, Seer seer, SplitMix64 random) {
    this.program = program;
    this.seer = seer;
    this.random = random;
  }

  /** A position that may be the real one, for all that is known; nothing if none is found. */
  Optional<Position> draw(PlayerKnowledge known) {
    List<Integer> pieces = new ArrayList<>();
    for (int content = 1; content < known.missing().size(); content++) {
      for (int i = 0; i < known.missing().get(content); i++) {
        pieces.add(content);
      }
    }
    shuffle(pieces);
    Setup world = known.sight().seen();
    List<Integer> free = new ArrayList<>(known.sight().unseen());
    shuffle(free);
    for (int piece : pieces) {
      if (free.isEmpty()) {
        break;
      }
      world = world.withSquare(program, free.remove(free.size() - 1), piece);
    }
    return repaired(known, world);
  }

  private void shuffle(List<Integer> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      int other = random.below(i + 1);
      int kept = list.get(i);
      list.set(i, list.get(other));
      list.set(other, kept);
    }
  }

  private Optional<Position> repaired(PlayerKnowledge known, Setup first) {
    Setup world = first;
    BitSet hidden = known.sight().unseenSquares();
    for (int i = 0; i < REPAIRS; i++) {
      Position position = new Position(program, world);
      Sight sight = seer.of(position, known.player());
      if (sight.equals(known.sight())) {
        return Optional.of(position);
      }
      BitSet wrong = known.sight().unseenSquares();
      wrong.andNot(sight.unseenSquares());
      if (wrong.isEmpty()) {
        return Optional.empty();
      }
      world = moved(world, hidden, one(wrong));
    }
    return Optional.empty();
  }

  private int one(BitSet squares) {
    int[] all = squares.stream().toArray();
    return all[random.below(all.length)];
  }

  /**
   * A square that is seen and should not be gets a piece if it has none, and loses it if it has.
   */
  private Setup moved(Setup world, BitSet hidden, int square) {
    int piece = world.board().get(square);
    BitSet others = new BitSet();
    hidden.stream()
        .filter(other -> (world.board().get(other) == Contents.EMPTY) != (piece == Contents.EMPTY))
        .forEach(others::set);
    if (others.isEmpty()) {
      return world;
    }
    int other = one(others);
    return world
        .withSquare(program, square, world.board().get(other))
        .withSquare(program, other, piece);
  }
}
