package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.RememberedPlaces;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.form.Form;

/** Words that ask about a square and what stands there. */
public final class SquareTests {
  public static final List<Keyword<Condition>> LIST =
      List.of(
          zrf(
              "empty?",
              "[place]",
              "Nothing stands there.",
              "(empty? n)",
              c -> new SquareCondition.Empty(c.anyPlace(0))),
          zrf(
              "friend?",
              "[place]",
              "A piece of the mover stands there.",
              "friend?",
              c -> pieceOn(c, Side.SELF)),
          zrf(
              "enemy?",
              "[place]",
              "A piece of an opponent stands there.",
              "enemy?",
              c -> pieceOn(c, Side.OPPONENT)),
          zrf(
              "neutral?",
              "[place]",
              "A piece of a neutral player stands there.",
              "neutral?",
              c -> pieceOn(c, Side.NEUTRAL)),
          zrf(
              "piece?",
              "[filter] [place]",
              "A piece that passes the filter stands there: one of that piece type, or such as"
                  + " `(enemy Footman Chief)`.",
              "(piece? (enemy Footman Chief) n)",
              SquareTests::piece),
          zrf(
              "in-zone?",
              "zone [place]",
              "The square belongs to the mover's zone of that name.",
              "(in-zone? promotion n)",
              c -> new SquareCondition.InZone(c.name(NameKind.ZONE, 0), c.anyPlace(1))),
          zrf(
              "position?",
              "square",
              "The cursor is on that square.",
              "(position? home)",
              c -> {
                c.scope().here(c.origin());
                return new Condition.IsSquare(c.name(NameKind.SQUARE, 0));
              }),
          zrf(
              "on-board?",
              "[place]",
              "There is such a square.",
              "(on-board? n)",
              c -> new SquareCondition.OnBoard(c.anyPlace(0))),
          word(
              "dead-end?",
              "[piece] [place]",
              "A piece of that type could never move again from there, whatever the other "
                  + "squares hold; without a type it is the piece that moves, as what it becomes.",
              "(dead-end? Footman n)",
              SquareTests::deadEnd),
          zrf(
              "marked?",
              "[place]",
              "The square is the marked one.",
              "marked?",
              c -> new SquareCondition.Marked(c.anyPlace(0))),
          zrf(
              "attacked?",
              "[move-type|place] [place]",
              "An opponent's piece could capture the moving piece, were that there and its own"
                  + " square empty; by moves of that type if one is given.",
              "(attacked? n)",
              c -> attack(c, true)),
          zrf(
              "defended?",
              "[move-type|place] [place]",
              "Another piece of the mover could recapture there, were the moving piece gone from"
                  + " its own square.",
              "defended?",
              c -> attack(c, false)),
          zrf(
              "adjacent-to-enemy?",
              "[place]",
              "A link leads from there to an opponent's piece.",
              "adjacent-to-enemy?",
              c -> new SquareCondition.AdjacentToEnemy(c.place(0))),
          zrf(
              "goal-position?",
              "[place]",
              "The square is named in an `absolute-config` goal.",
              "goal-position?",
              c -> new SquareCondition.GoalSquare(c.anyPlace(0))));

  private SquareTests() {}

  private static Condition deadEnd(Call call) {
    boolean named = call.size() > 0 && call.scope().is(NameKind.PIECE, call.arg(0));
    return new SquareCondition.DeadEnd(
        named ? Optional.of(call.name(NameKind.PIECE, 0)) : Optional.empty(),
        call.place(named ? 1 : 0));
  }

  private static Condition pieceOn(Call call, Side side) {
    return new SquareCondition.PieceOn(Filter.of(side), call.anyPlace(0));
  }

  /** A call emptied by a macro asks for the piece whose rules these are. */
  private static Condition piece(Call call) {
    Scope scope = call.scope();
    boolean lenient = scope.problems().lenient();
    if (call.size() > 0) {
      return lenient
          ? pieceThere(call, call.name(NameKind.PIECE, 0))
          : new SquareCondition.PieceOn(call.filter(0), call.anyPlace(1));
    }
    if (!lenient || scope.piece().isEmpty()) {
      scope
          .problems()
          .error("wrong-arity", call.origin(), "`piece?` needs the name of a piece, or a filter.");
    }
    return pieceThere(call, scope.piece());
  }

  private static Condition pieceThere(Call call, String piece) {
    return new SquareCondition.PieceOn(
        new Filter(Side.ANY, List.of(piece), false), call.anyPlace(1));
  }

  private static Condition attack(Call call, boolean byEnemy) {
    Optional<Form> first = call.optional(0);
    boolean typed = first.isPresent() && !RememberedPlaces.isPlace(first.get(), call.scope());
    String moveType = typed ? call.name(NameKind.MOVE_TYPE, 0) : "";
    if (!typed && call.size() == 2) {
      call.problems().error("wrong-arity", call.arg(1).origin(), "One place is enough.");
    }
    return byEnemy
        ? new SquareCondition.Attacked(call.anyPlace(typed ? 1 : 0), moveType)
        : new SquareCondition.Defended(call.anyPlace(typed ? 1 : 0), moveType);
  }
}
