package org.rookery.engine.sight;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * The moves that a player may try who sees only their own pieces: those that the rules of these
 * allow where none, one or all of the other squares hold a piece that is not seen. Whether they
 * leave a royal piece attacked is not looked at, and what was refused in this turn is left out. It
 * belongs to the thread of its generator.
 */
public final class Tries {
  private final MoveGenerator generator;
  private final GameProgram program;
  private final Disguise disguise;
  private final Traces traces;

  /** Those of the game of a generator. */
  public Tries(MoveGenerator generator) {
    this.generator = generator;
    program = generator.program();
    disguise = new Disguise(program);
    traces = new Traces(program);
  }

  /**
   * The legal moves; where there is an umpire, what the player may try: legal moves, and those that
   * the umpire is going to refuse.
   */
  public List<Move> of(Position position) {
    if (!program.options().hiding().hasUmpire()) {
      return generator.legalMoves(position);
    }
    Map<Move, Move> legal = new LinkedHashMap<>();
    generator
        .legalMoves(position)
        .forEach(move -> legal.putIfAbsent(disguise.decided(position, move), move));
    List<Move> tries = new ArrayList<>();
    for (Move move : bySight(position)) {
      Move found = legal.remove(move);
      tries.add(found == null ? move.refused() : found);
    }
    tries.addAll(legal.values());
    return disguise.inOrder(position, tries);
  }

  /**
   * The same as far as what the player sees tells, as what is decided by them. That these are all
   * is true where no move hangs on two pieces that are not seen. Pieces that make no difference on
   * all squares are taken to make none on one.
   */
  public Set<Move> bySight(Position position) {
    Position seen = seen(position);
    Set<Move> words = new HashSet<>();
    Set<Move> tries = new TreeSet<>(Disguise.ORDER);
    add(seen, words, tries);
    int[] empty =
        IntStream.range(0, program.topology().size())
            .filter(square -> seen.content(square) == Contents.EMPTY)
            .toArray();
    Set<Set<Move>> different = new HashSet<>();
    for (int content : hidden(position.mover())) {
      Set<Move> filled = filled(seen, empty, content);
      if (different.add(filled)) {
        tries.addAll(filled);
        for (int square : empty) {
          seen.pretend(square, content);
          add(seen, words, tries);
          seen.unmake();
        }
      }
    }
    position.refused().forEach(move -> tries.remove(disguise.decided(position, move)));
    return tries;
  }

  /** Those where such a piece stands on every square that is not seen. */
  private Set<Move> filled(Position seen, int[] empty, int content) {
    Set<Move> tries = new TreeSet<>(Disguise.ORDER);
    for (int square : empty) {
      seen.pretend(square, content);
    }
    add(seen, new HashSet<>(), tries);
    for (int i = 0; i < empty.length; i++) {
      seen.unmake();
    }
    return tries;
  }

  private Position seen(Position position) {
    int player = position.mover();
    Setup own = disguise.withoutUnseen(position.setup(), player);
    BitSet unseen = new BitSet();
    for (int square = 0; square < own.board().size(); square++) {
      unseen.set(square, own.board().get(square) == Contents.EMPTY);
    }
    return new Position(position, traces.without(own, position, player, unseen));
  }

  /** The pieces that a player would not see. */
  private int[] hidden(int player) {
    return IntStream.range(1, program.contents().size())
        .filter(content -> disguise.isUnseen(content, player))
        .toArray();
  }

  private void add(Position world, Set<Move> words, Set<Move> tries) {
    for (Move move : generator.pseudoLegalMoves(world)) {
      if (words.add(move)) {
        tries.add(disguise.decided(world, move));
      }
    }
  }
}
