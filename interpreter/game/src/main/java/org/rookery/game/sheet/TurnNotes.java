package org.rookery.game.sheet;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.DrawModel;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.SimultaneousModel;
import org.rookery.compiler.model.GameModel.UmpireModel;
import org.rookery.compiler.model.HiddenModel;

/** What is said of turns besides whose they are: that sides may be swapped, and what is seen. */
final class TurnNotes {
  private TurnNotes() {}

  /**
   * The notes of a game.
   *
   * @param said a condition in words, if there are any for it
   */
  static List<String> of(GameModel game, Function<Condition, Optional<String>> said) {
    return Stream.of(
            game.pieRule().stream().map(pie -> PieWords.sentence(pie, said)),
            game.fog().stream()
                .map(
                    origin ->
                        "Players see only their own pieces and the squares that a move of these"
                            + " could change."),
            game.umpire().stream().map(TurnNotes::umpire),
            game.hidden().stream().map(TurnNotes::hidden),
            game.simultaneous().stream().map(TurnNotes::simultaneous),
            game.draws().stream().map(TurnNotes::draws))
        .flatMap(notes -> notes)
        .toList();
  }

  private static String simultaneous(SimultaneousModel rule) {
    List<String> names = rule.survivors();
    String stays =
        names.isEmpty()
            ? ""
            : ", but the only "
                + (names.size() == 1
                    ? names.get(0)
                    : "one of these stays: " + String.join(", ", names))
                + (names.size() == 1 ? " stays" : "");
    return "They choose their moves for the same position and do not see each other's choice; when"
        + " the last one has chosen, all moves are made at once. A piece that goes is not captured"
        + " where it was. Pieces that arrive on the same square are all captured"
        + stays
        + ".";
  }

  private static String draws(DrawModel draw) {
    String skipped =
        draw.mayBeSkipped() ? " Its turns are skipped while " + draw.due() + " is 0." : "";
    return draw.player()
        + " draws from the hand unseen: every single piece in it is as likely as any other."
        + skipped;
  }

  private static String umpire(UmpireModel umpire) {
    String kind =
        umpire.named().isEmpty()
            ? ""
            : ", whether it was one of these: "
                + String.join(", ", umpire.named())
                + ", and how many captures the next player has with these";
    return "Players see only their own pieces. They try moves: the umpire refuses a move that is not"
        + " legal, and the same player tries another. The umpire tells both that a move was refused,"
        + " on which square a piece was captured"
        + kind
        + ", and of a check along which line it comes.";
  }

  private static String hidden(HiddenModel hidden) {
    Filter pieces = hidden.pieces();
    String names = String.join(", ", pieces.types());
    String which =
        pieces.types().isEmpty() ? "" : (pieces.except() ? ", but for: " : ", of these: ") + names;
    String until =
        hidden.shown().isEmpty() ? "" : " A piece with `" + hidden.shown() + "` is seen as it is.";
    return "Players do not know the types of others' pieces"
        + which
        + "; these look like "
        + hidden.standIn()
        + " to them. A captured piece is seen."
        + until;
  }
}
