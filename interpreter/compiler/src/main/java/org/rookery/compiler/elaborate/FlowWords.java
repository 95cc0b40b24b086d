package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.word;
import static org.rookery.compiler.elaborate.Keyword.zrf;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;

/** Words that decide what a block does next. */
final class FlowWords {
  private static final String ELSE = "else";

  static final List<Keyword<List<Statement>>> LIST =
      List.of(
          zrf(
              "verify",
              "condition…",
              "Ends the block unless all conditions hold.",
              "(verify empty?)",
              c -> List.of(new Statement.Verify(Conditions.all(c.args(), c.scope()), c.origin()))),
          zrf(
              "if",
              "condition [statement…]",
              "Does the statements when the condition holds, those behind `else` when not.",
              "(if enemy? capture else (mark n))",
              FlowWords::branch),
          zrf(
              "while",
              "condition [statement…]",
              "Does the statements again and again while the condition holds.",
              "(while (empty? n) n)",
              c -> List.of(new Statement.While(c.condition(0), c.statements(1), c.origin()))),
          word(
              "repeat",
              "number statement…",
              "Does the statements so often.",
              "(repeat 2 n (verify empty?))",
              c ->
                  List.of(
                      new Statement.Repeat(
                          Amounts.fixed(c.arg(0), c.scope()), c.statements(1), c.origin()))),
          word(
              "up-to",
              "number statement…",
              "Does the statements up to so often, and what follows after every count from one.",
              "(up-to (half-up (steps n ne)) n ne (verify empty?))",
              c ->
                  List.of(
                      new Statement.UpTo(
                          Amounts.fixed(c.arg(0), c.scope()), c.statements(1), c.origin()))),
          word(
              "either",
              "block…",
              "Tries each way, and what follows after each, from the same square with the same flags.",
              "(either (n) (s))",
              FlowWords::either));

  private FlowWords() {}

  private static List<Statement> branch(Call call) {
    List<Form> then = new ArrayList<>();
    List<Form> otherwise = new ArrayList<>();
    List<Form> filling = then;
    for (Form form : call.from(1)) {
      if (!Scope.isWord(form, ELSE)) {
        filling.add(form);
      } else if (filling == otherwise) {
        call.problems().error("wrong-arity", form.origin(), "`if` takes only one `else`.");
      } else {
        filling = otherwise;
      }
    }
    return List.of(
        new Statement.If(
            call.condition(0),
            Statements.read(then, call.scope()),
            Statements.read(otherwise, call.scope()),
            call.origin()));
  }

  private static List<Statement> either(Call call) {
    List<List<Statement>> ways = new ArrayList<>();
    for (Form form : call.args()) {
      ways.add(Statements.read(((Form.Group) form).items(), call.scope()));
    }
    return List.of(new Statement.Either(ways, call.origin()));
  }
}
