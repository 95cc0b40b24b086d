package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.scope.Problems;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Origin;

/** Merges the sections of a variant with those of the game it varies. */
final class Inheritance {
  private static final String ROYAL = "royal";

  /** What is said of one game and not of those made from it. */
  private static final List<String> OWN = List.of("default", "known-as", "dead-position");

  private final List<Form> inherited;
  private final Problems problems;

  private Inheritance(List<Form> inherited, Problems problems) {
    this.inherited = new ArrayList<>(inherited);
    this.problems = problems;
  }

  /** The sections of the whole variant. */
  static List<Form> merge(List<Form> game, List<Form> variant, Problems problems) {
    return new Inheritance(game, problems).merge(variant);
  }

  private List<Form> merge(List<Form> variant) {
    inherited.removeIf(section -> OWN.stream().anyMatch(section::isHeadedBy));
    List<Form> given = new ArrayList<>();
    List<Form> changes = new ArrayList<>();
    for (Form section : variant) {
      if (section.isHeadedBy("remove")) {
        items(section).forEach(this::remove);
      } else if (section.isHeadedBy("change")) {
        changes.add(section);
      } else {
        given.add(section);
      }
    }
    if (given.stream().anyMatch(section -> SectionKey.of(section).isGoal())) {
      inherited.removeIf(section -> SectionKey.of(section).isGoal());
    }
    List<Form> endings = new ArrayList<>();
    for (Form section : replace(given)) {
      SectionKey key = SectionKey.of(section);
      if (key.isEnding()) {
        inherited.removeIf(old -> key.word().equals("ending") && SectionKey.of(old).equals(key));
        endings.add(section);
      } else {
        inherited.add(section);
      }
    }
    inherited.addAll(firstEnding(), endings);
    changes.forEach(this::change);
    return inherited;
  }

  /**
   * Puts sections in the place of all inherited ones of their kind; returns those that have none.
   */
  private List<Form> replace(List<Form> given) {
    Map<SectionKey, List<Form>> replacing = new LinkedHashMap<>();
    List<Form> added = new ArrayList<>();
    for (Form section : given) {
      SectionKey key = SectionKey.of(section);
      if (key.isReplaced() && indexOf(key) >= 0) {
        replacing.computeIfAbsent(key, it -> new ArrayList<>()).add(section);
      } else {
        added.add(section);
      }
    }
    replacing.forEach(
        (key, sections) -> {
          int place = indexOf(key);
          inherited.removeIf(old -> SectionKey.of(old).equals(key));
          inherited.addAll(place, sections);
        });
    return added;
  }

  private int indexOf(SectionKey key) {
    for (int i = 0; i < inherited.size(); i++) {
      if (SectionKey.of(inherited.get(i)).equals(key)) {
        return i;
      }
    }
    return -1;
  }

  private int firstEnding() {
    for (int i = 0; i < inherited.size(); i++) {
      if (SectionKey.of(inherited.get(i)).isEnding()) {
        return i;
      }
    }
    return inherited.size();
  }

  private static List<Form> items(Form section) {
    List<Form> items = ((Form.Group) section).items();
    return items.subList(1, items.size());
  }

  /** {@code royal} removes what is about that, {@code (piece Captain)} that piece. */
  private void remove(Form what) {
    Optional<SectionKey> key = named(what);
    Optional<String> word = word(what);
    boolean found =
        key.isPresent()
            ? inherited.removeIf(section -> SectionKey.of(section).equals(key.get()))
            : inherited.removeIf(section -> word.isPresent() && section.isHeadedBy(word.get()));
    if (!found && !removeByArguments(what)) {
      missing(key, what);
    }
  }

  /** The word that {@code royal} and {@code (royal)} are about. */
  private static Optional<String> word(Form what) {
    return what instanceof Form.Group group && group.items().size() == 1
        ? group.head()
        : what.atom();
  }

  /**
   * {@code (repetition 3)} removes sections that say that among other things, {@code (royal Chief)}
   * no more than that piece when there are others.
   */
  private boolean removeByArguments(Form what) {
    if (!(what instanceof Form.Group group) || group.items().size() < 2) {
      return false;
    }
    String word = group.head().orElse("");
    List<String> said = items(what).stream().map(FormPrinter::line).toList();
    boolean found = false;
    for (int i = inherited.size() - 1; i >= 0; i--) {
      Form section = inherited.get(i);
      if (!section.isHeadedBy(word)) {
        continue;
      }
      List<Form> left = new ArrayList<>(((Form.Group) section).items());
      left.removeIf(item -> said.contains(FormPrinter.line(item)));
      if (left.size() > ((Form.Group) section).items().size() - said.size()) {
        continue;
      }
      found = true;
      boolean others = left.stream().skip(1).anyMatch(item -> item.atom().isPresent());
      if (word.equals(ROYAL) && others) {
        inherited.set(i, new Form.Group(List.copyOf(left), section.origin()));
      } else {
        inherited.remove(i);
      }
    }
    return found;
  }

  /** The key that {@code (piece Captain)} or {@code (ending "x")} means. */
  private static Optional<SectionKey> named(Form what) {
    if (!(what instanceof Form.Group group)
        || group.head().isEmpty()
        || group.items().size() != 2) {
      return Optional.empty();
    }
    Form name = group.items().get(1);
    String text = name instanceof Form.Text t ? t.value() : name.atom().orElse("");
    return Optional.of(new SectionKey(group.head().get(), text));
  }

  private void missing(Optional<SectionKey> named, Form what) {
    Set<String> words = new LinkedHashSet<>();
    inherited.forEach(section -> words.add(SectionKey.of(section).word()));
    Optional<SectionKey> key =
        named.filter(k -> words.contains(k.word()) || Suggestions.slips(k.word(), words).isEmpty());
    Origin origin = key.isPresent() ? ((Form.Group) what).items().get(1).origin() : what.origin();
    String said = named.map(SectionKey::word).or(() -> word(what)).orElse("()");
    String name = key.map(SectionKey::name).orElse(said);
    Set<String> candidates = new LinkedHashSet<>();
    for (Form section : inherited) {
      SectionKey other = SectionKey.of(section);
      if (key.isEmpty()) {
        candidates.add(other.word());
      } else if (other.word().equals(key.get().word())) {
        candidates.add(other.name());
      }
    }
    boolean piece = key.filter(k -> k.word().equals("piece")).isPresent();
    String noun = key.map(SectionKey::word).orElse("section");
    problems.error(
        piece ? "unknown-piece" : "nothing-inherited",
        origin,
        "The game has no " + noun + " `" + name + "`.",
        problems.guess(name, candidates));
  }

  /** {@code (change (piece Footman) section…)} replaces the sections it gives. */
  private void change(Form change) {
    List<Form> items = items(change);
    Optional<SectionKey> key = items.isEmpty() ? Optional.empty() : named(items.get(0));
    if (key.filter(k -> k.word().equals("piece")).isEmpty()) {
      boolean slip =
          key.filter(k -> !Suggestions.slips(k.word(), Set.of("piece")).isEmpty()).isPresent();
      problems.error(
          "wrong-kind",
          change.origin(),
          "`change` takes a piece and its new sections.",
          (slip ? "did you mean `piece`? " : "") + "usage: (change (piece Footman) (moves …))");
      return;
    }
    int place = indexOf(key.get());
    if (place < 0) {
      missing(key, items.get(0));
      return;
    }
    Form.Group piece = (Form.Group) inherited.get(place);
    List<Form> given = items.subList(1, items.size());
    Set<SectionKey> keys = new HashSet<>();
    given.forEach(section -> keys.add(SectionKey.of(section)));
    List<Form> sections = new ArrayList<>(piece.items());
    sections.removeIf(
        section -> section instanceof Form.Group && keys.contains(SectionKey.of(section)));
    sections.addAll(given);
    inherited.set(place, new Form.Group(List.copyOf(sections), piece.origin()));
  }
}
