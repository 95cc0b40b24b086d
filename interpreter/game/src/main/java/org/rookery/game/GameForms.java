package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.RulesCompiler;
import org.rookery.compiler.elaborate.GameText;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.source.Dialect;

/**
 * The rules of one game as forms: includes, macros and what it inherits carried out, each form with
 * where it came from. Forms may be exchanged for others, which makes another game of no file.
 */
public final class GameForms {
  private final GameText text;
  private final Dialect dialect;
  private final String file;

  private GameForms(GameText text, Dialect dialect, String file) {
    this.text = text;
    this.dialect = dialect;
    this.file = file;
  }

  /** Those of one game of some rules; empty when there is no such game. */
  static Optional<GameForms> of(Rules rules, Optional<String> title) {
    return RulesCompiler.text(rules.main(), rules.loader(), title, new Diagnostics())
        .map(text -> new GameForms(text, rules.main().dialect(), rules.main().name()));
  }

  /** The sections, its own and those it inherits. */
  public List<Form> sections() {
    return text.sections();
  }

  /** The same game with other sections. */
  public GameForms with(List<Form> sections) {
    return new GameForms(text.with(sections), dialect, file);
  }

  /** Compiles the game. */
  public Loading load() {
    Diagnostics diagnostics = new Diagnostics();
    Optional<Game> game =
        RulesCompiler.compile(text, dialect, diagnostics).map(made -> new Game(made, file));
    return Loading.of(game, diagnostics);
  }
}
