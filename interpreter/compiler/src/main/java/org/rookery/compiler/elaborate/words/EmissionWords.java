package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.Statement.Add;
import org.rookery.compiler.model.Statement.Continuation;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/** Words that make a move out of what the block has done so far. */
public final class EmissionWords {
  public static final List<Keyword<List<Statement>>> LIST =
      List.of(
          zrf(
              "add",
              "[piece…]",
              "Makes a move that ends here; with pieces, one promotion to each. With nothing to move or"
                  + " to change before it, it makes none. The block goes on with nothing done.",
              "(add Captain Rider)",
              c -> List.of(promoting(c.scope().names(NameKind.PIECE, c.args()), c.origin()))),
          zrf(
              "add-partial",
              "[piece|move-type…]",
              "Makes a move after which the same piece moves again, by blocks of the move type.",
              "(add-partial jumping)",
              c -> partial(c, false)),
          zrf(
              "add-copy",
              "[piece…]",
              "Makes a move that leaves the piece where it was and puts one like it here.",
              "add-copy",
              c ->
                  List.of(
                      new Add(
                          c.scope().names(NameKind.PIECE, c.args()),
                          true,
                          Optional.empty(),
                          c.origin()))),
          zrf(
              "add-copy-partial",
              "[piece|move-type…]",
              "Like `add-copy`, and the same piece moves again.",
              "add-copy-partial",
              c -> partial(c, true)),
          zrf(
              "cascade",
              "",
              "Ends this part of the move here; the next part moves the piece on this square.",
              "cascade",
              c -> List.of(new Statement.Cascade(c.origin()))),
          word(
              "promote-in",
              "zone piece…",
              "Makes a move, with promotion to one of the pieces when it ends in the zone.",
              "(promote-in promotion Captain Rider)",
              c ->
                  inZone(
                      c,
                      List.of(promoting(pieces(c), c.origin())),
                      List.of(promoting(List.of(), c.origin())))),
          word(
              "may-promote-in",
              "zone piece…",
              "Makes a move and, when it ends in the zone, the same with promotion too.",
              "(may-promote-in promotion Captain)",
              EmissionWords::mayPromoteIn),
          word(
              "stop",
              "",
              "Ends this path of the block.",
              "stop",
              c -> List.of(new Statement.Stop(c.origin()))),
          word(
              "forbid-mate",
              "",
              "Makes the move illegal if it checkmates.",
              "forbid-mate",
              c -> List.of(new Statement.ForbidMate(c.origin()))),
          word(
              "forbid",
              "condition",
              "Makes the move illegal if the condition holds, for the mover, when it has been made:"
                  + " there is no cursor then, but `last-from` and `last-to`.",
              "(forbid (in-check? opponent))",
              c ->
                  List.of(
                      new Statement.Forbid(
                          c.scope().afterMove().condition(c.arg(0)), c.origin()))));

  private EmissionWords() {}

  private static Add promoting(List<String> pieces, Origin origin) {
    return new Add(pieces, false, Optional.empty(), origin);
  }

  private static List<String> pieces(Call call) {
    return call.scope().names(NameKind.PIECE, call.from(1));
  }

  private static List<Statement> inZone(
      Call call, List<Statement> inside, List<Statement> outside) {
    Condition condition = new SquareCondition.InZone(call.name(NameKind.ZONE, 0), new Place.Here());
    return List.of(new Statement.If(condition, inside, outside, call.origin()));
  }

  /** The first way ends at its promotion, so that what follows runs once. */
  private static List<Statement> mayPromoteIn(Call call) {
    Origin origin = call.origin();
    List<Statement> promoted = List.of(promoting(pieces(call), origin), new Statement.Stop(origin));
    List<Statement> plain = List.of(promoting(List.of(), origin));
    return inZone(call, List.of(new Statement.Either(List.of(promoted, plain), origin)), plain);
  }

  /** Atoms that name pieces are promotions, the other one is the move type that must follow. */
  private static List<Statement> partial(Call call, boolean copy) {
    Scope scope = call.scope();
    List<String> pieces = new ArrayList<>();
    Optional<String> moveType = Optional.empty();
    for (Form arg : call.args()) {
      if (scope.is(NameKind.PIECE, arg)) {
        pieces.add(scope.name(NameKind.PIECE, arg));
      } else if (moveType.isPresent() && !scope.is(NameKind.MOVE_TYPE, arg)) {
        scope.name(NameKind.PIECE, arg);
      } else {
        moveType = arg.atom();
        // An old file says "stop here" by a type that no block has.
        if (!scope.problems().lenient()) {
          scope.name(NameKind.MOVE_TYPE, arg);
        }
      }
    }
    return List.of(new Add(pieces, copy, Optional.of(new Continuation(moveType)), call.origin()));
  }
}
