package org.rookery.app.text;

import java.util.Map;
import org.rookery.app.survey.FileSoak;
import org.rookery.app.survey.FileSoak.Failure;
import org.rookery.app.survey.SoakSummary;

/** What random games came to, for people. */
public final class SoakText {
  private SoakText() {}

  /** A line for the file, and some for each failure, all with a line end. */
  public static String of(FileSoak soak) {
    StringBuilder text = new StringBuilder(soak.file()).append(": ");
    if (!soak.loads() && soak.failures().isEmpty()) {
      text.append(Counted.of(soak.errors(), "error")).append(", not played");
    } else if (soak.games() == 0 && soak.failures().isEmpty()) {
      text.append("no game");
    } else {
      text.append(Counted.of(soak.games(), "game")).append(" of ");
      text.append(Counted.of(soak.variants(), "variant")).append(", ");
      text.append(Counted.of(soak.plies(), "move")).append(": ");
      text.append(
          soak.failures().isEmpty() ? "fine" : Counted.of(soak.failures().size(), "failure"));
    }
    text.append('\n');
    soak.notBegun()
        .forEach(
            (game, why) ->
                text.append("  `")
                    .append(game)
                    .append("` is not begun: ")
                    .append(why)
                    .append('\n'));
    soak.failures().forEach(failure -> text.append(of(soak.file(), failure)));
    return text.toString();
  }

  private static String of(String file, Failure failure) {
    StringBuilder text = new StringBuilder();
    failure.what().stream().limit(5).forEach(what -> text.append("  ").append(what).append('\n'));
    if (failure.what().size() > 5) {
      text.append("  ... and ").append(failure.what().size() - 5).append(" more\n");
    }
    if (!failure.game().isEmpty()) {
      String turns = failure.turns().isEmpty() ? "no moves" : String.join(", ", failure.turns());
      text.append("    after ").append(turns).append('\n');
      text.append("    again: rookery soak '").append(file);
      text.append("' --game '").append(failure.game());
      text.append("' --games 1 --seed ").append(failure.seed()).append('\n');
    }
    return text.toString();
  }

  /** The lines about all files, without the last line end. */
  public static String of(SoakSummary sum) {
    StringBuilder text = new StringBuilder(Counted.of(sum.files(), "file"));
    text.append(", ").append(sum.unloaded()).append(" not loaded; ");
    text.append(Counted.of(sum.variants(), "variant")).append(", ");
    text.append(Counted.of(sum.games(), "game")).append(", ");
    text.append(Counted.of(sum.plies(), "move")).append("; the walker checked ");
    text.append(Counted.of(sum.compared(), "position")).append('\n');
    sum.ends().entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(20)
        .forEach(end -> text.append(end.getValue()).append("  ").append(end.getKey()).append('\n'));
    return text.append(Counted.of(sum.failures(), "failure"))
        .append(" in ")
        .append(Counted.of(sum.failed(), "file"))
        .toString();
  }
}
