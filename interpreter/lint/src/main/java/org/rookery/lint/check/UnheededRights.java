package org.rookery.lint.check;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Setup;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A position of the set-up with other castling rights than the attributes of its pieces say. */
final class UnheededRights implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unheeded-right",
          "castling rights that are not those of the pieces",
          "An attribute says which pieces may castle, and at the start each has it as its type "
              + "says, whatever the position of the set-up writes. Write the rights of the pieces.",
          """
          (board-setup (fen "4/4/4/CR2 w - - 0 1"))
          (royal Chief)
          (piece (name Chief) (letter C) (moves (n (verify not-friend?) add)))
          (piece (name Rider) (letter R) (attribute fresh? true) (castling-field fresh?)
             (moves (n (verify not-friend?) add)))
          """,
          """
          (board-setup (fen "4/4/4/CR2 w K - 0 1"))
          (royal Chief)
          (piece (name Chief) (letter C) (moves (n (verify not-friend?) add)))
          (piece (name Rider) (letter R) (attribute fresh? true) (castling-field fresh?)
             (moves (n (verify not-friend?) add)))
          """);

  /** The field of a position that holds the rights. */
  private static final int FIELD = 2;

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    List<Form.Group> fens = Mentions.groups(game.sections("board-setup"), "fen");
    Optional<String> said = game.model().setup().castling();
    if (said.isEmpty() || fens.isEmpty()) {
      return;
    }
    Form.Group fen = fens.get(fens.size() - 1);
    PositionText positions = new PositionText(game.program());
    String[] start = positions.print(Setup.start(game.program())).split(" ");
    String held = start[FIELD];
    start[FIELD] = said.get();
    String read;
    try {
      read = positions.print(positions.parse(String.join(" ", start))).split(" ")[FIELD];
    } catch (TextException unknownRight) {
      return;
    }
    if (!read.equals(held)) {
      findings.add(
          fen.items().get(1).origin(),
          "This position says `"
              + said.get()
              + "` of castling, and the game begins with `"
              + held
              + "`.");
    }
  }
}
