package org.rookery.engine.sight;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;
import org.rookery.program.board.Topology;

/** Finds what players see of positions of one game. It belongs to the thread of its generator. */
public final class Seer {
  private final MoveGenerator generator;
  private final GameProgram program;
  private final Contents contents;
  private final Disguise disguise;
  private final Traces traces;
  private final Tries tries;
  private final Announcements announcements;

  /** Whether the clock tells that a piece of some type has moved, which a player may not know. */
  private final boolean clockTellsTypes;

  /** One for the game of a generator. */
  public Seer(MoveGenerator generator) {
    this.generator = generator;
    program = generator.program();
    contents = program.contents();
    disguise = new Disguise(program);
    traces = new Traces(program);
    tries = new Tries(generator);
    announcements = new Announcements(generator);
    clockTellsTypes = !program.options().clockReset().members().isEmpty();
  }

  /** What a player sees of a position in which the game goes on. */
  public Sight of(Position position, int player) {
    List<Move> moves = position.mover() == player ? tries.of(position) : List.of();
    Sight sight =
        program.options().hiding().hidesSquares()
            ? of(position, player, moves)
            : Sight.whole(position, moves);
    if (disguise.hides()) {
      return disguised(sight, position, player);
    }
    return program.options().hiding().hidesChoices() ? unchosen(sight, position, player) : sight;
  }

  /** Without what others have chosen. */
  private Sight unchosen(Sight sight, Position position, int player) {
    return new Sight(
        disguise.withoutChoices(sight.seen(), player),
        sight.unseen(),
        disguise.decided(position, sight.moves()),
        sight.announced());
  }

  /** What all see of it who have turns and choose them: nothing that one of them does not see. */
  public Sight ofAll(Position position) {
    return IntStream.range(0, contents.players())
        .filter(program::competes)
        .mapToObj(player -> of(position, player))
        .reduce(Sight::and)
        .map(
            sight ->
                new Sight(disguised(sight.seen()), sight.unseen(), List.of(), sight.announced()))
        .orElseGet(() -> Sight.whole(position, List.of()));
  }

  /** With stand-ins, and without what the position remembers that hangs on types. */
  private Sight disguised(Sight sight, Position position, int player) {
    Setup seen = disguise.seen(sight.seen(), player);
    BitSet unknown = new BitSet();
    IntStream.range(0, seen.board().size())
        .filter(square -> disguise.isStandIn(seen.board().get(square)))
        .forEach(unknown::set);
    Setup own = seen.withRights(traces.ownRights(seen.rights(), player));
    Setup bare = clockTellsTypes ? own.withClock(0) : own;
    boolean skipped = seen.passer() != Topology.NOWHERE && unknown.get(seen.passer());
    return new Sight(
        skipped ? bare.withPassed(List.of(), Topology.NOWHERE) : bare,
        sight.unseen(),
        disguise.decided(position, sight.moves()),
        sight.announced());
  }

  private Setup disguised(Setup seen) {
    return disguise.hides()
        ? disguise.seen(seen, Disguise.NO_PLAYER)
        : disguise.withoutChoices(seen, Disguise.NO_PLAYER);
  }

  private Sight of(Position position, int player, List<Move> moves) {
    boolean umpire = program.options().hiding().hasUmpire();
    BitSet unseen = umpire ? notOwn(position, player) : unseen(position, player);
    Setup seen = position.setup();
    for (int square : unseen.stream().toArray()) {
      if (seen.board().get(square) != Contents.EMPTY) {
        seen = seen.withSquare(square, Contents.EMPTY, 0);
      }
    }
    return new Sight(
        traces.without(seen, position, player, unseen),
        unseen.stream().boxed().toList(),
        umpire ? disguise.decided(position, moves) : moves,
        announcements.of(position));
  }

  /** The squares without pieces that a player sees under an umpire. */
  private BitSet notOwn(Position position, int player) {
    BitSet unseen = new BitSet();
    for (int square = 0; square < program.topology().size(); square++) {
      int content = position.content(square);
      unseen.set(square, content == Contents.EMPTY || disguise.isUnseen(content, player));
    }
    return unseen;
  }

  /** The squares without pieces of the player's that none of these pieces could change. */
  private BitSet unseen(Position position, int player) {
    BitSet unseen = new BitSet();
    unseen.set(0, program.topology().size());
    Setup setup = position.setup();
    OptionalInt step = step(setup.step(), player);
    if (step.isEmpty()) {
      return unseen;
    }
    int as = program.turnOrder().get(step.getAsInt()).as();
    for (int square = 0; square < setup.board().size(); square++) {
      int content = setup.board().get(square);
      int owner = content == Contents.EMPTY ? Contents.EMPTY - 1 : contents.owner(content);
      if (owner == player || owner == as) {
        unseen.clear(square);
      }
    }
    Position turn =
        position.mover() == player
            ? position
            : new Position(position, setup.withTurn(step.getAsInt(), setup.turnNumber()));
    for (Move move : generator.pseudoLegalMoves(turn)) {
      for (Component component : MoveChanges.of(turn, move).all()) {
        clear(unseen, component.square());
        if (component instanceof Component.Go go) {
          clear(unseen, go.from());
        }
      }
    }
    return unseen;
  }

  private static void clear(BitSet squares, int square) {
    if (square != Component.NO_SQUARE) {
      squares.clear(square);
    }
  }

  /** The player's next step in the order of turns, from that one on. */
  private OptionalInt step(int from, int player) {
    List<TurnStep> order = program.turnOrder();
    return IntStream.concat(
            IntStream.range(from, order.size()),
            IntStream.range(Math.min(program.repeatFrom(), order.size()), order.size()))
        .filter(step -> order.get(step).player() == player)
        .findFirst();
  }
}
