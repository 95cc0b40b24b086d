package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.engine.TextDifference;
import org.rookery.program.GameProgram;
import org.rookery.suites.run.Phrases;

/** Compares a game with one that is almost the same; it belongs to one thread. */
public final class GameComparison {
  /**
   * How long is mostly looked for what games played by chance do not show, in thousands of turns.
   */
  public static final int EFFORT = 800;

  /** So many turns, and so many squares, are told one by one. */
  private static final int MAX_LISTED = 4;

  /** Of so many differences the plainest is told. */
  private static final int CHOICE = 12;

  /** The same of those that take longer to find. */
  private static final int FEW = 3;

  private final GameEngine game;
  private final GameEngine other;
  private final GamePair twins;

  /** A comparison of two games whose pieces and squares have the same numbers. */
  public GameComparison(Game game, Game other) {
    this.game = game.engine();
    this.other = other.engine();
    twins = new GamePair(this.game, this.other);
  }

  /** The plainest of the first differences that the walks show; empty when they show none. */
  public Optional<Difference> plainest(Stream<Walk> walks) {
    return walks
        .map(walk -> walk.fork(twins))
        .flatMap(Optional::stream)
        .limit(CHOICE)
        .map(this::differenceAt)
        .min(Comparator.comparingInt(GameComparison::pieces));
  }

  /** The plainest of the first differences that walks show, or else a hunt. */
  public Optional<Difference> plainest(Walks walks, int effort) {
    return plainest(walks.stream())
        .or(
            () ->
                hunted(walks, effort, effort)
                    .limit(FEW)
                    .min(Comparator.comparingInt(GameComparison::pieces)));
  }

  /**
   * Differences found in positions that are set up for what the games' programs ask differently,
   * beginning in part with positions of walks, all of which are made for that.
   *
   * @param effort how long is looked, in thousands of turns
   * @param inVain how long as long as nothing is found
   */
  public Stream<Difference> hunted(Walks walks, int effort, int inVain) {
    return new DirectedSearch(twins, walks, 1000L * effort, 1000L * inVain)
        .forks()
        .map(this::differenceAt);
  }

  /** How much there is to look at. */
  private static int pieces(Difference difference) {
    return (int) difference.board().chars().filter(Character::isLetter).count()
        + 10 * difference.play().size();
  }

  private Difference differenceAt(Walk.Fork fork) {
    GamePair.Pair begun = twins.begin(fork.walk().start()).orElseThrow();
    Position here = begun.here();
    Position there = begun.there();
    List<String> play = new ArrayList<>();
    for (int i = 0; i < fork.turns(); i++) {
      make(here, there, fork.walk().turns().get(i), play);
    }
    if (fork.next().isPresent()) {
      long key = next(here, there);
      make(here, there, key, play);
    }
    return difference(fork.walk().start(), play, here, there);
  }

  private void make(Position here, Position there, long key, List<String> play) {
    Move move = PlayerView.of(game, here).turn(key);
    play.add(new TurnTexts(game.generator(), here).shown(move));
    there.make(PlayerView.of(other, there).turn(key));
    here.make(move);
  }

  /** The key of the first turn after which the two are seen to differ. */
  private long next(Position here, Position there) {
    PlayerView seen = PlayerView.of(game, here);
    PlayerView otherwise = PlayerView.of(other, there);
    for (long key : seen.keys()) {
      here.make(seen.turn(key));
      there.make(otherwise.turn(key));
      boolean same = PlayerView.of(game, here).print() == PlayerView.of(other, there).print();
      here.unmake();
      there.unmake();
      if (!same) {
        return key;
      }
    }
    throw new IllegalStateException("the same after every move");
  }

  private Difference difference(
      Optional<String> start, List<String> play, Position here, Position there) {
    PlayerView seen = PlayerView.of(game, here);
    PlayerView otherwise = PlayerView.of(other, there);
    TextDifference texts =
        TextDifference.of(
            new TurnTexts(game.generator(), here, seen.turns()),
            new TurnTexts(other.generator(), there, otherwise.turns()));
    List<String> missing = texts.missing();
    List<String> surplus = texts.surplus();
    List<String> says = new ArrayList<>();
    List<String> expect = new ArrayList<>();
    if (seen.isRefused() || otherwise.isRefused()) {
      says.add((seen.isRefused() ? "not " : "") + "too many ways to go");
      return difference(start, play, here, says, missing, surplus, expect);
    }
    if (!seen.keys().equals(otherwise.keys())) {
      says.addAll(turns(missing, surplus));
      expect.add("count: " + seen.turns().size());
      list(expect, "legal", texts.completeMissing());
      list(expect, "illegal", texts.completeSurplus());
      captures(here, seen, otherwise, expect);
    }
    outcomes(here, there, says, expect);
    if (seen.check() != otherwise.check()) {
      says.add(seen.check() ? "no check" : "a check");
      expect.add("check: " + seen.check());
    }
    boards(here, there, says, expect);
    counters(here, there, says, expect);
    return difference(start, play, here, says, missing, surplus, expect);
  }

  private Difference difference(
      Optional<String> start,
      List<String> play,
      Position here,
      List<String> says,
      List<String> missing,
      List<String> surplus,
      List<String> expect) {
    return new Difference(
        start,
        play,
        game.positions().print(here.setup()),
        new BoardText(game.program()).draw(here.setup()),
        String.join("; ", says),
        missing,
        surplus,
        expect);
  }

  /** What turns capture, since a text fits a move that captures another piece besides. */
  private void captures(Position here, PlayerView seen, PlayerView otherwise, List<String> expect) {
    TurnTexts texts = new TurnTexts(game.generator(), here, seen.turns());
    List<Long> known = otherwise.keys();
    Map<String, List<String>> turns = new LinkedHashMap<>();
    seen.turns().stream()
        .filter(turn -> !known.contains(PlayerView.key(here, turn)))
        .limit(MAX_LISTED)
        .forEach(turn -> turns.putIfAbsent(texts.complete(turn), captured(here, turn)));
    List<String> after = new ArrayList<>();
    turns.forEach((text, pieces) -> after.add(quoted(text) + ": {captured: " + pieces + "}"));
    if (!after.isEmpty()) {
      expect.add("after: {" + String.join(", ", after) + "}");
    }
  }

  private List<String> captured(Position here, Move turn) {
    return MoveChanges.of(here, turn).captured().stream()
        .mapToObj(square -> quoted(game.labels().square(square)))
        .toList();
  }

  private static List<String> turns(List<String> missing, List<String> surplus) {
    List<String> says = new ArrayList<>();
    if (!missing.isEmpty()) {
      says.add("no move " + few(missing));
    }
    if (!surplus.isEmpty()) {
      says.add("a move " + few(surplus));
    }
    return says.isEmpty() ? List.of("another number of moves") : says;
  }

  private static String few(List<String> texts) {
    String more = texts.size() > MAX_LISTED ? " and " + (texts.size() - MAX_LISTED) + " more" : "";
    return "`"
        + String.join("`, `", texts.subList(0, Math.min(MAX_LISTED, texts.size())))
        + "`"
        + more;
  }

  private static void list(List<String> expect, String key, List<String> texts) {
    if (!texts.isEmpty()) {
      List<String> few = texts.subList(0, Math.min(MAX_LISTED, texts.size()));
      expect.add(key + ": " + few.stream().map(GameComparison::quoted).toList());
    }
  }

  /** A text that may hold anything, as YAML writes it. */
  public static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  private void outcomes(Position here, Position there, List<String> says, List<String> expect) {
    String ours = Phrases.outcome(game, here);
    String theirs = Phrases.outcome(other, there);
    if (!ours.equals(theirs)) {
      says.add("`" + theirs + "`, not `" + ours + "`");
      expect.add("outcome: " + ours);
    }
  }

  private void boards(Position here, Position there, List<String> says, List<String> expect) {
    List<String> squares = new ArrayList<>();
    for (int square = 0; square < game.program().topology().size(); square++) {
      if (here.content(square) != there.content(square)) {
        String name = game.labels().square(square);
        says.add(name + " has " + other.labels().inWords(there.content(square)));
        squares.add(name + ": " + game.labels().inWords(here.content(square)));
      }
    }
    if (!squares.isEmpty()) {
      expect.add("board: {" + String.join(", ", squares) + "}");
    }
    List<String> hands = new ArrayList<>();
    for (int player = 0; player < game.program().players().size(); player++) {
      String hand = flow(Phrases.hand(game, here, player));
      if (!hand.equals(flow(Phrases.hand(other, there, player)))) {
        String name = game.program().players().get(player);
        says.add("another hand of " + name);
        hands.add(name + ": " + hand);
      }
    }
    if (!hands.isEmpty()) {
      expect.add("hand: {" + String.join(", ", hands) + "}");
    }
    if (here.mover() != there.mover()) {
      says.add("another player is to move");
    }
  }

  /** What differs of the counters that everybody sees. */
  private void counters(Position here, Position there, List<String> says, List<String> expect) {
    Map<String, Integer> ours = shown(game.program(), here);
    Map<String, Integer> theirs = shown(other.program(), there);
    List<String> flags = new ArrayList<>();
    ours.forEach(
        (name, value) -> {
          Integer otherwise = theirs.get(name);
          if (!value.equals(otherwise)) {
            says.add(name + " is " + (otherwise == null ? "not shown" : otherwise));
            flags.add(name + ": " + value);
          }
        });
    if (!flags.isEmpty()) {
      expect.add("flags: {" + String.join(", ", flags) + "}");
    }
  }

  private static Map<String, Integer> shown(GameProgram program, Position position) {
    Map<String, Integer> shown = new LinkedHashMap<>();
    PlayerView.shown(program)
        .forEach(i -> shown.put(program.counters().get(i).name(), position.counter(i)));
    return shown;
  }

  private static String flow(Map<String, Integer> hand) {
    return hand.toString().replace("=", ": ");
  }
}
