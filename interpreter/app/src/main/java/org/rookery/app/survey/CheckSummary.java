package org.rookery.app.survey;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.app.survey.FileCheck.Problem;
import org.rookery.app.survey.FileCheck.Verdict;

/**
 * What checking many files came to.
 *
 * @param verdicts how many files are so
 * @param games how many games they define, and how many of these can be played
 * @param codes in how many files a kind of error is
 */
public record CheckSummary(
    int files,
    Map<Verdict, Integer> verdicts,
    int games,
    int playable,
    int errors,
    int warnings,
    Map<String, Integer> codes,
    long milliseconds) {
  /** The sum of what was found in these files. */
  public static CheckSummary of(List<FileCheck> checks) {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    Map<String, Integer> codes = new TreeMap<>();
    int playable = 0;
    for (FileCheck check : checks) {
      verdicts.merge(check.verdict(), 1, Integer::sum);
      playable += (int) check.games().stream().filter(game -> game.loads()).count();
      check.problems().stream()
          .filter(problem -> problem.severity().equals("error"))
          .map(Problem::code)
          .distinct()
          .forEach(code -> codes.merge(code, 1, Integer::sum));
    }
    return new CheckSummary(
        checks.size(),
        verdicts,
        checks.stream().mapToInt(check -> check.games().size()).sum(),
        playable,
        checks.stream().mapToInt(FileCheck::errors).sum(),
        checks.stream().mapToInt(FileCheck::warnings).sum(),
        codes,
        checks.stream().mapToLong(FileCheck::milliseconds).sum());
  }

  /** How many files are so. */
  public int count(Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0);
  }
}
