package org.rookery.coverage.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.rookery.coverage.Coverage;
import org.rookery.coverage.CoverageKind;
import org.rookery.coverage.Unit;
import org.rookery.language.source.Source;

/** What there is to look at, by the files and lines in which the rules say it. */
final class CoverageLines {
  /**
   * A unit with how many cases look at it.
   *
   * @param cases how many
   */
  record Counted(Unit unit, int cases) {
    boolean isTest() {
      return unit.what() == CoverageKind.YES || unit.what() == CoverageKind.NO;
    }
  }

  private final Map<String, Source> sources = new TreeMap<>();
  private final Map<String, NavigableMap<Integer, List<Counted>>> files = new TreeMap<>();

  /** The lines of several games' rules; what games share counts for all of them. */
  CoverageLines(List<Coverage> coverages) {
    for (Coverage coverage : coverages) {
      coverage
          .units()
          .forEach(
              (unit, cases) -> {
                Source source = unit.origin().span().source();
                sources.put(source.name(), source);
                files
                    .computeIfAbsent(source.name(), unused -> new TreeMap<>())
                    .computeIfAbsent(unit.origin().span().line(), unused -> new ArrayList<>())
                    .add(new Counted(unit, cases));
              });
    }
  }

  /** The sources, by name. */
  Map<String, Source> sources() {
    return sources;
  }

  /** The lines of a file that have something to look at. */
  NavigableMap<Integer, List<Counted>> of(String file) {
    return files.getOrDefault(file, new TreeMap<>());
  }

  /** How many cases look at a line: at the unit of it that most look at. */
  static int cases(List<Counted> units) {
    return units.stream().mapToInt(Counted::cases).max().orElse(0);
  }

  /** What is missing of a line, a sentence for each place in it and those it is missing for. */
  static List<String> missing(List<Counted> units) {
    Map<String, Map<String, Map<CoverageKind, Set<String>>>> places = new LinkedHashMap<>();
    for (Counted counted : units) {
      if (counted.cases() == 0) {
        Unit unit = counted.unit();
        places
            .computeIfAbsent(
                "`" + ReportWords.quoted(unit) + "`" + ReportWords.through(unit),
                unused -> new LinkedHashMap<>())
            .computeIfAbsent(unit.subject(), unused -> new TreeMap<>())
            .computeIfAbsent(unit.what(), unused -> new LinkedHashSet<>())
            .add(unit.apart());
      }
    }
    List<String> sentences = new ArrayList<>();
    places.forEach(
        (place, subjects) -> {
          Map<List<String>, List<String>> alike = new LinkedHashMap<>();
          subjects.forEach(
              (subject, whats) ->
                  alike
                      .computeIfAbsent(sentences(whats), unused -> new ArrayList<>())
                      .add(subject));
          alike.forEach(
              (whats, who) ->
                  sentences.add(
                      place + ": " + ReportWords.listed(who) + ": " + ReportWords.listed(whats)));
        });
    return sentences;
  }

  private static List<String> sentences(Map<CoverageKind, Set<String>> whats) {
    List<String> sentences = new ArrayList<>();
    whats.forEach((what, aparts) -> sentences.add(what.missing() + ReportWords.quoted(aparts)));
    return sentences;
  }
}
