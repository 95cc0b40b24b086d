package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.zrf;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.elaborate.board.BoardAssembly;
import org.rookery.language.form.Form;

/** The sections for the board and who stands on it. */
final class BoardSections {
  static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          zrf(
              "board",
              "[group…]",
              "The squares, the links between them, and names for some of them.",
              "(board (rectangle 8 8))",
              c -> Section.at(GameDraft.BOARD, game -> board(c, game))),
          zrf(
              "board-setup",
              "[group…]",
              "Who stands where when the game begins, and what is in hand.",
              "(board-setup (White (Chief home) (Footman post off 3)))",
              c -> Section.at(GameDraft.RULES, game -> Setups.read(c, game))));

  private BoardSections() {}

  private static void board(Call call, GameDraft game) {
    List<Section<Scope>> sections = new ArrayList<>();
    for (Form form : call.args()) {
      Sections.read(form, Keywords.BOARD, game.scope)
          .map(section -> section.after(scope -> scope.plan().standAt(form.origin())))
          .ifPresent(sections::add);
    }
    for (int stage = 0; stage < BoardWords.STAGES; stage++) {
      Section.carryOut(sections, stage, game.scope);
    }
    if (game.scope.plan().squares().isEmpty() && !game.problems().diagnostics().hasErrors()) {
      game.problems().fatal("board-without-squares", call.origin(), "This board has no squares.");
    }
    Capacity.SQUARES.exceeded(game.scope.plan().squares().size(), call.origin(), game.problems());
    game.board = BoardAssembly.assemble(game.scope.plan(), game.players.size());
  }
}
