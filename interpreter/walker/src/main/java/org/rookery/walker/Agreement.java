package org.rookery.walker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.walker.rule.WalkTooLong;
import org.rookery.walker.scene.RoundMaker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.WalkedTurn;

/**
 * The walker beside the engine in one game: in what they differ about the turns, the checks and the
 * endings of a position, and about the position after a turn.
 *
 * <p>It makes every turn with the engine and looks at as many positions as it is allowed.
 */
public final class Agreement {
  private final CompiledGame game;
  private final MoveGenerator generator;
  private final Position position;
  private final Allowance allowance;
  private final Walker walker;
  private Scene scene;
  private int looks;

  /**
   * The two at a position in which no move was made.
   *
   * @param position the engine's, changed by its owner alone
   * @param allowance how much the walker may walk; games played one after another may share it
   */
  public Agreement(
      CompiledGame game, MoveGenerator generator, Position position, Allowance allowance) {
    this.game = game;
    this.generator = generator;
    this.position = position;
    this.allowance = allowance;
    walker = new Walker(game, allowance.most());
    scene = Scene.of(position);
  }

  /**
   * In what they differ about the position as it is; empty when in nothing, or when the walker does
   * not look at it or gives up.
   *
   * @param legal the engine's legal moves
   */
  public List<String> differences(List<Move> legal) {
    if (!allowance.affords()) {
      return List.of();
    }
    try {
      List<String> differences = look(legal);
      looks++;
      return differences;
    } catch (WalkTooLong | TooManyMoves tooMuch) {
      return List.of();
    } finally {
      allowance.pay(walker.takeWork());
    }
  }

  /** How many positions the walker has looked at. */
  public int looks() {
    return looks;
  }

  private List<String> look(List<Move> legal) {
    List<String> differences = new ArrayList<>();
    List<Move> pseudoLegal = generator.pseudoLegalMoves(position);
    compareRepeats(pseudoLegal, legal, differences);
    compare("pseudo-legal move", pseudoLegal, walker.pseudoLegalMoves(scene), differences);
    compare("legal move", legal, walker.legalMoves(scene), differences);
    compareChecks(differences);
    compareEndings(differences);
    comparePoints(differences);
    return differences;
  }

  /** Makes a move the position has made; in what the position is another than the walker's. */
  public List<String> follow(Move move) {
    if (!RoundMaker.knowsChoices(walker.game(), scene)) {
      scene = Scene.of(position);
      return List.of();
    }
    scene = walker.after(scene, WalkedTurn.of(move));
    RoundMaker.takeChoices(walker.game(), scene, position);
    List<String> differences = scene.differences(position);
    scene.forgetPassedBut(position.passedSquares());
    return differences;
  }

  private void compare(
      String what, List<Move> found, Set<WalkedTurn> expected, List<String> differences) {
    List<WalkedTurn> turns = comparable(found.stream().map(WalkedTurn::of));
    Set<WalkedTurn> distinct = new LinkedHashSet<>(turns);
    Set<WalkedTurn> wanted = new LinkedHashSet<>(comparable(expected.stream()));
    Function<WalkedTurn, String> text = turn -> turn.text(walker.game());
    wanted.stream()
        .filter(turn -> !distinct.contains(turn))
        .forEach(turn -> differences.add(what + " missing: " + text.apply(turn)));
    distinct.stream()
        .filter(turn -> !wanted.contains(turn))
        .forEach(turn -> differences.add(what + " too much: " + text.apply(turn)));
  }

  /**
   * Turns that are there twice. Where counters count by themselves after a turn, turns that changed
   * something else may come to the same, so there only the same words are the same turn.
   */
  private void compareRepeats(List<Move> pseudoLegal, List<Move> legal, List<String> differences) {
    repeats(pseudoLegal, this::known)
        .forEach(move -> differences.add("pseudo-legal move twice: " + text(move)));
    repeats(legal, walker.countsAfterTurns() ? move -> move : this::known)
        .forEach(move -> differences.add("legal move twice: " + text(move)));
  }

  private static Stream<Move> repeats(List<Move> moves, Function<Move, ?> known) {
    Set<Object> seen = new HashSet<>();
    return moves.stream().filter(move -> !seen.add(known.apply(move)));
  }

  /** The form of a move by which it is compared with others. */
  private WalkedTurn known(Move move) {
    WalkedTurn turn = WalkedTurn.of(move);
    return walker.isOfWholeChains() ? turn.whole(scene) : walker.comparable(scene, turn);
  }

  private String text(Move move) {
    return walker.text(WalkedTurn.of(move));
  }

  private List<WalkedTurn> comparable(Stream<WalkedTurn> turns) {
    return turns.map(turn -> walker.comparable(scene, turn)).toList();
  }

  /** A player who never moves is never asked whether they are in check. */
  private void compareChecks(List<String> differences) {
    Set<Integer> expected = new TreeSet<>();
    Set<Integer> found = new TreeSet<>();
    for (int player = 0; player < walker.game().players.size(); player++) {
      if (walker.game().isNeutral(player)) {
        continue;
      }
      if (walker.inCheck(scene, player)) {
        expected.add(player);
      }
      if (generator.inCheck(position, player)) {
        found.add(player);
      }
    }
    if (!found.equals(expected)) {
      differences.add("players in check: " + found + " instead of " + expected);
    }
  }

  /** Every ending holds for the one when it holds for the other. */
  private void compareEndings(List<String> differences) {
    List<String> found =
        game.program().endings().stream()
            .filter(ending -> generator.holds(position, ending.when()))
            .map(ending -> ending.reason() + " " + ending.player())
            .toList();
    List<String> expected = walker.endings(scene);
    if (!found.equals(expected)) {
      differences.add("endings that hold: " + found + " instead of " + expected);
    }
  }

  /** Where points are counted, each player has as many. */
  private void comparePoints(List<String> differences) {
    List<Integer> found =
        game.program().points().stream().map(number -> generator.value(position, number)).toList();
    List<Integer> expected = walker.points(scene);
    if (!found.equals(expected)) {
      differences.add("halves of points: " + found + " instead of " + expected);
    }
  }
}
