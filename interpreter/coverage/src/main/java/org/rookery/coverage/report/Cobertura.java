package org.rookery.coverage.report;

import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Coverage as Cobertura's document type has it: a package for all, a class for each file. */
final class Cobertura {
  private static final String HEAD =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
      """;

  private int lines;
  private int hit;
  private int branches;
  private int taken;

  private Cobertura() {}

  static String of(CoverageLines all, Instant now) {
    Cobertura total = new Cobertura();
    StringBuilder classes = new StringBuilder();
    for (String file : all.sources().keySet()) {
      Cobertura own = new Cobertura();
      StringBuilder lines = new StringBuilder();
      all.of(file).forEach((line, units) -> own.line(line, units, lines));
      String name = ReportWords.escaped(file);
      classes.append("<class name=\"").append(name).append("\" filename=\"").append(name);
      classes.append('"').append(own.rates()).append(" complexity=\"0\">\n<methods/>\n<lines>\n");
      classes.append(lines).append("</lines>\n</class>\n");
      total.add(own);
    }
    return HEAD
        + "<coverage"
        + total.rates()
        + total.counts()
        + " complexity=\"0\" version=\"1\" timestamp=\""
        + now.toEpochMilli()
        + "\">\n<sources>\n<source>.</source>\n</sources>\n<packages>\n<package name=\"rules\""
        + total.rates()
        + " complexity=\"0\">\n<classes>\n"
        + classes
        + "</classes>\n</package>\n</packages>\n</coverage>\n";
  }

  private void add(Cobertura other) {
    lines += other.lines;
    hit += other.hit;
    branches += other.branches;
    taken += other.taken;
  }

  private void line(int line, List<CoverageLines.Counted> units, StringBuilder text) {
    int cases = CoverageLines.cases(units);
    Branches tests = Branches.of(units);
    lines++;
    hit += cases > 0 ? 1 : 0;
    branches += tests.all();
    taken += tests.covered();
    text.append("<line number=\"").append(line).append("\" hits=\"").append(cases).append('"');
    if (tests.all() > 0) {
      text.append(" branch=\"true\" condition-coverage=\"");
      text.append(100 * tests.covered() / tests.all()).append("% (").append(tests.covered());
      text.append('/').append(tests.all()).append(")\"");
    }
    text.append("/>\n");
  }

  private String rates() {
    return rate("line-rate", hit, lines) + rate("branch-rate", taken, branches);
  }

  private static String rate(String name, int part, int all) {
    double rate = all == 0 ? 1 : (double) part / all;
    return String.format(Locale.ROOT, " %s=\"%.4f\"", name, rate);
  }

  private String counts() {
    return String.format(
        Locale.ROOT,
        " lines-covered=\"%d\" lines-valid=\"%d\" branches-covered=\"%d\" branches-valid=\"%d\"",
        hit,
        lines,
        taken,
        branches);
  }
}
