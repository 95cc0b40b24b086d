package org.rookery.coverage.report;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.rookery.coverage.Coverage;

/** Coverage in the forms that people and programs read. */
public final class CoverageReport {
  private CoverageReport() {}

  /** How many percent of all that there is to look at in some games is looked at. */
  public static double percent(List<Coverage> coverages) {
    return ReportWords.percent(coverages);
  }

  /** What no case looks at, line by line, and the figures. */
  public static String text(List<Coverage> coverages) {
    StringBuilder text = new StringBuilder();
    for (Coverage coverage : coverages) {
      CoverageLines lines = new CoverageLines(List.of(coverage));
      for (String file : lines.sources().keySet()) {
        for (Map.Entry<Integer, List<CoverageLines.Counted>> line : lines.of(file).entrySet()) {
          String place = file + ":" + line.getKey() + ": ";
          CoverageLines.missing(line.getValue())
              .forEach(sentence -> text.append(place).append(sentence).append('\n'));
        }
      }
      text.append(summary(coverage)).append('\n');
    }
    return text.toString();
  }

  private static String summary(Coverage coverage) {
    int all = coverage.units().size();
    return coverage.game()
        + ": "
        + (all - coverage.missing().size())
        + " of "
        + all
        + " things the rules say are checked ("
        + ReportWords.percent(coverage.percent())
        + " %).";
  }

  /** One page: the rules with what is missing beside their lines, and who each line is for. */
  public static String html(List<Coverage> coverages) {
    return new HtmlPage(coverages).text();
  }

  /** A tracefile of lcov: lines, and the two answers of each test as branches. */
  public static String lcov(List<Coverage> coverages) {
    return Tracefile.of(new CoverageLines(coverages));
  }

  /** XML by Cobertura's document type. */
  public static String cobertura(List<Coverage> coverages, Instant now) {
    return Cobertura.of(new CoverageLines(coverages), now);
  }
}
