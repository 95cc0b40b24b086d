package org.rookery.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.Perft;
import org.rookery.game.engine.GameEngine;

/**
 * Perft beside a peer in one run: million leaves per second of user time, ours and theirs, and the
 * ratio.
 *
 * <p>The table {@code yardstick.tsv} says which games, what the peer calls them (a dash when it
 * does not know them: then they stand against its first game), and how deep each side counts. Ours
 * counts for five seconds to get warm, then for five that are measured; then, one turn less deep,
 * with every leaf made and taken back ("made"), which the peer cannot do.
 */
final class Yardstick {
  /** Nanoseconds of user time one measurement takes at least. */
  private static final long MIN_NANOSECONDS = 5_000_000_000L;

  private Yardstick() {}

  /** Measures the games named, or all of the table; the first argument is the peer's program. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> wanted = List.of(arguments).subList(1, arguments.length);
    double first = 0;
    print(
        "%-22s %5s %12s %9s %9s %7s %9s%n",
        "game", "depth", "leaves", "ours M/s", "peer M/s", "ratio", "made M/s");
    for (String line : table()) {
      String[] row = line.split("\t");
      boolean isFirst = first == 0;
      if (isFirst || wanted.isEmpty() || wanted.contains(row[0])) {
        double peer = row[1].equals("-") ? first : peer(arguments[0], row[1], row[3]);
        first = isFirst ? peer : first;
        measure(row[0], Integer.parseInt(row[2]), peer);
      }
    }
  }

  private static List<String> table() throws IOException {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(Yardstick.class.getResourceAsStream("/yardstick.tsv")),
                StandardCharsets.UTF_8))) {
      return in.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  private static void measure(String name, int depth, double peer) {
    GameEngine game = LoadedGame.named(name);
    Position position = game.start();
    Perft perft = new Perft(game.generator());
    rate(() -> perft.count(position, depth));
    double ours = rate(() -> perft.count(position, depth));
    long leaves = perft.count(position, depth);
    double made = rate(() -> perft.countMade(position, Math.max(1, depth - 1)));
    print(
        "%-22s %5d %12d %9.2f %9.2f %7.2f %9.2f%n",
        name, depth, leaves, ours, peer, ours / peer, made);
  }

  /** Million leaves per second of user time, counted over and over for some seconds. */
  private static double rate(LongSupplier count) {
    long leaves = 0;
    long begin = ManagementFactory.getThreadMXBean().getCurrentThreadUserTime();
    long nanoseconds = 0;
    while (nanoseconds < MIN_NANOSECONDS) {
      leaves += count.getAsLong();
      nanoseconds = ManagementFactory.getThreadMXBean().getCurrentThreadUserTime() - begin;
    }
    return leaves * 1e3 / nanoseconds;
  }

  /** The peer's rate: it speaks UCI, and the shell tells its user time. */
  private static double peer(String program, String variant, String depth)
      throws IOException, InterruptedException {
    String script =
        "TIMEFORMAT=%U; time printf 'setoption name UCI_Variant value "
            + variant
            + "\\nposition startpos\\ngo perft "
            + depth
            + "\\nquit\\n' | "
            + program;
    Process process = new ProcessBuilder("bash", "-c", script).redirectErrorStream(true).start();
    double leaves = 0;
    double seconds = 0;
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (line.startsWith("Nodes searched: ")) {
          leaves = Double.parseDouble(line.substring(16));
        } else if (line.matches("[0-9]+\\.[0-9]+")) {
          seconds = Double.parseDouble(line);
        }
      }
    }
    process.waitFor();
    return leaves / seconds / 1e6;
  }

  private static void print(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }
}
