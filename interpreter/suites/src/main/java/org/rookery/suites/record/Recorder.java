package org.rookery.suites.record;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.rookery.game.Game;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.SuiteRunner;

/** Writes what holds into cases of a suite, and leaves every other line of the file as it is. */
public final class Recorder {
  private final SuiteRunner runner;

  /** A recorder that loads games as the runner does. */
  public Recorder(SuiteRunner runner) {
    this.runner = runner;
  }

  /**
   * Refreshes the {@code expect} of the cases of a file that are marked {@code record: true}: the
   * keys it has, or a first set when there are none. A case that cannot be recorded, because a turn
   * is no longer legal, keeps no other from it.
   *
   * @return what changed
   * @throws BadSuite when the file cannot be used
   */
  public Changed record(Path file) throws BadSuite {
    Suite suite = SuiteReader.read(file);
    Game game = runner.game(suite);
    Proposals proposals = new Proposals(suite, game, runner.patience());
    List<Proposals.Change> changes = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (Suite.Item item : suite.items()) {
      Case c = item.readable();
      if (c != null && c.record()) {
        try {
          proposals.change(item).ifPresent(changes::add);
        } catch (BadSuite e) {
          problems.add(String.valueOf(e.getMessage()));
        }
      }
    }
    Changed changed = write(suite, game, changes);
    return new Changed(changed.cases(), changed.rules(), List.copyOf(problems));
  }

  /**
   * What recording changed in a file.
   *
   * @param cases how many cases
   * @param rules whether only now it says which rules they were recorded under
   * @param problems why cases could not be recorded, each beginning with file, line and column
   */
  public record Changed(int cases, boolean rules, List<String> problems) {
    /** Whether anything. */
    public boolean any() {
      return cases > 0 || rules;
    }
  }

  /**
   * Writes changes of a suite into its file, which must be as it was read.
   *
   * @throws BadSuite when the file cannot be written
   */
  public static Changed write(Suite suite, Game game, List<Proposals.Change> changes)
      throws BadSuite {
    TextLines lines = new TextLines(suite.text());
    // From the last to the first, so that the lines of those before stay where they are.
    List<Proposals.Change> backwards = new ArrayList<>(changes);
    backwards.sort(Comparator.comparingInt(Proposals.Change::start).reversed());
    for (Proposals.Change change : backwards) {
      lines.replace(change.start(), change.old().size(), change.fresh());
    }
    boolean noted = note(suite, game, lines, !changes.isEmpty());
    if (!changes.isEmpty() || noted) {
      try {
        OutputFile.write(suite.file(), lines.toString().getBytes(StandardCharsets.UTF_8));
      } catch (UnusableFile e) {
        throw new BadSuite(String.valueOf(e.getMessage()));
      }
    }
    return new Changed(changes.size(), noted, List.of());
  }

  /**
   * Notes which rules the cases were recorded under, below the line that names the rules file; a
   * suite in which nothing was ever recorded is left alone.
   *
   * @return whether a note that was there has changed
   */
  private static boolean note(Suite suite, Game game, TextLines lines, boolean changed) {
    String hash = game.rulesHash();
    String line = "recorded: \"" + hash + "\"";
    if (suite.header().recorded() == null) {
      int rules = suite.line("/rules") - 1;
      if (changed && lines.begins(rules, "rules:")) {
        lines.replace(rules + 1, 0, List.of(line));
      }
      return false;
    }
    int at = suite.line("/recorded") - 1;
    if (hash.equals(suite.header().recorded()) || !lines.begins(at, "recorded:")) {
      return false;
    }
    lines.replace(at, 1, List.of(line));
    return true;
  }
}
