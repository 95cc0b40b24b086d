package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.elaborate.board.BoardAssembly;
import org.rookery.compiler.elaborate.scope.Capacity;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.Sections;
import org.rookery.language.form.Form;

/** The sections for the board and who stands on it. */
public final class BoardSections {
  public static final List<Keyword<Section<GameDraft>>> LIST =
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
              "The pieces on the board and in hand when the game begins.",
              "(board-setup (White (Chief home) (Footman post off 3)))",
              c -> Section.at(GameDraft.RULES, game -> SetupSection.read(c, game))));

  private BoardSections() {}

  private static void board(Call call, GameDraft game) {
    int before = game.problems().errors();
    List<Section<Scope>> sections = new ArrayList<>();
    for (Form form : call.args()) {
      Sections.read(form, BoardWords.VOCABULARY, game.scope)
          .map(section -> section.after(scope -> scope.plan().standAt(form.origin())))
          .ifPresent(sections::add);
    }
    for (int stage = 0; stage < BoardStages.STAGES; stage++) {
      Section.carryOut(sections, stage, game.scope);
    }
    if (game.scope.plan().squares().isEmpty() && !game.problems().diagnostics().hasErrors()) {
      game.problems().fatal("board-without-squares", call.origin(), "This board has no squares.");
    }
    if (game.problems().errors() > before && game.scope.plan().squares().isEmpty()) {
      game.problems().doubtBoard();
    }
    game.problems().exceeds(Capacity.SQUARES, game.scope.plan().squares().size(), call.origin());
    game.board = BoardAssembly.assemble(game.scope.plan(), game.players.size());
  }
}
