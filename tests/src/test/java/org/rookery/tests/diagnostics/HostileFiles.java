package org.rookery.tests.diagnostics;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rules files made to do harm, too large or too odd to be kept; by a name that says what they try.
 */
final class HostileFiles {
  private static final int MEGABYTE = 1 << 20;

  private HostileFiles() {}

  static Map<String, byte[]> all() {
    Map<String, String> texts = new LinkedHashMap<>();
    noise(texts);
    macros(texts);
    numbers(texts);
    blocks(texts);
    masses(texts);
    includes(texts);
    Map<String, byte[]> files = new LinkedHashMap<>();
    texts.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
    bytes(files);
    return files;
  }

  private static void noise(Map<String, String> files) {
    files.put("nothing", "");
    files.put("a comment", "; nothing here");
    files.put("five megabytes of opening brackets", "(".repeat(5 * MEGABYTE));
    files.put("five megabytes of closing brackets", ")".repeat(5 * MEGABYTE));
    files.put("five megabytes of pairs", "()".repeat(5 * MEGABYTE / 2));
    files.put("a name of three megabytes", "(" + "x".repeat(3 * MEGABYTE) + ")");
    files.put("a string of three megabytes", game("(title \"" + "x".repeat(3 * MEGABYTE) + "\")"));
    files.put("a million lines", "\n".repeat(MEGABYTE) + "(game");
    files.put("two million faulty statements", game(piece("(" + "(x)\n".repeat(2_000_000) + ")")));
    String unknown =
        IntStream.range(0, 200_000)
            .mapToObj(i -> "(capture z" + i + ")")
            .collect(Collectors.joining());
    files.put(
        "hundreds of thousands of unknown squares",
        game(piece("(" + unknown + ")")).replace("4 4", "60 60"));
    files.put(
        "three hundred thousand faulty statements",
        game(piece("(" + "(x)\n".repeat(300_000) + ")")));
    files.put("a million quotes", "\"".repeat(MEGABYTE + 1));
  }

  private static void bytes(Map<String, byte[]> files) {
    byte[] random = new byte[200_000];
    new Random(1).nextBytes(random);
    files.put("binary noise", random);
    files.put("binary noise.zrf", random);
    files.put("zeros", new byte[100_000]);
    files.put("UTF-16", game("").getBytes(StandardCharsets.UTF_16));
    files.put("Latin-1", game("(description \"\u00e9\")").getBytes(StandardCharsets.ISO_8859_1));
  }

  private static void macros(Map<String, String> files) {
    String doubling =
        IntStream.range(0, 40)
            .mapToObj(i -> "(define m" + i + " (m" + (i + 1) + ") (m" + (i + 1) + "))\n")
            .collect(Collectors.joining());
    files.put("macros that double", doubling + "(define m40 add)\n" + game(piece("(n (m0))")));
    files.put(
        "three million statements",
        "(define s1000 "
            + "n ".repeat(1_000)
            + ")\n"
            + "(define s1000000 "
            + "(s1000) ".repeat(1_000)
            + ")\n"
            + game(piece("(" + "(s1000000) ".repeat(3) + "add)")));
    String pasting =
        IntStream.range(0, 40)
            .mapToObj(i -> "(define p" + i + " ($x) (p" + (i + 1) + " $x$x))\n")
            .collect(Collectors.joining());
    files.put("names that double", pasting + "(define p40 ($x) $x)\n" + game(piece("(n (p0 a))")));
    String digits = "0 1 2 3 4 5 6 7 8 9";
    String loops =
        IntStream.range(0, 9)
            .mapToObj(i -> "(for-each ($v" + i + " " + digits + ") ")
            .collect(Collectors.joining());
    files.put("loops in loops", game(piece("(" + loops + "$v0" + ")".repeat(9) + ")")));
    files.put("a macro of its own argument", "(define f ($x) $x)\n" + game("(f (f (f (f f))))"));
    files.put(
        "a macro that grows its argument",
        "(define g ($x) (g ($x $x)))\n" + game(piece("((g n))")));
    files.put(
        "a hundred thousand macros",
        IntStream.range(0, 100_000)
            .mapToObj(i -> "(define d" + i + " n)\n")
            .collect(Collectors.joining()));
  }

  private static void numbers(Map<String, String> files) {
    files.put("a repeat without end", game(piece("((repeat 1000000000 (verify true)) n add)")));
    files.put("counting up without end", game(piece("((up-to 2000000000 (verify true)) n add)")));
    files.put(
        "a number of a hundred digits", game(piece("((repeat " + "9".repeat(100) + " n) add)")));
    files.put("a negative number", game(piece("((repeat -5 n) add)")));
    files.put("an enormous board", game(piece("(n add)")).replace("4 4", "2000000000 2000000000"));
    files.put("a board of no size", game(piece("(n add)")).replace("4 4", "0 -3"));
    files.put(
        "a FEN of enormous gaps", game("(board-setup (fen \"" + "9".repeat(100_000) + "\"))"));
    files.put("an enormous leap", game(piece("((leap 2147483647 -2147483648) add)")));
    files.put("an enormous count", game("(ending \"x\" (> (* 2147483647 (clock)) 3) win)"));
  }

  private static void blocks(Map<String, String> files) {
    files.put("a loop that stands still", game(piece("(n (while empty? (verify true)) add)")));
    files.put(
        "a loop for ever", game(piece("((while true (if (empty? n) n else (go start))) add)")));
    files.put(
        "a loop that collects for ever",
        game(piece("((while true (capture n) (set-flag f true)) add)")));
    files.put(
        "two to the twentieth branches",
        game(piece("(" + "(either (n) (s)) ".repeat(20) + "add)")));
    files.put(
        "loops six deep", game(piece("(" + "(up-to 16 n ".repeat(6) + ")".repeat(6) + " add)")));
    files.put(
        "conditions four hundred deep",
        game("(ending \"x\" " + deep("(not ", 400, "true") + " win)"));
    files.put(
        "branches four hundred deep", game(piece("(n " + deep("(if empty? ", 400, "add") + ")")));
    String flags =
        IntStream.range(0, 70)
            .mapToObj(i -> "(if (empty? n) (set-flag f" + i + " true))")
            .collect(Collectors.joining(" "));
    files.put("seventy flags", game(piece("(" + flags + " (verify (flag? f1)) n add)")));
    files.put("a thousand ways of flags", game(piece("(" + choices(10) + " n add)")));
    files.put("a million million ways of flags", game(piece("(" + choices(40) + " n add)")));
    files.put("a hundred parts", game("(after-move (then any))".repeat(100) + piece("(n add)")));
  }

  private static String choices(int count) {
    return IntStream.range(0, count)
            .mapToObj(i -> "(either ((set-flag f" + i + " true)) ((set-flag f" + i + " false)))")
            .collect(Collectors.joining(" ", "", ""))
        + IntStream.range(0, count)
            .mapToObj(i -> " (if (flag? f" + i + ") (capture " + "abcd".charAt(i % 4) + "3))")
            .collect(Collectors.joining());
  }

  private static void masses(Map<String, String> files) {
    files.put("three thousand pieces", game(pieces(3_000, "(betza \"Q\")")));
    String lenders =
        IntStream.range(0, 300)
            .mapToObj(i -> "(piece (name P" + i + ") (moves (moves-of P" + (i + 1) + ")))")
            .collect(Collectors.joining("\n"));
    files.put(
        "three hundred lenders in a row", game(lenders + "(piece (name P300) (moves (n add)))"));
    String twice =
        IntStream.range(0, 40)
            .mapToObj(
                i ->
                    "(piece (name P"
                        + i
                        + ") (moves (moves-of P"
                        + (i + 1)
                        + ") (moves-of P"
                        + (i + 1)
                        + ")))")
            .collect(Collectors.joining("\n"));
    files.put("lenders that double", game(twice + "(piece (name P40) (moves (n add)))"));
    files.put(
        "a thousand turns",
        game("(turn-order " + "White Black ".repeat(50_000) + ")" + piece("(n add)")));
    files.put("a thousand players", game("(players " + names(1_000) + ")" + piece("(n add)")));
    files.put(
        "a hundred attributes", game("(piece (name M) " + attributes(100) + " (moves (n add)))"));
    files.put(
        "ten thousand zones", game(piece("(n add)")).replace("4 4)", "4 4) " + zones(10_000)));
  }

  private static void includes(Map<String, String> files) {
    files.put("a quarter of a million includes", "(include \"chess\")\n".repeat(250_000));
    String names =
        IntStream.range(0, 100_000)
            .mapToObj(i -> Integer.toBinaryString(i).replace("0", "./").replace("1", ".//"))
            .map(way -> "(include \"" + way + "chess\")\n")
            .collect(Collectors.joining());
    files.put("a file of a hundred thousand names", names);
  }

  private static String game(String sections) {
    return "(game (title \"x\") (players White Black) (turn-order White Black)\n"
        + "(board (rectangle 4 4)) (board-setup (White (Man a1)) (Black (Man d4)))\n"
        + (sections.contains("Man") ? "" : piece("(n add)"))
        + sections
        + ")\n";
  }

  private static String piece(String block) {
    return "(piece (name Man) (letter M) (moves " + block + "))";
  }

  private static String pieces(int count, String moves) {
    return IntStream.range(0, count)
        .mapToObj(i -> "(piece (name P" + i + ") (moves " + moves + "))\n")
        .collect(Collectors.joining());
  }

  private static String names(int count) {
    return IntStream.range(0, count).mapToObj(i -> "N" + i).collect(Collectors.joining(" "));
  }

  private static String attributes(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "(attribute a" + i + " true)")
        .collect(Collectors.joining());
  }

  private static String zones(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "(zone (name z" + i + ") (positions (all)))")
        .collect(Collectors.joining());
  }

  private static String deep(String opening, int depth, String inside) {
    return opening.repeat(depth) + inside + ")".repeat(depth);
  }
}
