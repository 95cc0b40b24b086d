package org.rookery.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.rookery.drawing.courier.CourierBoard;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.LegalityExplanation;
import org.rookery.program.Contents;

/** Why a turn is none of the legal ones, in a sentence. */
final class IllegalMoveReason {
  private final Preset preset;
  private final GameEngine game;
  private final Position position;

  IllegalMoveReason(Preset preset, GameEngine game, Position position) {
    this.preset = preset;
    this.game = game;
    this.position = position;
  }

  /**
   * The reason.
   *
   * @param steps what was to be played
   * @param trial the board that it leads to
   * @param legal the legal moves
   */
  String reason(List<Step> steps, CourierBoard trial, List<Move> legal) {
    Optional<String> opponents = opponents(steps);
    if (opponents.isPresent()) {
      return opponents.get();
    }
    if (legal.isEmpty()) {
      return player(position.mover()) + " has no legal move.";
    }
    String text = rulesText(steps);
    TurnTexts texts = new TurnTexts(game.generator(), position, legal);
    Reading reading = texts.read(text);
    if (reading instanceof Reading.Found found) {
      return incomplete(found.move(), trial, texts);
    } else if (reading instanceof Reading.Ambiguous some) {
      return "It is not a whole move: "
          + some.moves().size()
          + " legal moves have these parts, such as `"
          + texts.complete(some.moves().get(0))
          + "`.";
    }
    return text.isEmpty() ? nothing() : LegalityExplanation.explain(game, position, text);
  }

  private static String nothing() {
    return "Nothing happens on the board.";
  }

  private String player(int player) {
    return preset.program().players().get(player);
  }

  /** A complaint when the first piece moved is not the mover's. */
  private Optional<String> opponents(List<Step> steps) {
    if (!(steps.get(0) instanceof Step.Go go)) {
      return Optional.empty();
    }
    CourierBoard before = new CourierBoard(preset, position.setup());
    boolean cell = preset.isCell(go.from());
    int piece = cell ? Contents.EMPTY : before.content(go.from());
    int owner =
        cell
            ? preset.owner(go.from())
            : piece == Contents.EMPTY ? position.as() : preset.program().contents().owner(piece);
    if (owner == position.as()) {
      return Optional.empty();
    }
    String what =
        cell
            ? preset.name(go.from()) + " is a cell of " + player(owner) + "'s hand"
            : "The piece on " + preset.name(go.from()) + " is " + preset.words(piece);
    return Optional.of(what + ", and " + player(position.mover()) + " is to move.");
  }

  /**
   * The components in the notation of the rules, where hands have no cells; reminders are left out.
   */
  private String rulesText(List<Step> steps) {
    List<String> texts = new ArrayList<>();
    for (Step step : steps) {
      if (step instanceof Step.Go go && !preset.isCell(go.to())) {
        boolean drop = preset.isCell(go.from());
        String piece = go.piece() == Step.ANY_PIECE ? "" : preset.label(go.piece());
        String to = preset.name(go.to());
        texts.add(drop ? piece + "*" + to : preset.name(go.from()) + "-" + to);
      } else if (step instanceof Step.Place place && !preset.isCell(place.to())) {
        texts.add(preset.label(place.piece()) + "-" + preset.name(place.to()));
      } else if (step instanceof Step.Drop drop) {
        texts.add(preset.label(drop.piece()) + "*" + preset.name(drop.to()));
      } else if (step instanceof Step.Clear clear && !preset.isCell(clear.at())) {
        texts.add(preset.name(clear.at()) + "-");
      } else if (step instanceof Step.Discard discard) {
        texts.add(preset.label(discard.piece()) + "*-");
      } else if (step instanceof Step.Pass) {
        texts.add("pass");
      }
    }
    return String.join("; ", texts);
  }

  /** What is wrong with a text that fits one legal move and yet does something else. */
  private String incomplete(Move move, CourierBoard trial, TurnTexts texts) {
    String whole = "`" + texts.complete(move) + "`";
    position.make(move);
    try {
      if (!GameRules.sameBoard(position, trial)) {
        return "It is not the whole move, which is " + whole + ".";
      }
      for (int owner = 0; owner < preset.program().players().size(); owner++) {
        int player = owner;
        String told = hand(player, trial::hand);
        String due = hand(player, position::hand);
        if (!told.equals(due)) {
          return "After "
              + whole
              + " "
              + player(player)
              + "'s hand holds "
              + due
              + ", not "
              + told
              + ".";
        }
      }
      return "It is not the whole move, which is " + whole + ".";
    } finally {
      position.unmake();
    }
  }

  private String hand(int owner, IntUnaryOperator count) {
    List<String> pieces = new ArrayList<>();
    for (int piece = 1; piece < preset.program().contents().size(); piece++) {
      int times = count.applyAsInt(piece);
      if (times > 0 && preset.program().contents().owner(piece) == owner) {
        pieces.add(preset.label(piece) + (times > 1 ? " x" + times : ""));
      }
    }
    return pieces.isEmpty() ? "nothing" : String.join(" ", pieces);
  }
}
