package org.rookery.suites.record;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.SuiteRunner;

/** Writes a game that was played as a case of a suite, with what holds at its end. */
public final class CaseWriter {
  private static final int WIDTH = 110;

  private final SuiteRunner runner;

  /** A writer that finds the rules of suites as the runner does. */
  public CaseWriter(SuiteRunner runner) {
    this.runner = runner;
  }

  /**
   * A game that was played.
   *
   * @param position where it began, as text; empty for the start of the game
   * @param turns its turns, in any notation
   */
  public record Played(Optional<String> position, List<String> turns) {}

  /**
   * Adds a case to a suite, which is begun if the file is not there.
   *
   * @param rules what a new suite names its rules file
   * @return the line the case begins in
   * @throws BadSuite when the file is no suite of this game, has a case of that name, or cannot be
   *     written
   */
  public int add(Path file, String rules, Game game, String name, Played played) throws BadSuite {
    List<String> lines = new ArrayList<>();
    int indent = 2;
    if (Files.exists(file)) {
      Suite suite = SuiteReader.read(file);
      check(suite, game, name);
      lines.addAll(suite.text().lines().toList());
      Suite.Item last = suite.items().get(suite.items().size() - 1);
      indent = suite.places().at(last.pointer()).column() - 3;
      if (indent < 0 || !lines.get(suite.line(last.pointer()) - 1).strip().startsWith("- ")) {
        throw suite.bad(last.pointer(), "A case can only be added to cases that begin with `- `.");
      }
    } else {
      lines.add("rules: " + rules);
      if (Rules.of(game.source(), game.loader()).titles().size() > 1) {
        lines.add("game: " + quoted(game.title()));
      }
      lines.add("cases:");
    }
    while (!lines.isEmpty() && lines.get(lines.size() - 1).isBlank()) {
      lines.remove(lines.size() - 1);
    }
    int line = lines.size() + 1;
    String inside = " ".repeat(indent + 2);
    lines.add(" ".repeat(indent) + "- name: " + quoted(name));
    played.position().ifPresent(text -> lines.add(inside + "position: " + quoted(text)));
    if (!played.turns().isEmpty()) {
      lines.addAll(play(inside, played.turns()));
    }
    lines.addAll(expected(file, game, lines, inside));
    write(file, String.join("\n", lines) + "\n");
    return line;
  }

  private void check(Suite suite, Game game, String name) throws BadSuite {
    if (!runner.game(suite).rulesHash().equals(game.rulesHash())) {
      throw suite.bad(
          "/rules", "This suite is about other rules than those of " + game.title() + ".");
    }
    for (Suite.Item item : suite.items()) {
      if (item.name().equals(name)) {
        throw suite.bad(item.pointer(), "There is a case `" + name + "` already.");
      }
    }
  }

  /** What holds at the end: worked out as for a case that is to be recorded. */
  private List<String> expected(Path file, Game game, List<String> lines, String inside)
      throws BadSuite {
    String text = String.join("\n", lines) + "\n" + inside + "record: true\n";
    Suite suite = SuiteReader.parse(file, text);
    Suite.Item item = suite.items().get(suite.items().size() - 1);
    return new Proposals(suite, game, runner.patience())
        .change(item)
        .map(Proposals.Change::fresh)
        .orElse(List.of());
  }

  private static List<String> play(String inside, List<String> turns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(inside + "play: [");
    for (int i = 0; i < turns.size(); i++) {
      String item = quoted(turns.get(i)) + (i + 1 < turns.size() ? "," : "]");
      if (line.length() + item.length() > WIDTH) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(inside + "  ");
      }
      line.append(item).append(' ');
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static void write(Path file, String text) throws BadSuite {
    try {
      OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new BadSuite(String.valueOf(e.getMessage()));
    }
  }
}
