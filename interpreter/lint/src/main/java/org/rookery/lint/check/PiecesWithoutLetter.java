package org.rookery.lint.check;

import java.util.List;
import org.rookery.compiler.model.PieceModel;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A piece whose letter is left to chance. */
final class PiecesWithoutLetter implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "piece-without-letter",
          "a piece without a letter",
          "Positions and moves need a text for every piece. Without `letter` one is made "
              + "from the name; it may change when another piece is added, and recorded games can "
              + "no longer be read. A piece that only a player of chance throws needs none.",
          """
          (piece (name Man) (moves (n (verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  private static final List<String> WORDS = List.of("letter", "letters", "notation");

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    if (game.isOld()) {
      return;
    }
    List<String> thrown =
        game.model().pieces().stream().filter(PieceModel::isThrown).map(PieceModel::name).toList();
    for (Form.Group piece : game.sections("piece")) {
      String name = Mentions.part(piece, "name");
      if (WORDS.stream().allMatch(word -> Mentions.part(piece, word).isEmpty())
          && !thrown.contains(name)) {
        findings.add(piece.origin(), "The piece `" + name + "` has no letter.");
      }
    }
  }
}
