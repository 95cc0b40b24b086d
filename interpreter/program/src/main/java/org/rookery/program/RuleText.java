package org.rookery.program;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Rules as text, a look or an emission a line, with squares and pieces by their names.
 *
 * <p>What several ways lead to is written where it is first met, under a number, and named by it
 * afterwards.
 */
public final class RuleText implements Rule.Cases<String> {
  private final NamedThings names;
  private final Set<Rule> shared;
  private final Map<Rule, Integer> numbers = new IdentityHashMap<>();
  private String indent = "";

  private RuleText(GameProgram game, Set<Rule> shared) {
    this.names = new NamedThings(game);
    this.shared = shared;
  }

  /**
   * The text of rules of {@code game}, in which edits stand with the turns they belong to; empty
   * when there are none.
   */
  public static String of(GameProgram game, RuleBlocks rules) {
    List<Rule> blocks = GatheredEdits.of(rules);
    RuleText text = new RuleText(game, shared(blocks));
    return blocks.stream().map(text::within).collect(Collectors.joining("\n"));
  }

  private String within(Rule rule) {
    String before = indent;
    indent += "  ";
    String lines = text(rule);
    indent = before;
    return lines;
  }

  private String line(String words) {
    return indent + words + "\n";
  }

  private String text(Rule rule) {
    if (!shared.contains(rule)) {
      return rule.match(this);
    }
    Integer number = numbers.get(rule);
    if (number != null) {
      return line("go on at " + number);
    }
    numbers.put(rule, numbers.size() + 1);
    return line(numbers.size() + ":") + rule.match(this);
  }

  @Override
  public String look(Rule.Look rule) {
    String question = names.square(rule.square()) + " holds " + names.pieces(rule.pieces());
    return decision(question, rule.yes(), rule.no());
  }

  @Override
  public String ask(Rule.Ask rule) {
    return decision(names.test(rule.test()), rule.yes(), rule.no());
  }

  private String decision(String question, Rule yes, Rule no) {
    if (yes instanceof Rule.End) {
      return line("end if " + question) + text(no);
    }
    String first = line("if " + question) + within(yes);
    return no instanceof Rule.End ? first : first + otherwise(no);
  }

  /** A decision that stands nowhere else begins on the line of its "else". */
  private String otherwise(Rule no) {
    boolean decides =
        (no instanceof Rule.Look look && !(look.yes() instanceof Rule.End))
            || (no instanceof Rule.Ask ask && !(ask.yes() instanceof Rule.End));
    return decides && !shared.contains(no)
        ? indent + "else " + text(no).substring(indent.length())
        : line("else") + within(no);
  }

  @Override
  public String fork(Rule.Fork rule) {
    return line("either") + within(rule.first()) + line("or") + within(rule.then());
  }

  @Override
  public String collect(Rule.Collect rule) {
    return line("collect " + edit(rule.edit())) + text(rule.next());
  }

  @Override
  public String forget(Rule.Forget rule) {
    return line("forget") + text(rule.next());
  }

  @Override
  public String emit(Rule.Emit rule) {
    String edits = rule.edits().stream().map(this::edit).collect(Collectors.joining(", "));
    return line(("emit " + edits).strip()) + text(rule.next());
  }

  private String edit(int edit) {
    return edit == Rule.CAPTURE_PASSER ? "capture passer" : names.edit(edit);
  }

  @Override
  public String more(Rule.More rule) {
    return line("more, unrolled when a game comes to it");
  }

  @Override
  public String end(Rule.End rule) {
    return "";
  }

  /** The rules worth a number: several ways lead there, and they are more than a line. */
  private static Set<Rule> shared(List<Rule> blocks) {
    Set<Rule> seen = new HashSet<>();
    Set<Rule> again = new HashSet<>();
    Deque<Rule> open = new ArrayDeque<>(blocks);
    while (!open.isEmpty()) {
      Rule rule = open.pop();
      if (!seen.add(rule)) {
        again.add(rule);
      } else {
        rule.exits().forEach(open::push);
      }
    }
    again.removeIf(rule -> rule instanceof Rule.Emit emit && emit.next() instanceof Rule.End);
    again.removeIf(rule -> rule instanceof Rule.End || rule instanceof Rule.More);
    return again;
  }
}
