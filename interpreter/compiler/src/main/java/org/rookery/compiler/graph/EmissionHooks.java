package org.rookery.compiler.graph;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.PieceModel.Which;
import org.rookery.compiler.model.Statement;

/**
 * What happens at each emission of a block besides the emission itself.
 *
 * @param which which emissions are kept
 * @param replacing statements that stand in place of the block's own {@code add}; they emit by
 *     themselves
 * @param preceding statements that run before the emission
 * @param outer what happens at the emissions of {@code replacing}, or to the emission after {@code
 *     preceding}
 */
record EmissionHooks(
    Which which,
    List<Statement> replacing,
    List<Statement> preceding,
    Optional<EmissionHooks> outer) {

  /** Nothing besides. */
  static final EmissionHooks PLAIN =
      new EmissionHooks(Which.ALL, List.of(), List.of(), Optional.empty());

  /** The borrowed blocks' view of these emissions. */
  EmissionHooks borrowed(Which kept, List<Statement> atEmission) {
    boolean emits = atEmission.stream().anyMatch(EmissionHooks::emits);
    return new EmissionHooks(
        kept, emits ? atEmission : List.of(), emits ? List.of() : atEmission, Optional.of(this));
  }

  /** These emissions after the hooks' statements for a piece of {@code piece}. */
  static EmissionHooks hooked(List<Hook> hooks, List<Hook.Kind> kinds, String piece) {
    List<Statement> statements =
        hooks.stream()
            .filter(h -> kinds.contains(h.kind()) && h.pieces().covers(piece))
            .flatMap(h -> EmissionHooks.statements(h).stream())
            .toList();
    return statements.isEmpty()
        ? PLAIN
        : new EmissionHooks(Which.ALL, List.of(), statements, Optional.empty());
  }

  private static List<Statement> statements(Hook hook) {
    return hook.kind() == Hook.Kind.ON_CAPTURE
        ? List.of(
            new Statement.If(new Condition.Captures(), hook.statements(), List.of(), hook.origin()))
        : hook.statements();
  }

  /** Whether a statement emits, itself or within. */
  static boolean emits(Statement statement) {
    return StatementFacts.any(statement, s -> s.emission().isPresent());
  }

  /** Whether there is nothing to do. */
  boolean isPlain() {
    return which == Which.ALL
        && replacing.isEmpty()
        && preceding.isEmpty()
        && outer.map(EmissionHooks::isPlain).orElse(true);
  }
}
