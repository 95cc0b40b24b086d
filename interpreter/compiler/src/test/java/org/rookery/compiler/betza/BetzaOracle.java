package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Side;

/** The turns of a walk, found leg by leg and square by square without any statement. */
final class BetzaOracle {
  private final TestBoard board;
  private final BetzaMove.Walk walk;
  private final int start;
  private final Set<String> turns = new TreeSet<>();

  private BetzaOracle(TestBoard board, BetzaMove.Walk walk, int start) {
    this.board = board;
    this.walk = walk;
    this.start = start;
  }

  static List<String> turns(TestBoard board, String betza, int start) {
    Set<String> all = new TreeSet<>();
    for (BetzaMove move : BetzaTextTest.parse(betza)) {
      BetzaMove.Walk walk = (BetzaMove.Walk) move;
      BetzaOracle oracle = new BetzaOracle(board, walk, start);
      int first = DirectionLetters.absolute(walk.legs().get(0).turns(), walk.atom().family());
      if (oracle.has(0, 'i') && !board.unmoved.contains(start)) {
        continue;
      }
      oracle.leg(0, start, first, walk.atom(), walk.range(), 0, List.of());
      all.addAll(oracle.turns);
    }
    return new ArrayList<>(all);
  }

  private boolean has(int leg, char letter) {
    return walk.legs().get(leg).modifiers().stream()
        .anyMatch(it -> it.letters().equals("" + letter));
  }

  private void leg(
      int number, int from, int headings, Atom atom, int range, int before, List<String> taken) {
    for (int heading = 0; heading < 8; heading++) {
      if (((headings >> heading) & 1) == 1) {
        Atom facing = number == 0 ? atom : atom.facing(heading);
        boolean same = number > 0 && has(number, 'i');
        slide(number, from, heading, facing, range, same ? before : 0, taken);
      }
    }
  }

  /** Walks one ray; {@code exactly} is the only number of steps allowed, if it is not 0. */
  private void slide(
      int number, int from, int heading, Atom atom, int range, int exactly, List<String> taken) {
    Leap leap = atom.leap(heading);
    int limit = exactly > 0 ? exactly : range == 0 ? 99 : range;
    int jumps = walk.legs().get(number).jumps();
    int hurdle = 0;
    boolean last = number == walk.legs().size() - 1;
    boolean hops = last && (has(number, 'p') || has(number, 'g'));
    int square = from;
    for (int steps = 1; steps <= limit; steps++) {
      boolean half = atom.far() > 1;
      int between = half ? shifted(square, leap.sideways() / 2, leap.forward() / 2) : square;
      square = shifted(square, leap.sideways(), leap.forward());
      if (square < 0) {
        return;
      }
      boolean blocked =
          half && hurdle == 0 && has(number, 'n') && board.pieces.containsKey(between);
      boolean missing =
          half && hurdle == 0 && has(number, 'j') && !board.pieces.containsKey(between);
      if (blocked || missing) {
        return;
      }
      if (!half && steps <= jumps && hurdle == 0) {
        continue;
      }
      TestBoard.PlacedTestPiece piece = square == start ? null : board.pieces.get(square);
      if (hops && hurdle == 0) {
        if (piece != null) {
          if (!isTaken(square, taken)) {
            beyond(number, square, heading, atom, range, steps, taken);
          }
          return;
        }
        continue;
      }
      boolean allowed = exactly == 0 || steps == exactly;
      if (allowed && last) {
        land(number, square, leap, atom, steps, piece, taken);
      } else if (allowed) {
        turn(number, square, heading, atom, range, steps, piece, taken);
      }
      if (piece != null) {
        return;
      }
    }
  }

  /** Behind the hurdle of a hop at the end of a move. */
  private void beyond(
      int number, int from, int heading, Atom atom, int range, int steps, List<String> taken) {
    for (char hop : new char[] {'p', 'g'}) {
      if (has(number, hop)) {
        int left = range > 1 ? range - steps : range == 0 ? 99 : 1;
        int limit = hop == 'p' ? left : Math.min(left, range == 1 ? 99 : 1);
        if (hop == 'g' && range == 1) {
          limit = 99;
        }
        Leap leap = atom.leap(heading);
        int square = from;
        for (int more = 1; more <= limit; more++) {
          square = shifted(square, leap.sideways(), leap.forward());
          if (square < 0) {
            break;
          }
          TestBoard.PlacedTestPiece piece = square == start ? null : board.pieces.get(square);
          land(number, square, leap, atom, 0, piece, taken);
          if (piece != null) {
            break;
          }
        }
      }
    }
  }

  private int shifted(int square, int sideways, int forward) {
    return board.square(square % board.files + sideways, square / board.files + forward);
  }

  private boolean isTaken(int square, List<String> taken) {
    return taken.contains("x" + board.name(square));
  }

  private void land(
      int number,
      int square,
      Leap leap,
      Atom atom,
      int steps,
      TestBoard.@Nullable PlacedTestPiece piece,
      List<String> taken) {
    boolean captures = has(number, 'c') || has(number, 'k');
    boolean unsaid = !captures && !has(number, 'm') && !has(number, 'd') && !has(number, 'e');
    captures |= unsaid;
    boolean fits;
    if (piece == null) {
      fits = unsaid || has(number, 'm');
      if (has(number, 'e') && square != start && board.passed == square) {
        emit(square, taken, List.of("passer"));
      }
    } else if (isTaken(square, taken)) {
      fits = false;
    } else if (piece.side() == Side.SELF) {
      fits = has(number, 'd');
    } else {
      fits =
          captures && !(has(number, 't') && piece.royal()) && (piece.royal() || !has(number, 'k'));
    }
    if (!fits) {
      return;
    }
    List<String> passes = new ArrayList<>();
    boolean lame = has(number, 'n') && number == 0 && steps > 0 && piece == null;
    if (lame && walk.range() > 0 && (!captures || has(number, 'i'))) {
      int back = start;
      for (int i = 1; i <= steps; i++) {
        if (atom.far() > 1) {
          passes.add("pass " + board.name(shifted(back, leap.sideways() / 2, leap.forward() / 2)));
        }
        back = shifted(back, leap.sideways(), leap.forward());
        if (i < steps) {
          passes.add("pass " + board.name(back));
        }
      }
    }
    emit(square, taken, passes);
  }

  private void emit(int square, List<String> taken, List<String> effects) {
    List<String> words = new ArrayList<>();
    words.add(board.name(start) + board.name(square));
    words.addAll(taken);
    words.addAll(effects);
    turns.add(String.join(" ", words));
  }

  private void turn(
      int number,
      int square,
      int heading,
      Atom atom,
      int range,
      int steps,
      TestBoard.@Nullable PlacedTestPiece piece,
      List<String> taken) {
    boolean takes = has(number, 'c') || has(number, 'd');
    boolean hops = has(number, 'p') || has(number, 'g');
    boolean swaps = has(number, 'y') || has(number, 'g');
    int nextRange = swaps ? range == 1 ? 0 : 1 : range;
    int turns = DirectionLetters.relative(walk.legs().get(number + 1).turns(), atom.family());
    int headings = ((turns << heading) | (turns >> (8 - heading))) & 0xFF;
    List<List<String>> ways = new ArrayList<>();
    if (piece == null) {
      if (has(number, 'm') || has(number, 'y') || (!takes && !hops)) {
        ways.add(taken);
      }
    } else if (!isTaken(square, taken)) {
      boolean friend = piece.side() == Side.SELF;
      if (has(number, friend ? 'd' : 'c')) {
        List<String> more = new ArrayList<>(taken);
        more.add("x" + board.name(square));
        ways.add(more);
      }
      if (hops && (friend || !has(number, 't'))) {
        ways.add(taken);
      }
    }
    for (List<String> way : ways) {
      leg(number + 1, square, headings, atom, nextRange, steps, way);
    }
  }
}
