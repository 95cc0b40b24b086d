package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Origin;

/**
 * What is run where a move may end.
 *
 * @param simple whether it is nothing but emissions, so that statements may follow it
 */
record Emission(List<Statement> statements, boolean simple) {
  /** These statements, and an emission behind them when there is none among them. */
  static Emission of(List<Statement> statements, Origin origin) {
    List<Statement> all = new ArrayList<>(statements);
    if (Statement.emissions(statements).findAny().isEmpty()) {
      all.add(new Statement.Add(List.of(), false, Optional.empty(), origin));
    }
    return new Emission(List.copyOf(all), all.stream().allMatch(it -> it.emission().isPresent()));
  }
}
