package org.rookery.exchange.parts;

import java.util.ArrayList;
import java.util.List;

/** The letters for the sides to which steps aslant and oblique ones lead. */
public final class BetzaSides {
  /** Letters that take in more sides before those that take in fewer of them. */
  private static final List<String> ASLANT =
      List.of("", "f", "b", "l", "r", "fl", "fr", "bl", "br");

  private static final List<String> OBLIQUE =
      List.of(
          "", "fh", "bh", "lh", "rh", "v", "s", "f", "b", "l", "r", "fs", "bs", "lv", "rv", "fl",
          "fr", "bl", "br", "lf", "rf", "lb", "rb");

  private static final int[][] SIGNS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

  private BetzaSides() {}

  /** The fewest letters, about, that lead to these steps of one kind and to no other. */
  public static List<String> covering(List<int[]> steps) {
    List<String> chosen = new ArrayList<>();
    List<int[]> left = new ArrayList<>(steps);
    int x = Math.abs(steps.get(0)[0]);
    int y = Math.abs(steps.get(0)[1]);
    for (String sides : x == y ? ASLANT : OBLIQUE) {
      boolean inside =
          all(x, y).stream()
              .filter(step -> leads(sides, step))
              .allMatch(step -> steps.stream().anyMatch(s -> s[0] == step[0] && s[1] == step[1]));
      if (inside && left.removeIf(step -> leads(sides, step))) {
        chosen.add(sides);
      }
    }
    return chosen;
  }

  private static List<int[]> all(int x, int y) {
    List<int[]> all = new ArrayList<>();
    for (int[] sign : SIGNS) {
      all.add(new int[] {sign[0] * x, sign[1] * y});
      if (x != y) {
        all.add(new int[] {sign[0] * y, sign[1] * x});
      }
    }
    return all;
  }

  /** Whether the letters for one side lead to a step. */
  public static boolean leads(String sides, int[] step) {
    boolean aslant = Math.abs(step[0]) == Math.abs(step[1]);
    boolean narrow = Math.abs(step[1]) > Math.abs(step[0]);
    if (aslant || sides.isEmpty()) {
      return sides.chars().allMatch(side -> isOn((char) side, step));
    }
    char first = sides.charAt(0);
    if (sides.endsWith("h")) {
      return isOn(first, step);
    }
    if (sides.length() == 1) {
      boolean along = "fbv".indexOf(first) >= 0;
      return along == narrow && isOn(first, step);
    }
    boolean wide = first == 'f' || first == 'b';
    return wide != narrow && isOn(first, step) && isOn(sides.charAt(1), step);
  }

  private static boolean isOn(char side, int[] step) {
    return switch (side) {
      case 'f' -> step[1] > 0;
      case 'b' -> step[1] < 0;
      case 'l' -> step[0] < 0;
      case 'r' -> step[0] > 0;
      case 's' -> step[0] != 0;
      default -> step[1] != 0;
    };
  }
}
