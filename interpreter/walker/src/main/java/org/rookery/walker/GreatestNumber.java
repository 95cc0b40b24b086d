package org.rookery.walker;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.rookery.compiler.model.Amount;
import org.rookery.program.GameProgram;
import org.rookery.walker.rule.RuleQuestions;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange.Kind;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/**
 * Leaves out turns where a player must make a number as great as they can by their turns in a row.
 */
final class GreatestNumber {
  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Function<Scene, Set<WalkedTurn>> turns;
  private final Map<Object, Integer> known = new HashMap<>();

  /**
   * For one scene.
   *
   * @param turns the legal moves of a scene, as if there were no such duty
   */
  GreatestNumber(WalkerGame game, RuleQuestions questions, Function<Scene, Set<WalkedTurn>> turns) {
    this.game = game;
    this.questions = questions;
    this.turns = turns;
  }

  /** The turns that may be made. */
  Set<WalkedTurn> keep(Scene scene) {
    Set<WalkedTurn> all = turns.apply(scene);
    if (game.model.most() instanceof Amount.Literal
        || GameProgram.isChance(game.due(scene).player())
        || all.size() < 2) {
      return all;
    }
    Map<WalkedTurn, Integer> reached = new LinkedHashMap<>();
    int player = game.players.indexOf(game.due(scene).as());
    all.forEach(turn -> reached.put(turn, reached(scene, turn, player, 0)));
    int most = reached.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    Set<WalkedTurn> kept = new LinkedHashSet<>(all);
    kept.removeIf(turn -> reached.getOrDefault(turn, most) < most);
    return kept;
  }

  private int reached(Scene scene, WalkedTurn turn, int player, int turnsBefore) {
    Scene after = Maker.after(game, scene, turn);
    if (!turn.has(Kind.AGAIN) || turnsBefore == GameProgram.LONGEST_CHAIN) {
      return questions.value(game.model.most(), after, player);
    }
    Object key = key(after);
    Integer before = known.putIfAbsent(key, Integer.MIN_VALUE);
    if (before != null) {
      return before;
    }
    int most =
        turns.apply(after).stream()
            .mapToInt(next -> reached(after, next, player, turnsBefore + 1))
            .max()
            .orElseGet(() -> questions.value(game.model.most(), after, player));
    known.put(key, most);
    return most;
  }

  /** What the turns that follow hang on. */
  private static Object key(Scene scene) {
    return List.of(
        scene.step,
        scene.continuation,
        scene.passes,
        scene.passer,
        scene.passed,
        scene.untouched.clone(),
        IntStream.of(scene.pieces).boxed().toList(),
        IntStream.of(scene.attributes).boxed().toList(),
        IntStream.of(scene.hand).boxed().toList(),
        IntStream.of(scene.counters).boxed().toList());
  }
}
