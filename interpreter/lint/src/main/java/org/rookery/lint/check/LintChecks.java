package org.rookery.lint.check;

import java.util.List;
import java.util.Optional;

/** All checks of the lint. */
public final class LintChecks {
  private static final List<LintCheck> ALL =
      List.of(
          new Contradictions(),
          new ImmobilePieces(),
          new PiecesWithoutMoves(),
          new PromotionsToItself(),
          new PromotionsOutOfReach(),
          new UnusedZones(),
          new HidingMacros(),
          new OverruledSections(),
          new UnevenSetups(),
          new GamesOverAtOnce(),
          new PiecesWithoutLetter(),
          new DuplicateMoves(),
          new UnboundedChains(),
          new UnreadCounters(),
          new UnchangedCounters(),
          new RepeatedTests(),
          new MissingRepetition(),
          new UnusedAttributes(),
          new OneSidedFlags(),
          new UnusedMoveTypes(),
          new UnrankedMoveTypes(),
          new SecondPartsOnly(),
          new StatementsAfterAdd(),
          new LateStatements(),
          new ForgottenEffects(),
          new OwnPiecesCaptured(),
          new PiecesStayInHand(),
          new DropsWithoutHand(),
          new NothingHidden(),
          new StandInsInPlay(),
          new MovesOfNothing(),
          new UnusedIncludes(),
          new MissingStalemate(),
          new UselessRights(),
          new UnheededRights(),
          new StuckPieces(),
          new NumbersUnlikeRules(),
          new RepeatedOperands(),
          new RepeatedRounds(),
          new IdleAdds(),
          new HooksThatWalk(),
          new UnfairSwaps(),
          new UncountedPoints(),
          new ChecksInFog(),
          new TellingMoves(),
          new StepsAcrossCuts(),
          new NoWayBack(),
          new EightNeighbours());

  private LintChecks() {}

  /** All of them. */
  public static List<LintCheck> all() {
    return ALL;
  }

  /** The page of a code. */
  public static Optional<CheckDescription> card(String code) {
    return ALL.stream().map(LintCheck::card).filter(card -> card.code().equals(code)).findFirst();
  }
}
