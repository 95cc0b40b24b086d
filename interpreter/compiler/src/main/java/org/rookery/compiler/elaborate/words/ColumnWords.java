package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.ColumnDeed;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.program.ColumnWork;

/** Words for pieces that lie on each other. */
public final class ColumnWords {
  public static final List<Keyword<List<Statement>>> LIST =
      List.of(
          word(
              "cover",
              "[place]",
              "What the move puts there lies on what stands there instead of capturing it, so that"
                  + " the square holds a column; the top piece alone stands there for all else.",
              "cover",
              c -> column(c, ColumnWork.COVER, 0, Optional.empty(), 0)),
          word(
              "carry",
              "integer",
              "Of the column at the start only so many pieces move, those on top; without this all"
                  + " of them do. What lay under them stands there from then on, with the first values"
                  + " of its attributes.",
              "(carry 2)",
              c -> column(c, ColumnWork.CARRY, amount(c), Optional.empty(), 1)),
          word(
              "leave",
              "integer [place]",
              "So many of the pieces that move, the lowest first, stay there, on what stands there.",
              "(leave 1)",
              c -> column(c, ColumnWork.LEAVE, amount(c), Optional.empty(), 1)),
          word(
              "take-under",
              "[place]",
              "The move captures the top piece there and puts it under the pieces that move, also"
                  + " where they arrive; what lay beneath it stays. A whole chain takes only one piece from each column.",
              "(take-under n)",
              c -> column(c, ColumnWork.UNDER, 0, Optional.empty(), 0)),
          word(
              "take-under-again",
              "[place]",
              "Like `take-under`, but a whole chain may come back and take another piece from the"
                  + " same column, only not by two takings in a row.",
              "(take-under-again n)",
              c -> column(c, ColumnWork.UNDER, ColumnWork.AGAIN, Optional.empty(), 0)),
          word(
              "keep",
              "integer [place]",
              "When the move has been made, only so many pieces stay there, those on top; of the others"
                  + " the mover gets their own in hand, and the rest leave the game.",
              "(keep 5)",
              c -> column(c, ColumnWork.KEEP, amount(c), Optional.empty(), 1)),
          word(
              "change-type-beneath",
              "piece [place]",
              "The piece that lies beneath the top one there when the move is made becomes another.",
              "(change-type-beneath Captain)",
              c -> column(c, ColumnWork.TURN, 0, Optional.of(c.name(NameKind.PIECE, 0)), 1)));

  private ColumnWords() {}

  private static List<Statement> column(
      Call call, ColumnWork work, int number, Optional<String> piece, int at) {
    Place place = call.place(at);
    ColumnDeed deed = new ColumnDeed(work, number, piece);
    return List.of(new Statement.Column(deed, place, call.origin()));
  }

  /** A number of pieces, which must be one that a move can have. */
  private static int amount(Call call) {
    return call.integer(0, 1, ColumnWork.LIMIT).orElse(1);
  }
}
