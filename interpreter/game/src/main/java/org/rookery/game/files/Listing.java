package org.rookery.game.files;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rookery.language.form.Form;
import org.rookery.language.source.MacroCall;

/**
 * What a list of games says of one of them.
 *
 * @param name by which it is found
 * @param family the folder it lies in; empty for one of no family
 * @param title as its file has it
 * @param about the first sentence of its file
 * @param knownAs what other programs call it, by the program's name
 * @param mechanics the words of the language and of the library that its rules use, after
 *     everything is included and inherited, by the alphabet
 */
public record Listing(
    String name,
    String family,
    String title,
    String about,
    Map<String, List<String>> knownAs,
    Set<String> mechanics) {

  /**
   * What is said of the game that a rules file means.
   *
   * @param sections of the game, its own and those it inherits
   */
  static Listing of(Path file, String family, List<Form> sections, Set<String> vocabulary) {
    String title = "";
    Set<String> mechanics = new TreeSet<>();
    for (Form section : sections) {
      List<Form> items = section instanceof Form.Group group ? group.items() : List.of(section);
      switch (String.valueOf(items.get(0))) {
        case "title" -> title = text(items, 1);
        case "known-as" -> {}
        default -> collect(section, mechanics);
      }
    }
    mechanics.retainAll(vocabulary);
    return new Listing(
        RulesFile.bareName(file), family, title, Summary.of(file), knownAs(sections), mechanics);
  }

  /** What sections say that other programs call a game, by the program's name. */
  static Map<String, List<String>> knownAs(List<Form> sections) {
    Map<String, List<String>> knownAs = new TreeMap<>();
    for (Form section : sections) {
      if (section.isHeadedBy("known-as") && section instanceof Form.Group group) {
        knownAs.put(text(group.items(), 1), names(group.items()));
      }
    }
    return knownAs;
  }

  private static List<String> names(List<Form> items) {
    return IntStream.range(2, items.size()).mapToObj(i -> text(items, i)).toList();
  }

  private static String text(List<Form> items, int index) {
    return index < items.size() && items.get(index) instanceof Form.Text text ? text.value() : "";
  }

  /** Adds every name in a form, and the macros whose calls made them. */
  private static void collect(Form section, Set<String> names) {
    Deque<Form> left = new ArrayDeque<>(List.of(section));
    while (!left.isEmpty()) {
      Form form = left.pop();
      for (MacroCall call = form.origin().site(); call != null; call = call.outer()) {
        names.add(call.macro());
      }
      if (form instanceof Form.Group group) {
        group.items().forEach(left::push);
      } else if (form instanceof Form.Symbol symbol) {
        names.add(symbol.name());
      }
    }
  }
}
