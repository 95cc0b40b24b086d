package org.rookery.compiler.elaborate.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.language.form.Form;

/** Reads sections of games, boards and pieces. */
public final class Sections {
  /** Sections that are carried out before the others are read. */
  private static final Set<String> OF_VARIANTS = Set.of("change", "remove");

  /** A section that only games have. */
  private static final String GAMES_OWN = "turn-order";

  private Sections() {}

  /** The section a form is, if it is one; unknown ones are skipped in old files. */
  public static <D> Optional<Section<D>> read(
      Form form, Vocabulary<Section<D>> words, Scope scope) {
    return read(form, words, name -> Optional.empty(), scope);
  }

  /**
   * The same.
   *
   * @param around the word inside which another stands, if it stands inside one
   */
  public static <D> Optional<Section<D>> read(
      Form form,
      Vocabulary<Section<D>> words,
      Function<String, Optional<String>> around,
      Scope scope) {
    Optional<Call> call =
        form instanceof Form.Group ? Call.of(form, scope) : Optional.<Call>empty();
    if (call.isEmpty()) {
      scope
          .problems()
          .oddity("wrong-kind", form.origin(), "A " + words.noun() + " in parentheses is wanted.");
      return Optional.empty();
    }
    Optional<Keyword<Section<D>>> word = words.find(call.get().word());
    if (word.isEmpty() && OF_VARIANTS.contains(call.get().word())) {
      scope
          .problems()
          .oddity(
              "unknown-word",
              call.get().at(),
              "`" + call.get().word() + "` is about what a `variant` inherits.",
              "write `(variant …)` for what varies another game");
      return Optional.empty();
    }
    Optional<String> place =
        word.isPresent() ? Optional.empty() : place(call.get().word(), around, scope);
    if (place.isPresent()) {
      scope
          .problems()
          .oddity(
              "unknown-word",
              call.get().at(),
              "There is no " + words.noun() + " `" + call.get().word() + "`.",
              place.get());
      return Optional.empty();
    }
    if (word.isEmpty()) {
      List<String> known = new ArrayList<>(words.names());
      if (words.find(GAMES_OWN).isPresent()) {
        known.addAll(OF_VARIANTS);
      }
      scope.problems().oddWord(words.noun(), call.get().word(), call.get().at(), known);
      return Optional.empty();
    }
    return words.readAmongOthers(word.get(), call.get());
  }

  /** Where a section stands that is none here, in a sentence. */
  private static Optional<String> place(
      String name, Function<String, Optional<String>> around, Scope scope) {
    Optional<String> outer = around.apply(name);
    if (outer.isPresent()) {
      return Optional.of("it stands inside one: `(" + outer.get() + " … (" + name + " …))`");
    }
    return scope.isSectionOfGame(name)
        ? Optional.of(
            "`" + name + "` is a section of the game itself, and stands beside the others")
        : Optional.empty();
  }
}
