package org.rookery.logs.pgn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Span;

/**
 * A game as others wrote it, played over again under rules. It goes on where the rules say that it
 * is over: not everybody ends a game when it may be ended. Ranks count from 0 where only so its
 * turns are legal.
 */
public final class PgnReplay {
  private static final int SHOWN = 5;

  /** On boards of so many ranks some programs call the first of them 0. */
  private static final int RANKS_FROM_ZERO = 10;

  private static final Pattern RANK = Pattern.compile("(?<!\\d)\\d{1,2}(?!\\d)");

  private final PgnGame read;
  private final Match match;
  private final Diagnostics problems;
  private final boolean isPlaced;
  private final boolean fromZero;
  private int next;
  private boolean isStopped;
  private Optional<String> endedEarly = Optional.empty();

  /** A game at its beginning; a first position that the game has no place for is told. */
  public PgnReplay(PgnGame read, Game game, Diagnostics problems) {
    this.read = read;
    this.problems = problems;
    Optional<Match> placed = start(game);
    isPlaced = placed.isPresent();
    match = placed.orElseGet(game::start);
    fromZero = game.program().layout().rows() == RANKS_FROM_ZERO && countsFromZero();
  }

  /** Whether more turns are legal where ranks count from 0. */
  private boolean countsFromZero() {
    int plain = legal(false);
    return plain < read.turns().size() && legal(true) > plain;
  }

  private int legal(boolean zero) {
    Match trial = match.fromHere();
    int played = 0;
    for (PgnTurn turn : read.turns()) {
      TurnReading reading = trial.choices().read(text(turn, zero));
      if (!(reading instanceof TurnReading.Found found)) {
        return played;
      }
      trial.playOn(found.turn());
      played++;
    }
    return played;
  }

  /** A turn with our numbers of ranks. */
  private static String text(PgnTurn turn, boolean zero) {
    if (!zero) {
      return turn.text();
    }
    StringBuilder text = new StringBuilder();
    Matcher rank = RANK.matcher(turn.text());
    int end = 0;
    while (rank.find()) {
      text.append(turn.text(), end, rank.start()).append(Integer.parseInt(rank.group()) + 1);
      end = rank.end();
    }
    return text.append(turn.text(), end, turn.text().length()).toString();
  }

  /** From the position that the record names: records of Tak give it as {@code TPS}. */
  private Optional<Match> start(Game game) {
    PgnGame.Tag fen = read.tags().getOrDefault("FEN", read.tags().get("TPS"));
    if (fen == null) {
      return Optional.of(game.start());
    }
    try {
      return Optional.of(game.position(fen.value()));
    } catch (BadPosition bad) {
      problems.error(
          "pgn-position",
          fen.place(),
          "It is no position of " + game.title() + ": " + bad.getMessage());
      return Optional.empty();
    }
  }

  /** The match as far as it has been played. */
  public Match match() {
    return match;
  }

  /**
   * The turn that comes next as it was read; empty at the end, and behind what cannot be played.
   */
  public Optional<PgnTurn> upcoming() {
    return !isPlaced || isStopped || next == read.turns().size()
        ? Optional.empty()
        : Optional.of(read.turns().get(next));
  }

  /**
   * The turn that comes next, not yet played; empty at the end, and where it is no legal move,
   * which is told.
   */
  public Optional<LegalMove> peek() {
    return upcoming().flatMap(this::find);
  }

  private Optional<LegalMove> find(PgnTurn turn) {
    TurnReading reading = match.choices().read(text(turn, fromZero));
    if (reading instanceof TurnReading.Found found) {
      return Optional.of(found.turn());
    }
    isStopped = true;
    problems.error("pgn-turn", turn.place(), why(turn, reading));
    return Optional.empty();
  }

  private String why(PgnTurn turn, TurnReading reading) {
    String text = turn.text();
    if (reading instanceof TurnReading.Several several) {
      String some =
          several.turns().stream()
              .limit(SHOWN)
              .map(one -> "`" + one.text() + "`")
              .reduce((one, other) -> one + ", " + other)
              .orElse("");
      boolean more = several.turns().size() > SHOWN;
      return "`" + text + "` may mean " + some + (more ? " and others." : ".");
    }
    String why = match.whyPlainly(text).orElseGet(() -> match.why(text).strip());
    return "`" + text + "`: " + why.lines().findFirst().orElse("it is no legal move.");
  }

  /** Plays the turn that comes next; false at the end, and where it cannot be played. */
  public boolean step() {
    Optional<LegalMove> turn = peek();
    if (turn.isEmpty()) {
      return false;
    }
    if (endedEarly.isEmpty() && match.isOver()) {
      Span place = read.turns().get(next).place();
      endedEarly = Optional.of(place.position() + ": the game was over before: " + match.state());
    }
    match.playOn(turn.get());
    next++;
    return true;
  }

  /** Plays to the end; false where that cannot be done. */
  public boolean run() {
    while (step()) {
      // Each step is told by itself where it fails.
    }
    return isPlaced && !isStopped;
  }

  /** Where the game went on though the rules say that it was over, as a sentence. */
  public Optional<String> endedEarly() {
    return endedEarly;
  }
}
