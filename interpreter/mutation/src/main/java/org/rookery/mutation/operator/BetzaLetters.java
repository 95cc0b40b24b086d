package org.rookery.mutation.operator;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.rookery.language.form.Form;

/** Changes movements in Betza's notation letter by letter. */
final class BetzaLetters implements Mutator {
  private static final Map<Character, String> SIMILAR =
      Map.ofEntries(
          Map.entry('K', "WF"),
          Map.entry('Q', "RB"),
          Map.entry('W', "FK"),
          Map.entry('F', "WK"),
          Map.entry('R', "BQ"),
          Map.entry('B', "RQ"),
          Map.entry('A', "D"),
          Map.entry('D', "A"),
          Map.entry('N', "C"),
          Map.entry('C', "N"),
          Map.entry('Z', "N"),
          Map.entry('f', "b"),
          Map.entry('b', "f"),
          Map.entry('s', "v"),
          Map.entry('v', "s"),
          Map.entry('l', "r"),
          Map.entry('r', "l"),
          Map.entry('m', "c"),
          Map.entry('c', "m"));

  @Override
  public void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out) {
    if (spot.form() instanceof Form.Text text
        && spot.outerWord().equals("betza")
        && spot.index() == 1) {
      for (String other : others(text.value())) {
        out.accept(spot.instead(Operator.BETZA, new Form.Text(other, text.origin())));
      }
    }
  }

  private static Set<String> others(String movement) {
    Set<String> others = new LinkedHashSet<>();
    for (int i = 0; i < movement.length(); i++) {
      char letter = movement.charAt(i);
      String before = movement.substring(0, i);
      String behind = movement.substring(i + 1);
      for (char similar : SIMILAR.getOrDefault(letter, "").toCharArray()) {
        others.add(before + similar + behind);
      }
      if (Character.isDigit(letter)) {
        others.add(before + (letter - '0' + 1) + behind);
        others.add(before + behind);
      } else if (Character.isLowerCase(letter)) {
        others.add(before + behind);
      } else if (Character.isUpperCase(letter)) {
        others.add(withoutAtom(movement, i));
      }
    }
    others.remove("");
    others.remove(movement);
    return others;
  }

  /** The movement without an atom, the modifiers before it and the range behind it. */
  private static String withoutAtom(String movement, int atom) {
    int start = atom;
    while (start > 0 && Character.isLowerCase(movement.charAt(start - 1))) {
      start--;
    }
    int end = atom + 1;
    while (end < movement.length() && Character.isDigit(movement.charAt(end))) {
      end++;
    }
    return movement.substring(0, start) + movement.substring(end);
  }
}
