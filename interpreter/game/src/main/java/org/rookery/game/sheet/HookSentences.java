package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.game.phrase.AmountWords;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Nouns;
import org.rookery.game.phrase.Voice;
import org.rookery.program.board.SquareCounterName;

/** Sentences about what happens with every move, and about what a game counts. */
final class HookSentences {
  /** So many lines are read as one rule. */
  private static final int MOST_LINES = 8;

  /** Of more counters two are named. */
  private static final int MOST_NAMES = 4;

  private final GameModel game;
  private final Set<String> zones;
  private final Set<String> pointed = new HashSet<>();

  /**
   * Sentences about a game.
   *
   * @param zones where the zones are noted that they speak of
   */
  HookSentences(GameModel game, Set<String> zones) {
    this.game = game;
    this.zones = zones;
  }

  /**
   * What is said of a hook: its sentence, its clauses in lines where that is long, and where it is
   * written when it has no words; empty where it does nothing.
   */
  Optional<String> told(Hook hook) {
    Optional<String> sentence = of(hook);
    if (sentence.filter(Pointer::isShort).isPresent()) {
      return sentence;
    }
    if (hook.kind() == Hook.Kind.MAY_MOVE) {
      return Optional.of(
          Nouns.capital(pieces(hook))
              + " may move only on a condition: "
              + Pointer.to(hook.origin())
              + ".");
    }
    Optional<List<String>> clauses =
        EffectClauses.of(hook.statements(), game, Voice.ARRIVAL, zones);
    if (clauses.filter(List::isEmpty).isPresent()) {
      return Optional.empty();
    }
    List<String> lines =
        clauses.orElse(List.of()).stream().flatMap(clause -> lines(clause).stream()).toList();
    boolean readable =
        !lines.isEmpty() && lines.size() <= MOST_LINES && lines.stream().allMatch(Pointer::isShort);
    return Optional.of(
        readable
            ? what(hook) + ":\n- " + String.join(";\n- ", lines) + "."
            : what(hook) + " more happens: " + Pointer.to(hook.origin()) + ".");
  }

  /** A clause in lines, one for each way it may go. */
  private static List<String> lines(String clause) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    int at = clause.indexOf(EffectClauses.OTHERWISE);
    while (at >= 0) {
      lines.add(clause.substring(from, at));
      from = at + 2;
      at = clause.indexOf(EffectClauses.OTHERWISE, from);
    }
    lines.add(clause.substring(from));
    return lines;
  }

  private String pieces(Hook hook) {
    boolean all = hook.pieces().types().isEmpty();
    return all ? "a piece" : "a " + new Nouns(game, Voice.ARRIVAL, zones).single(hook.pieces());
  }

  private String what(Hook hook) {
    return switch (hook.kind()) {
      case ON_CAPTURE -> "With each capture by " + pieces(hook);
      case ON_DROP -> "With each drop of " + pieces(hook);
      default -> "With each move of " + pieces(hook);
    };
  }

  /** What is said of a hook; empty when it has no words. */
  Optional<String> of(Hook hook) {
    if (hook.kind() == Hook.Kind.MAY_MOVE) {
      return ConditionClauses.of(hook.condition(), game, Voice.START, zones)
          .map(
              clause ->
                  Nouns.capital(pieces(hook))
                      + " may go to another square only if "
                      + clause
                      + ".");
    }
    return EffectClauses.of(hook.statements(), game, Voice.ARRIVAL, zones)
        .filter(clauses -> !clauses.isEmpty())
        .map(clauses -> what(hook) + ": " + String.join("; ", clauses) + ".");
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

  /** What is said of a counter that changes by itself, or where that is written. */
  Optional<String> told(CounterModel counter) {
    Optional<String> sentence = of(counter).filter(Pointer::isShort);
    boolean none = counter.after().isEmpty() || isOfLaterSquare(counter);
    // Of counters that a loop makes one stands for all.
    String place = Pointer.to(counter.origin());
    if (sentence.isPresent() || none || !pointed.add(place)) {
      return sentence;
    }
    List<String> names =
        game.counters().stream()
            .filter(it -> !it.after().isEmpty() && Pointer.to(it.origin()).equals(place))
            .map(it -> squareName(it).map(SquareCounterName::name).orElse(it.name()))
            .distinct()
            .map(name -> "`" + name + "`")
            .toList();
    String all =
        names.size() > MOST_NAMES
            ? names.get(0) + ", " + names.get(1) + ", … (" + names.size() + " of them)"
            : Nouns.list(names, "and");
    String change = names.size() == 1 ? "The counter " + all + " changes" : all + " change";
    return Optional.of(
        (names.size() == 1 ? "" : "The counters ") + change + " after moves: " + place + ".");
  }

  private Optional<SquareCounterName> squareName(CounterModel counter) {
    return SquareCounterName.of(counter.name(), game.board().topology().squares());
  }

  /** What is said of the first square holds for all. */
  private boolean isOfLaterSquare(CounterModel counter) {
    return squareName(counter).filter(it -> it.square() > 0).isPresent();
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
    Optional<SquareCounterName> one = squareName(counter);
    if (isOfLaterSquare(counter)) {
      return Optional.empty();
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
