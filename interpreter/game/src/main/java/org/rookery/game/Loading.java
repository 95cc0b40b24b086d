package org.rookery.game;

import java.util.List;
import java.util.Optional;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;

/** What compiling rules came to: a game, or the reasons why there is none, and warnings. */
public final class Loading implements Reported {
  private final Optional<Game> game;
  private final RulesDiagnosis diagnosis;

  private Loading(Optional<Game> game, RulesDiagnosis told) {
    this.game = game;
    this.diagnosis = told;
  }

  static Loading of(Optional<Game> game, Diagnostics diagnostics) {
    return new Loading(
        diagnostics.hasErrors() ? Optional.empty() : game,
        new RulesDiagnosis(diagnostics, Optional.empty()));
  }

  /** Of rules that could not even be read. {@code reason} says why, as a sentence. */
  public static Loading refused(String reason) {
    return new Loading(
        Optional.empty(), new RulesDiagnosis(new Diagnostics(), Optional.of(reason)));
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
    return diagnosis.diagnostics().sorted();
  }

  /** Why the rules could not even be read, as a sentence; empty when they were. */
  public Optional<String> refusal() {
    return diagnosis.refusal();
  }

  @Override
  public RulesDiagnosis diagnosis() {
    return diagnosis;
  }
}
