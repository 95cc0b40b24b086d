package org.rookery.coverage.report;

import java.util.List;
import java.util.Map;

/** Coverage as lcov reads it. */
final class Tracefile {
  private Tracefile() {}

  static String of(CoverageLines lines) {
    StringBuilder text = new StringBuilder("TN:\n");
    lines
        .sources()
        .forEach(
            (name, source) -> {
              text.append("SF:").append(source.location()).append('\n');
              file(lines.of(name), text);
              text.append("end_of_record\n");
            });
    return text.toString();
  }

  private static void file(Map<Integer, List<CoverageLines.Counted>> lines, StringBuilder text) {
    int branches = 0;
    int covered = 0;
    int hit = 0;
    for (Map.Entry<Integer, List<CoverageLines.Counted>> line : lines.entrySet()) {
      Branches tests = Branches.of(line.getValue());
      int cases = CoverageLines.cases(line.getValue());
      for (int i = 0; i < tests.yes().size(); i++) {
        branch(text, line.getKey(), i, 0, tests.yes().get(i), cases);
        branch(text, line.getKey(), i, 1, tests.no().get(i), cases);
      }
      branches += tests.all();
      covered += tests.covered();
      hit += cases > 0 ? 1 : 0;
    }
    text.append("BRF:").append(branches).append("\nBRH:").append(covered).append('\n');
    lines.forEach(
        (line, units) ->
            text.append("DA:")
                .append(line)
                .append(',')
                .append(CoverageLines.cases(units))
                .append('\n'));
    text.append("LF:").append(lines.size()).append("\nLH:").append(hit).append('\n');
  }

  private static void branch(
      StringBuilder text, int line, int test, int answer, int taken, int cases) {
    text.append("BRDA:").append(line).append(',').append(test).append(',').append(answer);
    text.append(',').append(cases == 0 ? "-" : String.valueOf(taken)).append('\n');
  }
}
