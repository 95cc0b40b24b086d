package org.rookery.app.regress;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;

/**
 * Writes what holds into the cases of a suite that are marked {@code record: true}, and leaves
 * every other line of the file as it is.
 */
public final class Recorder {
  private final SuiteRunner runner;

  /** A recorder that loads games as the runner does. */
  public Recorder(SuiteRunner runner) {
    this.runner = runner;
  }

  /**
   * Refreshes the {@code expect} of the marked cases of a file: the keys it has, or a first set
   * when there are none.
   *
   * @return what changed
   * @throws BadSuite when the file cannot be used, or a turn to be played is no longer legal
   */
  public Changed record(Path file) throws BadSuite {
    SuiteReader.Read read = SuiteReader.read(file);
    List<SuiteReader.Item> items = read.items();
    List<String> lines = new ArrayList<>(read.text().lines().toList());
    int changed = 0;
    // From the last to the first, so that the lines of those before stay where they are.
    for (int i = items.size() - 1; i >= 0; i--) {
      Suite.Case c = items.get(i).readable();
      if (c != null && c.record()) {
        changed += record(read, items.get(i).pointer(), c, lines) ? 1 : 0;
      }
    }
    boolean noted = note(read, lines, changed > 0);
    if (changed > 0 || noted) {
      try {
        String text = String.join("\n", lines) + "\n";
        OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
      } catch (UnusableFile e) {
        throw new BadSuite(String.valueOf(e.getMessage()));
      }
    }
    return new Changed(changed, noted);
  }

  /**
   * What recording changed in a file.
   *
   * @param cases how many cases
   * @param rules whether only now it says which rules they were recorded under
   */
  public record Changed(int cases, boolean rules) {
    /** Whether anything. */
    public boolean any() {
      return cases > 0 || rules;
    }
  }

  private boolean record(SuiteReader.Read read, String pointer, Suite.Case c, List<String> lines)
      throws BadSuite {
    GameEngine game = runner.game(read);
    Position position = new Preparation(game, read, new Phrases(game, read)).position(pointer, c);
    try {
      return record(game, read, pointer, c, position, lines);
    } catch (Patience.OutOfTime e) {
      throw read.bad(pointer, "Nothing can be recorded: " + e.told().sentence() + ".");
    }
  }

  private boolean record(
      GameEngine game,
      SuiteReader.Read read,
      String pointer,
      Suite.Case c,
      Position position,
      List<String> lines)
      throws BadSuite, Patience.OutOfTime {
    Patience patience = runner.patience();
    for (Mismatch mismatch : SuiteRunner.play(game, position, c, patience)) {
      throw read.bad(
          YamlPlaces.child(pointer, "play"),
          "Nothing can be recorded: " + mismatch.sentence() + ".");
    }
    String expect = YamlPlaces.child(pointer, "expect");
    int indent = read.places().at(pointer).column() - 1;
    int start =
        read.places().has(expect) ? read.places().at(expect).line() - 1 : end(read, pointer, lines);
    int end = read.places().has(expect) ? end(read, expect, lines) : start;
    if (read.places().has(expect) && !lines.get(start).startsWith(" ".repeat(indent) + "expect:")) {
      throw read.bad(expect, "Only an `expect` that begins a line of its own can be recorded.");
    }
    List<String> fresh = new ArrayList<>(List.of(" ".repeat(indent) + "expect:"));
    fresh.addAll(
        new Observation(game, read, new Phrases(game, read), patience)
            .of(position, expect, asked(c), indent + 2));
    List<String> old = lines.subList(start, end);
    if (old.equals(fresh) || holds(game, read, expect, c, position, patience)) {
      return false;
    }
    old.clear();
    lines.addAll(start, fresh);
    return true;
  }

  /**
   * Notes which rules the cases were recorded under, below the line that names the rules file; a
   * suite in which nothing was ever recorded is left alone.
   *
   * @return whether a note that was there has changed
   */
  private boolean note(SuiteReader.Read read, List<String> lines, boolean changed) throws BadSuite {
    String hash = runner.rulesHash(read);
    String line = "recorded: \"" + hash + "\"";
    if (read.suite().recorded() == null) {
      int rules = read.places().at("/rules").line() - 1;
      if (changed && lines.get(rules).startsWith("rules:")) {
        lines.add(rules + 1, line);
      }
      return false;
    }
    int at = read.places().at("/recorded").line() - 1;
    if (hash.equals(read.suite().recorded()) || !lines.get(at).startsWith("recorded:")) {
      return false;
    }
    lines.set(at, line);
    return true;
  }

  private static Suite.@Nullable Expect asked(Suite.Case c) {
    return c.expect() == null || c.expect().asksNothing() ? null : c.expect();
  }

  /** Whether all that is expected holds, however it is written. */
  private static boolean holds(
      GameEngine game,
      SuiteReader.Read read,
      String pointer,
      Suite.Case c,
      Position position,
      Patience patience)
      throws BadSuite, Patience.OutOfTime {
    return c.expect() != null
        && !c.expect().asksNothing()
        && new Examiner(game, read, new Phrases(game, read), patience)
            .examine(position, pointer, c.expect())
            .isEmpty();
  }

  /**
   * The index of the line behind a value: comments and empty lines before what follows do not
   * belong to it.
   */
  private static int end(SuiteReader.Read read, String pointer, List<String> lines) {
    int end = Math.min(read.places().lineBehind(pointer) - 1, lines.size());
    while (end > 0
        && (lines.get(end - 1).isBlank() || lines.get(end - 1).strip().startsWith("#"))) {
      end--;
    }
    return end;
  }
}
