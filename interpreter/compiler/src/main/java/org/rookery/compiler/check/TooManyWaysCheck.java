package org.rookery.compiler.check;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Origin;

/**
 * A block that chooses so often that all its ways together, each with its own flags and changes,
 * would take minutes to go; and loops that choose in every round, which the board may make as bad.
 */
final class TooManyWaysCheck implements Check {
  /** Ways of one block; seen: fewer than 16. */
  private static final long MAX_PATHS = 1_024;

  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    blocks(game)
        .flatMap(Statement::all)
        .filter(TooManyWaysCheck::choosesEachRound)
        .forEach(
            loop ->
                diagnostics.warning(
                    "choices-in-loop",
                    loop.origin(),
                    "Each round of this loop chooses anew, and only the board says how many rounds"
                        + " there are.",
                    "a position with some 4 million choices is refused; use `up-to`, or "
                        + "make it several parts of a move"));
    blocks(game)
        .filter(statements -> ways(statements) > MAX_PATHS)
        .forEach(statements -> report(statements, diagnostics));
  }

  private static Stream<List<Statement>> blocks(GameModel game) {
    return Stream.concat(
        game.pieces().stream()
            .flatMap(piece -> piece.blocks().stream())
            .filter(Block.Written.class::isInstance)
            .map(Block::statements),
        game.hooks().stream().map(GameModel.Hook::statements));
  }

  /**
   * Whether more than one way leads from a round of a loop to the next, and nothing counts them.
   */
  private static boolean choosesEachRound(Statement statement) {
    return statement instanceof Statement.Loop loop
        && !chooses(loop)
        && loop.rounds().map(times -> rounds(times) < 0).orElse(true)
        && waysOn(loop.body()) > 1;
  }

  /** How many ways go through statements to what follows: those that stop do not. */
  private static long waysOn(List<Statement> statements) {
    long ways = 1;
    for (Statement statement : statements) {
      if (statement instanceof Statement.Stop) {
        return 0;
      }
      long more =
          statement instanceof Statement.Either
              ? statement.ways().stream().mapToLong(TooManyWaysCheck::waysOn).sum()
              : ways(statement);
      ways = Math.min(MAX_PATHS + 1, ways * more);
    }
    return ways;
  }

  private static void report(List<Statement> statements, Diagnostics diagnostics) {
    Origin first =
        Statement.all(statements)
            .filter(TooManyWaysCheck::chooses)
            .findFirst()
            .orElse(statements.get(0))
            .origin();
    diagnostics.error(
        "too-many-ways",
        first,
        "The choices of this block multiply to more than " + MAX_PATHS + " ways.",
        "make several blocks of it, or several parts of a move");
  }

  private static boolean chooses(Statement statement) {
    return statement instanceof Statement.Choice;
  }

  /** How many ways there are through statements, or more than the most. */
  private static long ways(List<Statement> statements) {
    long ways = 1;
    for (Statement statement : statements) {
      ways = Math.min(MAX_PATHS + 1, ways * Math.max(1, ways(statement)));
    }
    return ways;
  }

  private static long ways(Statement statement) {
    LongStream each = statement.ways().stream().mapToLong(TooManyWaysCheck::ways);
    if (statement.rounds().isPresent()) {
      return power(each.sum(), statement.rounds().get(), chooses(statement));
    }
    return chooses(statement) ? each.sum() : each.max().orElse(1);
  }

  /** A number of rounds that is written down; negative when the board decides. */
  private static long rounds(Amount times) {
    if (times instanceof Amount.Literal literal) {
      return Math.max(0, literal.value());
    }
    if (times instanceof Amount.Difference difference
        && difference.left() instanceof Amount.Literal left
        && difference.right() instanceof Amount.Literal right) {
      return Math.max(0, left.value() - right.value());
    }
    return -1;
  }

  /** The ways of so many rounds of a loop, or of up to so many; those the board decides are few. */
  private static long power(long ways, Amount times, boolean orFewer) {
    long known = rounds(times);
    long rounds = known < 0 ? 1 : known;
    long product = 1;
    long sum = 0;
    for (long i = 0; i < Math.min(rounds, MAX_PATHS + 1); i++) {
      product = Math.min(MAX_PATHS + 1, product * ways);
      sum = Math.min(MAX_PATHS + 1, sum + product);
    }
    return orFewer ? Math.max(1, sum) : product;
  }
}
