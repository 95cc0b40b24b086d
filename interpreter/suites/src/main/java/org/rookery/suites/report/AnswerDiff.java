package org.rookery.suites.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Mismatch;

/**
 * What changed in the answers of a case, a line each: {@code +} a turn there is now, {@code -} one
 * that is gone, {@code ~} what is another.
 */
public final class AnswerDiff {
  private static final Pattern WAY = Pattern.compile("\\S*?(\\p{Alnum}+-\\p{Alnum}+)");

  private AnswerDiff() {}

  /** The lines of a case, indented. */
  public static String of(CaseResult c) {
    List<String> gone = new ArrayList<>();
    List<String> fresh = new ArrayList<>();
    List<String> other = new ArrayList<>();
    for (Mismatch mismatch : c.mismatches()) {
      if (mismatch instanceof Mismatch.Turns turns) {
        String before = before(mismatch);
        turns.missing().forEach(text -> gone.add(before + text));
        turns.surplus().forEach(text -> fresh.add(before + text));
      } else {
        other.add(
            "  ~ "
                + before(mismatch)
                + mismatch.what()
                + ": "
                + mismatch.expected()
                + " -> "
                + mismatch.got());
      }
    }
    List<String> lines = new ArrayList<>(other);
    for (String text : gone) {
      Optional<String> same = fresh.stream().filter(now -> way(now).equals(way(text))).findFirst();
      lines.add(same.map(now -> "  ~ " + text + " -> " + now).orElse("  - " + text));
      same.ifPresent(fresh::remove);
    }
    fresh.forEach(text -> lines.add("  + " + text));
    return String.join("\n", lines) + "\n";
  }

  private static String before(Mismatch mismatch) {
    StringBuilder out = new StringBuilder(mismatch.where().seen());
    mismatch.where().after().forEach(turn -> out.append("after `").append(turn).append("`: "));
    return out.toString();
  }

  /** From where to where a turn goes; the whole text when it does not begin so. */
  private static String way(String turn) {
    Matcher matcher = WAY.matcher(turn);
    return matcher.lookingAt() ? matcher.group(1) : turn;
  }
}
