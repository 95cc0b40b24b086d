package org.rookery.exchange.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Where a piece could never move again: the squares from which every step leaves the board. */
public final class DeadEndSquares {
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

  /** The sections of rules that keep pieces from such squares, as they are printed. */
  private static final Set<String> SECTIONS =
      Set.of(
          "(on-move anyone (verify (not dead-end?)))", "(on-drop anyone (verify (not dead-end?)))");

  /** What the letters of sides are read as: for straight steps each is one for itself. */
  private static final Pattern STRAIGHT = Pattern.compile("[fblrsv]");

  private static final Pattern ASLANT = Pattern.compile("[fb][lr]|[fblrsv]");
  private static final Pattern OBLIQUE =
      Pattern.compile("[fblr]h|f[lrs]|b[lrs]|[lr][fbv]|[fblrsv]");

  private DeadEndSquares() {}

  /**
   * Whether a section of rules, printed, says just that no piece goes, or is dropped, where it
   * could never move again: other programs take that for granted.
   */
  public static boolean isBarredBy(String section) {
    return SECTIONS.contains(section);
  }

  /** The squares where a piece of a player has no step. */
  public static BoardRegion dead(String betza, int files, int ranks, int player) {
    List<int[]> steps = new ArrayList<>();
    for (BetzaParts.Part part : BetzaParts.parts(betza)) {
      if (!part.has('i')) {
        atoms(part.atom()).forEach(atom -> steps.addAll(steps(atom, part.modifiers())));
      }
    }
    int ahead = player == 0 ? 1 : -1;
    return BoardRegion.where(
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

  /** Where a step of that atom leads to those sides, to the right and ahead. */
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
    String sides = modifiers.replaceAll("[^fblrsvh]", "");
    if (!sides.isEmpty()) {
      Pattern tokens = step[0] == 0 ? STRAIGHT : step[0] == step[1] ? ASLANT : OBLIQUE;
      List<String> words =
          PatternMatches.of(tokens, sides).stream().map(MatchResult::group).toList();
      all.removeIf(s -> words.stream().noneMatch(word -> BetzaSides.leads(word, s)));
    }
    return all;
  }
}
