package org.rookery.app.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.rookery.mutation.Fate;
import org.rookery.mutation.Mutation;
import org.rookery.mutation.Verdict;
import org.rookery.mutation.operator.Operator;

/** What mutating a game came to, as text. */
public final class MutationText {
  private MutationText() {}

  /** Survivors, what is not told apart, the table of kinds, and one line for all. */
  public static String of(Mutation mutation) {
    StringBuilder text = new StringBuilder();
    for (Verdict survivor : mutation.verdicts(Fate.ALIVE)) {
      text.append(survivor(survivor)).append('\n');
    }
    list(text, "No test distinguishes:", mutation.verdicts(Fate.ALIKE));
    list(text, "Without an end in time:", mutation.verdicts(Fate.LATE));
    text.append(table(mutation)).append('\n').append(line(mutation)).append('\n');
    return text.toString();
  }

  private static String survivor(Verdict verdict) {
    StringBuilder text = new StringBuilder("SURVIVES ");
    text.append(verdict.place()).append(": ").append(verdict.what());
    text.append(through(verdict)).append('\n');
    Verdict.Seen seen = verdict.seen();
    if (seen != null) {
      text.append("  it has ").append(seen.says()).append('\n');
      seen.board().lines().forEach(line -> text.append("  ").append(line).append('\n'));
      text.append("  ").append(seen.position()).append('\n');
    }
    return text.toString();
  }

  private static String through(Verdict verdict) {
    return verdict.through().isEmpty()
        ? ""
        : " (by " + String.join(", by ", verdict.through()) + ")";
  }

  private static String waited(Verdict verdict) {
    return verdict.by().isEmpty() ? "" : ", " + verdict.by();
  }

  private static void list(StringBuilder text, String title, List<Verdict> verdicts) {
    if (verdicts.isEmpty()) {
      return;
    }
    text.append(title).append('\n');
    for (Verdict verdict : verdicts) {
      text.append("  ").append(verdict.place()).append(": ").append(verdict.what());
      text.append(through(verdict)).append(waited(verdict)).append('\n');
    }
    text.append('\n');
  }

  private static String table(Mutation mutation) {
    StringBuilder text =
        new StringBuilder("operator        mutants  killed  survive  alike  late  refused\n");
    for (Operator operator : Operator.values()) {
      int all = 0;
      for (Fate fate : Fate.values()) {
        all += mutation.count(operator, fate);
      }
      if (all > 0) {
        text.append(row(mutation, operator, all));
      }
    }
    return text.toString();
  }

  private static String row(Mutation mutation, Operator operator, int all) {
    return String.format(
        Locale.ROOT,
        "%-14s %8d %7d %8d %6d %5d %8d%n",
        operator.text(),
        all,
        mutation.count(operator, Fate.KILLED),
        mutation.count(operator, Fate.ALIVE),
        mutation.count(operator, Fate.ALIKE),
        mutation.count(operator, Fate.LATE),
        mutation.count(operator, Fate.REFUSED));
  }

  private static String line(Mutation mutation) {
    return String.format(
        Locale.ROOT,
        "%s: %s of %d, seed %d: %d of %d that play otherwise are noticed (%.1f %%%s); %d alike,"
            + " %d refused by check.",
        mutation.game(),
        Counted.of(mutation.verdicts().size(), "mutant"),
        mutation.changes(),
        mutation.plan().seed(),
        mutation.noticed(),
        mutation.live(),
        mutation.score(),
        late(mutation),
        mutation.count(Fate.ALIKE),
        mutation.count(Fate.REFUSED));
  }

  private static String late(Mutation mutation) {
    int late = mutation.count(Fate.LATE);
    return late == 0 ? "" : ", " + late + " of them late";
  }

  /** The figures by their names, for reports that programs read. */
  public static Map<String, Object> summary(Mutation mutation) {
    Map<String, Object> summary = new LinkedHashMap<>();
    summary.put("game", mutation.game());
    summary.put("changes", mutation.changes());
    summary.put("seed", mutation.plan().seed());
    summary.put("mutants", mutation.verdicts().size());
    for (Fate fate : Fate.values()) {
      summary.put(fate.name().toLowerCase(Locale.ROOT), mutation.count(fate));
    }
    summary.put("score", mutation.score());
    return Map.of("summary", summary);
  }

  /** A suite of the cases that were written; empty when none was. */
  public static String suite(Mutation mutation, String rules) {
    List<String> cases = new ArrayList<>();
    for (Verdict verdict : mutation.verdicts(Fate.ALIVE)) {
      if (verdict.test() != null) {
        cases.add(
            verdict.test().lines().map(line -> "  " + line + "\n").collect(Collectors.joining()));
      }
    }
    return cases.isEmpty()
        ? ""
        : "# What holds of "
            + mutation.game()
            + " and not of some mutants that no case killed. Read each: is it as you mean it?\n"
            + "rules: "
            + rules
            + "\ncases:\n"
            + String.join("\n", cases);
  }
}
