package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.program.board.SquareCounterName;

/** Sentences about what happens with every move, and about what a game counts. */
final class HookSentences {
  private final GameModel game;
  private final Set<String> zones;

  /**
   * Sentences about a game.
   *
   * @param zones where the zones are noted that they speak of
   */
  HookSentences(GameModel game, Set<String> zones) {
    this.game = game;
    this.zones = zones;
  }

  /** What is said of a hook; empty when it has no words. */
  Optional<String> of(Hook hook) {
    Nouns nouns = new Nouns(game, Voice.ARRIVAL, zones);
    boolean all = hook.pieces().types().isEmpty();
    String pieces = all ? "a piece" : "a " + nouns.single(hook.pieces());
    if (hook.kind() == Hook.Kind.MAY_MOVE) {
      return ConditionClauses.of(hook.condition(), game, Voice.START, zones)
          .map(clause -> capital(pieces) + " may move only if " + clause + ".");
    }
    String what =
        switch (hook.kind()) {
          case ON_CAPTURE -> "With each capture by " + pieces;
          case ON_DROP -> "With each drop of " + pieces;
          default -> "With each move of " + pieces;
        };
    return EffectClauses.of(hook.statements(), game, Voice.ARRIVAL, zones)
        .filter(clauses -> !clauses.isEmpty())
        .map(clauses -> what + ": " + String.join("; ", clauses) + ".");
  }

  /** How a counter changes: by how much, or to what. */
  private static String change(Amount by, String counter, Nouns nouns) {
    if (by instanceof Amount.Literal number) {
      return "changes by " + EffectClauses.signed(number.value());
    }
    AmountWords words = new AmountWords(nouns);
    return by instanceof Amount.Difference difference
            && difference.right() instanceof Amount.Counter same
            && same.name().equals(counter)
        ? "becomes " + difference.left().match(words)
        : "changes by " + by.match(words);
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** What is said of a counter that changes by itself; empty when that has no words. */
  Optional<String> of(CounterModel counter) {
    List<String> changes = new ArrayList<>();
    for (CounterModel.Change change : counter.after()) {
      Optional<String> when = ConditionClauses.of(change.when(), game, Voice.PLAYER, zones);
      Nouns nouns = new Nouns(game, Voice.PLAYER, zones);
      String by = change(change.by(), counter.name(), nouns);
      if (when.isEmpty() || !nouns.isWhole()) {
        return Optional.empty();
      }
      changes.add(by + (when.get().equals("always") ? "" : " if " + when.get()));
    }
    if (changes.isEmpty()) {
      return Optional.empty();
    }
    Optional<SquareCounterName> one =
        SquareCounterName.of(counter.name(), game.board().topology().squares());
    if (one.filter(it -> it.square() > 0).isPresent()) {
      return Optional.empty(); // what is said of the first square holds for all
    }
    return Optional.of(
        "The counter `"
            + one.map(it -> it.name() + "` of each square").orElse(counter.name() + "`")
            + " begins at "
            + counter.initial()
            + (counter.perPlayer() ? " for each player" : "")
            + ". After each move it "
            + String.join("; ", changes)
            + ".");
  }
}
