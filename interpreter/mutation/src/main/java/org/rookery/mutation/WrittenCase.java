package org.rookery.mutation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.mutation.difference.Difference;
import org.rookery.mutation.difference.GameComparison;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.CaseRunner;

/** Writes cases that hold in one game and fail in another that is almost the same. */
final class WrittenCase {
  private final Game game;
  private final int patience;

  WrittenCase(Game game, int patience) {
    this.game = game;
    this.patience = patience;
  }

  /**
   * A case for a difference, as an item of a suite's list; empty when none does.
   *
   * @param name what to call it
   */
  Optional<String> of(Difference difference, String name, Game other) {
    for (String setting : settings(difference)) {
      // A text of a turn of the other game alone may fit turns of this one that say more.
      List<String> expect =
          difference.expect().stream()
              .filter(line -> holds(text(name, setting, List.of(line)), game))
              .toList();
      String text = text(name, setting, expect);
      if (!expect.isEmpty() && holds(text, game) && !holds(text, other)) {
        return Optional.of(text);
      }
    }
    return Optional.empty();
  }

  /** The position by itself says more to a reader than how it was reached, where it is enough. */
  private static List<String> settings(Difference difference) {
    List<String> settings = new ArrayList<>();
    boolean fromTheStart = difference.start().isEmpty();
    if (!fromTheStart || !difference.play().isEmpty()) {
      settings.add(position(difference.position()));
    }
    int turns = difference.play().size();
    String start = difference.start().map(WrittenCase::position).orElse("");
    settings.add(start + (turns == 0 ? "" : "  play: " + quoted(difference.play()) + "\n"));
    return settings;
  }

  private static String position(String fen) {
    return "  position: " + GameComparison.quoted(fen) + "\n";
  }

  private static List<String> quoted(List<String> texts) {
    return texts.stream().map(GameComparison::quoted).toList();
  }

  private static String text(String name, String setting, List<String> expect) {
    StringBuilder text = new StringBuilder();
    text.append("- name: ").append(GameComparison.quoted(name)).append('\n').append(setting);
    text.append("  expect:\n");
    expect.forEach(line -> text.append("    ").append(line).append('\n'));
    return text.toString();
  }

  private boolean holds(String text, Game tried) {
    try {
      Suite suite = SuiteReader.parse(Path.of("case.yaml"), "rules: x\ncases:\n" + text);
      CaseRunner runner = new CaseRunner(tried, suite, patience, CaseObserver.NONE);
      return suite.items().stream().allMatch(item -> runner.run(item).passed());
    } catch (BadSuite e) {
      throw new IllegalStateException("a case that cannot be read: " + text, e);
    }
  }
}
