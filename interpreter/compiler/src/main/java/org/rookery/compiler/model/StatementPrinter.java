package org.rookery.compiler.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints statements the way rules files write them, each on one line. */
final class StatementPrinter implements Statement.Cases<String> {
  private final TermPrinter terms = new TermPrinter();
  private final ConditionPrinter conditions = new ConditionPrinter();

  String print(List<Statement> statements) {
    return statements.stream().map(s -> s.match(this)).collect(Collectors.joining(" "));
  }

  private String word(String word, Place place) {
    return place instanceof Place.Here ? word : "(" + word + " " + terms.place(place) + ")";
  }

  private String word(String word, String arguments, Place place) {
    String where = place instanceof Place.Here ? "" : " " + terms.place(place);
    return arguments.isEmpty() ? word(word, place) : "(" + word + " " + arguments + where + ")";
  }

  @Override
  public String step(Statement.Step it) {
    return terms.direction(it.direction());
  }

  @Override
  public String jump(Statement.Jump it) {
    return it.square();
  }

  @Override
  public String setMark(Statement.SetMark it) {
    return word("mark", it.place());
  }

  @Override
  public String go(Statement.Go it) {
    return "(go " + terms.place(new Place.Of(it.register())) + ")";
  }

  @Override
  public String setFrom(Statement.SetFrom it) {
    return word("from", it.place());
  }

  @Override
  public String setTo(Statement.SetTo it) {
    return word("to", it.place());
  }

  @Override
  public String cascade(Statement.Cascade it) {
    return "cascade";
  }

  @Override
  public String add(Statement.Add it) {
    String word = (it.copy() ? "add-copy" : "add") + (it.partial().isPresent() ? "-partial" : "");
    String type = it.partial().flatMap(Statement.Continuation::moveType).orElse("");
    String arguments = (String.join(" ", it.types()) + " " + type).strip();
    return arguments.isEmpty() ? word : "(" + word + " " + arguments + ")";
  }

  @Override
  public String capture(Statement.Capture it) {
    return word("capture", it.place());
  }

  @Override
  public String capturePasser(Statement.CapturePasser it) {
    return "capture-passer";
  }

  @Override
  public String remove(Statement.Remove it) {
    return word("remove", it.place());
  }

  @Override
  public String create(Statement.Create it) {
    String arguments = (it.player().orElse("") + " " + it.piece().orElse("")).strip();
    return word("create", arguments, it.place());
  }

  @Override
  public String changeOwner(Statement.ChangeOwner it) {
    return word("change-owner", it.player().orElse(""), it.place());
  }

  @Override
  public String flip(Statement.Flip it) {
    return word("flip", it.place());
  }

  @Override
  public String changeType(Statement.ChangeType it) {
    return word("change-type", it.piece(), it.place());
  }

  @Override
  public String setAttribute(Statement.SetAttribute it) {
    return word("set-attribute", it.name() + " " + conditions.print(it.value()), it.place());
  }

  @Override
  public String setFlag(Statement.SetFlag it) {
    return "(set-flag " + it.name() + " " + conditions.print(it.value()) + ")";
  }

  @Override
  public String setPositionFlag(Statement.SetPositionFlag it) {
    return word("set-position-flag", it.name() + " " + conditions.print(it.value()), it.place());
  }

  @Override
  public String pass(Statement.Pass it) {
    return word("skip-square", it.place());
  }

  @Override
  public String addToCounter(Statement.AddToCounter it) {
    String opponent = it.side() == Side.OPPONENT ? " opponent" : "";
    return "(add-to " + it.name() + opponent + " " + it.by() + ")";
  }

  @Override
  public String addToSquare(Statement.AddToSquare it) {
    return "(add-to " + it.name() + " " + terms.place(it.place()) + " " + it.by() + ")";
  }

  @Override
  public String takeInHand(Statement.TakeInHand it) {
    return optional("take-in-hand", it.piece());
  }

  private static String optional(String word, Optional<String> argument) {
    return argument.map(a -> "(" + word + " " + a + ")").orElse(word);
  }

  @Override
  public String discard(Statement.Discard it) {
    return "discard";
  }

  @Override
  public String forbidMate(Statement.ForbidMate it) {
    return "forbid-mate";
  }

  @Override
  public String forbid(Statement.Forbid it) {
    return "(forbid " + conditions.print(it.condition()) + ")";
  }

  @Override
  public String verify(Statement.Verify it) {
    return "(verify " + conditions.print(it.condition()) + ")";
  }

  @Override
  public String branch(Statement.If it) {
    String otherwise = it.otherwise().isEmpty() ? "" : " else " + print(it.otherwise());
    return "(if " + conditions.print(it.condition()) + " " + print(it.then()) + otherwise + ")";
  }

  @Override
  public String loop(Statement.While it) {
    return "(while " + conditions.print(it.condition()) + " " + print(it.body()) + ")";
  }

  @Override
  public String repeat(Statement.Repeat it) {
    return "(repeat " + terms.amount(it.times()) + " " + print(it.body()) + ")";
  }

  @Override
  public String upTo(Statement.UpTo it) {
    return "(up-to " + terms.amount(it.times()) + " " + print(it.body()) + ")";
  }

  @Override
  public String either(Statement.Either it) {
    return it.alternatives().stream()
        .map(way -> "(" + print(way) + ")")
        .collect(Collectors.joining(" ", "(either ", ")"));
  }

  @Override
  public String stop(Statement.Stop it) {
    return "stop";
  }
}
