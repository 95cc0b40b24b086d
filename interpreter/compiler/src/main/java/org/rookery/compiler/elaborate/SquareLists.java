package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.language.form.Form;

/**
 * Reads lists of squares: names, ranges with a hyphen between two corners, and words such as {@code
 * (rank 2)}.
 */
final class SquareLists {
  private SquareLists() {}

  /** The squares that forms mean, each once, in the order written. */
  static List<String> read(List<Form> forms, Scope scope) {
    Set<String> squares = new LinkedHashSet<>();
    for (Form form : forms) {
      squares.addAll(read(form, scope));
    }
    return List.copyOf(squares);
  }

  /** The squares that one form means. */
  static List<String> read(Form form, Scope scope) {
    if (form instanceof Form.Group) {
      return ofWord(form, scope);
    }
    Optional<String> name = Scope.atom(form);
    if (name.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "The name of a square is wanted here.");
      return List.of();
    }
    if (scope.names().has(Kind.SQUARE, name.get())) {
      return List.of(name.get());
    }
    if (scope.names().has(Kind.ZONE, name.get())) {
      return List.copyOf(scope.plan().zone(name.get(), scope.viewer()));
    }
    Optional<List<String>> range = range(name.get(), scope);
    if (range.isEmpty()) {
      scope.unknown(name.get(), form.origin(), Kind.SQUARE);
    }
    return range.orElse(List.of());
  }

  private static List<String> ofWord(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    Optional<Keyword<List<String>>> word = call.flatMap(c -> Keywords.SQUARES.find(c.word()));
    if (word.isPresent()) {
      return Vocabulary.read(word.get(), call.get()).orElse(List.of());
    }
    if (call.isPresent()) {
      scope
          .problems()
          .unknownWord("list", call.get().word(), call.get().at(), Keywords.SQUARES.names());
    } else {
      scope.problems().error("wrong-kind", form.origin(), "Squares are wanted here.");
    }
    return List.of();
  }

  /** All squares between two corners; names may have dashes of their own. */
  private static Optional<List<String>> range(String name, Scope scope) {
    for (int dash = name.indexOf('-'); dash > 0; dash = name.indexOf('-', dash + 1)) {
      String one = name.substring(0, dash);
      String other = name.substring(dash + 1);
      Optional<List<String>> box = scope.lines().box(one, other);
      if (box.isPresent()) {
        return box;
      }
    }
    return Optional.empty();
  }

  /** What the second list lacks, in order. */
  static List<String> less(List<String> squares, List<String> without) {
    List<String> rest = new ArrayList<>(squares);
    rest.removeAll(Set.copyOf(without));
    return rest;
  }
}
