package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command with every kind of trouble: it ends, says what is wrong, with the right exit code,
 * loses nothing and leaves nothing behind.
 */
@Timeout(value = 600, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class MatrixTest {
  /** What does something to a terminal, or to the order of what is read. */
  private static final Pattern HARMFUL =
      Pattern.compile("[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069\\u200E\\u200F&&[^\\n\\t]]");

  /** Colours, the title of the window, a lone return, the upper control characters, directions. */
  private static final String ODD = "\u001B[31m\u001B]0;t\u0007\r\u009B1m\u202Eab\u2066";

  @TempDir private Path folder;
  private Workplace place;
  private final List<String> wrong = new ArrayList<>();

  @BeforeEach
  void fill() throws IOException {
    place = new Workplace(folder).fill("");
  }

  /** Runs a command line and notes what no command line may do. */
  private Cli.Run run(String what, String... args) {
    Cli.Run run = Cli.typing("", args);
    check(what, !HARMFUL.matcher(run.all()).find(), "printed control characters");
    check(what, run.code() != ExitCode.INTERNAL, "failed: " + run.err());
    return run;
  }

  private void check(String what, boolean fine, String problem) {
    if (!fine) {
      wrong.add(what + ": " + problem);
    }
  }

  @Tag("slow")
  @Test
  void output_that_is_lost_is_noticed() {
    List<String> commands = new ArrayList<>(Workplace.PRINTING);
    commands.addAll(Workplace.LASTING);
    for (String command : commands) {
      String[] words = place.words(command, "", "");
      Cli.Run full = Cli.losing("No space left on device", words);
      check(command, full.code() == ExitCode.OUTPUT_LOST, "full device: code " + full.code());
      check(
          command,
          full.err().contains("rookery: the output cannot be written: No space left on device.\n"),
          "full device: " + full.err());
      Cli.Run pipe = Cli.losing("Broken pipe", words);
      check(command, pipe.code() == ExitCode.CLOSED_PIPE, "closed pipe: code " + pipe.code());
      check(command, !pipe.err().contains("cannot be written"), "closed pipe: " + pipe.err());
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void files_that_never_end_or_are_too_large_are_refused_at_once() throws Exception {
    Map<String, Path> inputs = new LinkedHashMap<>();
    inputs.put("pipe", place.pipe());
    inputs.put("zeros", Path.of("/dev/zero"));
    inputs.put("large", place.large(100));
    inputs.put("directory", Files.createDirectory(folder.resolve("empty")));
    inputs.put("missing", folder.resolve("missing"));
    for (String command : Workplace.READING) {
      List<String> before = place.names();
      for (Map.Entry<String, Path> input : inputs.entrySet()) {
        String what = command + " with " + input.getKey();
        Cli.Run run = run(what, place.words(command, "", input.getValue().toString()));
        check(what, run.code() == 1 || run.code() == 2, "code " + run.code());
        check(what, !run.all().isEmpty(), "silent");
      }
      check(command, place.names().equals(before), "left " + place.names());
    }
    // A file that is too large may be made smaller while it is watched.
    inputs.remove("large");
    inputs.forEach(
        (what, file) ->
            check("watch " + what, run(what, "watch", file.toString()).code() == 2, "watched"));
    assertThat(wrong).isEmpty();
  }

  @Test
  void the_same_holds_for_what_is_included_tested_and_loaded() throws Exception {
    place.pipe();
    place.large(100);
    for (String name : List.of("pipe", "large")) {
      Path including = Files.writeString(folder.resolve("i.rules"), "(include \"" + name + "\")\n");
      check(name, run("include " + name, "check", including.toString()).code() == 1, "included");
      Path suite =
          Files.writeString(
              folder.resolve("i.yaml"),
              "rules: " + name + ".rules\ncases: [{expect: {count: 1}}]\n");
      check(name, run("suite of " + name, "test", suite.toString()).code() == 2, "tested");
      String file = folder.resolve(name + ".rules").toString();
      Cli.Run loaded = Cli.typing("load " + file + "\n", "play", place.game("").toString());
      check(name, loaded.code() == 2, "loaded");
      assertThat(loaded.out()).contains("The file `" + file + "` cannot be read: it is ");
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void where_nothing_can_be_written_nothing_is_lost() throws Exception {
    Path old = Files.writeString(folder.resolve("outO.svg"), "old");
    Files.writeString(folder.resolve("outO.xml"), "old");
    List<String> before = place.names();
    for (String command : Workplace.WRITING) {
      String file = command.replaceAll(".* ([NO])(\\.\\w+)$", "$1$2");
      for (String target : List.of("/dev/full", readOnly() + "/out" + file, folder.toString())) {
        String[] words = place.words(command, "", "");
        String extension = file.substring(file.indexOf('.'));
        // Pictures are known by the ends of their names.
        words[words.length - 1] = target.endsWith(extension) ? target : link(target, extension);
        Cli.Run run = run(command + " to " + target, words);
        check(command, run.code() == 2, "to " + target + ": code " + run.code());
        check(command, run.err().contains("cannot be written: "), "to " + target + run.err());
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(old).hasContent("old");
    assertThat(place.names()).containsAll(before).noneMatch(name -> name.endsWith(".tmp"));
  }

  /** A link to a place that cannot be written, which is called as a command wants it. */
  private String link(String target, String extension) throws IOException {
    Path link = folder.resolve("link" + extension);
    Files.deleteIfExists(link);
    return Files.createSymbolicLink(link, Path.of(target)).toString();
  }

  /** A folder in which nobody can write, whoever runs this. */
  private Path readOnly() throws IOException {
    Path closed = folder.resolve("closed");
    if (!Files.exists(closed)) {
      Files.createDirectory(closed);
    }
    return closed.toFile().setWritable(false) && !Files.isWritable(closed)
        ? closed
        : Path.of("/sys");
  }

  @Tag("slow")
  @Test
  void nothing_from_outside_does_anything_to_the_terminal() throws Exception {
    place.fill(ODD);
    List<String> commands = new ArrayList<>(Workplace.PRINTING);
    commands.addAll(Workplace.WRITING);
    for (String command : commands) {
      run(command, place.words(command, ODD, ""));
    }
    for (String command : Workplace.READING) {
      run(command + " with a name", place.words(command, ODD, folder + "/" + ODD));
    }
    run("no command", ODD);
    run("no option", "moves", "--" + ODD);
    run("no game", "moves", ODD);
    run("no word", "words", ODD);
    run("no variant", "moves", "chess", "--game", ODD);
    run("no turn", "why", "chess", ODD);
    run("no position", "show", "chess", "-p", ODD);
    run("no man", "draw-move", "chess", ODD);
    run("no new name", "new", ODD, "--from", "chess");
    String lines =
        String.join("\n", ODD, "why " + ODD, "save " + folder + "/no/" + ODD, "load " + ODD);
    Cli.Run played = Cli.typing(lines, "play", place.game(ODD).toString());
    check("play", !HARMFUL.matcher(played.all()).find(), "printed control characters");
    assertThat(wrong).isEmpty();
    String game = place.game(ODD).toString();
    assertThat(run("show", "show", game).out())
        .startsWith("Small \\u001B[31m\\u001B]0;t\\u0007\\u000D\\u009B1m\\u202Eab\\u2066\n");
    // What would be printed otherwise than it is must not take the place of the file.
    assertThat(run("fmt", "fmt", "--stdout", game).code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run("moves", "moves", ODD).err()).contains("\\u001B[31m").contains("\\u202Eab");
  }
}
