package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Nouns;
import org.rookery.game.phrase.Voice;
import org.rookery.program.Article;

/** What statements do where a move ends, as clauses: those that do not move the cursor. */
final class EffectClauses implements StatementCases.Few<String> {
  /** What stands between what is done if a condition holds and what is done if not. */
  static final String OTHERWISE = ", otherwise ";

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
      if (statement.emission().filter(add -> !add.promotes() && isPlain(add)).isEmpty()) {
        clauses.add(statement.match(this));
      }
    }
    return clauses;
  }

  private static boolean isPlain(Statement.Add add) {
    return !add.copy() && add.partial().isEmpty();
  }

  /** Most statements say in rules what no short clause says: then nothing is said of any. */
  @Override
  public String other(Statement it) {
    whole = false;
    return "";
  }

  @Override
  public String verify(Statement.Verify it) {
    return "it is legal only if " + condition(it.condition());
  }

  @Override
  public String forbid(Statement.Forbid it) {
    return "it is illegal if after it " + condition(it.condition());
  }

  @Override
  public String forbidMate(Statement.ForbidMate it) {
    return "it may not give checkmate";
  }

  @Override
  public String add(Statement.Add it) {
    return isPlain(it) ? "it promotes to " + Nouns.list(it.types(), "or") : other(it);
  }

  @Override
  public String capture(ChangeStatement.Capture it) {
    return piece(it.place()) + " is captured";
  }

  @Override
  public String remove(ChangeStatement.Remove it) {
    return piece(it.place()) + " leaves the game";
  }

  @Override
  public String changeType(ChangeStatement.ChangeType it) {
    return piece(it.place()) + " becomes " + Article.a(it.piece());
  }

  @Override
  public String flip(ChangeStatement.Flip it) {
    return piece(it.place()) + " changes sides";
  }

  @Override
  public String changeOwner(ChangeStatement.ChangeOwner it) {
    return piece(it.place())
        + " changes to the side of "
        + it.player().map(this::owner).orElse(voice.self());
  }

  @Override
  public String create(ChangeStatement.Create it) {
    return it.piece().isEmpty()
        ? other(it)
        : Article.a(it.piece().get())
            + it.player().map(player -> " of " + owner(player)).orElse("")
            + " is put on "
            + place(it.place());
  }

  private String owner(String player) {
    return player.equals(Statement.OPPONENT) ? voice.opponent() : player;
  }

  @Override
  public String addToCounter(ChangeStatement.AddToCounter it) {
    return it.side() == Side.SELF
        ? "the counter `" + it.name() + "` changes by " + signed(it.by())
        : other(it);
  }

  @Override
  public String setAttribute(ChangeStatement.SetAttribute it) {
    return it.condition()
        .constant()
        .map(
            value ->
                piece(it.place()) + (value ? " becomes `" : " is no longer `") + it.name() + "`")
        .orElseGet(() -> other(it));
  }

  @Override
  public String column(Statement.Column column) {
    String there = place(column.place());
    boolean one = column.deed().number() == 1;
    String pieces = one ? "1 piece" : column.deed().number() + " pieces";
    String top = one ? "the top piece" : "the top " + pieces;
    String stay = one ? " stays on " : " stay on ";
    return switch (column.deed().work()) {
      case COVER -> "it covers what stands on " + there;
      case CARRY -> top + " of the column " + (one ? "moves" : "move");
      case LEAVE -> pieces + " of those that move" + stay + there;
      case KEEP ->
          "only " + top + stay + there + ", and " + voice.self() + "'s own beneath go to the hand";
      case UNDER ->
          "the top piece on " + there + " is captured and goes under the piece that moves";
      case TURN ->
          "the piece beneath the top one on "
              + there
              + " becomes "
              + Article.a(column.deed().piece().orElse(""));
    };
  }

  @Override
  public String branch(Statement.If branch) {
    List<String> then = all(branch.then());
    List<String> otherwise = all(branch.otherwise());
    if (then.isEmpty()) {
      whole &= !otherwise.isEmpty();
      return "unless " + condition(branch.condition()) + ", " + Nouns.list(otherwise, "and");
    }
    // An alternative within an alternative: words do not show to which of the two it belongs.
    whole &= otherwise.isEmpty() || branch.then().stream().allMatch(it -> it.ways().isEmpty());
    return "if "
        + condition(branch.condition())
        + ", "
        + Nouns.list(then, "and")
        + (otherwise.isEmpty() ? "" : OTHERWISE + Nouns.list(otherwise, "and"));
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

  private String piece(Place place) {
    return "the piece on " + place(place);
  }

  private String place(Place place) {
    Nouns nouns = new Nouns(game, voice, zones);
    String text = nouns.place(place);
    whole &= nouns.isWhole();
    return text;
  }
}
