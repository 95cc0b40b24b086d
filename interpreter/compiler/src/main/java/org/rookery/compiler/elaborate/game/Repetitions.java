package org.rookery.compiler.elaborate.game;

import java.util.List;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Condition.Chase;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.EndingModel.Result;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;

/** Reads what a repeated position means: up to five endings, asked one after the other. */
final class Repetitions {
  private static final String REPETITION = "repetition";
  private static final String CHECK = "perpetual-check";
  private static final String CHASE = "perpetual-chase";

  private Repetitions() {}

  static void read(Call call, GameDraft game) {
    int times = call.times(0);
    int last = call.size() - 1;
    Condition repeated = new Condition.Repeated(times);
    for (int i = 1; i < last; i++) {
      if (call.arg(i).isHeadedBy(CHECK)) {
        needLoss(call, i, CHECK, 2, "A player who gives perpetual check");
        Condition mine = givesCheck(times, Side.SELF, Side.OPPONENT);
        Condition theirs = givesCheck(times, Side.OPPONENT, Side.SELF);
        perpetual("perpetual check", mine, theirs, call, game);
      } else if (call.arg(i).isHeadedBy(CHASE)) {
        needLoss(call, i, CHASE, Integer.MAX_VALUE, "A player who chases perpetually");
        Chase chase = new ChaseReader(call.scope()).read((Form.Group) call.arg(i));
        Condition mine = new Condition.KeepsChasing(times, Side.SELF, chase);
        Condition theirs = new Condition.KeepsChasing(times, Side.OPPONENT, chase);
        perpetual("perpetual chase", mine, theirs, call, game);
      }
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

  /** Who alone does it loses; if both do, the game is drawn. */
  private static void perpetual(
      String reason, Condition mine, Condition theirs, Call call, GameDraft game) {
    add(REPETITION, Result.DRAW, new Condition.And(List.of(mine, theirs)), call, game);
    add(reason, Result.LOSS, mine, call, game);
  }

  private static void needLoss(Call call, int index, String word, int most, String who) {
    List<Form> items = call.items(call.arg(index));
    if (items.size() < 2 || items.size() > most || !items.get(1).isWord("loss")) {
      call.problems()
          .error(
              "wrong-kind",
              call.arg(index).origin(),
              who + " can only lose by it.",
              "write `(" + word + " loss)`");
    }
  }

  private static Condition givesCheck(int times, Side attacker, Side attacked) {
    return new Condition.RepeatedWhile(times, attacker, new Condition.InCheck(attacked));
  }

  /**
   * With three players or more it is unknown which of those not to move brought a position about.
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
