package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.sight.Announcements;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.player.random.SplitMix64;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Makes up positions that a player under an umpire may be in: the others' pieces go from where the
 * game begins by random moves, and the positions are kept that fit best what the umpire has said.
 */
final class TrySampler {
  /** So many are made up at most, and of these the best are kept. */
  private static final int DRAWN = 60;

  /** More random moves make no position likelier. */
  private static final int LONGEST_WALK = 20;

  /** One piece of so many is put anywhere, not where the game begins with one like it. */
  private static final int STRAYS = 4;

  private final MoveGenerator generator;
  private final GameProgram program;
  private final Contents contents;
  private final Disguise disguise;
  private final Announcements announcements;
  private final WorldFilter filter;
  private final Seer seer;
  private final long seed;
  private final Setup start;

  TrySampler(MoveGenerator generator, Seer seer, long seed) {
    this.generator = generator;
    this.seer = seer;
    this.seed = seed;
    program = generator.program();
    contents = program.contents();
    disguise = new Disguise(program);
    announcements = new Announcements(generator);
    filter = new WorldFilter(generator, announcements, seed);
    start = Setup.start(program);
  }

  /** Forgets the games that have been followed. */
  void forget() {
    filter.forget();
  }

  /** So many positions that may be the real one, for all that the player to move knows. */
  List<Position> worlds(Position position, int many) {
    UmpireRecord record = UmpireRecord.of(disguise, announcements, position);
    List<Position> followed = filter.worlds(record, position.mover());
    TryKnowledge known = TryKnowledge.of(seer, disguise, position);
    SplitMix64 random = new SplitMix64(seed ^ known.hashCode());
    if (followed.isEmpty()) {
      List<Position> drawn = draw(known, many, random);
      filter.keep(record, position.mover(), drawn);
      return drawn;
    }
    List<Position> left = new ArrayList<>(followed);
    shuffle(left, random);
    return left.stream()
        .collect(
            Collectors.toMap(
                Position::hash, world -> world, (one, same) -> one, LinkedHashMap::new))
        .values()
        .stream()
        .limit(many)
        .toList();
  }

  private record Drawn(Position world, int faults) {}

  /** So many positions that may be the real one, for all that is known; fewer where few fit. */
  private List<Position> draw(TryKnowledge known, int worlds, SplitMix64 random) {
    List<Drawn> drawn = new ArrayList<>();
    int fitting = 0;
    for (int i = 0; i < DRAWN && fitting < worlds; i++) {
      Drawn next = drawn(known, random);
      fitting += next.faults() == 0 ? 1 : 0;
      drawn.add(next);
    }
    drawn.sort(Comparator.comparingInt(Drawn::faults));
    return drawn.stream().limit(worlds).map(Drawn::world).toList();
  }

  private Drawn drawn(TryKnowledge known, SplitMix64 random) {
    Setup own = known.sight().seen();
    boolean recaptures = known.lostOn() >= 0;
    Setup before = recaptures ? own.withSquare(program, known.lostOn(), known.lost()) : own;
    Setup world = placed(before, left(known, random), random);
    OptionalInt step = stepOfOthers(known.player());
    int faults = 0;
    if (step.isPresent()) {
      int walk = Math.min(LONGEST_WALK, known.moves()) - (recaptures ? 1 : 0);
      for (int i = 0; i < walk; i++) {
        world = moved(world, step.getAsInt(), -1, random).orElse(world);
      }
      if (recaptures) {
        Optional<Setup> captured = moved(world, step.getAsInt(), known.lostOn(), random);
        faults += captured.isEmpty() ? 2 : 0;
        world = captured.orElse(world.withSquare(known.lostOn(), Contents.EMPTY, 0));
      }
    }
    Position position = new Position(program, withOthers(own, world));
    return new Drawn(position, faults + faults(known, position));
  }

  /** The pieces of others that have not been captured. */
  private List<Integer> left(TryKnowledge known, SplitMix64 random) {
    ContentSet named = program.options().hiding().umpire().orElseThrow().named();
    List<Integer> left = new ArrayList<>();
    for (int content = 1; content < contents.size(); content++) {
      for (int i = 0; i < known.others().get(content); i++) {
        left.add(content);
      }
    }
    shuffle(left, random);
    remove(left, known.capturedNamed(), named, true);
    remove(left, known.capturedOthers(), named, false);
    return left;
  }

  /** A royal piece that was captured would have ended the game, but for the last one. */
  private void remove(List<Integer> left, int many, ContentSet named, boolean which) {
    for (int i = 0; i < many; i++) {
      for (int piece = 0; piece < left.size(); piece++) {
        int content = left.get(piece);
        if (named.has(content) == which && !program.royal().contents().has(content)) {
          left.remove(piece);
          break;
        }
      }
    }
  }

  private static <T> void shuffle(List<T> list, SplitMix64 random) {
    for (int i = list.size() - 1; i > 0; i--) {
      int other = random.below(i + 1);
      list.set(i, list.set(other, list.get(i)));
    }
  }

  /** Most pieces on squares where the game begins with one like them, the others anywhere. */
  private Setup placed(Setup own, List<Integer> pieces, SplitMix64 random) {
    Setup world = own;
    List<Integer> homeless = new ArrayList<>();
    for (int content : pieces) {
      int home = random.below(STRAYS) == 0 ? -1 : one(free(world, content), random);
      if (home < 0) {
        homeless.add(content);
      } else {
        world = world.withSquare(home, content, start.attributes().get(home));
      }
    }
    for (int content : homeless) {
      int square = one(free(world, Contents.EMPTY), random);
      world = square < 0 ? world : world.withSquare(square, content, 0);
    }
    return world;
  }

  /** The empty squares on which such a piece, or none at all, stands when the game begins. */
  private List<Integer> free(Setup world, int content) {
    return IntStream.range(0, world.board().size())
        .filter(square -> world.board().get(square) == Contents.EMPTY)
        .filter(square -> start.board().get(square) == content)
        .boxed()
        .toList();
  }

  private static int one(List<Integer> squares, SplitMix64 random) {
    return squares.isEmpty() ? -1 : squares.get(random.below(squares.size()));
  }

  private OptionalInt stepOfOthers(int player) {
    return IntStream.range(0, program.turnOrder().size())
        .filter(step -> !program.areAllied(program.turnOrder().get(step).player(), player))
        .filter(step -> program.competes(program.turnOrder().get(step).player()))
        .findFirst();
  }

  /** A random move of others that captures nothing, or what stands on a square. */
  private Optional<Setup> moved(Setup world, int step, int captures, SplitMix64 random) {
    Position position = new Position(program, world.withTurn(step, world.turnNumber()));
    List<Move> moves = generator.legalMoves(position);
    int first = moves.isEmpty() ? 0 : random.below(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      position.make(moves.get((first + i) % moves.size()));
      boolean wanted =
          captures < 0
              ? position.capturedCount() == 0
              : position.content(captures) != world.board().get(captures);
      if (wanted) {
        return Optional.of(position.setup());
      }
      position.unmake();
    }
    return Optional.empty();
  }

  /** What the player sees, with the pieces of others from another position. */
  private Setup withOthers(Setup own, Setup world) {
    Setup whole = own;
    for (int square = 0; square < own.board().size(); square++) {
      int content = world.board().get(square);
      if (own.board().get(square) == Contents.EMPTY && content != Contents.EMPTY) {
        whole = whole.withSquare(square, content, world.attributes().get(square));
      }
    }
    return whole;
  }

  /** How much of what the umpire said does not fit. */
  private int faults(TryKnowledge known, Position world) {
    int faults = announcements.of(world).equals(known.sight().announced()) ? 0 : 2;
    for (int player = 0; player < contents.players(); player++) {
      faults += player != world.as() && generator.inCheck(world, player) ? 2 : 0;
    }
    if (known.refused().isEmpty()) {
      return faults;
    }
    Set<Move> legal =
        generator.legalMoves(world).stream()
            .map(move -> disguise.decided(world, move))
            .collect(Collectors.toSet());
    return faults + (int) known.refused().stream().filter(legal::contains).count();
  }
}
