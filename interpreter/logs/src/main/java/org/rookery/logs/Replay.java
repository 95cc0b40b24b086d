package org.rookery.logs;

import java.util.List;
import java.util.Optional;
import org.rookery.drawing.courier.Preset;
import org.rookery.drawing.courier.PresetBoard;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;

/** A log played over, turn by turn. */
public final class Replay {
  private final Preset preset;
  private final ReplayMove rules;
  private final boolean checksNumbers;
  private boolean countsEveryTurn;
  private int played;

  private Replay(Preset preset, ReplayMove rules, boolean checksNumbers) {
    this.preset = preset;
    this.rules = rules;
    this.checksNumbers = checksNumbers;
  }

  /** A replay that checks labels and nothing else. */
  public static Replay withoutRules(Preset preset, Setup start) {
    return new Replay(preset, new NoRules(preset, start), true);
  }

  /** A replay in which every turn must be legal. */
  public static Replay underRules(Preset preset, GameEngine game, Setup start) {
    return new Replay(preset, new GameRules(preset, game, start), true);
  }

  /** A replay of a game saved by Zillions, whose turns are numbered as that program likes. */
  public static Replay ofZillions(Preset preset, GameEngine game, Setup start) {
    return new Replay(preset, new ZillionsRules(preset, game, start), false);
  }

  /**
   * A turn that was refused.
   *
   * @param line where it stands in the log, from 1
   * @param turnNumber as a game score counts
   * @param player whose turn it was, by name
   * @param reason a sentence
   */
  public record Refused(int line, int turnNumber, String player, String text, String reason) {
    @Override
    public String toString() {
      return "turn "
          + turnNumber
          + " of "
          + player
          + " (line "
          + line
          + "): `"
          + text
          + "`: "
          + reason;
    }
  }

  /** Plays a turn; one that is refused changes nothing. */
  public Optional<Refused> play(GameLog.Entry entry) {
    int turnNumber = checksNumbers ? rules.turnNumber() : entry.number();
    String player = preset.program().players().get(rules.mover());
    try {
      checkNumber(entry);
      rules.play(entry.text());
      played++;
      return Optional.empty();
    } catch (BadTurn e) {
      return Optional.of(new Refused(entry.line(), turnNumber, player, entry.text(), e.reason()));
    }
  }

  /** What is odd about the turns played so far, in sentences. */
  public List<String> remarks() {
    return rules.remarks();
  }

  /** How many turns have been played. */
  public int played() {
    return played;
  }

  /** The position of now, as a copy; empty where no rules are looked at. */
  public Optional<Position> position() {
    return rules.position();
  }

  /** The board of now. */
  public PresetBoard snapshot() {
    return new PresetBoard(rules.board(), rules.mover(), rules.turnNumber());
  }

  /**
   * Compares a turn's number with the count: {@code 1.} and {@code 1...}, or every turn numbered in
   * its own right, whichever the log does first.
   */
  private void checkNumber(GameLog.Entry entry) throws BadTurn {
    if (entry.number() == 0 || !checksNumbers) {
      return;
    }
    if (played == 1 && entry.number() == 2 && !rules.isFirstPlayer() && !entry.dots()) {
      countsEveryTurn = true;
    }
    int expected = countsEveryTurn ? played + 1 : rules.turnNumber();
    boolean dots = !countsEveryTurn && !rules.isFirstPlayer();
    if (entry.number() != expected || entry.dots() != dots) {
      String next = expected + (dots ? "..." : ".");
      String given = entry.number() + (entry.dots() ? "..." : ".");
      throw new BadTurn("It is numbered " + given + " where " + next + " comes next.");
    }
  }
}
