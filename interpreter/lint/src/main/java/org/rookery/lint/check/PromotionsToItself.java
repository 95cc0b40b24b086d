package org.rookery.lint.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;
import org.rookery.lint.facts.Inside;
import org.rookery.lint.facts.Mentions;
import org.rookery.program.Article;

/** A promotion that changes nothing. */
final class PromotionsToItself implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "promotion-to-itself",
          "a promotion to itself, or to nothing",
          "A piece becomes what it is, or a promotion names no piece. Name the pieces it "
              + "becomes.",
          """
          (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
          (piece (name Man) (letter M)
             (moves (n (verify empty?) (promote-in far Man))))
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
    Map<Span, Set<String>> users = new HashMap<>();
    for (PieceModel piece : game.model().pieces()) {
      for (Block block : piece.blocks()) {
        Inside.promotions(List.of(block))
            .map(add -> add.origin().span())
            .forEach(span -> users.computeIfAbsent(span, u -> new HashSet<>()).add(piece.name()));
      }
    }
    for (PieceModel piece : game.model().pieces()) {
      for (Block block : piece.blocks()) {
        if (game.isOld() && isChoice(block, piece.name())) {
          continue;
        }
        // Where a macro says it of several pieces, it says that they stay what they are.
        Statement.all(block.statements())
            .filter(statement -> becomes(statement, piece.name()))
            .filter(
                statement -> users.getOrDefault(statement.origin().span(), Set.of()).size() == 1)
            .forEach(
                statement ->
                    findings.add(
                        statement.origin(),
                        "Here "
                            + Article.a(piece.name())
                            + " becomes "
                            + Article.a(piece.name())
                            + "."));
      }
    }
    for (Form.Group piece : game.sections("piece")) {
      String name = Mentions.part(piece, "name");
      for (Form.Group group : Mentions.groups(List.of(piece), "may-promote-in")) {
        if (!name.isEmpty()
            && group.items().stream().skip(2).map(Mentions::text).anyMatch(name::equals)) {
          findings.add(
              group.origin(),
              "Here "
                  + Article.a(name)
                  + " becomes "
                  + Article.a(name)
                  + "; `may-promote-in` lets it stay one anyway.");
        }
      }
    }
    for (String word : List.of("promote-in", "may-promote-in")) {
      for (Form.Group group : Mentions.groups(game.sections(), word)) {
        if (group.items().size() == 2) {
          findings.add(group.origin(), "This promotion names no piece to become.");
        }
      }
    }
  }

  /**
   * Whether a block lets the piece become something else, too, so that this is how it stays what it
   * is; or leaves it where it is, which is how old files pass.
   */
  private static boolean isChoice(Block block, String piece) {
    List<Statement> all = Statement.all(block.statements()).toList();
    boolean others =
        Inside.promotions(List.of(block)).anyMatch(add -> !add.types().contains(piece));
    return others || all.stream().noneMatch(Statement.Walk.class::isInstance);
  }

  private static boolean becomes(Statement statement, String piece) {
    return statement
        .emission()
        .filter(add -> add.promotes() && add.types().stream().allMatch(piece::equals))
        .isPresent();
  }
}
