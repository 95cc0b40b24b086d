package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.player.random.SplitMix64;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Makes up positions in which the pieces that a player does not know are of types that they may be
 * of: those with which the game began, without those that were captured and those that are seen.
 */
final class TypeSampler {
  private static final int TRIES = 20;

  private final GameProgram program;
  private final Contents contents;
  private final Disguise disguise;
  private final Seer seer;
  private final TypeClues clues;

  TypeSampler(MoveGenerator generator, Seer seer) {
    this.seer = seer;
    program = generator.program();
    contents = program.contents();
    disguise = new Disguise(program);
    clues = new TypeClues(generator);
  }

  /**
   * What the player to move knows of pieces that they do not know.
   *
   * @param seen what they see of the position
   * @param possible by square what the piece there may be
   * @param missing how many pieces of each content are somewhere, on the board or in hand
   */
  record Known(Setup seen, Map<Integer, BitSet> possible, List<Integer> missing) {}

  /** What the player to move of a position knows, who has followed the game to it. */
  Known known(Position position) {
    int player = position.mover();
    int[] missing = new int[contents.size()];
    List<Setup> seen = new ArrayList<>();
    Position past = new Position(position);
    while (past.ply() > 0) {
      seen.add(0, seer.of(past, player).seen());
      for (int i = 0; i < past.capturedCount(); i++) {
        missing[past.captured(i)]--;
      }
      past.unmake();
    }
    seen.add(0, seer.of(past, player).seen());
    count(missing, past.setup(), 1);
    Setup now = seen.get(seen.size() - 1);
    count(missing, now, -1);
    List<Integer> left = new ArrayList<>();
    for (int content = 0; content < missing.length; content++) {
      boolean isNone = content == Contents.EMPTY || disguise.isStandIn(content);
      left.add(isNone ? 0 : Math.max(0, missing[content]));
    }
    return new Known(now, clues.after(seen), left);
  }

  private static void count(int[] missing, Setup setup, int by) {
    setup.board().forEach(content -> missing[content] += by);
    for (int content = 0; content < missing.length; content++) {
      missing[content] += by * setup.hand().get(content);
    }
  }

  /** A position that may be the real one, for all that is known. */
  Position draw(Known known, SplitMix64 random) {
    for (int i = 0; i < TRIES; i++) {
      Optional<Position> drawn = drawn(known, random, false);
      if (drawn.isPresent()) {
        return drawn.get();
      }
    }
    return drawn(known, random, true).orElseGet(() -> new Position(program, known.seen()));
  }

  /** Pieces of which most is known come first; nothing if no type is left for one. */
  private Optional<Position> drawn(Known known, SplitMix64 random, boolean anything) {
    List<Integer> left = new ArrayList<>(known.missing());
    Setup world = known.seen();
    for (int square : inOrder(known.possible(), random)) {
      int owner = contents.owner(world.board().get(square));
      BitSet may =
          anything ? ofOwner(owner) : known.possible().getOrDefault(square, ofOwner(owner));
      int content = one(left, may, random);
      if (content != Contents.EMPTY) {
        left.set(content, left.get(content) - 1);
        world = world.withSquare(square, content, world.attributes().get(square));
      } else if (!anything) {
        return Optional.empty();
      }
    }
    for (int content = 1; content < left.size(); content++) {
      if (disguise.isStandIn(content) && world.hand().get(content) > 0) {
        world = inHand(world.withHand(content, 0), left, contents.owner(content));
      }
    }
    return Optional.of(new Position(program, world));
  }

  /** What is left of a player's pieces is in hand. */
  private Setup inHand(Setup world, List<Integer> left, int owner) {
    Setup filled = world;
    for (int content : ofOwner(owner).stream().toArray()) {
      filled = filled.withHand(content, filled.hand().get(content) + left.get(content));
    }
    return filled;
  }

  private BitSet ofOwner(int owner) {
    BitSet all = new BitSet();
    for (int type = 0; type < contents.types(); type++) {
      all.set(contents.of(type, owner));
    }
    return all;
  }

  private static List<Integer> inOrder(Map<Integer, BitSet> possible, SplitMix64 random) {
    List<Integer> squares = new ArrayList<>(possible.keySet());
    for (int i = squares.size() - 1; i > 0; i--) {
      squares.set(i, squares.set(random.below(i + 1), squares.get(i)));
    }
    squares.sort(
        Comparator.comparing(square -> possible.getOrDefault(square, new BitSet()).cardinality()));
    return squares;
  }

  /** One of the pieces that are left, each as likely as any other. */
  private static int one(List<Integer> left, BitSet may, SplitMix64 random) {
    int all = may.stream().map(left::get).sum();
    if (all == 0) {
      return Contents.EMPTY;
    }
    int rest = random.below(all);
    for (int content : may.stream().toArray()) {
      rest -= left.get(content);
      if (rest < 0) {
        return content;
      }
    }
    return Contents.EMPTY;
  }
}
