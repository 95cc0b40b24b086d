package org.rookery.app.survey;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What random games of many files came to.
 *
 * @param unloaded how many files have errors and were not played
 * @param ends how often a game ended so
 * @param failed how many files had a failure
 */
public record SoakSummary(
    int files,
    int unloaded,
    int variants,
    int games,
    long plies,
    long compared,
    Map<String, Integer> ends,
    int failed,
    int failures,
    long milliseconds) {
  /** The sum of what these files came to. */
  public static SoakSummary of(List<FileSoak> soaks) {
    Map<String, Integer> ends = new TreeMap<>();
    soaks.forEach(soak -> soak.ends().forEach((end, n) -> ends.merge(end, n, Integer::sum)));
    return new SoakSummary(
        soaks.size(),
        (int) soaks.stream().filter(soak -> !soak.loads()).count(),
        soaks.stream().mapToInt(FileSoak::variants).sum(),
        soaks.stream().mapToInt(FileSoak::games).sum(),
        soaks.stream().mapToLong(FileSoak::plies).sum(),
        soaks.stream().mapToLong(FileSoak::compared).sum(),
        ends,
        (int) soaks.stream().filter(soak -> !soak.failures().isEmpty()).count(),
        soaks.stream().mapToInt(soak -> soak.failures().size()).sum(),
        soaks.stream().mapToLong(FileSoak::milliseconds).sum());
  }
}
