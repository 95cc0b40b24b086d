package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.EndingModel.Result;
import org.rookery.language.form.Form;

/**
 * ZRF's goals as sections.
 *
 * <p>They are asked in the order they are written, but for those about a player who has no turn:
 * what a turn has brought about counts before it is found that nothing can follow it.
 */
public final class GoalSections {
  /** What the result says, by the first word of a goal. */
  private static final Map<String, String> REASONS = reasons();

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          goal("win-condition", Result.WIN, "A player for whom this holds wins."),
          goal("loss-condition", Result.LOSS, "A player for whom this holds loses."),
          goal("draw-condition", Result.DRAW, "When this holds, the game is drawn."),
          goal(
              "count-condition",
              Result.COUNT,
              "When this holds, the player with more pieces wins."));

  private GoalSections() {}

  private static Map<String, String> reasons() {
    Map<String, String> reasons = new LinkedHashMap<>();
    reasons.put("checkmated", "checkmate");
    reasons.put("stalemated", "stalemate");
    reasons.put("repetition", "repetition");
    reasons.put("captured", "capture");
    reasons.put("pieces-remaining", "pieces remaining");
    reasons.put("total-piece-count", "piece count");
    reasons.put("absolute-config", "arrangement");
    reasons.put("relative-config", "arrangement");
    return reasons;
  }

  private static Keyword<Section<GameDraft>> goal(String name, Result result, String sentence) {
    return zrf(
        name,
        "(player…) condition…",
        sentence,
        "(" + name + " (White Black) (pieces-remaining 1))",
        c -> Section.at(GameDraft.RULES, game -> read(c, result, game)));
  }

  private static void read(Call call, Result result, GameDraft game) {
    List<String> players =
        game.scope.knownNames(NameKind.PLAYER, ((Form.Group) call.arg(0)).items());
    List<Form> goals = call.from(1);
    Optional<Condition> when =
        game.problems().withoutAnyFault(() -> game.scope.atTheEnd().all(goals));
    if (when.isEmpty()) {
      return;
    }
    goals.forEach(goal -> RoyalReader.collect(goal, players, game));
    if (when.get().isAny() && !needsNoTurn(when.get())) {
      List<Form> forms = ((Form.Group) goals.get(0)).items();
      add(kept(when.get().parts(), forms, false), call, result, players, game);
      add(kept(when.get().parts(), forms, true), call, result, players, game);
    } else {
      add(new Goal(goals, when.get()), call, result, players, game);
    }
  }

  /** What a goal asks, and the forms that say it. */
  private record Goal(List<Form> forms, Condition when) {}

  /** The alternatives of a goal that are, or are not, about a player who has no turn. */
  private static Goal kept(List<Condition> any, List<Form> forms, boolean late) {
    List<Form> said = new ArrayList<>();
    List<Condition> conditions = new ArrayList<>();
    for (int i = 0; i < any.size(); i++) {
      if (needsNoTurn(any.get(i)) == late) {
        said.add(forms.get(i + 1));
        conditions.add(any.get(i));
      }
    }
    return new Goal(
        said, conditions.size() == 1 ? conditions.get(0) : new Condition.Or(conditions));
  }

  private static void add(
      Goal goal, Call call, Result result, List<String> players, GameDraft game) {
    if (!goal.forms().isEmpty()) {
      String reason =
          goal.forms().stream().flatMap(g -> reason(g).stream()).findFirst().orElse(call.word());
      (needsNoTurn(goal.when()) ? game.lastEndings : game.endings)
          .add(new EndingModel(reason, players, result, goal.when(), call.origin()));
    }
  }

  /** Whether a condition can hold only where a player has no legal move. */
  static boolean needsNoTurn(Condition condition) {
    return condition.needs(Condition::isStuck);
  }

  private static Optional<String> reason(Form form) {
    if (form instanceof Form.Group group) {
      return group.items().stream().flatMap(item -> reason(item).stream()).findFirst();
    }
    return form.atom().map(REASONS::get);
  }
}
