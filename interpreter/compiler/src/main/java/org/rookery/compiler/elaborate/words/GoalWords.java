package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Side;
import org.rookery.program.Quantity.Relation;

/** ZRF's goals, each a condition about one player. */
public final class GoalWords {
  private static final int REPETITIONS = 3;

  public static final List<Keyword<Condition>> LIST =
      List.of(
          zrf(
              "pieces-remaining",
              "integer [piece]",
              "The player has exactly so many pieces, of that type if one is named.",
              "(pieces-remaining 0 Chief)",
              c -> remaining(c, Side.SELF)),
          zrf(
              "total-piece-count",
              "integer [piece]",
              "All players together have exactly so many pieces.",
              "(total-piece-count 2)",
              c -> remaining(c, Side.ANY)),
          zrf(
              "captured",
              "piece…",
              "The last move captured such a piece of the player.",
              "(captured Chief)",
              c ->
                  new Condition.JustCaptured(
                      new Filter(Side.SELF, c.scope().names(NameKind.PIECE, c.args()), false))),
          zrf(
              "stalemated",
              "",
              "The player is to move, is not in check and has no legal move.",
              "stalemated",
              c -> stalemate()),
          zrf(
              "repetition",
              "",
              "The position has occurred for the third time.",
              "repetition",
              c -> new Condition.Repeated(REPETITIONS)),
          zrf(
              "checkmated",
              "piece…",
              "The player is to move, one of these pieces is attacked and no move saves it.",
              "(checkmated Chief)",
              c -> {
                c.scope().names(NameKind.PIECE, c.args());
                return checkmate();
              }),
          zrf(
              "absolute-config",
              "occupant… [(squares…)]",
              "Each square holds one of these pieces; in a zone, one square is enough.",
              "(absolute-config Chief (opponent Footman) (home promotion))",
              Configurations::absolute),
          zrf(
              "relative-config",
              "occupant|direction…",
              "From some square, these pieces stand in a chain along the directions.",
              "(relative-config Chief n Footman)",
              Configurations::relative));

  private GoalWords() {}

  /** No turn, in check. */
  public static Condition checkmate() {
    return new Condition.And(
        List.of(new Condition.NoTurn(Side.SELF), new Condition.InCheck(Side.SELF)));
  }

  /** No turn, not in check. */
  public static Condition stalemate() {
    return new Condition.And(
        List.of(
            new Condition.NoTurn(Side.SELF), new Condition.Not(new Condition.InCheck(Side.SELF))));
  }

  private static Condition remaining(Call call, Side side) {
    Filter filter = new Filter(side, call.scope().names(NameKind.PIECE, call.from(1)), false);
    return new Condition.Compare(
        new Amount.Count(filter, new Area.Board()),
        Relation.EQUAL,
        new Amount.Literal(call.integer(0)));
  }
}
