package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where a man could never move again: the squares from which every step leaves the board. */
final class Reach {
  private static final Map<String, int[]> STEPS =
      Map.of(
          "W", new int[] {0, 1},
          "F", new int[] {1, 1},
          "D", new int[] {0, 2},
          "N", new int[] {1, 2},
          "A", new int[] {2, 2},
          "H", new int[] {0, 3},
          "C", new int[] {1, 3},
          "Z", new int[] {2, 3},
          "G", new int[] {3, 3});
  private static final Pattern SIDES =
      Pattern.compile("ff|bb|ll|rr|f[lrs]|b[lrs]|[lr][fbv]|[fblrsv]");

  private Reach() {}

  /** The squares where a man of a player has no step. */
  static Region dead(String betza, int files, int ranks, int player) {
    List<int[]> steps = new ArrayList<>();
    for (Betza.Part part : Betza.parts(betza)) {
      if (!part.has('i')) {
        atoms(part.atom()).forEach(atom -> steps.addAll(steps(atom, part.modifiers())));
      }
    }
    int ahead = player == 0 ? 1 : -1;
    return Region.where(
        files,
        ranks,
        (file, rank) ->
            steps.stream()
                .noneMatch(
                    step -> {
                      int x = file + ahead * step[0];
                      int y = rank + ahead * step[1];
                      return x >= 0 && x < files && y >= 0 && y < ranks;
                    }));
  }

  private static List<String> atoms(String atom) {
    return switch (atom) {
      case "K", "Q" -> List.of("W", "F");
      case "R", "WW" -> List.of("W");
      case "B", "FF" -> List.of("F");
      default -> List.of(atom.substring(0, 1));
    };
  }

  private static List<int[]> steps(String atom, String modifiers) {
    int[] step = STEPS.getOrDefault(atom, new int[] {0, 1});
    List<int[]> all = new ArrayList<>();
    for (int[] s : List.of(step, new int[] {step[1], step[0]})) {
      for (int x : new int[] {s[0], -s[0]}) {
        for (int y : new int[] {s[1], -s[1]}) {
          all.add(new int[] {x, y});
        }
      }
    }
    String sides = modifiers.replaceAll("[^fblrsv]", "");
    if (!sides.isEmpty()) {
      all.removeIf(s -> !isOn(s, sides, step[0] != step[1] && step[0] != 0));
    }
    return all;
  }

  private static boolean isOn(int[] step, String sides, boolean oblique) {
    Matcher tokens = SIDES.matcher(sides);
    while (tokens.find()) {
      String token = tokens.group();
      boolean narrow = Math.abs(step[1]) > Math.abs(step[0]);
      boolean on = true;
      for (int i = 0; i < token.length(); i++) {
        char c = token.charAt(i);
        on &= isOn(step, c, oblique, token.length() > 1 ? !narrow || c != 's' : narrow);
      }
      if (on) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOn(int[] step, char side, boolean oblique, boolean narrow) {
    return switch (side) {
      case 'f' -> step[1] > 0 && (!oblique || narrow);
      case 'b' -> step[1] < 0 && (!oblique || narrow);
      case 'l' -> step[0] < 0;
      case 'r' -> step[0] > 0;
      case 's' -> oblique ? !narrow : step[0] != 0;
      default -> oblique ? narrow : step[1] != 0;
    };
  }
}
