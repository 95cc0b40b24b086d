package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.PointsModel;
import org.rookery.language.form.Form;

/** The section that says how many points each player has. */
public final class PointsWord {
  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "points",
              "number [(extra player integer [half])…]",
              "How many points each player has: an ending with `count` lets the player with the most "
                  + "win, and its result tells them. Those of a team are added; where several have the most, the game is a draw. `(extra Black 7 half)` gives a player 7½ more.",
              "(points (count friend (board)) (extra Black 7 half))",
              c -> Section.at(GameDraft.RULES, game -> read(c, game))));

  private static final int LEAST = 3;

  /** The most whole points that a player may have besides. */
  private static final int MAX_EXTRA_POINTS = 9999;

  private PointsWord() {}

  private static void read(Call call, GameDraft game) {
    Map<String, Integer> extra = new LinkedHashMap<>();
    for (Form form : call.from(1)) {
      extra(call, form, extra);
    }
    game.points = new PointsModel(game.scope.atTheEnd().number(call.arg(0)), extra, call.origin());
  }

  /** {@code (extra Black 7)} or {@code (extra Black 7 half)}. */
  private static void extra(Call call, Form form, Map<String, Integer> extra) {
    List<Form> items = call.items(form);
    boolean half = items.size() == LEAST + 1 && items.get(LEAST).isWord("half");
    boolean right = form.isHeadedBy("extra") && (items.size() == LEAST || half);
    if (!right
        || !(items.get(2) instanceof Form.Num number)
        || Math.abs(number.value()) > MAX_EXTRA_POINTS) {
      call.problems()
          .error(
              "wrong-kind",
              form.origin(),
              "`(extra player number)` is wanted here, the number at most "
                  + MAX_EXTRA_POINTS
                  + ", perhaps with `half` behind it.");
      return;
    }
    call.scope()
        .known(NameKind.PLAYER, items.get(1))
        .ifPresent(
            player ->
                extra.merge(
                    player,
                    PointsModel.HALVES * (int) number.value() + (half ? 1 : 0),
                    Integer::sum));
  }
}
