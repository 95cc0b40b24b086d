package org.rookery.tests.perft;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.Perft;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.GameProgram;
import org.rookery.tests.Games;

final class PerftTest {
  /** What the everyday run counts at most for one row. */
  private static final long FEW = 20_000;

  /** The same in the group. */
  private static final long LIMIT = 60_000;

  private static final Map<String, Perft> COUNTERS = new TreeMap<>();

  static List<LeafCounts> shallow() {
    return LeafCounts.all().stream().filter(row -> row.leaves() <= FEW).toList();
  }

  static Stream<LeafCounts> medium() {
    return LeafCounts.all().stream().filter(row -> row.leaves() > FEW && row.leaves() <= LIMIT);
  }

  static Stream<LeafCounts> deep() {
    return LeafCounts.all().stream().filter(row -> row.leaves() > LIMIT);
  }

  /** How many files of the catalogue there are for each that every build counts. */
  private static final int EVERY = 16;

  static List<Path> sample() {
    List<Path> files = LeafCounts.catalogue();
    return Games.everyNth(files, EVERY);
  }

  static List<Path> catalogue() {
    return LeafCounts.catalogue();
  }

  @Test
  void counts_are_known_for_many_games() {
    assertThat(LeafCounts.all().stream().map(LeafCounts::game).distinct())
        .hasSizeGreaterThan(15)
        .allMatch(Games.names()::contains);
  }

  @ParameterizedTest
  @MethodSource("shallow")
  void leaves(LeafCounts row) throws TextException {
    count(row);
  }

  @ParameterizedTest
  @MethodSource("medium")
  @Tag(Games.CATALOGUE)
  void more_leaves(LeafCounts row) throws TextException {
    count(row);
  }

  @ParameterizedTest
  @MethodSource("deep")
  @Tag("perft-deep")
  void deep_leaves(LeafCounts row) throws TextException {
    count(row);
  }

  @ParameterizedTest
  @MethodSource("sample")
  void leaves_of_each_rule(Path file) throws TextException {
    for (LeafCounts row : LeafCounts.of(file)) {
      count(row);
    }
  }

  @ParameterizedTest
  @MethodSource("catalogue")
  @Tag(Games.CATALOGUE)
  void leaves_of_each_rule_of_every_game(Path file) throws TextException {
    leaves_of_each_rule(file);
  }

  private static void count(LeafCounts row) throws TextException {
    GameProgram program = Games.named(row.game()).program();
    Position position =
        row.position().equals("start")
            ? new Position(program)
            : new Position(program, new PositionText(program).parse(row.position()));
    Perft perft = COUNTERS.computeIfAbsent(row.game(), g -> new Perft(new MoveGenerator(program)));
    long leaves = perft.count(position, row.depth());
    assertThat(leaves).as(() -> divide(perft, position, row.depth())).isEqualTo(row.leaves());
  }

  private static String divide(Perft perft, Position position, int depth) {
    GameProgram program = position.program();
    TurnTexts texts = new TurnTexts(new MoveGenerator(program), position);
    StringBuilder text = new StringBuilder("depth " + depth + " of ");
    text.append(new PositionText(program).print(position.setup())).append('\n');
    for (Map.Entry<Move, Long> entry : perft.divide(position, depth).entrySet()) {
      text.append(texts.complete(entry.getKey())).append(": ").append(entry.getValue());
      text.append('\n');
    }
    return text.toString();
  }
}
