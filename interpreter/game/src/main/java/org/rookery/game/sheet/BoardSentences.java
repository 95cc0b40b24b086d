package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.LotModel;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.phrase.Nouns;
import org.rookery.language.form.Form;

/** The board and the set-up in words. */
final class BoardSentences {
  /** What a board section says of squares that are not joined as those of a rectangle. */
  private static final List<String> JOINTS = List.of("links", "unlink", "directions");

  private BoardSentences() {}

  /**
   * The sentences of a game.
   *
   * @param zones the zones that other sentences speak of
   */
  static List<String> of(Game game, Set<String> zones) {
    List<String> sentences = new ArrayList<>();
    BoardModel board = game.compiled().model().board();
    int rows = board.layout().rows();
    int squares = game.squares().size();
    int columns = rows == 0 ? 0 : board.layout().columnNames().length;
    sentences.add(
        columns * rows == squares
            ? "The board has " + columns + " files and " + rows + " ranks."
            : "The board has " + squares + " squares.");
    if (board.grids().stream().anyMatch(BoardModel.Grid::wrapsColumns)) {
      sentences.add("The last file is next to the first: pieces go round from one to the other.");
    }
    if (board.grids().stream().anyMatch(BoardModel.Grid::wrapsRows)) {
      sentences.add("The last rank is next to the first: pieces go round from one to the other.");
    }
    joints(game, sentences);
    Zones told = new Zones(game.compiled().model());
    zones.forEach(zone -> sentences.add(told.sentence(zone)));
    Match start = game.start();
    boolean together = game.compiled().model().simultaneous().isPresent();
    sentences.add(
        "The game begins with this position."
            + (together ? "" : " " + start.moverName() + " moves first."));
    long lots = game.program().start().lots().count();
    if (lots > 1) {
      sentences.add("It may also begin with another: a lot decides on one of " + lots + ".");
      game.compiled().model().setup().lots().forEach(lot -> sentences.add(lot(lot)));
    }
    return sentences;
  }

  /** Where the author says which squares are joined, unless that has a comment, which is quoted. */
  private static void joints(Game game, List<String> sentences) {
    for (Form section : game.compiled().sections()) {
      if (section.isHeadedBy("board") && Quotes.of(section.origin()).isEmpty()) {
        ((Form.Group) section)
            .items().stream()
                .filter(part -> JOINTS.stream().anyMatch(part::isHeadedBy))
                .filter(part -> Quotes.of(part.origin()).isEmpty())
                .findFirst()
                .ifPresent(
                    part ->
                        sentences.add(
                            "Which squares are joined is written in the rules file, from here on: "
                                + Pointer.to(part.origin())
                                + "."));
      }
    }
  }

  /** What one lot decides, draw by draw. */
  private static String lot(LotModel lot) {
    List<String> draws = new ArrayList<>();
    for (LotModel.Draw draw : lot.draws()) {
      draws.add(
          Nouns.list(draw.pieces(), "and")
              + " on "
              + (draw.pieces().size() == 1 ? "one" : draw.pieces().size())
              + " of "
              + Nouns.squares(draw.squares().get(0)));
    }
    String others = lot.players().size() > 1 ? ", where they see these squares" : "";
    return "By the lot stand, in this order and on squares that are free, for "
        + Nouns.list(lot.players(), "and")
        + others
        + ": "
        + String.join("; ", draws)
        + ".";
  }
}
