package org.rookery.player.balance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rookery.game.Game;
import org.rookery.player.match.Standing;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;

/** A verdict on a game, in lines, from games the player played against itself. */
public final class Report {
  private static final double FAIR = 0.55;
  private static final double UNFAIR = 0.65;
  private static final int SHOWN = 8;

  private final Game game;
  private final List<GameNotes> notes;

  /** A report on these games, in the order of their numbers. */
  public Report(Game game, List<GameNotes> notes) {
    this.game = game;
    this.notes = List.copyOf(notes);
  }

  /** How the player who begins has fared. */
  public Standing first() {
    int first = game.program().turnOrder().get(0).player();
    int wins = 0;
    int losses = 0;
    for (GameNotes note : notes) {
      wins += note.winner() == first ? 1 : 0;
      losses += note.winner() >= 0 && note.winner() != first ? 1 : 0;
    }
    return new Standing(wins, notes.size() - wins - losses, losses);
  }

  /** The whole report. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(verdict());
    lines.add(course());
    lines.add("");
    lines.add("Endings:");
    lines.addAll(endings());
    lines.add("");
    lines.add("Pieces: share of turns, captured of each game's");
    lines.addAll(pieces());
    lines.add("");
    lines.add("First turns, and how the player who begins fares with them:");
    lines.addAll(openings());
    return lines;
  }

  private String verdict() {
    Standing first = first();
    double share = first.share();
    double far = Math.abs(share - 0.5);
    String name = game.players().get(game.program().turnOrder().get(0).player());
    String word =
        far <= first.error()
            ? "no advantage that these games show"
            : Math.max(share, 1 - share) <= FAIR
                ? "a slight advantage"
                : Math.max(share, 1 - share) <= UNFAIR ? "a clear advantage" : "unfair";
    String whose = far <= first.error() ? "" : share > 0.5 ? " for " + name : " against " + name;
    return number(
        "%s, who begins, scores %.1f %% +- %.1f in %d games: %s%s; %.0f %% drawn.",
        name,
        100 * share,
        100 * first.error(),
        first.games(),
        word,
        whose,
        100.0 * first.draws() / Math.max(1, first.games()));
  }

  private String course() {
    double turns = notes.stream().mapToInt(GameNotes::turns).average().orElse(0);
    double choices = notes.stream().mapToLong(GameNotes::choices).sum();
    double leads = notes.stream().mapToInt(GameNotes::leads).average().orElse(0);
    long unfinished = notes.stream().filter(GameNotes::unfinished).count();
    return number(
        "A game has %.0f turns, of %.1f to choose from each time; the lead changes %.1f times; %d"
            + " games were broken off.",
        turns, choices / Math.max(1, turns * notes.size()), leads, unfinished);
  }

  private List<String> endings() {
    GameProgram program = game.program();
    List<String> lines = new ArrayList<>();
    Map<String, Integer> used = new LinkedHashMap<>();
    for (int i = 0; i < program.endings().size(); i++) {
      int number = i;
      int games = (int) notes.stream().filter(note -> note.ending() == number).count();
      used.merge(name(program.endings().get(i)), games, Integer::sum);
    }
    used.forEach(
        (name, games) ->
            lines.add(
                "  "
                    + (games == 0
                        ? name + ": never used"
                        : number("%s: %.0f %%", name, 100.0 * games / notes.size()))));
    return lines;
  }

  private String name(Ending ending) {
    String who =
        ending.player() < 0 || ending.result() == Ending.Result.DRAW
            ? ""
            : " (" + game.players().get(ending.player()) + ")";
    return ending.reason() + ", " + ending.result().name().toLowerCase(Locale.ROOT) + who;
  }

  private List<String> pieces() {
    List<String> names = game.pieces();
    long all = notes.stream().flatMapToInt(n -> IntStream.of(n.moved())).asLongStream().sum();
    List<String> lines = new ArrayList<>();
    for (int type = 0; type < names.size(); type++) {
      int number = type;
      long moved = notes.stream().mapToLong(note -> note.moved()[number]).sum();
      double captured =
          notes.stream().mapToInt(note -> note.captured()[number]).average().orElse(0);
      lines.add(
          "  "
              + (moved == 0
                  ? names.get(type) + ": never moved"
                  : number(
                      "%s: %.1f %% of turns, %.1f captured a game",
                      names.get(type), 100.0 * moved / all, captured)));
    }
    return lines;
  }

  private List<String> openings() {
    int first = game.program().turnOrder().get(0).player();
    Map<String, int[]> points = new TreeMap<>();
    for (GameNotes note : notes) {
      int[] sum = points.computeIfAbsent(note.opening(), name -> new int[2]);
      sum[0]++;
      sum[1] += note.winner() == first ? 2 : note.winner() < 0 ? 1 : 0;
    }
    return points.entrySet().stream()
        .sorted(
            (one, other) ->
                Double.compare(
                    (double) other.getValue()[1] / other.getValue()[0],
                    (double) one.getValue()[1] / one.getValue()[0]))
        .limit(SHOWN)
        .map(
            entry ->
                number(
                    "  %s: %.0f %% of %d",
                    entry.getKey(),
                    50.0 * entry.getValue()[1] / entry.getValue()[0],
                    entry.getValue()[0]))
        .toList();
  }

  private static String number(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
