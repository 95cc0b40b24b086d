package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.rookery.app.text.Counted;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.record.Proposals;
import org.rookery.suites.record.Recorder;
import org.rookery.suites.report.AnswerDiff;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.SuiteResult;

/** Lets an author accept answers that have changed, one by one or many at once. */
final class AnswerReview {
  private final int patience;
  private final PrintWriter out;

  AnswerReview(int patience, PrintWriter out) {
    this.patience = patience;
    this.out = out;
  }

  /** An author's reply to a changed answer. */
  private enum Verdict {
    ACCEPT,
    REJECT,
    STOP
  }

  /** Asks for each case that fails. */
  void ask(List<SuiteResult> results) {
    try (LineInput lines =
        Keyboard.isThere() ? new EditedLines(() -> List.of("a", "r", "q")) : new PipedLines()) {
      Verdict last = Verdict.REJECT;
      for (SuiteResult result : results) {
        List<CaseResult> accepted = new ArrayList<>();
        for (CaseResult c : result.cases()) {
          if (last != Verdict.STOP && !c.mismatches().isEmpty()) {
            out.print("\n" + c.place() + ": " + c.name() + "\n" + AnswerDiff.of(c));
            last = asked(lines);
            if (last == Verdict.ACCEPT) {
              accepted.add(c);
            }
          }
        }
        write(result, accepted);
      }
    }
  }

  private Verdict asked(LineInput lines) {
    while (true) {
      out.flush();
      String line = lines.next("accept, reject, skip, or quit? [a/r/s/q] ");
      if (line == null) {
        return Verdict.STOP;
      }
      switch (line.strip()) {
        case "a", "accept", "y", "yes" -> {
          return Verdict.ACCEPT;
        }
        case "r", "reject", "s", "skip", "n", "no", "" -> {
          return Verdict.REJECT;
        }
        case "q", "quit" -> {
          return Verdict.STOP;
        }
        default -> out.println("Type `a`, `r`, `s` or `q`.");
      }
    }
  }

  /** Accepts what changed in cases of such names. */
  void accept(List<SuiteResult> results, String filter) {
    Pattern names = TestSelection.pattern("--accept", filter);
    for (SuiteResult result : results) {
      List<CaseResult> accepted =
          result.cases().stream()
              .filter(c -> !c.mismatches().isEmpty() && names.matcher(c.name()).find())
              .toList();
      accepted.forEach(
          c -> out.print("\n" + c.place() + ": " + c.name() + "\n" + AnswerDiff.of(c)));
      write(result, accepted);
    }
  }

  private void write(SuiteResult result, List<CaseResult> accepted) {
    if (accepted.isEmpty() || result.suite().isEmpty() || result.game().isEmpty()) {
      return;
    }
    Proposals proposals = new Proposals(result.suite().get(), result.game().get(), patience);
    List<Proposals.Change> changes = new ArrayList<>();
    for (CaseResult c : accepted) {
      try {
        Optional<Proposals.Change> change = proposals.change(c.item());
        change.ifPresent(changes::add);
      } catch (BadSuite e) {
        out.println("Not accepted: " + e.getMessage());
      }
    }
    try {
      int cases = Recorder.write(result.suite().get(), result.game().get(), changes).cases();
      out.println(result.file() + ": accepted " + Counted.of(cases, "case"));
    } catch (BadSuite e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    }
  }
}
