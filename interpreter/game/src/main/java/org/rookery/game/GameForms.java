package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.RulesCompiler;
import org.rookery.compiler.elaborate.GameText;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.source.KnownMacros;
import org.rookery.language.source.Origin;

/**
 * The rules of one game as forms: includes, macros and what it inherits carried out, each form with
 * where it came from. Forms may be exchanged for others, which makes another game of no file.
 */
public final class GameForms {
  private final GameText text;
  private final Rules rules;

  private GameForms(GameText text, Rules rules) {
    this.text = text;
    this.rules = rules;
  }

  /** Those of one game of some rules; empty when there is no such game. */
  static Optional<GameForms> of(Rules rules, Optional<String> title) {
    return RulesCompiler.text(rules.main(), rules.loader(), title, new Diagnostics())
        .map(text -> new GameForms(text, rules));
  }

  /** Those that a game was compiled from. */
  public static GameForms of(Game game) {
    Origin origin = game.compiled().model().origin();
    List<Form> sections = game.compiled().sections();
    return new GameForms(
        new GameText(game.title(), sections, false, origin, KnownMacros.none(game.source())),
        Rules.of(game.source(), game.loader()));
  }

  /** The sections, its own and those it inherits. */
  public List<Form> sections() {
    return text.sections();
  }

  /** The same game with other sections. */
  public GameForms with(List<Form> sections) {
    return new GameForms(text.with(sections), rules);
  }

  /** Compiles the game. */
  public Loading load() {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Game> game =
        RulesCompiler.compile(text, rules.main().dialect(), diagnostics)
            .map(made -> new Game(made, rules.main(), rules.loader()));
    return Loading.of(game, diagnostics);
  }
}
