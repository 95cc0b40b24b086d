package org.rookery.app.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A folder with a small game, a suite of cases for it and a log of it, whose names do no harm. */
record Workplace(Path folder) {
  /**
   * Every command that prints, with letters for what it is about: G a rules file, S a suite, L a
   * log, J a job's folder, O a file to write.
   */
  static final List<String> PRINTING =
      List.of(
          "list",
          "--help",
          "--version",
          "moves --help",
          "help moves",
          "words",
          "words add",
          "show G",
          "show G --flat",
          "moves G",
          "moves G --zillions",
          "moves G --complete",
          "why G a1-a3",
          "check G",
          "check G --json",
          "soak G --games 1 --plies 4",
          "fmt G --stdout",
          "perft G 2 --divide",
          "bench G --seconds 0.01",
          "dump G --stage forms",
          "dump G --stage expanded",
          "dump G --stage model",
          "dump G --stage graph",
          "dump G --stage graph --format dot",
          "dump G --stage program",
          "draw-move G Man",
          "test S",
          "replay L G --show",
          "explain G",
          "values G",
          "solve G --turns 500",
          "diff G G",
          "balance G --games 2 --nodes 20",
          "analyse L G --nodes 20",
          "match random random G --games 2",
          "test S --coverage",
          "test S --json",
          "mutate G --count 2 --suite S --threads 1",
          "export fairy G",
          "export diagram chess",
          "farm perft G --depth 2 --threads 1 --folder J",
          "farm diff G G --threads 1 --folder J",
          "farm test S --threads 1 --folder J",
          "editor neovim",
          "book",
          "play G");

  /** Every command that goes on until it is stopped, and prints as it goes. */
  static final List<String> LASTING = List.of("watch G", "serve G");

  /** Every command that writes a file: O is one that is there, N one that is not. */
  static final List<String> WRITING =
      List.of(
          "render G -o O.svg",
          "render G -o N.png",
          "draw-move G Man -o N.svg",
          "values G -o N.svg",
          "analyse L G --nodes 20 -o N.pgn",
          "balance G --games 2 --nodes 20 -o N.html",
          "replay L G -o O.svg",
          "export fairy G -o N.ini",
          "test S --junit O.xml");

  /** Every way in which a file comes in, as I. */
  static final List<String> READING =
      List.of(
          "show I",
          "show I --flat",
          "moves I",
          "why I a1-a2",
          "check I",
          "soak I --games 1",
          "fmt I",
          "fmt I --check",
          "perft I 1",
          "bench I --seconds 0.01",
          "dump I --stage forms",
          "dump I --stage expanded",
          "dump I --stage program",
          "draw-move I Man",
          "render I -o N.svg",
          "explain I",
          "values I",
          "solve I",
          "diff I G",
          "diff G I",
          "mutate I",
          "balance I --games 2 --threads 1",
          "analyse I G",
          "import fairy I",
          "import diagram I",
          "export fairy I",
          "export diagram I",
          "publish I -o N.html",
          "new variant --from I",
          "serve I",
          "farm perft I --depth 1 --threads 1 --folder J",
          "farm soak I --games 1 --threads 1 --folder J",
          "farm diff I G --threads 1 --folder J",
          "farm test I --threads 1 --folder J",
          "farm mutate I --threads 1 --folder J",
          "farm balance I --games 1 --threads 1 --folder J",
          "test I",
          "test I --record",
          "replay I G",
          "replay L I",
          "play I");

  private static final String GAME =
      """
      (game (title "Small TITLE") (players White Black) (turn-order White Black)
        (board (rectangle 2 3)) ; a comment COMMENT
        (board-setup (White (Man a1 b1)) (Black (Man a3 b3)))
        (piece (name Man) (letter M) (description "TITLE")
          (moves (n (verify empty?) add) (ne (verify enemy?) add))))
      """;

  /** Makes the files; what they are called and what they say has this text in it. */
  Workplace fill(String text) throws IOException {
    Files.createDirectories(folder.resolve("jobs"));
    Files.writeString(
        game(text), GAME.replace("TITLE", text).replace("COMMENT", text.replace("\r", "")));
    Files.writeString(
        suite(text),
        "rules: \"x"
            + yaml(text)
            + ".rules\"\ncases:\n  - name: \""
            + yaml(text)
            + "\"\n"
            + "    expect: {count: 2, legal: [a1-a2]}\n");
    Files.writeString(log(text), "1. M a1-a2\n");
    return this;
  }

  private static String yaml(String text) {
    StringBuilder escaped = new StringBuilder();
    text.chars().forEach(c -> escaped.append(String.format("\\u%04X", c)));
    return escaped.toString();
  }

  Path game(String text) {
    return folder.resolve("x" + text + ".rules");
  }

  Path suite(String text) {
    return folder.resolve("x" + text + ".yaml");
  }

  Path log(String text) {
    return folder.resolve("x" + text + ".log");
  }

  /** The words of a command line, with the files of the text in it. */
  String[] words(String command, String text, String input) {
    return Arrays.stream(command.split(" ", -1))
        .map(
            word ->
                switch (word) {
                  case "G" -> game(text).toString();
                  case "S" -> suite(text).toString();
                  case "L" -> log(text).toString();
                  case "I" -> input;
                  case "J" -> folder.resolve("jobs/" + UUID.randomUUID()).toString();
                  default ->
                      word.matches("[NO]\\.\\w+") ? folder.resolve("out" + word).toString() : word;
                })
        .toArray(String[]::new);
  }

  Path pipe() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe.rules");
    Process maker = new ProcessBuilder("mkfifo", pipe.toString()).start();
    if (!maker.waitFor(10, TimeUnit.SECONDS)) {
      throw new IOException("mkfifo does not end");
    }
    return pipe;
  }

  /** A file of so many megabytes, all of it zeros. */
  Path large(int megabytes) throws IOException {
    Path file = folder.resolve("large.rules");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength((long) megabytes << 20);
    }
    return file;
  }

  List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }
}
