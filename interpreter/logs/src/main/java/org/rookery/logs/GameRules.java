package org.rookery.logs;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.drawing.courier.CourierBoard;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;

/**
 * The rules of the game: a turn must change the board and the hands exactly as a legal one does.
 *
 * <p>Where a captured piece is put into a hand cell is a reminder and may be left out; then the
 * piece is put into the first free cell of its owner.
 */
final class GameRules extends PlayedGame {
  private CourierBoard board;

  GameRules(Preset preset, GameEngine game, Setup start) {
    super(preset, game, start);
    board = new CourierBoard(preset, start);
  }

  @Override
  public CourierBoard board() {
    return board;
  }

  @Override
  public void play(String text) throws BadTurn {
    List<Step> steps = new MoveFieldReader(preset, mover()).read(text);
    Optional<String> over = over(preset, adjudicator.outcome(position));
    if (over.isPresent()) {
      throw new BadTurn("The game is over: " + over.get() + ".");
    }
    CourierBoard trial = new CourierBoard(board);
    for (Step step : steps) {
      play(step, trial);
    }
    List<Move> legal = generator.legalMoves(position);
    List<Move> fitting = fitting(legal, trial);
    if (fitting.isEmpty()) {
      throw new BadTurn(new IllegalMoveReason(preset, game, position).reason(steps, trial, legal));
    }
    Move move = onlyOne(fitting);
    position.make(move);
    settleHands(trial);
    board = trial;
  }

  /** How the game has ended, if it has. */
  static Optional<String> over(Preset preset, Outcome outcome) {
    if (outcome instanceof Outcome.Win win) {
      boolean alone = preset.program().teamOf(win.player()).size() == 1;
      String winner = preset.program().teamName(win.player()) + (alone ? " has" : " have");
      return Optional.of(winner + " won by " + win.reason());
    } else if (outcome instanceof Outcome.Draw draw) {
      return Optional.of("a draw by " + draw.reason());
    }
    return Optional.empty();
  }

  /** Does what a component says; hand cells hold their owner's pieces only, and one piece each. */
  private void play(Step step, CourierBoard trial) throws BadTurn {
    if (step instanceof Step.Place place && preset.isCell(place.to())) {
      mustFit(place.piece(), place.to(), trial);
    } else if (step instanceof Step.Go go && preset.isCell(go.to()) && go.from() != go.to()) {
      mustFit(trial.content(go.from()), go.to(), trial);
    } else if (step instanceof Step.Drop drop && preset.hasCells()) {
      CourierMoves.takeFromHand(drop.piece(), trial);
    } else if (step instanceof Step.Clear clear && trial.content(clear.at()) == Contents.EMPTY) {
      throw new BadTurn("There is no piece on " + preset.name(clear.at()) + ".");
    } else if (step instanceof Step.Delete delete) {
      throw new BadTurn(
          "No rule of this game removes the space "
              + preset.name(delete.at())
              + " from the board.");
    }
    CourierMoves.play(step, trial);
  }

  private void mustFit(int piece, int cell, CourierBoard trial) throws BadTurn {
    if (piece == Contents.EMPTY) {
      return;
    }
    String name = preset.name(cell);
    int owner = preset.owner(cell);
    if (preset.program().contents().owner(piece) != owner) {
      throw new BadTurn(
          name
              + " is a cell for pieces in "
              + preset.program().players().get(owner)
              + "'s hand, and "
              + preset.label(piece)
              + " is "
              + preset.words(piece)
              + ".");
    }
    if (trial.content(cell) != Contents.EMPTY) {
      throw new BadTurn("In " + name + " lies " + preset.words(trial.content(cell)) + " already.");
    }
  }

  /** The moves after which board and hands are as the trial says. */
  private List<Move> fitting(List<Move> moves, CourierBoard trial) {
    List<Move> fitting = new ArrayList<>();
    for (Move move : moves) {
      int[] before = hands();
      position.make(move);
      if (sameBoard(position, trial) && sameHands(before, trial)) {
        fitting.add(move);
      }
      position.unmake();
    }
    return fitting;
  }

  private int[] hands() {
    int[] hands = new int[preset.program().contents().size()];
    for (int piece = 1; piece < hands.length; piece++) {
      hands[piece] = position.hand(piece);
    }
    return hands;
  }

  /** Whether the squares of the board hold what the trial says. */
  static boolean sameBoard(Position position, CourierBoard trial) {
    int[] contents = position.contents();
    for (int square = 0; square < contents.length; square++) {
      if (contents[square] != trial.content(square)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether hands hold what the trial says, pieces that have come to hand just now left out or not.
   */
  private boolean sameHands(int[] before, CourierBoard trial) {
    for (int piece = 1; piece < before.length && preset.hasCells(); piece++) {
      int missing = position.hand(piece) - trial.hand(piece);
      if (missing < 0 || missing > Math.max(0, position.hand(piece) - before[piece])) {
        return false;
      }
    }
    return true;
  }

  private Move onlyOne(List<Move> fitting) throws BadTurn {
    Set<Setup> results = new LinkedHashSet<>();
    for (Move move : fitting) {
      position.make(move);
      results.add(position.setup());
      position.unmake();
    }
    if (results.size() > 1) {
      TurnTexts texts = new TurnTexts(generator, position);
      String all = fitting.stream().map(texts::complete).collect(Collectors.joining("`, `"));
      throw new BadTurn("It may mean several moves: `" + all + "`.");
    }
    return fitting.get(0);
  }

  private void settleHands(CourierBoard trial) {
    for (int piece = 1; piece < preset.program().contents().size(); piece++) {
      if (preset.hasCells()) {
        for (int missing = position.hand(piece) - trial.hand(piece); missing > 0; missing--) {
          trial.putInHand(piece);
        }
      } else {
        trial.keepInHand(piece, position.hand(piece));
      }
    }
  }
}
