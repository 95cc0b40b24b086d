package org.rookery.compiler.elaborate.vocabulary;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.Problems;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;

/** The words that may stand in one kind of place. */
public final class Vocabulary<R> {
  /** Of more words that would fit, none is told. */
  private static final int MOST_OTHERS = 2;

  private final String noun;
  private final Map<String, Keyword<R>> words = new LinkedHashMap<>();

  /**
   * Words of one kind.
   *
   * @param noun what each is called, such as {@code statement}
   */
  @SafeVarargs
  public Vocabulary(String noun, List<Keyword<R>>... families) {
    this.noun = noun;
    for (List<Keyword<R>> family : families) {
      for (Keyword<R> word : family) {
        if (words.put(word.name(), word) != null) {
          throw new IllegalArgumentException("twice: " + word.name());
        }
      }
    }
  }

  /** What each word is called. */
  public String noun() {
    return noun;
  }

  /** The word of that name. */
  public Optional<Keyword<R>> find(String name) {
    return Optional.ofNullable(words.get(name));
  }

  /** The words in the manual's order. */
  public Collection<Keyword<R>> words() {
    return words.values();
  }

  /** All names. */
  public Collection<String> names() {
    return words.keySet();
  }

  /** Reads a call of one of the words, or tells what is wrong with its arguments. */
  public static <R> Optional<R> read(Keyword<R> word, Call call) {
    return fits(word, call, "") ? Optional.of(word.reader().read(call)) : Optional.empty();
  }

  /** The same, telling which other words of these could take the arguments. */
  Optional<R> readAmongOthers(Keyword<R> word, Call call) {
    return fits(word, call, others(call))
        ? Optional.of(word.reader().read(call))
        : Optional.empty();
  }

  /** What else arguments could be for; empty when nothing, or too much. */
  private String others(Call call) {
    List<String> usages =
        words.values().stream()
            .filter(other -> call.size() > 0 && other.signature().isFor(call.args()))
            .map(other -> "`" + other.usage() + "`")
            .toList();
    return usages.isEmpty() || usages.size() > MOST_OTHERS
        ? ""
        : "; these would fit " + String.join(" or ", usages);
  }

  /** Whether a part such as {@code (players White)} has a slip in its first word, which is told. */
  private static boolean isMisspelt(Form part, String wanted, Problems problems) {
    String word = wanted.startsWith("(") ? wanted.substring(1).split("[ )]", 2)[0] : "";
    if (word.isEmpty()
        || !(part instanceof Form.Group group)
        || Suggestions.slips(group.head().orElse(""), List.of(word)).isEmpty()) {
      return false;
    }
    Form head = group.items().get(0);
    problems.unknownWord("part", group.head().orElseThrow(), head.origin(), List.of(word));
    return true;
  }

  private static boolean fits(Keyword<?> word, Call call, String others) {
    Signature signature = word.signature();
    Optional<String> count = signature.misfit(call.size());
    if (count.isPresent()) {
      call.problems()
          .error(
              "wrong-arity",
              call.origin(),
              "`" + call.word() + "` takes " + count.get() + ", not " + call.size() + ".",
              "usage: " + word.usage() + others);
      return false;
    }
    for (int i = 0; i < call.size(); i++) {
      Optional<String> wanted = signature.misfit(i, call.arg(i));
      if (wanted.isPresent() && isMisspelt(call.arg(i), wanted.get(), call.problems())) {
        return false;
      } else if (wanted.isPresent()) {
        call.problems()
            .error(
                "wrong-kind",
                call.arg(i).origin(),
                "`" + call.word() + "` takes " + Problems.a(wanted.get()) + " here.",
                "usage: " + word.usage() + others);
        return false;
      }
    }
    return true;
  }
}
