package org.rookery.game;

import java.util.Optional;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;

/**
 * What is told about rules.
 *
 * @param refusal why they could not be read at all, as a sentence
 */
public record RulesDiagnosis(Diagnostics diagnostics, Optional<String> refusal) {
  /** How many errors there are; rules that could not be read are one. */
  public int errors() {
    return diagnostics.count(Severity.ERROR) + (refusal.isPresent() ? 1 : 0);
  }

  /** How many warnings there are. */
  public int warnings() {
    return diagnostics.count(Severity.WARNING);
  }

  /** Errors and warnings as an author reads them, each with a line end; empty when none. */
  public String text() {
    return refusal.map(sentence -> sentence + "\n").orElse("")
        + DiagnosticRenderer.render(diagnostics);
  }
}
