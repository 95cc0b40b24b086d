package org.rookery.compiler.print;

import static org.rookery.compiler.print.FormBuilder.at;
import static org.rookery.compiler.print.FormBuilder.group;
import static org.rookery.compiler.print.FormBuilder.symbol;

import java.util.List;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.language.form.Form;
import org.rookery.program.ColumnWork;

/** Statements as forms, the way rules files write them. */
final class StatementForms implements StatementCases<Form> {
  private final TermForms terms = new TermForms();
  private final ConditionForms conditions = new ConditionForms();

  List<Form> forms(List<Statement> statements) {
    return statements.stream().map(statement -> statement.match(this)).toList();
  }

  @Override
  public Form step(Statement.Step it) {
    return terms.direction(it.direction());
  }

  @Override
  public Form jump(Statement.Jump it) {
    return symbol(it.square());
  }

  @Override
  public Form setMark(Statement.SetMark it) {
    return at(it.place(), "mark");
  }

  @Override
  public Form go(Statement.Go it) {
    return group("go", terms.place(new Place.Of(it.register())));
  }

  @Override
  public Form setFrom(Statement.SetFrom it) {
    return at(it.place(), "from");
  }

  @Override
  public Form setTo(Statement.SetTo it) {
    return at(it.place(), "to");
  }

  @Override
  public Form cascade(Statement.Cascade it) {
    return symbol("cascade");
  }

  @Override
  public Form add(Statement.Add it) {
    String word = (it.copy() ? "add-copy" : "add") + (it.partial().isPresent() ? "-partial" : "");
    String type = it.partial().flatMap(Statement.Continuation::moveType).orElse("");
    return it.types().isEmpty() && type.isEmpty() ? symbol(word) : group(word, it.types(), type);
  }

  @Override
  public Form stay(ChangeStatement.Stay it) {
    return at(it.place(), "stays");
  }

  @Override
  public Form capture(ChangeStatement.Capture it) {
    return at(it.place(), "capture");
  }

  @Override
  public Form capturePasser(ChangeStatement.CapturePasser it) {
    return symbol("capture-passer");
  }

  @Override
  public Form remove(ChangeStatement.Remove it) {
    return at(it.place(), "remove");
  }

  @Override
  public Form create(ChangeStatement.Create it) {
    return at(it.place(), "create", it.player().orElse(""), it.piece().orElse(""));
  }

  @Override
  public Form changeOwner(ChangeStatement.ChangeOwner it) {
    return at(it.place(), "change-owner", it.player().orElse(""));
  }

  @Override
  public Form flip(ChangeStatement.Flip it) {
    return at(it.place(), "flip");
  }

  @Override
  public Form changeType(ChangeStatement.ChangeType it) {
    return at(it.place(), "change-type", it.piece());
  }

  @Override
  public Form setAttribute(ChangeStatement.SetAttribute it) {
    return at(it.place(), "set-attribute", it.name(), conditions.form(it.condition()));
  }

  @Override
  public Form setFlag(Statement.SetFlag it) {
    return group("set-flag", it.name(), conditions.form(it.condition()));
  }

  @Override
  public Form setPositionFlag(Statement.SetPositionFlag it) {
    return at(it.place(), "set-position-flag", it.name(), conditions.form(it.condition()));
  }

  @Override
  public Form pass(Statement.Pass it) {
    return at(it.place(), "skip-square");
  }

  @Override
  public Form addToCounter(ChangeStatement.AddToCounter it) {
    return group("add-to", it.name(), it.side() == Side.OPPONENT ? "opponent" : "", it.by());
  }

  @Override
  public Form addToSquare(ChangeStatement.AddToSquare it) {
    return group("add-to", it.name(), terms.place(it.place()), it.by());
  }

  @Override
  public Form takeInHand(ChangeStatement.TakeInHand it) {
    return it.piece().map(piece -> group("take-in-hand", piece)).orElse(symbol("take-in-hand"));
  }

  @Override
  public Form discard(ChangeStatement.Discard it) {
    return it.piece().map(piece -> group("discard", piece)).orElse(symbol("discard"));
  }

  @Override
  public Form column(Statement.Column it) {
    return switch (it.deed().work()) {
      case COVER -> at(it.place(), "cover");
      case CARRY -> group("carry", String.valueOf(it.deed().number()));
      case LEAVE -> at(it.place(), "leave", String.valueOf(it.deed().number()));
      case UNDER ->
          at(
              it.place(),
              it.deed().number() == ColumnWork.AGAIN ? "take-under-again" : "take-under");
      case KEEP -> at(it.place(), "keep", String.valueOf(it.deed().number()));
      case TURN -> at(it.place(), "change-type-beneath", it.deed().piece().orElse(""));
    };
  }

  @Override
  public Form forbidMate(Statement.ForbidMate it) {
    return symbol("forbid-mate");
  }

  @Override
  public Form forbid(Statement.Forbid it) {
    return group("forbid", conditions.form(it.condition()));
  }

  @Override
  public Form verify(Statement.Verify it) {
    return group("verify", conditions.form(it.condition()));
  }

  @Override
  public Form branch(Statement.If it) {
    List<Form> otherwise = forms(it.otherwise());
    return group(
        "if",
        conditions.form(it.condition()),
        forms(it.then()),
        otherwise.isEmpty() ? otherwise : List.of(symbol("else"), otherwise));
  }

  @Override
  public Form loop(Statement.While it) {
    return group("while", conditions.form(it.condition()), forms(it.body()));
  }

  @Override
  public Form repeat(Statement.Repeat it) {
    return group("repeat", terms.amount(it.times()), forms(it.body()));
  }

  @Override
  public Form upTo(Statement.UpTo it) {
    return group("up-to", terms.amount(it.times()), forms(it.body()));
  }

  @Override
  public Form either(Statement.Either it) {
    return group("either", it.alternatives().stream().map(way -> group(forms(way))).toList());
  }

  @Override
  public Form stop(Statement.Stop it) {
    return symbol("stop");
  }
}
