package org.rookery.game.phrase;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.program.Article;

/** Conditions as clauses of an English sentence: what must hold, or must not. */
public final class ConditionClauses implements ConditionCases<String> {
  private final Nouns nouns;
  private final boolean holds;

  private ConditionClauses(Nouns nouns, boolean holds) {
    this.nouns = nouns;
    this.holds = holds;
  }

  /**
   * The clause that says a condition; empty when a part of it has no words.
   *
   * @param zones where the zones are noted that it speaks of
   */
  public static Optional<String> of(
      Condition condition, GameModel game, Voice voice, Set<String> zones) {
    Set<String> spoken = new LinkedHashSet<>();
    Nouns nouns = new Nouns(game, voice, spoken);
    String text = condition.match(new ConditionClauses(nouns, true));
    if (!nouns.isWhole()) {
      return Optional.empty();
    }
    zones.addAll(spoken);
    return Optional.of(text);
  }

  private String say(Condition condition) {
    return condition.match(this);
  }

  private String with(Voice voice, Condition condition) {
    Nouns inner = nouns.with(voice);
    return nouns.within(inner, condition.match(new ConditionClauses(inner, true)));
  }

  private String is(String subject, String what) {
    return subject + (holds ? " is " : " is not ") + what;
  }

  @Override
  public String constant(Condition.Constant it) {
    return it.value() == holds ? "always" : "never";
  }

  @Override
  public String not(Condition.Not it) {
    return it.condition().match(new ConditionClauses(nouns, !holds));
  }

  @Override
  public String and(Condition.And it) {
    return joined(it.conditions(), holds ? "and" : "or");
  }

  @Override
  public String or(Condition.Or it) {
    Optional<String> rows = new RowWords(nouns).of(it.conditions());
    return rows.isPresent() && holds ? rows.get() : joined(it.conditions(), holds ? "or" : "and");
  }

  private String joined(List<Condition> conditions, String word) {
    List<String> parts = new ArrayList<>();
    boolean nested = false;
    for (Condition part : conditions) {
      Condition bare = part.denied().orElse(part);
      nested |= bare.isSeveral() && bare.parts().size() > 1;
      String text = say(part);
      String before = parts.isEmpty() ? "" : parts.get(0);
      String same =
          before.contains(" time and ") ? before.replaceFirst(" time and .*", " time and ") : "";
      text = same.isEmpty() || !text.startsWith(same) ? text : text.substring(same.length());
      if (!parts.contains(text)) {
        parts.add(text);
      }
    }
    return String.join(nested ? ", " + word + " " : " " + word + " ", parts);
  }

  @Override
  public String empty(SquareCondition.Empty it) {
    return nouns.place(it.place()) + (holds ? " is empty" : " is occupied");
  }

  @Override
  public String pieceOn(SquareCondition.PieceOn it) {
    boolean there = holds != it.filter().others();
    return nouns.place(it.place())
        + (there ? " holds " : " does not hold ")
        + nouns.one(it.filter().others() ? it.filter().complement() : it.filter());
  }

  @Override
  public String inSetup(SquareCondition.InSetup it) {
    return nouns.place(it.place())
        + (holds ? " held " : " did not hold ")
        + nouns.one(it.filter())
        + " in the set-up";
  }

  @Override
  public String inZone(SquareCondition.InZone it) {
    return is(nouns.place(it.place()), "in " + nouns.zone(it.zone()));
  }

  @Override
  public String isSquare(Condition.IsSquare it) {
    return is(nouns.voice().here(), it.square());
  }

  @Override
  public String onBoard(SquareCondition.OnBoard it) {
    return is(nouns.place(it.place()), "on the board");
  }

  @Override
  public String deadEnd(SquareCondition.DeadEnd it) {
    String piece = it.piece().map(Article::a).orElse("the piece");
    return piece
        + (holds ? " could never move again from " : " could move again from ")
        + nouns.place(it.place());
  }

  @Override
  public String marked(SquareCondition.Marked it) {
    return nouns.unsayable();
  }

  @Override
  public String lastFrom(SquareCondition.LastFrom it) {
    return "the last move " + (holds ? "began on " : "did not begin on ") + nouns.place(it.place());
  }

  @Override
  public String lastTo(SquareCondition.LastTo it) {
    return "the last move " + (holds ? "ended on " : "did not end on ") + nouns.place(it.place());
  }

  @Override
  public String flag(Condition.Flag it) {
    return nouns.unsayable();
  }

  @Override
  public String positionFlag(SquareCondition.PositionFlag it) {
    return nouns.unsayable();
  }

  @Override
  public String hasAttribute(SquareCondition.HasAttribute it) {
    return is("the piece on " + nouns.place(it.place()), "`" + it.name() + "`");
  }

  @Override
  public String unmoved(SquareCondition.Unmoved it) {
    return "the piece on " + nouns.place(it.place()) + (holds ? " has not moved" : " has moved");
  }

  @Override
  public String castles(Condition.Castles it) {
    String both = nouns.place(it.royal()) + " and " + nouns.place(it.partner());
    return (holds ? "neither of the pieces on " : "one of the pieces on ") + both + " has moved";
  }

  @Override
  public String passed(SquareCondition.Passed it) {
    return (holds ? "a piece has just skipped " : "no piece has just skipped ")
        + nouns.place(it.place());
  }

  @Override
  public String attacked(SquareCondition.Attacked it) {
    return is(nouns.place(it.place()), "attacked");
  }

  @Override
  public String defended(SquareCondition.Defended it) {
    return is(nouns.place(it.place()), "protected");
  }

  @Override
  public String adjacentToEnemy(SquareCondition.AdjacentToEnemy it) {
    return (holds ? "an enemy piece stands next to " : "no enemy piece stands next to ")
        + nouns.place(it.place());
  }

  @Override
  public String goalSquare(SquareCondition.GoalSquare it) {
    return nouns.unsayable();
  }

  @Override
  public String captures(Condition.Captures it) {
    return holds ? "the move captures" : "the move does not capture";
  }

  @Override
  public String promotes(Condition.Promotes it) {
    return holds ? "the move promotes" : "the move does not promote";
  }

  @Override
  public String royal(SquareCondition.Royal it) {
    return nouns.place(it.place()) + (holds ? " holds " : " does not hold ") + "a royal piece";
  }

  @Override
  public String inCheck(Condition.InCheck it) {
    return is(nouns.player(it.side()), "in check");
  }

  @Override
  public String toMove(Condition.ToMove it) {
    return is(nouns.player(it.side()), "to move");
  }

  @Override
  public String noTurn(Condition.NoTurn it) {
    return nouns.player(it.side()) + (holds ? " has no legal move" : " has a legal move");
  }

  @Override
  public String canMove(Condition.CanMove it) {
    return nouns.player(it.side())
        + (holds ? " could make a move" : " could not make a move")
        + ", were it their turn";
  }

  @Override
  public String someTurn(Condition.SomeTurn it) {
    return nouns.voice().self()
        + (holds ? " has a legal move after which " : " has no legal move after which ")
        + with(nouns.voice(), it.condition());
  }

  @Override
  public String someSquare(Condition.SomeSquare it) {
    String on = nouns.area(it.area());
    List<Condition> parts = it.condition().conjuncts();
    if (parts.get(0) instanceof SquareCondition.PieceOn piece
        && piece.place() instanceof Place.Here
        && !piece.filter().others()) {
      List<Condition> rest = parts.subList(1, parts.size());
      String where = it.area() instanceof Area.Board ? "" : " on " + on;
      if (!holds && rest.size() == 1 && rest.get(0).denied().isPresent()) {
        return nouns.all(piece.filter()) + where + fits(List.of(rest.get(0).denied().get()));
      }
      return (holds ? nouns.one(piece.filter()) : nouns.none(piece.filter())) + where + fits(rest);
    }
    return (holds ? "for some square of " : "for no square of ")
        + on
        + ", "
        + with(nouns.voice().at("that square"), it.condition());
  }

  /** What holds of a piece where it stands. */
  private String fits(List<Condition> conditions) {
    if (conditions.size() == 1) {
      boolean not = conditions.get(0).denied().isPresent();
      Condition bare = conditions.get(0).denied().orElse(conditions.get(0));
      if (bare instanceof SquareCondition.Attacked attacked
          && attacked.place() instanceof Place.Here) {
        return not ? " is not attacked" : " is attacked";
      }
    }
    return conditions.isEmpty()
        ? " stands there"
        : " stands where " + with(nouns.voice().at("its square"), new Condition.And(conditions));
  }

  @Override
  public String repeated(Condition.Repeated it) {
    return "the position "
        + (holds ? "occurs" : "does not occur")
        + " for the "
        + ordinal(it.times())
        + " time";
  }

  @Override
  public String repeatedWhile(Condition.RepeatedWhile it) {
    String who = nouns.player(it.side());
    boolean checks =
        it.condition() instanceof Condition.InCheck check
            && (check.side() == Side.SELF) == (it.side() == Side.OPPONENT);
    return repeated(new Condition.Repeated(it.times()))
        + (checks
            ? " and " + who + " has given check with each move since the first time"
            : " and since the first time after each move of "
                + who
                + " "
                + with(nouns.voice(), it.condition()));
  }

  @Override
  public String keepsChasing(Condition.KeepsChasing it) {
    return repeated(new Condition.Repeated(it.times()))
        + " and "
        + nouns.player(it.side())
        + " has chased the same piece with each move since the first time";
  }

  @Override
  public String justCaptured(Condition.JustCaptured it) {
    return "the last move " + (holds ? "captured " : "did not capture ") + nouns.one(it.filter());
  }

  @Override
  public String arrangement(Condition.Arrangement it) {
    List<String> parts = new ArrayList<>();
    for (Condition.Group group : it.groups()) {
      boolean any = group.occupants().size() != 1 || group.occupants().get(0).others();
      Filter filter = group.occupants().get(0);
      parts.add(
          any
              ? nouns.unsayable()
              : nouns.one(filter) + " stands on " + Nouns.list(group.places(), "and"));
    }
    return holds ? String.join(" and ", parts) : nouns.unsayable();
  }

  @Override
  public String chain(Condition.Chain it) {
    return new RowWords(nouns).of(List.of(it)).filter(row -> holds).orElseGet(nouns::unsayable);
  }

  @Override
  public String reaches(Condition.Reaches it) {
    return (it.over().equals(it.goal())
            ? "a chain of " + nouns.whose(it.over())
            : "a way over " + nouns.whose(it.over()) + " to " + nouns.one(it.goal()))
        + (holds ? " leads from " : " does not lead from ")
        + nouns.area(it.from())
        + " to "
        + nouns.area(it.to());
  }

  @Override
  public String compare(Condition.Compare it) {
    Amount left = it.left();
    return new AmountWords(nouns)
        .compare(left, holds ? it.relation() : it.relation().opposite(), it.right());
  }

  private static String ordinal(int number) {
    return switch (number) {
      case 1 -> "first";
      case 2 -> "second";
      case 3 -> "third";
      case 4 -> "fourth";
      case 5 -> "fifth";
      default -> number + "th";
    };
  }
}
