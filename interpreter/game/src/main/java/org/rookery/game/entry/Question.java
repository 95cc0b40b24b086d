package org.rookery.game.entry;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.engine.notation.Component;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** What to ask a person who has told a part of a move. */
final class Question {
  private static final int MOST_NAMED = 12;

  private final GameProgram program;
  private final SharedBeginning prefix;

  Question(GameProgram program, SharedBeginning told) {
    this.program = program;
    this.prefix = told;
  }

  /** One sentence that ends with a question mark, or with what there is to choose from. */
  String text() {
    List<List<Component>> next = prefix.nextParts();
    boolean mayStop = next.stream().anyMatch(List::isEmpty);
    List<List<Component>> on = next.stream().filter(part -> !part.isEmpty()).toList();
    return ask(on) + (mayStop ? " (or `" + TurnEntry.STOP + "`)" : "");
  }

  private String ask(List<List<Component>> next) {
    if (prefix.partsMade() == 0) {
      return becomes(next) ? "What does it become" + list(names(next)) + "?" : "Which one?";
    }
    Set<String> names = names(next);
    if (next.stream().allMatch(part -> origin(part.get(0)) == prefix.arrived())) {
      return "And on to?";
    }
    return names.size() == 1 ? "And the " + names.iterator().next() + "?" : "And then?";
  }

  /** Whether the turns do one thing first and then differ in what a piece becomes. */
  private static boolean becomes(List<List<Component>> next) {
    Set<Component> first = new LinkedHashSet<>();
    Set<Integer> where = new LinkedHashSet<>();
    for (List<Component> part : next) {
      Component last = part.get(part.size() - 1);
      first.add(part.get(0));
      if (!(last instanceof Component.Place)) {
        return false;
      }
      where.add(last.square());
    }
    return first.size() == 1 && where.size() == 1;
  }

  /** The pieces that come or go, by name. */
  private Set<String> names(List<List<Component>> next) {
    Set<String> names = new LinkedHashSet<>();
    for (List<Component> part : next) {
      names.add(name(becomes(next) ? part.get(part.size() - 1) : part.get(0)));
    }
    return names;
  }

  private String name(Component component) {
    int content = Contents.EMPTY;
    if (component instanceof Component.Go go) {
      content = go.content();
    } else if (component instanceof Component.Place place) {
      content = place.content();
    } else if (component instanceof Component.Drop drop) {
      content = drop.content();
    } else if (component instanceof Component.Clear clear) {
      content = prefix.position().content(clear.square());
    }
    return content == Contents.EMPTY
        ? "rest"
        : program.pieces().get(program.contents().type(content)).name();
  }

  private static int origin(Component component) {
    return component instanceof Component.Go go ? go.from() : Component.NO_SQUARE;
  }

  private static String list(Set<String> names) {
    List<String> all = new ArrayList<>(names);
    if (all.size() > MOST_NAMED) {
      return "";
    }
    String last = all.remove(all.size() - 1);
    return all.isEmpty() ? ": " + last : ": " + String.join(", ", all) + " or " + last;
  }
}
