package org.rookery.suites.run;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.program.Ending;

/**
 * A game with a condition of a suite compiled into it, so that the condition may be anything that
 * its rules file could say.
 */
final class GameWithCondition {
  /** What the ending is called that holds where the condition does not; no author would use it. */
  private static final String BROKEN = "what should always hold does not";

  private final GameEngine game;
  private final List<Ending> broken;

  private GameWithCondition(GameEngine game) {
    this.game = game;
    broken = game.program().endings().stream().filter(e -> e.reason().equals(BROKEN)).toList();
  }

  /** A game watched for nothing. */
  static GameWithCondition of(Game game) {
    return new GameWithCondition(game.engine());
  }

  /**
   * A game watched for a condition.
   *
   * @throws BadCondition when it cannot be read
   */
  static GameWithCondition of(Game game, String condition) throws BadCondition {
    String ending = "(ending \"" + BROKEN + "\" (not " + condition + ") draw)";
    Loading loading = with(game, ending);
    Optional<Game> compiled = loading.game();
    if (compiled.isEmpty()) {
      throw new BadCondition(
          loading.diagnostics().stream()
              .findFirst()
              .map(first -> first.message())
              .orElseGet(loading::problems));
    }
    return new GameWithCondition(compiled.get().engine());
  }

  /** A condition that cannot be read; the message says why. */
  static final class BadCondition extends Exception {
    private static final long serialVersionUID = 1;

    private BadCondition(String message) {
      super(message);
    }
  }

  /** The game with a section more, in whichever file it is written. */
  private static Loading with(Game game, String section) {
    Source main = game.source();
    Span own = game.compiled().model().origin().authored();
    Source written = own.source();
    String text = written.text();
    if (own.end() <= own.start() || text.charAt(own.end() - 1) != ')') {
      // By a macro, or by no form of its own: what follows it is a variant of it.
      String title = game.title() + " (" + BROKEN + ")";
      String variant = "\n(variant (title \"" + title + "\")\n" + section + ")\n";
      return Rules.of(main.withText(main.text() + variant), game.loader()).load(title);
    }
    String more = text.substring(0, own.end() - 1) + "\n" + section + text.substring(own.end() - 1);
    UnaryOperator<Source> change =
        source -> source.location().equals(written.location()) ? source.withText(more) : source;
    return Rules.of(change.apply(main), game.loader().with(change)).load(game.title());
  }

  /** The engine that plays it. */
  GameEngine game() {
    return game;
  }

  /** Whether the condition does not hold. */
  boolean isBroken(Position position) {
    return broken.stream().anyMatch(ending -> game.generator().holds(position, ending.when()));
  }
}
