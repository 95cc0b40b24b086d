package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.words.GoalWords;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/** Reads which pieces are royal. */
public final class RoyalReader {
  private static final String DISPLACEMENT = "(attacked-by displacement)";
  private static final String NO_CHECKS = "(may-not-give-check)";
  private static final String EACH_PART = "(judge-check each-part)";

  /** Sections that say which pieces a game is about. */
  private static final List<String> ABOUT_ROYALS =
      List.of("royal", "win-condition", "loss-condition", "draw-condition", "count-condition");

  private RoyalReader() {}

  /** {@code (royal Chief …)}: check, and the loss of the player who is mated. */
  static void read(Call call, GameDraft game) {
    List<String> pieces = new ArrayList<>();
    List<String> options = new ArrayList<>();
    for (Form form : call.args()) {
      if (!(form instanceof Form.Group)) {
        pieces.add(game.scope.name(NameKind.PIECE, form));
        continue;
      }
      String option = FormPrinter.line(form);
      if (List.of(DISPLACEMENT, NO_CHECKS, EACH_PART).contains(option)) {
        options.add(option);
      } else {
        game.problems()
            .unknownWord(
                "setting of `royal`",
                option,
                form.origin(),
                List.of(DISPLACEMENT, NO_CHECKS, EACH_PART));
      }
    }
    game.royals.add(
        new RoyalModel(
            game.activePlayers(),
            pieces,
            options.contains(DISPLACEMENT),
            options.contains(NO_CHECKS),
            options.contains(EACH_PART),
            false,
            call.origin()));
    game.endings.add(
        new EndingModel(
            "checkmate",
            game.activePlayers(),
            EndingModel.Result.LOSS,
            GoalWords.checkmate(),
            call.origin()));
  }

  /** The pieces that {@code (checkmated Chief)} makes royal for the players of a goal. */
  static void collect(Form form, List<String> players, GameDraft game) {
    if (!(form instanceof Form.Group group)) {
      return;
    }
    if (!form.isHeadedBy("checkmated")) {
      group.items().forEach(item -> collect(item, players, game));
      return;
    }
    List<String> pieces = new ArrayList<>();
    for (Form piece : group.items().subList(1, group.items().size())) {
      piece.atom().ifPresent(pieces::add);
    }
    game.royals.add(new RoyalModel(players, pieces, false, false, false, true, form.origin()));
  }

  /** The names of pieces that sections of a game say it is about, before any is read. */
  public static Set<String> named(List<Form> sections) {
    Set<String> names = new LinkedHashSet<>();
    for (Form section : sections) {
      if (ABOUT_ROYALS.stream().anyMatch(section::isHeadedBy)) {
        gather(section, names);
      }
    }
    return names;
  }

  private static void gather(Form form, Set<String> names) {
    if (form instanceof Form.Group group) {
      boolean tells =
          group.head().filter(List.of("royal", "checkmated", "captured")::contains).isPresent();
      for (Form item : group.items()) {
        if (tells) {
          item.atom().ifPresent(names::add);
        }
        gather(item, names);
      }
    }
  }
}
