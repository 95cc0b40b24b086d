package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;

/** What compiling rules came to: a game, or the reasons why there is none, and warnings. */
public final class Loading {
  private final Optional<Game> game;
  private final Diagnostics diagnostics;
  private final Optional<String> refusal;

  private Loading(Optional<Game> game, Diagnostics diagnostics, Optional<String> refusal) {
    this.game = game;
    this.diagnostics = diagnostics;
    this.refusal = refusal;
  }

  static Loading of(Optional<Game> game, Diagnostics diagnostics) {
    return new Loading(
        diagnostics.hasErrors() ? Optional.empty() : game, diagnostics, Optional.empty());
  }

  /** Of rules that could not even be read. {@code reason} says why, as a sentence. */
  public static Loading refused(String reason) {
    return new Loading(Optional.empty(), new Diagnostics(), Optional.of(reason));
  }

  /** The game, unless there were errors. */
  public Optional<Game> game() {
    return game;
  }

  /**
   * The game.
   *
   * @throws BadRules when there were errors; its message is {@link #problems()}
   */
  public Game orThrow() {
    return game.orElseThrow(() -> new BadRules(problems()));
  }

  /** Errors and warnings with their places, in reading order; at most a thousand. */
  public List<Diagnostic> diagnostics() {
    return diagnostics.sorted();
  }

  /** Why the rules could not even be read, as a sentence; empty when they were. */
  public Optional<String> refusal() {
    return refusal;
  }

  /** How many errors there are. */
  public int errors() {
    return diagnostics.count(Severity.ERROR) + (refusal.isPresent() ? 1 : 0);
  }

  /** How many warnings there are. */
  public int warnings() {
    return diagnostics.count(Severity.WARNING);
  }

  /** Errors and warnings as an author reads them, each with a line end; empty when none. */
  public String problems() {
    return refusal.map(sentence -> sentence + "\n").orElse("")
        + DiagnosticRenderer.render(diagnostics);
  }
}
