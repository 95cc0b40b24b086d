package org.rookery.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;

/** Matches as texts to be copied out of a page and into it: PGN, and cases of suites. */
public final class Records {
  // What has been read is not tried again in another way, so that no text takes long.
  private static final Pattern TAG =
      Pattern.compile("\\[(\\w++)\\s++\"((?:[^\"\\\\]++|\\\\.)*+)\"\\]");
  private static final Pattern NUMBER = Pattern.compile("\\d+\\.+");
  private static final Pattern POSITION =
      Pattern.compile("^[ \\t-]*+position:[ \\t]*+(.+)$", Pattern.MULTILINE);
  private static final Pattern PLAYED =
      Pattern.compile("^[ \\t-]*+play:\\s*+\\[", Pattern.MULTILINE);
  private static final Pattern ITEM =
      Pattern.compile(
          "[\\s,]*+(\"(?:[^\"\\\\]++|\\\\.)*+\"|'(?:[^']++|'')*+'|[^,\\s\\[\\]][^,\\[\\]]*+)");
  private static final int WIDTH = 80;

  private Records() {}

  /**
   * A record that was read.
   *
   * @param made its moves
   * @param problem why it goes no further than it does; empty when all of it was read
   */
  public record Read(Match match, List<MadeMove> made, String problem) {}

  // ---- written

  /** A match as PGN; turns for which that has no words are written as engines write them. */
  public static String pgn(Match match) {
    Game game = match.game();
    StringBuilder out = new StringBuilder();
    tag(out, "Event", "?");
    tag(out, "Site", "?");
    tag(out, "Date", "????.??.??");
    tag(out, "Round", "?");
    game.players().forEach(player -> tag(out, player.replaceAll("\\W", "_"), "?"));
    tag(out, "Result", result(match));
    tag(out, "Termination", match.isOver() ? "normal" : "unterminated");
    tag(out, "Variant", game.title());
    if (!match.isFromStart()) {
      tag(out, "SetUp", "1");
      tag(out, "FEN", match.startFen());
    }
    out.append('\n');
    int column = 0;
    for (String word : words(match)) {
      boolean breaks = column > 0 && column + 1 + word.length() > WIDTH;
      out.append(breaks ? "\n" : column > 0 ? " " : "").append(word);
      column = breaks || column == 0 ? word.length() : column + 1 + word.length();
    }
    return out.append('\n').toString();
  }

  private static void tag(StringBuilder out, String name, String value) {
    String safe = value.replace("\\", "\\\\").replace("\"", "\\\"");
    out.append('[').append(name).append(" \"").append(safe).append("\"]\n");
  }

  /** Rounds are counted from 1: a turn of the player who began opens the next. */
  private static List<String> words(Match match) {
    Match again = match.at(match.start());
    int first = again.mover();
    List<String> words = new ArrayList<>();
    int round = 0;
    for (String text : match.played()) {
      if (again.mover() == first) {
        words.add(++round + ".");
      }
      if (again.turns().read(text) instanceof TurnReading.Found found) {
        words.add(word(again, found.turn()));
        again.play(found.turn());
      }
    }
    if (match.isOver()) {
      words.addAll(List.of(("{" + match.state().replace('}', ')') + "}").split(" ")));
    }
    words.add(result(match));
    return words;
  }

  private static String word(Match match, LegalMove turn) {
    String san = turn.san();
    boolean plain = san.chars().noneMatch(c -> " ;{}()".indexOf(c) >= 0);
    return plain && match.turns().read(san).equals(new TurnReading.Found(turn)) ? san : turn.uci();
  }

  /** How a match has ended, in PGN's words; one that cannot be played has no result. */
  private static String result(Match match) {
    Game game = match.game();
    return game.obstacle().isPresent() ? "*" : match.outcome().inPgn(game.program());
  }

  /** A match as a case of a suite: where it began, what was played, and what came of it. */
  static String suite(Match match, String rules) {
    StringBuilder out = new StringBuilder();
    out.append("rules: ").append(quoted(rules)).append("\ncases:\n");
    out.append("  - name: ").append(quoted(match.game().title() + ", as played")).append('\n');
    if (!match.isFromStart()) {
      out.append("    position: ").append(quoted(match.startFen())).append('\n');
    }
    out.append("    play: [");
    String before = "";
    for (String turn : match.played()) {
      out.append(before).append(quoted(turn));
      before = ", ";
    }
    out.append("]\n    expect:\n      count: ").append(match.turns().size()).append('\n');
    out.append("      check: ").append(match.inCheck()).append('\n');
    String outcome = match.outcome().inWords(match.game().program()) + match.pointsText();
    out.append("      outcome: ").append(outcome.equals("ongoing") ? outcome : quoted(outcome));
    return out.append('\n').toString();
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  // ---- read

  /**
   * The match that a text tells: PGN, a case of a suite, or turns, one a line or with spaces.
   *
   * @param start a match at the start of the game, on this thread
   */
  public static Read read(Match start, String text) {
    Matcher played = PLAYED.matcher(text);
    if (played.find()) {
      Matcher position = POSITION.matcher(text);
      String fen = position.find() ? unquoted(position.group(1).strip()) : "";
      return begin(start, fen, list(text, played.end()));
    }
    String fen = "";
    Matcher tags = TAG.matcher(text);
    while (tags.find()) {
      fen = tags.group(1).equals("FEN") ? unescaped(tags.group(2)) : fen;
    }
    String turns = tags.replaceAll("");
    List<String> lines = lines(turns);
    Read byLines = begin(start, fen, lines);
    return byLines.problem().isEmpty() ? byLines : begin(start, fen, tokens(turns));
  }

  private static Read begin(Match start, String fen, List<String> turns) {
    Match match;
    try {
      match = fen.isEmpty() ? start.fromHere() : start.at(fen);
    } catch (BadPosition bad) {
      return new Read(start.fromHere(), List.of(), String.valueOf(bad.getMessage()));
    }
    List<MadeMove> made = new ArrayList<>();
    for (String turn : turns) {
      if (!(match.turns().read(turn) instanceof TurnReading.Found found)) {
        int number = match.played().size() + 1;
        String words = turn.length() > WIDTH ? turn.substring(0, WIDTH) + "…" : turn;
        return new Read(match, made, "Move " + number + ", `" + words + "`, is not legal there.");
      }
      made.add(MadeMove.of(match, found.turn()));
      match.play(found.turn());
    }
    return new Read(match, made, "");
  }

  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : text.split("\n")) {
      if (!line.isBlank()) {
        lines.add(line.strip());
      }
    }
    return lines;
  }

  /** The items of a list from behind its bracket on, up to what is none. */
  private static List<String> list(String text, int from) {
    List<String> items = new ArrayList<>();
    Matcher item = ITEM.matcher(text).region(from, text.length());
    while (item.lookingAt()) {
      items.add(unquoted(item.group(1).strip()));
      item.region(item.end(), text.length());
    }
    return items;
  }

  private static String unquoted(String text) {
    if (text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")) {
      return unescaped(text.substring(1, text.length() - 1));
    }
    boolean single = text.length() > 1 && text.startsWith("'") && text.endsWith("'");
    return single ? text.substring(1, text.length() - 1).replace("''", "'") : text;
  }

  private static String unescaped(String text) {
    return text.replaceAll("\\\\(.)", "$1");
  }

  /** The turns of PGN's text: no comments, variations, numbers, marks and results. */
  private static List<String> tokens(String text) {
    StringBuilder plain = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '{' || c == ';') {
        int end = text.indexOf(c == '{' ? '}' : '\n', i);
        i = end < 0 ? text.length() : end;
        plain.append(' ');
      } else if (c == '(' || c == ')') {
        depth = Math.max(0, depth + (c == '(' ? 1 : -1));
        plain.append(' ');
      } else if (depth == 0) {
        plain.append(c == '$' ? " $" : c);
      }
    }
    List<String> tokens = new ArrayList<>();
    for (String word : plain.toString().split("\\s+")) {
      token(word).ifPresent(tokens::add);
    }
    return tokens;
  }

  private static Optional<String> token(String word) {
    Matcher number = NUMBER.matcher(word);
    String turn = unmarked(number.lookingAt() ? word.substring(number.end()) : word);
    boolean nothing =
        turn.isEmpty()
            || turn.startsWith("$")
            || List.of("*", "1-0", "0-1", "1/2-1/2").contains(turn);
    return nothing ? Optional.empty() : Optional.of(turn);
  }

  /** Without the marks of how good it is. */
  private static String unmarked(String turn) {
    int end = turn.length();
    while (end > 0 && "!?".indexOf(turn.charAt(end - 1)) >= 0) {
      end--;
    }
    return turn.substring(0, end);
  }
}
