package org.rookery.compiler.elaborate.game;

import java.util.List;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.EndingModel.Result;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;

/** Reads what a repeated position means: up to three endings, asked one after the other. */
final class Repetitions {
  private static final String REPETITION = "repetition";

  private Repetitions() {}

  static void read(Call call, GameDraft game) {
    int times = call.times(0);
    int last = call.size() - 1;
    Condition repeated = new Condition.Repeated(times);
    if (last > 1 && call.arg(1).isHeadedBy("perpetual-check")) {
      needLoss(call);
      Condition mine = givesCheck(times, Side.SELF, Side.OPPONENT);
      Condition theirs = givesCheck(times, Side.OPPONENT, Side.SELF);
      add(REPETITION, Result.DRAW, new Condition.And(List.of(mine, theirs)), call, game);
      add("perpetual check", Result.LOSS, mine, call, game);
    }
    Result result = EndingWords.result(call, last, EndingWords.DECIDED);
    if (result == Result.DRAW) {
      add(REPETITION, result, repeated, call, game);
    } else {
      needTwoPlayers(call, last, game);
      Condition brought = new Condition.Not(new Condition.ToMove(Side.SELF));
      add(REPETITION, result, new Condition.And(List.of(repeated, brought)), call, game);
    }
  }

  private static void needLoss(Call call) {
    List<Form> items = call.items(call.arg(1));
    if (items.size() != 2 || !items.get(1).isWord("loss")) {
      call.problems()
          .error(
              "wrong-kind",
              call.arg(1).origin(),
              "Who gives check again and again can only lose by it.",
              "write `(perpetual-check loss)`");
    }
  }

  private static Condition givesCheck(int times, Side attacker, Side attacked) {
    return new Condition.RepeatedWhile(times, attacker, new Condition.InCheck(attacked));
  }

  /**
   * With three players or more nobody can say who of those not to move brought a position about.
   */
  private static void needTwoPlayers(Call call, int index, GameDraft game) {
    if (game.activePlayers().size() > 2) {
      call.problems()
          .error(
              "wrong-kind",
              call.arg(index).origin(),
              "With more than two players a repetition can only be a draw.",
              "use `draw`, or an `ending` that names the players");
    }
  }

  private static void add(String reason, Result result, Condition when, Call call, GameDraft game) {
    game.endings.add(new EndingModel(reason, game.activePlayers(), result, when, call.origin()));
  }
}
