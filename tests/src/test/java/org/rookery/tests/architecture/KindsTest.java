package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Code that asks which kind of condition, statement or test it has is forgotten when a kind is
 * added: the compiler does not point to it. Answers that kinds give themselves, and folds, need no
 * such question.
 */
final class KindsTest {
  /** How often main code asks so. This may only fall. */
  private static final int MOST = 137;

  /** The files that declare kinds. */
  private static final List<String> DECLARING =
      List.of("Condition", "SquareCondition", "Statement", "ChangeStatement", "Test");

  private static final Pattern KIND = Pattern.compile("(?m)^  (?:record|sealed interface) (\\w+)");

  @Test
  void few_places_ask_which_kind_it_is() {
    List<String> asked = new ArrayList<>();
    for (Path file : SourceTree.mainFiles()) {
      String declaring = file.getFileName().toString().replace(".java", "");
      if (DECLARING.contains(declaring)) {
        asked.addAll(asked(declaring, SourceTree.text(file)));
      }
    }
    assertThat(asked).isNotEmpty().hasSizeLessThanOrEqualTo(MOST);
  }

  private static List<String> asked(String declaring, String text) {
    String kind =
        KIND.matcher(text)
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.joining("|", declaring + "\\.(?:", ")\\b"));
    Pattern question =
        Pattern.compile("instanceof\\s+(?:\\w+\\.)*" + kind + "|(?<![.\\w])" + kind + "\\.class::");
    return SourceTree.mainFiles().stream()
        .flatMap(file -> question.matcher(SourceTree.text(file)).results())
        .map(MatchResult::group)
        .toList();
  }
}
