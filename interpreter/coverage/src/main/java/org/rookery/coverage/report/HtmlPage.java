package org.rookery.coverage.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import org.rookery.coverage.Coverage;
import org.rookery.coverage.Unit;
import org.rookery.language.source.Source;

/** Coverage as one page without anything from elsewhere. */
final class HtmlPage {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>What the suites check</title>
      <style>
      body { font: 15px/1.45 sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; }
      table { border-collapse: collapse; } td, th { padding: .15em .6em; text-align: left; }
      .figure { text-align: right; } .rules td { font-family: monospace; white-space: pre-wrap; vertical-align: top; }
      .all { background: #dff2df; } .some { background: #fbf0cf; } .none { background: #f8d7d7; }
      header { font-size: 170%; } .title { font-size: 130%; font-weight: bold; }
      .missing { font-family: sans-serif; font-size: 90%; white-space: normal; }
      @media (prefers-color-scheme: dark) { body { background: #1b1b1b; color: #e4e4e4; }
        .all { background: #1f3d1f; } .some { background: #4a3f14; } .none { background: #551f1f; } }
      </style></head><body>
      """;

  private final List<Coverage> coverages;
  private final StringBuilder page = new StringBuilder(HEAD);

  HtmlPage(List<Coverage> coverages) {
    this.coverages = coverages;
  }

  String text() {
    page.append("<header>What the suites check: ")
        .append(ReportWords.percent(ReportWords.percent(coverages)));
    page.append(" %</header>\n");
    coverages.forEach(this::pieces);
    CoverageLines lines = new CoverageLines(coverages);
    lines.sources().forEach((name, source) -> file(source, lines.of(name)));
    return page.append("</body></html>\n").toString();
  }

  /** For whom what is looked at: a row for each piece or player. */
  private void pieces(Coverage coverage) {
    Map<String, int[]> pieces = new LinkedHashMap<>();
    for (Map.Entry<Unit, Integer> entry : coverage.units().entrySet()) {
      int[] counts = pieces.computeIfAbsent(entry.getKey().subject(), unused -> new int[2]);
      counts[0] += entry.getValue() > 0 ? 1 : 0;
      counts[1]++;
    }
    page.append("<p class=\"title\">").append(ReportWords.escaped(coverage.game())).append(": ");
    page.append(ReportWords.percent(coverage.percent())).append(" %</p>\n<table>\n");
    pieces.forEach(
        (piece, counts) ->
            page.append("<tr class=\"")
                .append(colour(counts[0], counts[1]))
                .append("\"><td>")
                .append(ReportWords.escaped(piece))
                .append("</td><td class=\"figure\">")
                .append(counts[0])
                .append(" of ")
                .append(counts[1])
                .append("</td></tr>\n"));
    page.append("</table>\n");
  }

  private static String colour(int part, int all) {
    return part == all ? "all" : part == 0 ? "none" : "some";
  }

  private void file(Source source, NavigableMap<Integer, List<CoverageLines.Counted>> lines) {
    page.append("<p class=\"title\">").append(ReportWords.escaped(source.name())).append("</p>\n");
    page.append("<table class=\"rules\">\n");
    int last = source.line(source.text().length());
    for (int line = 1; line <= last; line++) {
      String text = source.text().substring(source.lineStart(line), source.lineEnd(line));
      List<CoverageLines.Counted> units = lines.getOrDefault(line, List.of());
      long looked = units.stream().filter(unit -> unit.cases() > 0).count();
      String colour = units.isEmpty() ? "" : colour((int) looked, units.size());
      page.append("<tr><td class=\"figure\">").append(line).append("</td><td class=\"");
      page.append(colour).append("\">").append(ReportWords.escaped(text)).append("</td><td>");
      CoverageLines.missing(units)
          .forEach(
              sentence ->
                  page.append("<div class=\"missing\">")
                      .append(ReportWords.escaped(sentence))
                      .append("</div>"));
      page.append("</td></tr>\n");
    }
    page.append("</table>\n");
  }
}
