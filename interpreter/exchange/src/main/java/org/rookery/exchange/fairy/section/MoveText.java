package org.rookery.exchange.fairy.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rookery.exchange.parts.BetzaParts;
import org.rookery.exchange.parts.BetzaSides;

/**
 * How a piece moves, in Betza's letters: read off the printed blocks of its piece, which Betza's
 * letters, and most macros, come to as well.
 *
 * @param betza the letters; empty when it never moves
 * @param end what is done where a move ends, {@code add} for most
 * @param others the blocks that no letters say, with {@link #END} where the end stands
 */
public record MoveText(String betza, String end, List<String> others) {
  /** Stands for what is done where a move ends. */
  static final String END = "§";

  private static final String LEAP = "\\(leap (-?\\d+) (-?\\d+)\\)";
  private static final String EITHER = "(or empty? (piece? enemy))";
  private static final String MODE =
      "\\(verify (\\(or empty\\? \\(piece\\? enemy\\)\\)|empty\\?|\\(piece\\? enemy\\))\\)";
  private static final String HALF_WAY = "(\\(verify \\(empty\\? \\(leap [-\\d ]+\\)\\)\\) )?";
  private static final Pattern STEP = Pattern.compile(HALF_WAY + LEAP + " " + MODE + " (.*)");
  private static final Pattern SLIDE =
      Pattern.compile(
          LEAP + " \\(while .* \\(leap \\1 \\2\\)\\) \\(verify \\(piece\\? enemy\\)\\) (.*)");
  private static final Pattern QUIET_SLIDE =
      Pattern.compile(LEAP + " \\(while empty\\? (.+) \\(leap \\1 \\2\\)\\)");

  private static final List<String> DIRECTIONS =
      List.of("ne", "nw", "se", "sw", "n", "e", "s", "w");

  private static final String GOES_ON = "(either (";
  private static final String STOP = " stop)";

  private static final Pattern FIRST =
      Pattern.compile("(?:\\(verify .*?\\)\\)\\) )?" + LEAP + ".*");
  private static final int LONGEST = 11;

  private static final Map<String, String> ATOMS =
      Map.of(
          "0 1", "W", "1 1", "F", "0 2", "D", "1 2", "N", "2 2", "A", "0 3", "H", "1 3", "C", "2 3",
          "Z", "3 3", "G");

  /** One way to go: its kind, as letters around those of its sides, and where it leads first. */
  private record Way(String mode, String atom, String letters, int x, int y) {}

  /** Reads blocks, each printed on a line, without its brackets. */
  public static MoveText of(List<String> printed) {
    List<String> blocks = printed.stream().map(MoveText::inARow).toList();
    String end =
        Stream.concat(blocks.stream(), blocks.stream().map(MoveText::inLeaps))
            .flatMap(block -> end(block).stream())
            .findFirst()
            .orElse("add");
    List<Way> ways = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (String block : blocks) {
      way(marked(block, end))
          .or(() -> way(marked(inLeaps(block), end)))
          .ifPresentOrElse(ways::add, () -> others.add(marked(block, end)));
    }
    Map<String, List<Way>> kinds = new TreeMap<>(Comparator.comparing(MoveText::usualPlace));
    ways.forEach(
        way ->
            kinds
                .computeIfAbsent(way.mode() + " " + way.letters(), unused -> new ArrayList<>())
                .add(way));
    StringBuilder betza = new StringBuilder();
    kinds.values().forEach(kind -> betza.append(letters(kind)));
    return new MoveText(betza.toString(), end, others);
  }

  private static String marked(String block, String end) {
    return end.equals("add")
        ? block.replaceAll("(^|[^\\w(-])add(?![\\w-])", "$1" + END)
        : block.replace(end, END);
  }

  /** Steps in the directions of a rectangle, and tests, as Betza's letters come to them. */
  private static String inLeaps(String block) {
    String text = block;
    for (String name : DIRECTIONS) {
      int x = name.endsWith("e") ? 1 : name.endsWith("w") ? -1 : 0;
      int y = name.startsWith("n") ? 1 : name.startsWith("s") ? -1 : 0;
      text = text.replaceAll("(^| )" + name + "(?=[ )]|$)", "$1(leap " + x + " " + y + ")");
    }
    return text.replace("(not (piece? friend))", EITHER)
        // A line ends at the edge or on a piece.
        .replaceAll(
            "(\\(while empty\\? (?:add )?\\(leap -?\\d+ -?\\d+\\)\\) \\(verify )"
                + "\\(or empty\\? \\(piece\\? enemy\\)\\)",
            "$1(piece? enemy)");
  }

  /** What is done at one end and then goes on, {@code (either (A stop) (B))}, as the row A B. */
  private static String inARow(String block) {
    int at = block.indexOf(GOES_ON);
    while (at >= 0) {
      int first = at + GOES_ON.length() - 1;
      int second = closing(block, first) + 2;
      int last = second < block.length() ? closing(block, second) : -1;
      boolean two =
          block.startsWith(STOP, second - 2 - STOP.length() + 1)
              && last >= 0
              && block.startsWith(")", last + 1);
      if (two) {
        String row =
            block.substring(first + 1, second - 1 - STOP.length())
                + " "
                + block.substring(second + 1, last);
        block = block.substring(0, at) + row.strip() + block.substring(last + 2);
      }
      at = block.indexOf(GOES_ON, two ? at : at + 1);
    }
    return block;
  }

  /** Where the bracket that opens at a place is closed. */
  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return text.length();
  }

  private static Optional<String> end(String block) {
    Matcher step = STEP.matcher(block);
    if (step.matches() && !step.group(5).contains("(leap")) {
      return Optional.of(step.group(5));
    }
    Matcher slide = SLIDE.matcher(block);
    Matcher quiet = QUIET_SLIDE.matcher(block);
    return slide.matches()
        ? Optional.of(slide.group(3))
        : quiet.matches() ? Optional.of(quiet.group(3)) : Optional.empty();
  }

  private static Optional<Way> way(String block) {
    Matcher first = FIRST.matcher(block);
    if (!first.matches()) {
      return Optional.empty();
    }
    int x = Integer.parseInt(first.group(1));
    int y = Integer.parseInt(first.group(2));
    int less = Math.min(Math.abs(x), Math.abs(y));
    int more = Math.max(Math.abs(x), Math.abs(y));
    String atom = ATOMS.get(less + " " + more);
    if (atom == null) {
      return Optional.empty();
    }
    String leap = "(leap " + x + " " + y + ")";
    String lame = "(verify (empty? (leap " + half(x, y) + "))) ";
    boolean isLame = block.startsWith(lame) && "NDA".contains(atom);
    String rest = isLame ? block.substring(lame.length()) : block;
    String ride = atom.equals("W") ? "R" : atom.equals("F") ? "B" : atom + atom;
    for (String mode : List.of("", "m", "c")) {
      if (rest.equals(leap + " (verify " + condition(mode) + ") " + END)) {
        return Optional.of(new Way(mode + (isLame ? "n" : ""), atom, atom, x, y));
      } else if (rest.equals(slide(mode, leap)) && !isLame) {
        return Optional.of(new Way(mode, atom, ride, x, y));
      } else if (rest.equals(hop(mode, leap)) && atom.matches("[WF]")) {
        return Optional.of(new Way(mode + "p", atom, ride, x, y));
      } else if (rest.equals(behind(mode, leap)) && atom.matches("[WF]")) {
        return Optional.of(new Way(mode + "g", atom, ride, x, y));
      }
      for (int range = 2; range <= LONGEST && atom.matches("[WF]"); range++) {
        if (rest.equals(leap + " " + limited(mode, leap, range))) {
          return Optional.of(new Way(mode, atom, ride + range, x, y));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The square half-way of a leap that pieces there prevent: of a Knight's the one straight ahead.
   */
  private static String half(int x, int y) {
    return Math.abs(x) == Math.abs(y)
        ? x / 2 + " " + y / 2
        : Math.abs(x) > Math.abs(y) ? x / 2 + " 0" : "0 " + y / 2;
  }

  private static String condition(String mode) {
    return mode.isEmpty() ? EITHER : mode.equals("m") ? "empty?" : "(piece? enemy)";
  }

  private static String slide(String mode, String leap) {
    return switch (mode) {
      case "m" -> leap + " (while empty? § " + leap + ")";
      case "c" -> leap + " (while empty? " + leap + ") (verify (piece? enemy)) §";
      default -> leap + " (while empty? § " + leap + ") (verify (piece? enemy)) §";
    };
  }

  private static String hop(String mode, String leap) {
    String over = leap + " (while empty? " + leap + ") (verify (piece? anyone)) " + leap;
    return over
        + (mode.equals("c")
            ? " (while (or empty? marked?) " + leap + ") (verify (piece? enemy)) §"
            : " (while (or empty? marked?) § " + leap + ")")
        + (mode.isEmpty() ? " (verify (piece? enemy)) §" : "");
  }

  /** Over exactly one piece to the square behind it. */
  private static String behind(String mode, String leap) {
    String lands = "(or empty? marked?)";
    String condition =
        switch (mode) {
          case "m" -> lands;
          case "c" -> "(piece? enemy)";
          default -> "(or " + lands + " (piece? enemy))";
        };
    return leap
        + " (while empty? "
        + leap
        + ") (verify (piece? anyone)) "
        + leap
        + " (verify "
        + condition
        + ") §";
  }

  private static String limited(String mode, String leap, int range) {
    if (mode.equals("m")) {
      return "(verify empty?) §" + (" " + leap + " (verify empty?) §").repeat(range - 1);
    }
    String inner = "(verify " + condition(mode) + ") §";
    for (int step = 1; step < range; step++) {
      inner =
          "(if empty? "
              + (mode.isEmpty() ? "§ " : "")
              + leap
              + " "
              + inner
              + " else (verify (piece? enemy)) §)";
    }
    return inner;
  }

  /** Kinds in the order in which they are usually written, so that equal pieces read alike. */
  private static String usualPlace(String kind) {
    String[] both = kind.split(" ", 2);
    int place = BetzaParts.ORDER.indexOf(both[1].charAt(0));
    return both[0].length() + both[0].replace('m', 'b') + (char) ('a' + place) + both[1];
  }

  /** Ways of one kind with the letters of the sides they lead to. */
  private static String letters(List<Way> kind) {
    Way some = kind.get(0);
    if (some.atom().matches("[WDH]")) {
      return some.mode() + straight(kind) + some.letters();
    }
    StringBuilder text = new StringBuilder();
    List<int[]> steps = new ArrayList<>();
    kind.forEach(way -> steps.add(new int[] {way.x(), way.y()}));
    for (String sides : BetzaSides.covering(steps)) {
      text.append(some.mode()).append(sides).append(some.letters());
    }
    return text.toString();
  }

  private static String straight(List<Way> kind) {
    boolean ahead = kind.stream().anyMatch(way -> way.y() > 0);
    boolean back = kind.stream().anyMatch(way -> way.y() < 0);
    boolean left = kind.stream().anyMatch(way -> way.x() < 0);
    boolean right = kind.stream().anyMatch(way -> way.x() > 0);
    if (ahead && back && left && right) {
      return "";
    }
    String along = ahead && back ? "v" : ahead ? "f" : back ? "b" : "";
    String across = left && right ? "s" : left ? "l" : right ? "r" : "";
    return along + across;
  }
}
