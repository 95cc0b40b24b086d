package org.rookery.walker;

import java.util.ArrayList;
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
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/**
 * Leaves out turns where a player must make a number as great as they can by their turns in a row.
 */
final class GreatestNumber {
  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Function<Scene, Set<WalkedTurn>> turns;
  private final Map<Object, Ways> known = new LinkedHashMap<>();

  /** Where turns lead from a scene, and the greatest number found there. */
  private static final class Ways {
    private final List<Ways> next = new ArrayList<>();
    private int most = Integer.MIN_VALUE;
  }

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
    int player = game.players.indexOf(game.due(scene).as());
    Map<WalkedTurn, Ways> ways = new LinkedHashMap<>();
    all.forEach(turn -> ways.put(turn, ways(scene, turn, player, 0)));
    settle();
    int most = ways.values().stream().mapToInt(it -> it.most).max().orElse(0);
    ways.values().removeIf(it -> it.most < most);
    return new LinkedHashSet<>(ways.keySet());
  }

  private Ways ways(Scene scene, WalkedTurn turn, int player, int turnsBefore) {
    Scene after = Maker.after(game, scene, turn);
    Ways here = new Ways();
    if (!turn.goesOnAtOnce() || turnsBefore == GameProgram.LONGEST_CHAIN) {
      here.most = questions.value(game.model.most(), after, player);
      return here;
    }
    Ways before = known.putIfAbsent(key(after), here);
    if (before != null) {
      return before;
    }
    for (WalkedTurn next : turns.apply(after)) {
      here.next.add(ways(after, next, player, turnsBefore + 1));
    }
    if (here.next.isEmpty()) {
      here.most = questions.value(game.model.most(), after, player);
    }
    return here;
  }

  /** Hands back what is reached until nothing becomes greater: turns may come round in a ring. */
  private void settle() {
    boolean greater = true;
    while (greater) {
      greater = false;
      for (Ways here : known.values()) {
        for (Ways next : here.next) {
          greater |= next.most > here.most;
          here.most = Math.max(here.most, next.most);
        }
      }
    }
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
