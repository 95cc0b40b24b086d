package org.rookery.coverage.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.coverage.CoverageKind;

/**
 * The answers of the tests of a line.
 *
 * @param yes how many cases see each test hold
 * @param no how many see it not hold
 */
record Branches(List<Integer> yes, List<Integer> no) {
  static Branches of(List<CoverageLines.Counted> units) {
    Map<String, int[]> tests = new LinkedHashMap<>();
    for (CoverageLines.Counted counted : units) {
      if (counted.isTest()) {
        String test =
            counted.unit().subject() + " " + counted.unit().origin() + counted.unit().apart();
        int answer = counted.unit().what() == CoverageKind.YES ? 0 : 1;
        tests.computeIfAbsent(test, unused -> new int[2])[answer] = counted.cases();
      }
    }
    List<Integer> yes = new ArrayList<>();
    List<Integer> no = new ArrayList<>();
    for (int[] answers : tests.values()) {
      yes.add(answers[0]);
      no.add(answers[1]);
    }
    return new Branches(yes, no);
  }

  int all() {
    return 2 * yes.size();
  }

  int covered() {
    return (int) yes.stream().filter(cases -> cases > 0).count()
        + (int) no.stream().filter(cases -> cases > 0).count();
  }
}
