package org.rookery.app.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;

/**
 * Writes three files again and again, by the commands that write over what is there, until somebody
 * kills it.
 */
final class Restless {
  /** As long as a large rules file, so that writing it takes a while. */
  private static final int LINES = 4_000;

  private static final String GAME =
      "(game (title \"Small\") (players White Black) (turn-order White Black)\n"
          + "(board (rectangle 2 4))\n"
          + "(board-setup (White (Man a1)) (Black (Man a4)))\n"
          + "(piece (name Man) (letter M) (moves (n add) (s add))))\n";

  private final Path rules;
  private final Path suite;
  private final Path game;

  Restless(Path folder) {
    rules = folder.resolve("x.rules");
    suite = folder.resolve("x.yaml");
    game = folder.resolve("x.txt");
  }

  /** What each file may hold, whenever one looks. */
  Map<Path, Set<String>> contents() throws IOException, UnusableFile {
    Map<Path, Set<String>> contents = new LinkedHashMap<>();
    Map<Path, String> before = new LinkedHashMap<>();
    reset();
    save("a1-a2");
    for (Path file : new Path[] {rules, suite, game}) {
      before.put(file, Files.readString(file));
    }
    change();
    for (Path file : before.keySet()) {
      contents.put(file, Set.of(before.get(file), Files.readString(file)));
    }
    return contents;
  }

  private static String loose() {
    return ("; a line that nobody reads\n".repeat(LINES)) + GAME;
  }

  private static String unrecorded() {
    return "# a line that nobody reads\n".repeat(LINES)
        + "rules: x.rules\ncases:\n  - record: true\n    expect:\n      count: 7\n";
  }

  private void reset() throws UnusableFile {
    OutputFile.write(rules, loose().getBytes(StandardCharsets.UTF_8));
    OutputFile.write(suite, unrecorded().getBytes(StandardCharsets.UTF_8));
  }

  private void change() {
    run("fmt", rules.toString());
    run("test", "--record", suite.toString());
    save("a1-a2\na4-a3");
  }

  private void save(String turns) {
    Cli.typing(turns + "\nsave " + game + "\nquit\n", "play", rules.toString(), "--black", "human");
  }

  private static void run(String... args) {
    RookeryCommand.run(args, new StringWriter(), new StringWriter());
  }

  /** Goes on for ever in the folder named; says so when it has begun. */
  public static void main(String[] args) throws UnusableFile {
    Restless restless = new Restless(Path.of(args[0]));
    for (boolean first = true; ; first = false) {
      restless.reset();
      restless.save("a1-a2");
      restless.change();
      if (first) {
        System.out.println("begun");
      }
    }
  }
}
