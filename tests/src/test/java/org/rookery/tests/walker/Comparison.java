package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.movegen.MoveGenerator;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.tests.Playouts;

/** One random game, played by both at once. */
final class Comparison {
  private final CompiledGame game;
  private final long seed;
  private final Random random;
  private final MoveGenerator generator;
  private final Adjudicator adjudicator;
  private final Walker walker;
  private final Position position;
  private Scene scene;

  Comparison(CompiledGame game, long seed) {
    this(game, seed, Setup.start(game.program()));
  }

  /** A game that begins elsewhere. */
  Comparison(CompiledGame game, long seed, Setup setup) {
    this.game = game;
    this.seed = seed;
    random = new Random(seed);
    generator = new MoveGenerator(game.program());
    adjudicator = new Adjudicator(generator);
    walker = new Walker(game);
    position = new Position(game.program(), setup);
    scene = Scene.of(position);
  }

  void play(Playouts playouts) {
    for (int ply = 0; ply < playouts.plies() && walker.work() < playouts.work(); ply++) {
      compare("pseudo-legal", generator.pseudoLegalMoves(position), walker.pseudoLegalTurns(scene));
      List<Move> legal = generator.legalMoves(position);
      compare("legal", legal, walker.legalTurns(scene));
      compareChecks();
      compareEndings();
      if (legal.isEmpty() || adjudicator.outcome(position).isOver()) {
        return;
      }
      Move move = legal.get(random.nextInt(legal.size()));
      position.make(move);
      scene = walker.after(scene, WalkedTurn.of(move));
      assertThat(scene.differences(position)).as(this::where).isEmpty();
    }
  }

  private void compare(String what, List<Move> found, Set<WalkedTurn> expected) {
    List<WalkedTurn> turns = comparable(found.stream().map(WalkedTurn::of));
    Set<WalkedTurn> distinct = Set.copyOf(turns);
    Set<WalkedTurn> wanted = Set.copyOf(comparable(expected.stream()));
    Function<WalkedTurn, String> text = turn -> turn.text(walker.game());
    List<String> differences = new ArrayList<>();
    wanted.stream()
        .filter(turn -> !distinct.contains(turn))
        .forEach(turn -> differences.add("missing: " + text.apply(turn)));
    distinct.stream()
        .filter(turn -> !wanted.contains(turn))
        .forEach(turn -> differences.add("too much: " + text.apply(turn)));
    Set<WalkedTurn> seen = new java.util.HashSet<>();
    turns.stream()
        .filter(turn -> !seen.add(turn))
        .forEach(turn -> differences.add("twice: " + text.apply(turn)));
    assertThat(differences).as(() -> what + " turns of the engine; " + where()).isEmpty();
  }

  /** Of chains that change the same either may find another. */
  private List<WalkedTurn> comparable(Stream<WalkedTurn> turns) {
    boolean chains = walker.game().option("whole chains");
    return turns.map(turn -> chains ? turn.whole() : turn).toList();
  }

  private void compareChecks() {
    Set<Integer> expected = new TreeSet<>();
    Set<Integer> found = new TreeSet<>();
    for (int player = 0; player < walker.game().players.size(); player++) {
      if (walker.attacks().inCheck(scene, player)) {
        expected.add(player);
      }
      if (generator.inCheck(position, player)) {
        found.add(player);
      }
    }
    assertThat(found).as(() -> "players in check; " + where()).isEqualTo(expected);
  }

  /**
   * Every ending holds for the one when it holds for the other; repetition apart, which the walker
   * cannot see.
   */
  private void compareEndings() {
    if (position.occurrences() > 1) {
      return;
    }
    List<String> found =
        game.program().endings().stream()
            .filter(ending -> generator.holds(position, ending.when()))
            .map(ending -> ending.reason() + " " + ending.player())
            .toList();
    assertThat(found).as(() -> "endings that hold; " + where()).isEqualTo(walker.endings(scene));
  }

  private String where() {
    return "seed "
        + seed
        + ", "
        + new PositionText(game.program()).print(position.setup())
        + ", after "
        + position.ply()
        + " turns; "
        + walker.game().players.stream().collect(Collectors.joining(", "));
  }
}
