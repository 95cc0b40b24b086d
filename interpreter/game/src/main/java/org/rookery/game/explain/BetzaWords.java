package org.rookery.game.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Betza notation in words, atom by atom. */
public final class BetzaWords {
  private static final Pattern ATOM =
      Pattern.compile("([a-z]*)([A-Z])(\\2)?(\\d*)|([a-z]*)\\((\\d+),(\\d+)\\)(\\d*)");

  private static final Map<String, String> SLIDERS =
      Map.of("R", "straight", "B", "diagonally", "Q", "straight or diagonally");

  private static final Map<String, String> LEAPERS =
      Map.ofEntries(
          Map.entry("W", "one step straight"),
          Map.entry("F", "one step diagonally"),
          Map.entry("K", "one step in any direction"),
          Map.entry("N", "a leap of two squares and one aside"),
          Map.entry("D", "a leap of two squares straight"),
          Map.entry("A", "a leap of two squares diagonally"),
          Map.entry("H", "a leap of three squares straight"),
          Map.entry("G", "a leap of three squares diagonally"),
          Map.entry("C", "a leap of three squares and one aside"),
          Map.entry("L", "a leap of three squares and one aside"),
          Map.entry("Z", "a leap of three squares and two aside"),
          Map.entry("J", "a leap of three squares and two aside"),
          Map.entry("O", "castling"),
          Map.entry("U", "to any square"));

  private static final Map<Character, String> MODIFIERS =
      Map.ofEntries(
          Map.entry('m', "without capturing"),
          Map.entry('c', "only to capture"),
          Map.entry('f', "ahead"),
          Map.entry('b', "back"),
          Map.entry('l', "to the left"),
          Map.entry('r', "to the right"),
          Map.entry('v', "ahead or back"),
          Map.entry('s', "sideways"),
          Map.entry('h', "in all four ways there"),
          Map.entry('n', "if nothing stands in between"),
          Map.entry('j', "jumping over the next square"),
          Map.entry('p', "over exactly one piece"),
          Map.entry('g', "to the square right behind the first piece"),
          Map.entry('i', "with its first move only"),
          Map.entry('e', "en passant"),
          Map.entry('q', "along a circle"),
          Map.entry('z', "in a zigzag"),
          Map.entry('y', "changing its range"));

  /** The letters that together say where a move may end: empty squares, enemies, friends. */
  private static final String WHAT_IT_MEETS = "mcd";

  private BetzaWords() {}

  /** A line for each atom of a text. */
  public static String of(String betza) {
    List<String> lines = new ArrayList<>();
    Matcher atom = ATOM.matcher(betza);
    while (atom.find()) {
      lines.add("- `" + atom.group() + "`: " + line(atom));
    }
    return lines.isEmpty() ? "`" + betza + "`" : String.join("\n", lines);
  }

  private static String line(Matcher atom) {
    boolean leap = atom.group(2) == null;
    String letters = String.valueOf(atom.group(leap ? 5 : 1));
    if (letters.indexOf('a') >= 0) {
      return "a move of several steps";
    }
    String name = leap ? "" : atom.group(2);
    String range = String.valueOf(atom.group(leap ? 8 : 4));
    boolean slides = SLIDERS.containsKey(name);
    boolean hops = letters.indexOf('p') >= 0 || letters.indexOf('g') >= 0;
    boolean limited = !range.isEmpty() && !range.equals("0") && !range.equals("1");
    StringBuilder line = new StringBuilder();
    if (leap) {
      line.append("a leap of ").append(atom.group(6)).append(" and ").append(atom.group(7));
      line.append(" squares");
    } else if (slides) {
      line.append(SLIDERS.get(name)).append(hops || limited ? "" : " as far as the way is free");
    } else {
      line.append(LEAPERS.getOrDefault(name, "a move `" + name + "`"));
    }
    if (limited) {
      line.append(", up to ").append(range).append(slides ? " squares" : " times");
    } else if (atom.group(3) != null || (!slides && range.equals("0"))) {
      line.append(", again and again");
    }
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (WHAT_IT_MEETS.indexOf(letter) < 0) {
        line.append(", ").append(MODIFIERS.getOrDefault(letter, "`" + letter + "`"));
      }
    }
    return line.append(meets(letters)).toString();
  }

  /** Where a move of one leg may end, when its letters say so. */
  private static String meets(String letters) {
    boolean moves = letters.indexOf('m') >= 0;
    boolean captures = letters.indexOf('c') >= 0;
    if (letters.indexOf('d') < 0) {
      return moves == captures ? "" : moves ? ", without capturing" : ", only to capture";
    }
    String friends = captures ? "an enemy or a friend" : "a friend";
    return moves ? ", also to capture " + friends : ", only to capture " + friends;
  }
}
