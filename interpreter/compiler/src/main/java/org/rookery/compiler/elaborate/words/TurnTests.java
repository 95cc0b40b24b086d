package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import java.util.function.Function;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Side;

/** Words that ask about the game as a whole. */
public final class TurnTests {
  public static final List<Keyword<Condition>> LIST =
      List.of(
          word(
              "in-check?",
              "[opponent]",
              "A royal piece of the player is attacked.",
              "(in-check? opponent)",
              c -> about(c, Condition.InCheck::new)),
          word(
              "to-move?",
              "[opponent]",
              "The player is to move.",
              "to-move?",
              c -> about(c, Condition.ToMove::new)),
          word(
              "no-turn?",
              "[opponent]",
              "The player is to move and has no legal move.",
              "no-turn?",
              c -> about(ofTurns(c), Condition.NoTurn::new)),
          word(
              "can-move?",
              "[opponent]",
              "The player, if to move, would have a move other than a pass.",
              "(can-move? opponent)",
              c -> about(ofTurns(c), Condition.CanMove::new)),
          word(
              "some-turn?",
              "condition",
              "The player is to move and has a legal move after which the condition holds "
                  + "for that player.",
              "(some-turn? (in-check? opponent))",
              c -> new Condition.SomeTurn(ofTurns(c).condition(0))),
          word(
              "some-square?",
              "area condition…",
              "From some square of the area, with the cursor there, all conditions hold.",
              "(some-square? (board) (piece? (friend Chief)) attacked?)",
              c -> new Condition.SomeSquare(c.area(0), c.scope().onSquare().all(c.from(1)))),
          word(
              "connected",
              "filter area area direction…",
              "Such pieces stand on every square of some path from one area to the other.",
              "(connected friend (file-of home) (zone promotion) n s e w)",
              c ->
                  Condition.Reaches.connected(
                      c.filter(0), c.area(1), c.area(2), c.scope().directions(c.from(3)))),
          word(
              "reaches?",
              "filter area filter area direction…",
              "From the first area a way over squares that hold the first leads to a square of the"
                  + " second area that holds the second, its last step included.",
              "(reaches? enemy (corner n n) empty (board) n e s w)",
              c ->
                  new Condition.Reaches(
                      c.filter(0),
                      c.area(1),
                      c.filter(2),
                      c.area(3),
                      c.scope().directions(c.from(4)))),
          word(
              "repeated?",
              "integer",
              "The position has occurred so often at the end of a move, this time included.",
              "(repeated? 3)",
              c -> new Condition.Repeated(c.times(0))),
          word(
              "repeated-while?",
              "integer condition [opponent]",
              "The position has occurred so often, this time included, and since the first "
                  + "of these times the condition has held after each move of the player's, or of "
                  + "the opponent's.",
              "(repeated-while? 4 (in-check? opponent))",
              c ->
                  new Condition.RepeatedWhile(
                      ofTurns(c).times(0), SideWords.optional(c, 2), c.condition(1))));

  private TurnTests() {}

  /** What asks which turns there are may stand only where they are not being looked for. */
  private static Call ofTurns(Call call) {
    call.scope().moment().needEnd(call.problems(), call.origin());
    return call;
  }

  private static Condition about(Call call, Function<Side, Condition> condition) {
    return condition.apply(SideWords.optional(call, 0));
  }
}
