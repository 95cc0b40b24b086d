package org.rookery.web.room;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.game.TurnReading;
import org.rookery.web.table.MadeMove;
import org.rookery.web.table.MatchAnswers;

/**
 * The games of some people one after the other. What is done is first asked about, and then done:
 * the same acts in the same order come to the same room.
 *
 * <p>Verbs: {@code play} with how many moves were made before and a move; {@code resign}; {@code
 * draw}, {@code back} and {@code again}, which are offered by one and done when all others do the
 * same; {@code decline} with one of these; {@code say} with a remark. That no seat does: {@code
 * clock} with the times of its clock, {@code begin} with the position that the next game begins
 * with, {@code chance} with a move, and {@code spent} with the milliseconds that went by for the
 * one who is to move; who has none left has lost.
 */
public final class Room {
  /** A longer move or remark is not taken. */
  public static final int LONGEST = 400;

  private static final int REMARKS = 100;

  /** More acts than this are not taken, so that a room cannot fill the journal. */
  private static final int MOST_ACTS = 5_000;

  private static final int NO_PLAYER = -1;
  private static final String DRAW = "draw";
  private static final String BACK = "back";
  private static final String AGAIN = "again";

  private final Game game;
  private final List<Integer> competing;
  private final Deque<List<Object>> remarks = new ArrayDeque<>();

  /** By what is offered, the seats that want it, those that offered it first. */
  private final Map<String, TreeSet<Integer>> offers = new TreeMap<>();

  private final Map<String, Integer> offerers = new TreeMap<>();
  private final List<Integer> movers = new ArrayList<>();
  private final List<MadeMove> made = new ArrayList<>();
  private Match match;
  private Optional<RoomClock> clock = Optional.empty();
  private int games;
  private int acts;
  private boolean begun;
  private int resigned = NO_PLAYER;
  private int late = NO_PLAYER;
  private boolean agreed;

  Room(Game game) {
    this.game = game;
    competing =
        IntStream.range(0, game.players().size()).filter(game.program()::competes).boxed().toList();
    match = game.start();
  }

  /** How many people can play in it. */
  int seats() {
    return competing.size();
  }

  /** The players of the seats, by number. */
  public synchronized List<Integer> players() {
    return IntStream.range(0, seats()).map(this::player).boxed().toList();
  }

  /** The player of a seat, by number; in each game they go round. */
  private int player(int seat) {
    return competing.get((seat + games) % competing.size());
  }

  private boolean isSeat(int seat) {
    return seat >= 0 && seat < competing.size();
  }

  private boolean isOver() {
    return match.isOver() || isEndedByPeople();
  }

  /** Whether it has ended otherwise than by its rules. */
  private boolean isEndedByPeople() {
    return resigned >= 0 || late >= 0 || agreed;
  }

  // ---- what may be done

  /** Why something cannot be done now; empty when it can. */
  synchronized Optional<String> refusal(RoomAct act) {
    if (act.argument().length() > LONGEST) {
      return Optional.of("That is too long.");
    }
    if (acts >= MOST_ACTS) {
      return Optional.of("So much has happened in this room that it takes no more.");
    }
    if (act.seat() == RoomAct.HOUSE) {
      return Optional.empty();
    }
    if (act.verb().equals("say")) {
      return act.argument().isBlank() ? Optional.of("Nothing was said.") : Optional.empty();
    }
    if (!isSeat(act.seat())) {
      return Optional.of("You watch this game; you have no seat in it.");
    }
    return switch (act.verb()) {
      case "play" -> whyNotPlayed(act);
      case "resign", DRAW -> isOver() ? Optional.of("The game is over.") : Optional.empty();
      case BACK -> whyNotBack(act.seat());
      case AGAIN ->
          isOver() ? Optional.empty() : Optional.of("This game is not over: end it first.");
      case "decline" ->
          offers.containsKey(act.argument())
              ? Optional.empty()
              : Optional.of("Nothing of that kind is offered.");
      default -> Optional.of("Nothing is known of `" + act.verb() + "`.");
    };
  }

  private Optional<String> whyNotPlayed(RoomAct act) {
    String[] parts = act.argument().split(" ", 2);
    if (isOver()) {
      return Optional.of("The game is over.");
    } else if (player(act.seat()) != match.mover()) {
      return Optional.of("It is " + match.moverName() + "'s move, not yours.");
    } else if (parts.length < 2 || !parts[0].equals(String.valueOf(match.played().size()))) {
      return Optional.of("The position has changed meanwhile. Look again.");
    }
    return move(parts[1]).isPresent()
        ? Optional.empty()
        : Optional.of(MatchSight.of(match, match.mover()).why(parts[1]));
  }

  private Optional<LegalMove> move(String text) {
    return match.turns().read(text) instanceof TurnReading.Found found
        ? Optional.of(found.turn())
        : Optional.empty();
  }

  private Optional<String> whyNotBack(int seat) {
    int by = offerers.getOrDefault(BACK, seat);
    if (isEndedByPeople()) {
      return Optional.of("The game is over.");
    }
    return movers.lastIndexOf(player(by)) < 0
        ? Optional.of("You have made no move yet.")
        : Optional.empty();
  }

  // ---- what is done

  /** Does what {@link #refusal} has nothing against. */
  synchronized void apply(RoomAct act) {
    acts += act.seat() == RoomAct.HOUSE ? 0 : 1;
    switch (act.verb()) {
      case "play" -> make(act.argument().substring(act.argument().indexOf(' ') + 1));
      case "chance" -> make(act.argument());
      case "begin" -> begin(act.argument());
      case "clock" -> clock = Optional.of(clock(act.argument()));
      case "spent" -> spend(Long.parseLong(act.argument()));
      case "resign" -> resigned = player(act.seat());
      case "say" -> {
        remarks.add(List.of(act.seat(), act.argument()));
        if (remarks.size() > REMARKS) {
          remarks.remove();
        }
      }
      case "decline" -> withdraw(act.argument());
      default -> offer(act.verb(), act.seat());
    }
    clock.ifPresent(c -> c.run(running(c)));
  }

  private RoomClock clock(String times) {
    return new RoomClock(game.players().size(), ClockTimes.read(times).orElseThrow());
  }

  /**
   * For whom the clock runs as the game stands: from the first move on, which has no hurry. While
   * chance moves, it runs for the one who made it do so.
   */
  private int running(RoomClock now) {
    boolean runs = !isOver() && movers.stream().anyMatch(competing::contains);
    if (!runs) {
      return RoomClock.STANDS;
    }
    return competing.contains(match.mover()) ? match.mover() : now.running();
  }

  private void spend(long millis) {
    RoomClock now = clock.orElseThrow();
    int player = now.running();
    now.spend(millis);
    if (player != RoomClock.STANDS && now.left(player) == 0) {
      late = player;
    }
  }

  private void make(String text) {
    movers.add(match.mover());
    LegalMove move = move(text).orElseThrow();
    made.add(MadeMove.of(match, move));
    match.play(move);
    offers.clear();
    offerers.clear();
    clock.ifPresent(c -> c.pass(running(c)));
  }

  private void begin(String fen) {
    try {
      match = fen.isEmpty() ? match.at(game.beginning()) : match.at(fen);
    } catch (BadPosition bad) {
      throw new IllegalArgumentException(bad);
    }
    begun = true;
    games += movers.isEmpty() && !isEndedByPeople() ? 0 : 1;
    movers.clear();
    made.clear();
    offers.clear();
    offerers.clear();
    resigned = NO_PLAYER;
    late = NO_PLAYER;
    agreed = false;
    clock.ifPresent(RoomClock::reset);
  }

  private void offer(String what, int seat) {
    offerers.putIfAbsent(what, seat);
    TreeSet<Integer> wanting = offers.computeIfAbsent(what, w -> new TreeSet<>());
    wanting.add(seat);
    if (wanting.size() < competing.size()) {
      return;
    }
    if (what.equals(DRAW)) {
      agreed = true;
    } else if (what.equals(BACK)) {
      takeBack(player(offerers.getOrDefault(what, seat)));
    }
    // The next game begins with an act of its own, which says from where.
    if (!what.equals(AGAIN)) {
      withdraw(what);
    }
  }

  private void withdraw(String what) {
    offers.remove(what);
    offerers.remove(what);
  }

  /** To the last move of that player, with what came after it. */
  private void takeBack(int player) {
    for (int keep = movers.lastIndexOf(player); movers.size() > keep; ) {
      match.back();
      movers.remove(movers.size() - 1);
      made.remove(made.size() - 1);
    }
  }

  // ---- what comes of itself

  /** Whether a move is due that is left to chance. */
  synchronized boolean isChance() {
    return !isOver() && game.program().playsAtRandom(match.mover());
  }

  /** Whether a game is to begin: the first, or another one that all want. */
  synchronized boolean isToBegin() {
    return !begun || offers.getOrDefault(AGAIN, new TreeSet<>()).size() == competing.size();
  }

  /** Whether time goes by for a player. */
  synchronized boolean isTimed() {
    return clock.filter(c -> c.running() != RoomClock.STANDS).isPresent();
  }

  /** The time left of the one for whom it goes by, in milliseconds; only where there is one. */
  synchronized long left() {
    return clock.map(c -> c.left(c.running())).orElseThrow();
  }

  /** The game that goes on, as it is now; only this room changes it. */
  public synchronized Match match() {
    return match;
  }

  // ---- what is told

  /** Whether players do not see all of the game that goes on. */
  private boolean hides() {
    return match.hides() && !isOver();
  }

  /**
   * The answer to a question that changes nothing, for what a seat sees; no seat sees what all see.
   *
   * @param verb one of {@link MatchAnswers}
   */
  public synchronized String answer(int seat, String verb, String argument) {
    int viewer = isSeat(seat) ? player(seat) : MatchSight.WATCHER;
    MatchSight sight = MatchSight.of(match, hides() ? viewer : MatchSight.AUTHOR);
    return new MatchAnswers(match, sight, made).of(verb, argument);
  }

  /**
   * How it stands, for every page in the room; not to be changed. Where something is hidden, pages
   * are told how many moves were made, and ask for what their seat sees.
   */
  public synchronized Map<String, Object> news() {
    Map<String, Object> news = new LinkedHashMap<>();
    news.put("game", games);
    boolean hides = hides();
    news.put("hides", hides);
    news.put("start", match.isFromStart() ? "" : hides ? "?" : match.startFen());
    news.put("moves", hides ? MatchSight.of(match, MatchSight.WATCHER).played() : match.played());
    news.put("seats", players());
    news.put("over", isOver());
    news.put("resigned", resigned);
    news.put("late", late);
    news.put("agreed", agreed);
    Map<String, Object> wanted = new LinkedHashMap<>();
    offers.forEach((what, seats) -> wanted.put(what, List.copyOf(seats)));
    news.put("offers", wanted);
    news.put("remarks", List.copyOf(remarks));
    return news;
  }

  /**
   * The clock after so many milliseconds more: by player how many are left, and for whom they go
   * by, -1 for no player; empty where the room has none.
   */
  synchronized Optional<Map<String, Object>> clock(long gone) {
    return clock.map(
        c ->
            Map.of(
                "left",
                IntStream.range(0, game.players().size())
                    .mapToObj(p -> Math.max(0, c.left(p) - (p == c.running() ? gone : 0)))
                    .toList(),
                "running",
                c.running()));
  }

  /** In a line: how far the game is. */
  public synchronized String summary() {
    String moves = match.played().size() + (match.played().size() == 1 ? " move" : " moves");
    return moves
        + (isOver() ? ", over" : ", " + match.moverName() + " to move")
        + clock.map(c -> ", clock " + c.times().shown()).orElse("");
  }
}
