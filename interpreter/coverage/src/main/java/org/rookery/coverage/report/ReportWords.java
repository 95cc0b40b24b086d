package org.rookery.coverage.report;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rookery.coverage.Coverage;
import org.rookery.coverage.Unit;
import org.rookery.language.source.MacroCall;

/** Words that several reports use. */
final class ReportWords {
  private static final int LONGEST = 48;
  private static final int MOST_NAMES = 4;

  private ReportWords() {}

  /** The text of the rules that a unit is about, on one line and cut where it is long. */
  static String quoted(Unit unit) {
    String text = unit.origin().span().text().replaceAll("\\s+", " ");
    return text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
  }

  /** The macro calls that brought it into the game, or nothing. */
  static String through(Unit unit) {
    StringBuilder text = new StringBuilder();
    for (MacroCall site = unit.origin().site(); site != null; site = site.outer()) {
      text.append(", by ").append(site.macro()).append(' ').append(site.call().position());
    }
    return text.toString();
  }

  /**
   * Several things told apart, a few of them by name; nothing where there is one without a name.
   */
  static String quoted(Collection<String> names) {
    String first =
        names.stream()
            .filter(name -> !name.isEmpty())
            .limit(MOST_NAMES)
            .map(name -> " `" + name + "`")
            .collect(Collectors.joining(","));
    int more = names.size() - MOST_NAMES;
    return more > 0 ? first + " and " + more + " more" : first;
  }

  /** A figure such as {@code 93.4}. */
  static String percent(double percent) {
    return String.format(Locale.ROOT, "%.1f", percent);
  }

  /** How many percent of all that there is to look at in several games are looked at. */
  static double percent(List<Coverage> coverages) {
    int all = coverages.stream().mapToInt(coverage -> coverage.units().size()).sum();
    int missing = coverages.stream().mapToInt(coverage -> coverage.missing().size()).sum();
    return all == 0 ? 100 : 100.0 * (all - missing) / all;
  }

  /** Names with commas between. */
  static String listed(List<String> names) {
    return names.stream().collect(Collectors.joining(", "));
  }

  /** A text as XML and HTML write it. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
