package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;

/** A board on which blocks are walked the slow and obvious way; squares are named as in chess. */
final class TestBoard {
  /** A piece; the name of the piece whose moves are asked for is X. */
  record PlacedTestPiece(Side side, String piece, boolean royal) {}

  final int files;
  final int ranks;
  final Map<Integer, PlacedTestPiece> pieces = new TreeMap<>();
  final Set<Integer> unmoved = new HashSet<>();
  final Set<Integer> attacked = new HashSet<>();

  /** Where pieces like X stood at the start. */
  final Set<Integer> setup = new HashSet<>();

  boolean secondPlayer;
  int passed = -1;

  TestBoard(int files, int ranks) {
    this.files = files;
    this.ranks = ranks;
  }

  /**
   * Rows from the top; {@code X} the piece that moves, {@code o} a friend, {@code x} an enemy,
   * {@code k} his king.
   */
  static TestBoard of(String... rows) {
    TestBoard board = new TestBoard(rows[0].length(), rows.length);
    for (int row = 0; row < rows.length; row++) {
      for (int file = 0; file < board.files; file++) {
        int square = board.square(file, rows.length - 1 - row);
        switch (rows[row].charAt(file)) {
          case 'X' -> board.pieces.put(square, new PlacedTestPiece(Side.SELF, "X", false));
          case 'o' -> board.pieces.put(square, new PlacedTestPiece(Side.SELF, "o", false));
          case 'x' -> board.pieces.put(square, new PlacedTestPiece(Side.OPPONENT, "x", false));
          case 'k' -> board.pieces.put(square, new PlacedTestPiece(Side.OPPONENT, "k", true));
          default -> assertThat(rows[row].charAt(file)).isEqualTo('.');
        }
      }
    }
    return board;
  }

  static TestBoard empty(int size, String mover) {
    return new TestBoard(size, size).with("X", Side.SELF, mover);
  }

  TestBoard with(String piece, Side side, String... names) {
    for (String name : names) {
      pieces.put(square(name), new PlacedTestPiece(side, piece, false));
    }
    return this;
  }

  TestBoard unmoved(String... names) {
    for (String name : names) {
      unmoved.add(square(name));
    }
    return this;
  }

  TestBoard attacked(String... names) {
    for (String name : names) {
      attacked.add(square(name));
    }
    return this;
  }

  TestBoard passed(String name) {
    passed = square(name);
    return this;
  }

  TestBoard turned() {
    secondPlayer = true;
    return this;
  }

  int square(int file, int rank) {
    return file < 0 || rank < 0 || file >= files || rank >= ranks ? -1 : rank * files + file;
  }

  int square(String name) {
    return square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
  }

  String name(int square) {
    return (char) ('a' + square % files) + Integer.toString(square / files + 1);
  }

  /** Where X stands. */
  int start() {
    return pieces.entrySet().stream()
        .filter(it -> it.getValue().piece().equals("X"))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /**
   * The turns of X, such as {@code e2e4 pass e3} or {@code e5d6 passer}; first leg, further legs,
   * effects.
   */
  List<String> turns(String betza, Statement... atEmission) {
    return run(read(betza, atEmission).moves(), start());
  }

  /** Where X may be dropped. */
  String drops(String betza) {
    Set<String> turns = new TreeSet<>();
    for (int square = 0; square < files * ranks; square++) {
      run(read(betza).drops(), square).forEach(it -> turns.add(it.substring(2, 4)));
    }
    return String.join(" ", turns);
  }

  /** The squares X may end on, in order, without what else happens. */
  String targets(String betza) {
    return turns(betza).stream()
        .map(TestBoard::target)
        .distinct()
        .sorted()
        .collect(Collectors.joining(" "));
  }

  /** Where the first leg of a turn ends. */
  private static String target(String turn) {
    int end = turn.indexOf(' ');
    return turn.substring(0, end < 0 ? turn.length() : end).replaceFirst("^[a-z]\\d+", "");
  }

  /** The rows of the board with {@code *} where X may end; {@code !} where X ends on itself. */
  String diagram(String betza) {
    Set<Integer> ends = new TreeSet<>();
    turns(betza).forEach(it -> ends.add(square(target(it))));
    StringBuilder text = new StringBuilder();
    for (int rank = ranks - 1; rank >= 0; rank--) {
      for (int file = 0; file < files; file++) {
        PlacedTestPiece piece = pieces.get(square(file, rank));
        boolean end = ends.contains(square(file, rank));
        boolean self = piece != null && piece.piece().equals("X");
        text.append(end ? self ? "!" : "*" : piece == null ? "." : piece.piece());
      }
      text.append(rank == 0 ? "" : "\n");
    }
    return text.toString();
  }

  private List<String> run(List<Block> blocks, int start) {
    Set<String> turns = new TreeSet<>();
    for (Block block : blocks) {
      new StatementWalker(this, start).run(((Block.Written) block).statements(), turns);
    }
    return new ArrayList<>(turns);
  }

  private static Betza read(String betza, Statement... atEmission) {
    Source source = Source.of("test.rules", '"' + betza + '"');
    Diagnostics diagnostics = new Diagnostics();
    Origin origin = Origin.of(source.span(0, betza.length() + 2));
    Betza read = BetzaReader.read(betza, origin, List.of(atEmission), "", "X", diagnostics);
    assertThat(diagnostics.sorted()).isEmpty();
    return read;
  }
}
