package org.rookery.compiler.check;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Dialect;

/** All checks. */
public final class Checks {
  /** For games of this language: what fails them is hardly meant so. */
  private static final List<Check> MEANT =
      List.of(
          new DeadDirections(),
          new MissingSymmetry(),
          new EmptyZones(),
          new UnusedPieces(),
          new SilentBlocks(),
          new StuckLoops(),
          new AddsAfterCascade(),
          new NullMoves(),
          new NewPiecesLost(),
          new CaptorsLost(),
          new MissingRoyals(),
          new LossesOfOne(),
          new LotsLosePieces(),
          new DeadEndings());

  private Checks() {}

  /** Tells what is wrong with a game that was read without errors. */
  public static void run(GameModel game, Dialect dialect, Diagnostics diagnostics) {
    new NoPieceMoves(dialect.lenient()).check(game, diagnostics);
    new EndlessChains().check(game, diagnostics);
    new TooManyWaysCheck().check(game, diagnostics);
    new SwappedColumns().check(game, diagnostics);
    new WholeColumnsAtOnce().check(game, diagnostics);
    new ClearOpponents().check(game, diagnostics);
    new SimultaneousLimits().check(game, diagnostics);
    if (!dialect.lenient()) {
      MEANT.forEach(check -> check.check(game, diagnostics));
    }
  }
}
