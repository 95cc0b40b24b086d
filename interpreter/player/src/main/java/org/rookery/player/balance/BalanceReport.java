package org.rookery.player.balance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rookery.compiler.model.PieceModel;
import org.rookery.game.Game;
import org.rookery.player.match.ScoreInterval;
import org.rookery.player.match.Standing;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;

/** A verdict on a game from games the player played against itself. */
public final class BalanceReport {
  private static final double FAIR = 0.55;
  private static final double UNFAIR = 0.65;
  private static final double EVEN = 0.5;
  private static final double UNIT = 100;

  private final Game game;
  private final GameProgram program;
  private final List<GameNotes> notes;

  /** A report on these games, in the order of their numbers. */
  public BalanceReport(Game game, List<GameNotes> notes) {
    this.game = game;
    this.notes = List.copyOf(notes);
    program = game.program();
  }

  private int beginner() {
    return program.opener();
  }

  /** How the player who begins has fared. */
  public Standing first() {
    int first = beginner();
    int wins = 0;
    int losses = 0;
    for (GameNotes note : notes) {
      wins += note.winner() == first ? 1 : 0;
      losses += note.winner() >= 0 && note.winner() != first ? 1 : 0;
    }
    return new Standing(wins, notes.size() - wins - losses, losses);
  }

  /**
   * All that the games have shown.
   *
   * @param play what played them
   * @param nodes how many turns were tried for each that was made
   * @param seed of all chance
   * @param solved who wins with best play, as a sentence; empty where that is unknown
   */
  public BalanceFindings findings(SelfPlay play, long nodes, long seed, String solved) {
    Standing first = first();
    double turns = notes.stream().mapToInt(GameNotes::turns).average().orElse(0);
    double choices = notes.stream().mapToLong(GameNotes::choices).sum();
    List<BalanceFindings.End> endings = endings();
    return new BalanceFindings(
        game.title(),
        game.rulesHash(),
        nodes,
        seed,
        notes.size(),
        verdict(),
        game.players().get(beginner()),
        BalanceFindings.Share.of(first.interval()),
        BalanceFindings.Share.of(first.draws(), notes.size()),
        turns,
        choices / Math.max(1, turns * notes.size()),
        notes.stream().mapToInt(GameNotes::leads).average().orElse(0),
        unfinished(),
        endings,
        pieces(play),
        openings(),
        solved,
        neverUsed(endings));
  }

  private String verdict() {
    Standing first = first();
    String name = game.players().get(beginner());
    return String.format(
        Locale.ROOT,
        "%s, who begins, scores %s in %d games: %s; %.0f %% drawn.",
        name,
        first.interval().text(),
        first.games(),
        fairness(first.interval(), name),
        100.0 * first.draws() / Math.max(1, first.games()));
  }

  /** What the bounds of a score allow to say, and no more. */
  static String fairness(ScoreInterval score, String name) {
    if (score.contains(EVEN)) {
      return score.low() >= 1 - FAIR && score.high() <= FAIR
          ? "fair"
          : "these games show no advantage, and do not rule one out";
    }
    boolean better = score.low() > EVEN;
    String least = advantage(better ? score.low() : 1 - score.high());
    String most = advantage(better ? score.high() : 1 - score.low());
    return (least.equals(most) ? "" : "at least ")
        + least
        + (better ? " for " : " against ")
        + name;
  }

  private static String advantage(double score) {
    return score <= FAIR
        ? "a slight advantage"
        : score <= UNFAIR ? "a clear advantage" : "an unfair advantage";
  }

  private List<BalanceFindings.End> endings() {
    Map<String, Integer> used = new LinkedHashMap<>();
    for (int i = 0; i < program.endings().size(); i++) {
      int number = i;
      Ending ending = program.endings().get(i);
      List<GameNotes> ended = notes.stream().filter(note -> note.ending() == number).toList();
      if (ending.result() == Ending.Result.COUNT) {
        ended.forEach(note -> used.merge(name(ending, note.winner()), 1, Integer::sum));
      } else {
        used.merge(name(ending, ending.player()), ended.size(), Integer::sum);
      }
    }
    addUnusedCounts(used);
    List<BalanceFindings.End> endings = new ArrayList<>();
    int unfinished = unfinished();
    if (unfinished > 0) {
      used.put("broken off as too long, no result", unfinished);
    }
    used.forEach(
        (name, games) ->
            endings.add(
                new BalanceFindings.End(name, BalanceFindings.Share.of(games, notes.size()))));
    return endings;
  }

  /** A count has a line for each player who won by it; without any it has one. */
  private void addUnusedCounts(Map<String, Integer> used) {
    for (Ending ending : program.endings()) {
      String plain = name(ending, Ending.NO_PLAYER);
      if (ending.result() == Ending.Result.COUNT
          && used.keySet().stream().noneMatch(name -> name.startsWith(plain))) {
        used.put(plain, 0);
      }
    }
  }

  private int unfinished() {
    return (int) notes.stream().filter(GameNotes::unfinished).count();
  }

  /**
   * What an ending is called.
   *
   * @param player whose result it is: of a count, who won
   */
  private String name(Ending ending, int player) {
    String who =
        player < 0 || ending.result() == Ending.Result.DRAW
            ? ""
            : " (" + program.teamName(player) + ")";
    return ending.reason() + ", " + ending.result().name().toLowerCase(Locale.ROOT) + who;
  }

  private List<BalanceFindings.PieceFinding> pieces(SelfPlay play) {
    long all = notes.stream().flatMapToInt(n -> IntStream.of(n.moved())).asLongStream().sum();
    List<BalanceFindings.PieceFinding> pieces = new ArrayList<>();
    for (int type : types()) {
      int number = type;
      double left = notes.stream().mapToInt(note -> note.left()[number]).average().orElse(0);
      double captured =
          notes.stream().mapToInt(note -> note.captured()[number]).average().orElse(0);
      pieces.add(
          new BalanceFindings.PieceFinding(
              game.pieces().get(type),
              play.worth(type) / UNIT,
              (double) moved(type) / Math.max(1, all),
              captured,
              left + captured == 0 ? 0 : left / (left + captured),
              takers(type)));
    }
    return pieces;
  }

  private long moved(int type) {
    return notes.stream().mapToLong(note -> note.moved()[type]).sum();
  }

  private int atStart(int type) {
    int count = 0;
    for (int content : program.start().board()) {
      count += content != Contents.EMPTY && program.contents().type(content) == type ? 1 : 0;
    }
    return count;
  }

  private List<String> takers(int type) {
    int[] sums = new int[game.pieces().size()];
    notes.forEach(
        note -> {
          for (int i = 0; i < sums.length; i++) {
            sums[i] += note.takenBy()[type][i];
          }
        });
    return IntStream.range(0, sums.length)
        .filter(i -> sums[i] > 0)
        .boxed()
        .sorted((one, other) -> Integer.compare(sums[other], sums[one]))
        .map(i -> game.pieces().get(i))
        .toList();
  }

  private List<String> neverUsed(List<BalanceFindings.End> endings) {
    List<String> never = new ArrayList<>();
    for (BalanceFindings.End end : endings) {
      if (end.games().value() == 0) {
        never.add("The ending " + end.name() + " never came about.");
      }
    }
    for (int type : types()) {
      String name = game.pieces().get(type);
      int number = type;
      boolean there =
          atStart(type) > 0
              || moved(type) > 0
              || notes.stream().anyMatch(n -> n.left()[number] > 0 || n.captured()[number] > 0);
      if (!there) {
        never.add("No " + name + " ever came on the board.");
      } else if (moved(type) == 0 && !model(type).moves().isEmpty()) {
        never.add("No " + name + " ever moved.");
      } else if (notes.stream().allMatch(note -> note.captured()[number] == 0)) {
        never.add("No " + name + " was ever captured.");
      }
    }
    return never;
  }

  /** The piece types that players move: not the faces of dice. */
  private List<Integer> types() {
    return IntStream.range(0, game.pieces().size())
        .filter(type -> !model(type).isThrown())
        .boxed()
        .toList();
  }

  private PieceModel model(int type) {
    return game.compiled().model().pieces().get(type);
  }

  private List<BalanceFindings.Opening> openings() {
    Map<String, int[]> points = new TreeMap<>();
    for (GameNotes note : notes) {
      int result = note.winner() == beginner() ? 0 : note.winner() < 0 ? 1 : 2;
      points.computeIfAbsent(note.opening(), name -> new int[3])[result]++;
    }
    return points.entrySet().stream()
        .map(
            entry -> {
              int[] sum = entry.getValue();
              Standing standing = new Standing(sum[0], sum[1], sum[2]);
              return new BalanceFindings.Opening(
                  entry.getKey(), standing.games(), BalanceFindings.Share.of(standing.interval()));
            })
        .sorted((one, other) -> Double.compare(other.score().value(), one.score().value()))
        .toList();
  }
}
