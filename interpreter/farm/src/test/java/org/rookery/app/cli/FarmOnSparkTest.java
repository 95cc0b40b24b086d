package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of job comes to the same bytes on Spark as in a thread of this process. */
class FarmOnSparkTest {
  private static final String GAME =
      """
      (game (title "Walk") (players White Black) (turn-order White Black)
        (board (rectangle 4 4)) (board-setup (White (Man a1)) (Black (Man d4)))
        (piece (name Man) (letter M) (moves (betza "mWcF")))
        (ending "taken" (captured Man) loss)
        (ending "stuck" stalemated loss))
      """;

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Path now = Files.createDirectories(folder.resolve("new"));
    Path old = Files.createDirectories(folder.resolve("old"));
    Files.writeString(now.resolve("walk.rules"), GAME);
    Files.writeString(old.resolve("walk.rules"), GAME.replace("mWcF", "F"));
    Files.writeString(
        now.resolve("walk.yaml"),
        "rules: walk.rules\ncases:\n  - name: two ways\n    expect: {count: 2}\n");
  }

  private String report(String line, String kept, String... how) throws IOException {
    List<String> words = new ArrayList<>(List.of("farm"));
    String here = folder.toString();
    words.addAll(
        Arrays.asList(line.replace("NEW", here + "/new").replace("OLD", here + "/old").split(" ")));
    words.addAll(Arrays.asList(how));
    words.addAll(List.of("--folder", folder.resolve(kept).toString()));
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = RookeryCommand.run(words.toArray(String[]::new), out, err);
    assertThat(code).as(err::toString).isLessThanOrEqualTo(ExitCode.FAILED);
    StringBuilder all = new StringBuilder(out.toString());
    for (String report : List.of("report.txt", "report.json", "report.html")) {
      all.append(Files.readString(folder.resolve(kept).resolve(report)));
    }
    return all.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft chess NEW/walk.rules --depth 3 --tasks 5 --divide",
        "balance NEW/walk.rules --games 9 --nodes 20 --longest 20",
        "match NEW/walk.rules -a nodes:20 -b random --games 9 --longest 20",
        "soak NEW/walk.rules --games 2 --plies 20",
        "mutate NEW/walk.rules --count 8",
        "test NEW/walk.yaml",
        "diff OLD NEW",
      })
  void the_report_is_that_of_one_thread(String line) throws IOException {
    assertThat(report(line, "spark", "--master", "local[2]"))
        .isEqualTo(report(line, "threads", "--threads", "1"));
  }
}
