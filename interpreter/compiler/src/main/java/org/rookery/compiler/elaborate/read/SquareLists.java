package org.rookery.compiler.elaborate.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.language.form.Form;

/**
 * Reads lists of squares: names, ranges with a hyphen between two corners, and words such as {@code
 * (rank 2)}.
 */
final class SquareLists {
  private final Vocabulary<List<String>> words;

  SquareLists(Vocabulary<List<String>> words) {
    this.words = words;
  }

  /** The squares that one form means. */
  List<String> read(Form form, Scope scope) {
    if (form instanceof Form.Group) {
      return ofWord(form, scope);
    }
    Optional<String> name = form.atom();
    if (name.isEmpty()) {
      scope.problems().error("wrong-kind", form.origin(), "The name of a square is wanted here.");
      return List.of();
    }
    if (scope.names().has(NameKind.SQUARE, name.get())) {
      return List.of(name.get());
    }
    if (scope.names().has(NameKind.ZONE, name.get())) {
      return List.copyOf(scope.plan().zone(name.get(), scope.viewer()));
    }
    Optional<List<String>> range = range(name.get(), scope);
    if (range.isEmpty()) {
      missingCorner(name.get(), scope)
          .ifPresentOrElse(
              corner ->
                  scope
                      .problems()
                      .error(
                          NameKind.SQUARE.unknownCode(),
                          form.origin(),
                          NameKind.SQUARE.missing(corner),
                          "a corner of these squares"),
              () -> scope.unknown(name.get(), form.origin(), NameKind.SQUARE));
    }
    return range.orElse(List.of());
  }

  private List<String> ofWord(Form form, Scope scope) {
    Optional<Call> call = Call.of(form, scope);
    Optional<Keyword<List<String>>> word = call.flatMap(c -> words.find(c.word()));
    if (word.isPresent()) {
      return Vocabulary.read(word.get(), call.get()).orElse(List.of());
    }
    if (call.isPresent()) {
      scope.problems().unknownWord("list", call.get().word(), call.get().at(), words.names());
    } else {
      scope.problems().error("wrong-kind", form.origin(), "Squares are wanted here.");
    }
    return List.of();
  }

  /** The corner that is no square, where the other is one. */
  private static Optional<String> missingCorner(String name, Scope scope) {
    for (Corners corners : corners(name)) {
      boolean first = scope.names().has(NameKind.SQUARE, corners.one());
      if (first != scope.names().has(NameKind.SQUARE, corners.other())) {
        return Optional.of(first ? corners.other() : corners.one());
      }
    }
    return Optional.empty();
  }

  /** All squares between two corners. */
  private static Optional<List<String>> range(String name, Scope scope) {
    return corners(name).stream()
        .flatMap(corners -> scope.lines().box(corners.one(), corners.other()).stream())
        .findFirst();
  }

  private record Corners(String one, String other) {}

  /** What may be the two corners of a range; names may have dashes of their own. */
  private static List<Corners> corners(String name) {
    List<Corners> corners = new ArrayList<>();
    for (int dash = name.indexOf('-'); dash > 0; dash = name.indexOf('-', dash + 1)) {
      corners.add(new Corners(name.substring(0, dash), name.substring(dash + 1)));
    }
    return corners;
  }
}
