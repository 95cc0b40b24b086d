package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.program.Article;

/** What statements do where a move ends, as clauses: those that do not move the cursor. */
final class EffectClauses {
  private final GameModel game;
  private final Voice voice;
  private final Set<String> zones;
  private boolean whole = true;

  private EffectClauses(GameModel game, Voice voice, Set<String> zones) {
    this.game = game;
    this.voice = voice;
    this.zones = zones;
  }

  /** The clauses, in order; empty when a statement has no words. */
  static Optional<List<String>> of(
      List<Statement> statements, GameModel game, Voice voice, Set<String> zones) {
    EffectClauses effects = new EffectClauses(game, voice, zones);
    List<String> clauses = effects.all(statements);
    return effects.whole ? Optional.of(clauses) : Optional.empty();
  }

  private List<String> all(List<Statement> statements) {
    List<String> clauses = new ArrayList<>();
    for (Statement statement : statements) {
      if (!(statement instanceof Statement.Add add && add.types().isEmpty() && isPlain(add))) {
        clauses.add(clause(statement));
      }
    }
    return clauses;
  }

  private static boolean isPlain(Statement.Add add) {
    return !add.copy() && add.partial().isEmpty();
  }

  private String clause(Statement statement) {
    if (statement instanceof Statement.Verify verify) {
      return "it is legal only if " + condition(verify.condition());
    } else if (statement instanceof Statement.Forbid forbid) {
      return "it is illegal if after it " + condition(forbid.condition());
    } else if (statement instanceof Statement.ForbidMate) {
      return "it may not give checkmate";
    } else if (statement instanceof Statement.If branch) {
      return branch(branch);
    } else if (statement instanceof Statement.Add add && isPlain(add)) {
      return "it promotes to " + Nouns.list(add.types(), "or");
    }
    return effect(statement);
  }

  private String effect(Statement statement) {
    if (statement instanceof Statement.Capture capture) {
      return "the piece on " + place(capture.place()) + " is captured";
    } else if (statement instanceof Statement.Remove remove) {
      return "the piece on " + place(remove.place()) + " leaves the game";
    } else if (statement instanceof Statement.ChangeType change) {
      return "the piece on " + place(change.place()) + " becomes " + Article.a(change.piece());
    } else if (statement instanceof Statement.Column column) {
      return column(column);
    } else if (statement instanceof Statement.Flip flip) {
      return "the piece on " + place(flip.place()) + " changes sides";
    } else if (statement instanceof Statement.ChangeOwner change && change.player().isEmpty()) {
      return "the piece on " + place(change.place()) + " changes to the side of " + voice.self();
    } else if (statement instanceof Statement.AddToCounter add && add.side() == Side.SELF) {
      return "the counter `" + add.name() + "` changes by " + signed(add.by());
    } else if (statement instanceof Statement.SetAttribute set
        && set.value() instanceof Condition.Constant value) {
      return "the piece on "
          + place(set.place())
          + (value.value() ? " becomes `" : " is no longer `")
          + set.name()
          + "`";
    }
    whole = false;
    return "";
  }

  private String column(Statement.Column column) {
    String there = place(column.place());
    String pieces = column.deed().number() == 1 ? "1 piece" : column.deed().number() + " pieces";
    return switch (column.deed().work()) {
      case COVER -> "it covers what stands on " + there;
      case CARRY -> "the top " + pieces + " of the column move";
      case LEAVE -> pieces + " stay on " + there;
      case KEEP -> "only the top " + pieces + " stay on " + there;
      case UNDER ->
          "the top piece on " + there + " is captured and goes under the piece that moves";
      case TURN ->
          "the piece beneath the top one on "
              + there
              + " becomes "
              + Article.a(column.deed().piece().orElse(""));
    };
  }

  private String branch(Statement.If branch) {
    List<String> then = all(branch.then());
    List<String> otherwise = all(branch.otherwise());
    if (then.isEmpty()) {
      whole &= !otherwise.isEmpty();
      return "unless " + condition(branch.condition()) + ", " + Nouns.list(otherwise, "and");
    }
    return "if "
        + condition(branch.condition())
        + ", "
        + Nouns.list(then, "and")
        + (otherwise.isEmpty() ? "" : ", otherwise " + Nouns.list(otherwise, "and"));
  }

  /** A number with its sign. */
  static String signed(int number) {
    return number < 0 ? "−" + -number : "+" + number;
  }

  private String condition(Condition condition) {
    Optional<String> clause = ConditionClauses.of(condition, game, voice, zones);
    whole &= clause.isPresent();
    return clause.orElse("");
  }

  private String place(Place place) {
    Nouns nouns = new Nouns(game, voice, zones);
    String text = nouns.place(place);
    whole &= nouns.isWhole();
    return text;
  }
}
