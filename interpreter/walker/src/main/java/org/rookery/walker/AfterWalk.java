package org.rookery.walker;

import java.util.List;
import org.rookery.compiler.model.GameModel.AnotherTurn;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.program.GameProgram;
import org.rookery.walker.rule.RuleQuestions;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.SceneChange.Kind;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** What happens by itself after a turn. */
final class AfterWalk {
  private AfterWalk() {}

  /**
   * The turn, when it is over, with what it does to counters that count by themselves, and whether
   * its player is due again.
   */
  static WalkedTurn complete(
      WalkerGame game, RuleQuestions questions, Scene scene, WalkedTurn turn) {
    Scene after = Maker.after(game, scene, turn);
    if (after.continuation != View.NOWHERE) {
      return turn;
    }
    WalkedTurn counted = turn;
    int number = 0;
    for (CounterModel counter : game.model.counters()) {
      int owners = counter.perPlayer() ? game.players.size() : 1;
      for (int owner = 0; owner < owners; owner++) {
        for (CounterModel.Change change : counter.after()) {
          if (questions.holds(change.when(), after, owner)) {
            counted =
                counted.with(
                    new SceneChange(
                        Kind.COUNTER, number, questions.value(change.by(), after, owner)));
          }
        }
        number++;
      }
    }
    TurnItem due = game.due(scene);
    List<AnotherTurn> again =
        GameProgram.isChance(due.player())
            ? List.of()
            : game.model.anotherTurns().stream()
                .filter(it -> questions.holds(it.when(), after, game.players.indexOf(due.as())))
                .toList();
    boolean thrown = again.stream().anyMatch(AnotherTurn::thrown);
    return again.isEmpty() ? counted : counted.with(new SceneChange(Kind.AGAIN, thrown ? 1 : 0, 0));
  }
}
