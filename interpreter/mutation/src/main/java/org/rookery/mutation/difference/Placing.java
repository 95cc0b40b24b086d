package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.lint.facts.LintBudget;
import org.rookery.lint.facts.PieceReach;
import org.rookery.lint.facts.PieceRules;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;

/**
 * Sets up pieces by chance, each on a square where such a piece can come, and as many royal pieces
 * as a game begins with.
 */
final class Placing {
  /** How many pieces more than the royal ones a small army has at most. */
  private static final int FEW = 4;

  /** In one of so many steps a piece's attribute is otherwise, or a right, where there are any. */
  private static final int MARKED = 8;

  /** So many of the looks of code are answered on purpose, at most. */
  private static final int MOST_ANSWERS = 7;

  private final GameProgram program;
  private final Contents contents;
  private final Random random;

  /** Numbers that the rules name: counters and clocks are set to these. */
  private final List<Integer> numbers;

  /** The pieces that may be put on the board, and where each can come. */
  private final List<Integer> pieces = new ArrayList<>();

  private final BitSet[] squares;

  Placing(GameProgram program, SortedSet<Integer> numbers, Random random) {
    this.program = program;
    contents = program.contents();
    this.random = random;
    this.numbers = List.copyOf(numbers);
    squares = squares();
    for (int piece = 1; piece < contents.size(); piece++) {
      if (isFree(piece) && !squares[piece].isEmpty()) {
        pieces.add(piece);
      }
    }
  }

  private BitSet[] squares() {
    BitSet[] can = new BitSet[contents.size()];
    PieceReach reach = null;
    try {
      reach = PieceReach.of(program, new PieceRules(program, new LintBudget()));
    } catch (LintBudget.TooDear tooMuchCode) {
      // Then any square will do.
    }
    for (int piece = 1; piece < can.length; piece++) {
      can[piece] = new BitSet();
      can[piece].set(0, program.topology().size());
      if (reach != null && reach.isKnown()) {
        can[piece].and(reach.squares(piece));
      }
    }
    return can;
  }

  /** Whether pieces of a content may be taken away and added: royal pieces and dice may not. */
  private boolean isFree(int piece) {
    return piece != Contents.EMPTY
        && !program.royal().contents().has(piece)
        && program.competes(contents.owner(piece));
  }

  /**
   * A position of few pieces: those that no position can do without, and some more, mostly of one
   * kind.
   */
  Setup few() {
    return few(any(pieces));
  }

  /** The same with a favourite piece type. */
  Setup few(int favourite) {
    Setup setup = Setup.start(program).withRights(0);
    for (int square = 0; square < program.topology().size(); square++) {
      int piece = setup.board().get(square);
      if (isFree(piece)) {
        setup = setup.withSquare(program, square, Contents.EMPTY);
      }
    }
    for (int piece = 1; piece < contents.size(); piece++) {
      if (isFree(piece) && !program.pieces().get(contents.type(piece)).supply()) {
        setup = setup.withHand(piece, 0);
      }
    }
    for (int square = 0; square < program.topology().size(); square++) {
      int piece = setup.board().get(square);
      if (piece != Contents.EMPTY && program.competes(contents.owner(piece))) {
        setup = moved(setup, square);
      }
    }
    boolean bare = program.royal().contents().members().isEmpty();
    for (int i = random.nextInt(FEW + 1) + (bare ? 2 : 0); i > 0; i--) {
      setup = added(setup, random.nextBoolean() ? favourite : any(pieces));
    }
    return turned(setup);
  }

  /** A position in which one thing more is otherwise, often what is looked at. */
  Setup changed(Setup setup, List<SquareQuestion> looks) {
    if (!looks.isEmpty() && random.nextBoolean()) {
      return answered(setup, looks.get(random.nextInt(looks.size())));
    }
    if (!program.attributes().isEmpty() && random.nextInt(MARKED) == 0) {
      return marked(setup, anyPiece(setup));
    }
    if (!program.rights().isEmpty() && random.nextInt(MARKED) == 0) {
      return righted(setup);
    }
    return switch (random.nextInt(12)) {
      case 0, 1 -> moved(setup, anyPiece(setup));
      case 2, 3, 4 -> without(setup, anyPiece(setup));
      case 5, 6 -> added(setup, any(pieces));
      case 7 -> exchanged(setup, anyPiece(setup));
      case 8 -> held(setup);
      case 9, 10 -> counted(setup);
      default -> turned(setup);
    };
  }

  /**
   * A position made of another for a piece whose code differs: what the code looks at is by chance.
   */
  Setup around(Setup base, RuleDiff.Place place) {
    Setup setup = base;
    int piece = place.piece();
    if (place.fromHand()) {
      setup = setup.withHand(piece, 1 + random.nextInt(2));
    } else {
      setup = put(setup, piece, place.square());
    }
    int own = place.fromHand() ? Position.NOWHERE : place.square();
    int share = random.nextInt(5);
    for (SquareQuestion look : random.nextBoolean() ? place.looks() : List.<SquareQuestion>of()) {
      if (random.nextInt(8) < share) {
        setup = filled(setup, look.square(), own);
      }
    }
    for (int i = random.nextInt(MOST_ANSWERS); i > 0 && !place.looks().isEmpty(); i--) {
      boolean telling = !place.own().isEmpty() && random.nextBoolean();
      List<SquareQuestion> looks = telling ? place.own() : place.looks();
      SquareQuestion look = looks.get(random.nextInt(looks.size()));
      setup = answered(setup, look, own);
      if (!program.attributes().isEmpty() && random.nextBoolean()) {
        setup = marked(setup, look.square());
      }
    }
    if (!program.rights().isEmpty() && random.nextInt(4) == 0) {
      setup = righted(setup);
    }
    return turned(setup, contents.owner(piece));
  }

  /** A piece on a square, taken from where it stands if there must be so many of it. */
  private Setup put(Setup setup, int piece, int square) {
    Setup without = setup;
    boolean single = piece != Contents.EMPTY && !isFree(piece);
    for (int from = 0; single && from < setup.board().size(); from++) {
      if (setup.board().get(from) == piece) {
        without = without.withSquare(program, from, Contents.EMPTY);
      }
    }
    return without.withSquare(program, square, piece);
  }

  /** A piece, or none, on a square. */
  private Setup filled(Setup setup, int square, int own) {
    int piece = random.nextInt(5) < 2 ? Contents.EMPTY : any(pieces);
    boolean fits = piece == Contents.EMPTY || squares[piece].get(square);
    return fits && isOpen(setup, square, own) ? setup.withSquare(program, square, piece) : setup;
  }

  /** A look answered with "yes", by a piece that is looked for, if one can stand there. */
  Setup answered(Setup setup, SquareQuestion look) {
    return answered(setup, look, Position.NOWHERE);
  }

  private Setup answered(Setup setup, SquareQuestion look, int own) {
    BitSet wanted = look.pieces().members();
    int piece = random.nextInt(contents.size());
    piece = wanted.nextSetBit(piece) < 0 ? wanted.nextSetBit(0) : wanted.nextSetBit(piece);
    boolean known = piece >= 0 && piece < contents.size() && isOpen(setup, look.square(), own);
    if (!known || (piece != Contents.EMPTY && !squares[piece].get(look.square()))) {
      return setup;
    }
    boolean moves = piece != Contents.EMPTY && !isFree(piece) && setup.board().contains(piece);
    return piece == Contents.EMPTY || isFree(piece) || moves
        ? put(setup, piece, look.square())
        : setup;
  }

  private boolean isOpen(Setup setup, int square, int own) {
    int there = setup.board().get(square);
    return square != own && (there == Contents.EMPTY || isFree(there));
  }

  private int any(List<Integer> all) {
    return all.isEmpty() ? Contents.EMPTY : all.get(random.nextInt(all.size()));
  }

  private int anyPiece(Setup setup) {
    List<Integer> occupied = new ArrayList<>();
    for (int square = 0; square < setup.board().size(); square++) {
      if (setup.board().get(square) != Contents.EMPTY) {
        occupied.add(square);
      }
    }
    return occupied.isEmpty() ? Position.NOWHERE : any(occupied);
  }

  /** An empty square where a piece can come; nowhere when none is found. */
  private int room(Setup setup, int piece) {
    for (int i = 0; i < 12; i++) {
      int square = random.nextInt(program.topology().size());
      if (setup.board().get(square) == Contents.EMPTY && squares[piece].get(square)) {
        return square;
      }
    }
    return Position.NOWHERE;
  }

  private Setup moved(Setup setup, int from) {
    int piece = from == Position.NOWHERE ? Contents.EMPTY : setup.board().get(from);
    int to = piece == Contents.EMPTY ? Position.NOWHERE : room(setup, piece);
    return to == Position.NOWHERE
        ? setup
        : setup
            .withSquare(program, from, Contents.EMPTY)
            .withSquare(to, piece, setup.attributes().get(from));
  }

  /** The same without a piece that may be taken away; as it was if there is none. */
  Setup without(Setup setup, int square) {
    return square != Position.NOWHERE && isFree(setup.board().get(square))
        ? setup.withSquare(program, square, Contents.EMPTY)
        : setup;
  }

  /** The same with one of these pieces somewhere. */
  Setup oneOf(Setup setup, ContentSet wanted) {
    return added(setup, any(pieces.stream().filter(wanted::has).toList()));
  }

  /** The same with one piece more, of any type. */
  Setup oneMore(Setup setup) {
    return added(setup, any(pieces));
  }

  private Setup added(Setup setup, int piece) {
    int to = piece == Contents.EMPTY ? Position.NOWHERE : room(setup, piece);
    return to == Position.NOWHERE ? setup : setup.withSquare(program, to, piece);
  }

  private Setup exchanged(Setup setup, int square) {
    int piece = any(pieces);
    boolean fits =
        square != Position.NOWHERE
            && isFree(setup.board().get(square))
            && piece != Contents.EMPTY
            && squares[piece].get(square);
    return fits ? setup.withSquare(program, square, piece) : setup;
  }

  /** A position in which the piece on a square, if there is one, has an attribute or has it not. */
  private Setup marked(Setup setup, int square) {
    if (square == Position.NOWHERE || setup.board().get(square) == Contents.EMPTY) {
      return setup;
    }
    int bit = 1 << random.nextInt(program.attributes().size());
    return setup.withSquare(
        square, setup.board().get(square), setup.attributes().get(square) ^ bit);
  }

  /** A position in which a right holds, the pieces it is about in their places, or is lost. */
  private Setup righted(Setup setup) {
    int number = random.nextInt(program.rights().size());
    Setup changed = setup.withRights(setup.rights() ^ 1L << number);
    Right right = program.rights().get(number);
    for (int i = 0; i < right.squares().size(); i++) {
      int square = right.squares().get(i);
      int piece = right.contents().get(i);
      if (setup.board().get(square) != piece && !isOpen(setup, square, Position.NOWHERE)) {
        return setup;
      }
      changed = put(changed, piece, square);
    }
    return changed;
  }

  private Setup held(Setup setup) {
    int piece = any(pieces);
    boolean droppable = piece != Contents.EMPTY && program.droppable()[contents.type(piece)];
    return droppable ? setup.withHand(piece, random.nextInt(3)) : setup;
  }

  private Setup counted(Setup setup) {
    int number = numbers.isEmpty() ? random.nextInt(3) : any(numbers);
    int counters = program.counters().size();
    int which = random.nextInt(counters + 1);
    if (which < counters) {
      return counted(setup, which);
    }
    if (program.options().countsPasses() && random.nextBoolean()) {
      return setup.withPasses(random.nextInt(3));
    }
    return setup.withClock(Math.max(0, number));
  }

  /** A position in which a counter is otherwise. */
  Setup counted(Setup setup, int counter) {
    int by = setup.counters().get(counter) + random.nextInt(5) - 2;
    boolean named = !numbers.isEmpty() && random.nextInt(3) == 0;
    return setup.withCounter(counter, named ? any(numbers) : Math.max(by, -1));
  }

  private Setup turned(Setup setup) {
    int step = random.nextInt(program.turnOrder().size());
    return turned(setup, program.turnOrder().get(step).player());
  }

  private Setup turned(Setup setup, int player) {
    int number = 1 + random.nextInt(4);
    int step = new TurnOrder(program).step(player, number);
    return step < 0 ? setup : setup.withTurn(step, number);
  }
}
