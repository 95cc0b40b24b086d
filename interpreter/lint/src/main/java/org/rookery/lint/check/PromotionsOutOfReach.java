package org.rookery.lint.check;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Statement;
import org.rookery.lint.facts.Inside;
import org.rookery.program.Article;
import org.rookery.program.Edit;

/** A piece that can never come to where it promotes. */
final class PromotionsOutOfReach implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "promotion-out-of-reach",
          "a promotion out of reach",
          "From where they begin, pieces of this type cannot reach a square where they "
              + "would promote: the zone lies behind them, on squares of the other colour, or has "
              + "no square for their player. Look at the zone and at the moves.",
          """
          (board (rectangle 4 4) (zone (name far) (positions (own-rank 1))))
          (piece (name Man) (letter M)
             (moves (n (verify empty?) (promote-in far Rider))))
          (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
          """,
          """
          (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
          (piece (name Man) (letter M)
             (moves (n (verify empty?) (promote-in far Rider))))
          (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (PieceModel piece : game.model().pieces()) {
      Optional<Statement.Add> first = Inside.promotions(piece.moves()).findFirst();
      int type = game.piece(piece.name()).orElseThrow();
      // Mostly it comes there by itself, and where all pieces may come need not be asked.
      if (first.isPresent()
          && !promotesByItself(game, type)
          && game.reach().isKnown()
          && stands(game, type)
          && !promotes(game, type)) {
        findings.add(
            first.get().origin(),
            "From where it begins, "
                + Article.a(piece.name())
                + " never comes to where it promotes.");
      }
    }
  }

  private static boolean stands(LintedGame game, int type) {
    return game.movers().stream()
        .anyMatch(owner -> !game.reach().squares(content(game, type, owner)).isEmpty());
  }

  private static int content(LintedGame game, int type, int owner) {
    return game.program().contents().of(type, owner);
  }

  /** Whether it comes there from where it begins by its own moves. */
  private static boolean promotesByItself(LintedGame game, int type) {
    AtomicBoolean found = new AtomicBoolean();
    for (int owner = 0; owner < game.program().players().size() && !found.get(); owner++) {
      int content = content(game, type, owner);
      game.rules()
          .walk(
              content,
              square -> {
                found.compareAndSet(
                    false,
                    game.rules().of(content, square).turns().stream()
                        .anyMatch(turn -> turn.changes(Edit.Kind.TYPE)));
                return !found.get();
              });
    }
    return found.get();
  }

  private static boolean promotes(LintedGame game, int type) {
    for (int owner = 0; owner < game.program().players().size(); owner++) {
      int content = content(game, type, owner);
      boolean some =
          game.reach().squares(content).stream()
              .boxed()
              .flatMap(square -> game.rules().of(content, square).turns().stream())
              .anyMatch(turn -> turn.changes(Edit.Kind.TYPE));
      if (some) {
        return true;
      }
    }
    return false;
  }
}
