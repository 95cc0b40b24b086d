package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;

/** Words that decide what a block does next. */
public final class FlowWords {
  private static final String ELSE = "else";
  private static final long MOST_ROUNDS = 4_096;

  public static final List<Keyword<List<Statement>>> LIST =
      List.of(
          zrf(
              "verify",
              "condition…",
              "Ends the block unless all conditions hold.",
              "(verify empty?)",
              c -> List.of(new Statement.Verify(c.scope().all(c.args()), c.origin()))),
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
              c -> loop(c, (times, body) -> new Statement.Repeat(times, body, c.origin()))),
          word(
              "up-to",
              "number statement…",
              "Does the statements up to so often, and what follows after every count from one.",
              "(up-to (half-up (steps n ne)) n ne (verify empty?))",
              c -> loop(c, (times, body) -> new Statement.UpTo(times, body, c.origin()))),
          word(
              "either",
              "block…",
              "Tries each way, and what follows after each, from the same square with the same flags; a"
                  + " block has at most 1024 ways, and a position with more than some 4 million"
                  + " choices is refused.",
              "(either (n) (s))",
              FlowWords::either));

  private FlowWords() {}

  private static List<Statement> branch(Call call) {
    List<Form> then = new ArrayList<>();
    List<Form> otherwise = new ArrayList<>();
    List<Form> filling = then;
    for (Form form : call.from(1)) {
      if (!form.isWord(ELSE)) {
        filling.add(form);
      } else if (filling == otherwise) {
        // Old files do nothing behind it, and the rest of their block all the same.
        call.problems()
            .oddity(
                "wrong-arity",
                form.origin(),
                "`if` can have only one `else`.",
                "put the second condition inside the first `else`: `else (if … else …)`");
        break;
      } else {
        filling = otherwise;
      }
    }
    return List.of(
        new Statement.If(
            call.condition(0),
            call.scope().statements(then),
            call.scope().statements(otherwise),
            call.origin()));
  }

  private static List<Statement> either(Call call) {
    List<List<Statement>> ways = new ArrayList<>();
    for (Form form : call.args()) {
      ways.add(call.scope().statements(((Form.Group) form).items()));
    }
    return List.of(new Statement.Either(ways, call.origin()));
  }

  /** Loops inside each other may go round so often in all as a walk over the largest board. */
  private static List<Statement> loop(
      Call call, BiFunction<Amount, List<Statement>, Statement> loop) {
    Amount times = fixed(call);
    if (call.arg(0) instanceof Form.Num num && num.value() < 0) {
      call.problems().outOfRange(num, 0, MOST_ROUNDS);
    }
    Scope inside = call.scope().inLoop(LoopRounds.atMost(times));
    if (inside.rounds() > MOST_ROUNDS) {
      String message =
          "Such loops may go round " + MOST_ROUNDS + " times, those inside multiplied.";
      call.problems().error("too-many-rounds", call.arg(0).origin(), message);
      return List.of();
    }
    return List.of(loop.apply(times, inside.statements(call.from(1))));
  }

  /** The first argument, a number that the start square alone decides; told when it does not. */
  private static Amount fixed(Call call) {
    Amount amount = call.number(0);
    if (!LoopRounds.isFixed(amount)) {
      call.problems()
          .error(
              "wrong-kind",
              call.arg(0).origin(),
              "How often this is done must be known from the start square alone.",
              "use numbers and `steps` only");
    }
    return amount;
  }
}
