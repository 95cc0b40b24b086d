package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.KnownAnswers;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.game.phrase.Nouns;
import org.rookery.program.Article;

/**
 * Which pieces win against which where a move ends: what an {@code if} does for each type of enemy
 * piece that may stand there.
 */
final class FightSentences {
  /** How a fight ends: the piece that stood there is lost, both are, or the one that moved. */
  private enum Result {
    WINS,
    BOTH,
    LOSES
  }

  private static final Place HERE = new Place.Here();

  private final GameModel game;
  private final Set<String> sentences = new LinkedHashSet<>();
  private final Set<Statement> told = Collections.newSetFromMap(new IdentityHashMap<>());

  /** What blocks of a piece say of fights. */
  FightSentences(GameModel game, CursorVoices voices, List<Block> blocks) {
    this.game = game;
    for (Block block : blocks) {
      List<Condition> asked = new ArrayList<>();
      for (Statement it : block.statements()) {
        List<Statement> all = Statement.all(List.of(it)).toList();
        if (all.stream().anyMatch(CursorVoices::moves)) {
          asked.clear(); // of another square
        }
        it.required().ifPresent(asked::add);
        boolean decides = it.decides().isPresent() && voices.arrives(it);
        if (decides && all.stream().anyMatch(one -> one.match(PieceMore.TAKES_ALONG))) {
          fight(it, asked);
        }
      }
    }
  }

  /** A sentence for each fight, those alike once. */
  Set<String> sentences() {
    return sentences;
  }

  /** Whether a statement is a part of a fight that has been told. */
  boolean tells(Statement statement) {
    return told.contains(statement);
  }

  private void fight(Statement branch, List<Condition> asked) {
    Map<Result, List<String>> against = new EnumMap<>(Result.class);
    for (PieceModel piece : game.pieces()) {
      OfType there = new OfType(piece.name());
      boolean meets = asked.stream().noneMatch(one -> one.match(there).equals(Optional.of(false)));
      if (meets && !game.isStandIn(piece.name())) {
        Optional<Result> result = result(List.of(branch), piece.name());
        if (result.isEmpty()) {
          return;
        }
        against.computeIfAbsent(result.get(), unused -> new ArrayList<>()).add(piece.name());
      }
    }
    if (against.isEmpty()) {
      return;
    }
    Statement.all(List.of(branch)).forEach(told::add);
    List<String> clauses = new ArrayList<>();
    against.forEach((result, names) -> clauses.add(clause(result, names)));
    sentences.add("Where an enemy piece stands, " + String.join("; ", clauses) + ".");
  }

  private static String clause(Result result, List<String> names) {
    String enemy = Article.a(Nouns.list(names, "or"));
    return switch (result) {
      case WINS -> "it captures " + enemy;
      case BOTH -> "both are lost against " + enemy;
      case LOSES -> "it is lost against " + enemy + ", which stays";
    };
  }

  /** What statements do with an enemy piece of a type; empty where that depends on more. */
  private static Optional<Result> result(List<Statement> statements, String type) {
    Result result = Result.WINS;
    boolean stays = false;
    for (Statement it : statements) {
      Optional<Result> next = it.match(new Done(type));
      if (next.isEmpty()) {
        return next;
      }
      stays |= it.match(STAYS);
      result = next.get() == Result.WINS ? result : next.get();
    }
    boolean pushed = statements.stream().anyMatch(it -> it.match(PieceMore.TAKES_ALONG));
    return pushed && !stays ? Optional.empty() : Optional.of(result);
  }

  private static final StatementCases.Few<Boolean> STAYS =
      new StatementCases.Few<>() {
        @Override
        public Boolean other(Statement it) {
          return false;
        }

        @Override
        public Boolean stay(ChangeStatement.Stay it) {
          return true;
        }
      };

  /** What one statement does with an enemy piece of a type that stands where it is about. */
  private record Done(String type) implements StatementCases.Few<Optional<Result>> {
    @Override
    public Optional<Result> other(Statement it) {
      return Optional.empty();
    }

    @Override
    public Optional<Result> branch(Statement.If it) {
      return it.condition()
          .match(new OfType(type))
          .flatMap(holds -> result(holds ? it.then() : it.otherwise(), type));
    }

    @Override
    public Optional<Result> cascade(Statement.Cascade it) {
      return Optional.of(Result.LOSES);
    }

    @Override
    public Optional<Result> capture(ChangeStatement.Capture it) {
      return Optional.of(Result.BOTH).filter(both -> it.place().equals(HERE));
    }

    @Override
    public Optional<Result> stay(ChangeStatement.Stay it) {
      return Optional.of(Result.WINS);
    }

    @Override
    public Optional<Result> setAttribute(ChangeStatement.SetAttribute it) {
      return Optional.of(Result.WINS);
    }
  }

  /** Whether a condition holds where an enemy piece of a type stands; empty where that is open. */
  private record OfType(String type) implements KnownAnswers {
    @Override
    public Optional<Boolean> empty(SquareCondition.Empty it) {
      return Optional.of(false).filter(never -> it.place().equals(HERE));
    }

    @Override
    public Optional<Boolean> pieceOn(SquareCondition.PieceOn it) {
      Filter filter = it.filter();
      if (!it.place().equals(HERE) || !filter.player().isEmpty()) {
        return Optional.empty();
      }
      boolean fits =
          (filter.side() == Side.ANY || filter.side() == Side.OPPONENT) && filter.covers(type);
      return Optional.of(fits != filter.others());
    }
  }
}
