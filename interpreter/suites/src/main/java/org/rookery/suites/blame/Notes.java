package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.LegalityExplanation;
import org.rookery.game.explain.MoveOrigins;
import org.rookery.suites.run.Mismatch;

/** What helps to understand mismatches: which rule made a turn, and why another is not there. */
final class Notes implements Mismatch.Cases<Void> {
  /** More turns of one mismatch are counted, not explained. */
  private static final int MOST_TURNS = 3;

  private static final int MOST_LINES = 4;

  private final GameEngine game;
  private final Set<String> lines = new LinkedHashSet<>();

  private Notes(GameEngine game) {
    this.game = game;
  }

  /** The lines for the mismatches of a case; a few of them. */
  static List<String> of(GameEngine game, List<Mismatch> mismatches) {
    Notes notes = new Notes(game);
    for (Mismatch mismatch : mismatches) {
      if (notes.lines.size() < MOST_LINES) {
        mismatch.match(notes);
      }
    }
    return new ArrayList<>(notes.lines).subList(0, Math.min(MOST_LINES, notes.lines.size()));
  }

  @Override
  public Void turns(Mismatch.Turns turns) {
    Position position = turns.where().position();
    turns.missing().stream()
        .limit(MOST_TURNS)
        .forEach(text -> illegal(position, text).lines().limit(3).forEach(lines::add));
    turns.surplus().stream().limit(MOST_TURNS).forEach(text -> made(position, text));
    int more = Math.max(turns.missing().size(), turns.surplus().size()) - MOST_TURNS;
    if (more > 0) {
      lines.add("and " + more + (more == 1 ? " move" : " moves") + " more");
    }
    return null;
  }

  private String illegal(Position position, String text) {
    return LegalityExplanation.wasRefused(game, position, text)
        ? LegalityExplanation.refusal(text)
        : LegalityExplanation.explain(game, new Position(position), text);
  }

  private void made(Position position, String text) {
    for (MoveOrigins.Ground ground : MoveOrigins.of(game, new Position(position), text)) {
      if (ground.bearing() == MoveOrigins.Bearing.DECIDES) {
        lines.add("`" + text + "` is made by " + place(OriginChain.of(ground.origin())));
        return;
      }
    }
  }

  private static String place(OriginChain chain) {
    OriginChain.Line line = chain.inmost();
    String called =
        chain.lines().size() == 1
            ? ""
            : ", called at " + chain.lines().get(chain.lines().size() - 1).place();
    return line.place() + ": `" + line.text() + "`" + called;
  }

  @Override
  public Void value(Mismatch.Value value) {
    switch (value.where().key()) {
      case OUTCOME -> endings(value);
      case BOARD, HAND, FLAGS, CAPTURED -> {
        List<String> after = value.where().after();
        if (!after.isEmpty()) {
          Position before = new Position(value.where().position());
          before.unmake();
          made(before, after.get(after.size() - 1));
        }
      }
      case PLAY,
          COUNT,
          MOVES,
          LEGAL,
          ILLEGAL,
          TARGETS,
          CHECK,
          AFTER,
          PERFT,
          ALWAYS,
          TIME,
          VIEW -> {}
    }
    return null;
  }

  private void endings(Mismatch.Value value) {
    for (EndingModel ending : game.compiled().model().endings()) {
      String by = " by " + ending.reason();
      if (value.expected().endsWith(by) || value.got().endsWith(by)) {
        lines.add("`" + ending.reason() + "` is " + place(OriginChain.of(ending.origin())));
      }
    }
  }

  @Override
  public Void leaves(Mismatch.Leaves leaves) {
    return null;
  }

  @Override
  public Void violation(Mismatch.Violation violation) {
    return null;
  }

  @Override
  public Void tooLong(Mismatch.TooLong tooLong) {
    return null;
  }
}
