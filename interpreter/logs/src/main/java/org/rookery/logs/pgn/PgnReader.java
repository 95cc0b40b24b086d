package org.rookery.logs.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.logs.SavedGame;

/**
 * Reads a text of any number of games: tags, turns, comments of both kinds, marks, variations,
 * results. Beyond the standard, a turn may be a text between quotation marks.
 */
public final class PgnReader {
  private static final Pattern FIRST =
      Pattern.compile("\\s*+(?:%.*+\\n\\s*+)*+\\[\\s*\\w+\\s+\".*");
  private static final Pattern TAG_NAME = Pattern.compile("\\[\\s*(\\w+)\\s*");
  private static final Pattern TAG_END = Pattern.compile("\\s*\\]");
  private static final Pattern NAG = Pattern.compile("\\$(\\d{1,3})(?!\\d)");
  private static final Pattern MARK = Pattern.compile("[!?]{1,2}$");
  private static final Pattern ABOUT_PASSING = Pattern.compile("e\\.p\\.?");

  /** Variations within so many others are looked through and left out. */
  private static final int DEEPEST = 50;

  private final Source source;
  private final String text;
  private final Diagnostics problems;
  private final List<PgnGame> games = new ArrayList<>();
  private int at;
  private PgnGame.@Nullable Draft game;

  /** How many variations are open, and where the outermost begins. */
  private int depth;

  private int opened;

  private PgnReader(Source source, Diagnostics problems) {
    this.source = source;
    this.problems = problems;
    text = source.text();
  }

  /** Whether a text begins as such games do. */
  public static boolean canRead(String text) {
    return FIRST
        .matcher(text.replace("\uFEFF", "").lines().limit(20).reduce("", PgnReader::line))
        .lookingAt();
  }

  private static String line(String before, String line) {
    return before + line + "\n";
  }

  /** The games of a text, as far as they can be read; what cannot is told to {@code problems}. */
  public static List<PgnGame> read(Source source, Diagnostics problems) {
    PgnReader reader = new PgnReader(source, problems);
    reader.readAll();
    return List.copyOf(reader.games);
  }

  private void readAll() {
    at = text.startsWith("\uFEFF") ? 1 : 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else {
        item(c);
      }
    }
    end("*");
  }

  private void item(char c) {
    switch (c) {
      case '%' -> escape();
      case ';' -> say(at + 1, lineEnd());
      case '{' -> comment();
      case '[' -> tag();
      case '(' -> {
        opened = depth == 0 ? at : opened;
        if (++depth <= DEEPEST) {
          game().vary();
        }
        at++;
      }
      case ')' -> {
        if (depth == 0) {
          problem(at, at + 1, "pgn-variation", "This variation was never begun.");
        } else if (depth-- <= DEEPEST) {
          game().endVariation();
        }
        at++;
      }
      case '$' -> nag();
      case '"' -> {
        int start = at;
        String turn = string();
        turn(turn, start, at);
      }
      case '}' -> {
        problem(at, at + 1, "pgn-comment", "This comment was never begun.");
        at++;
      }
      default -> word();
    }
  }

  private void problem(int from, int to, String code, String message) {
    problems.error(code, source.span(from, Math.max(from, to)), message);
  }

  private int lineEnd() {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /** A line that begins with a percent sign is for other programs. */
  private void escape() {
    boolean begins = at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
    if (!begins) {
      problem(at, at + 1, "pgn-word", "A percent sign may stand at the beginning of a line only.");
    }
    at = lineEnd();
  }

  private void comment() {
    int end = text.indexOf('}', at);
    if (end < 0) {
      problem(at, at + 1, "pgn-comment", "This comment is not closed: a `}` is missing.");
      at = text.length();
    } else {
      say(at + 1, end);
      at = end + 1;
    }
  }

  private void say(int from, int to) {
    if (depth <= DEEPEST) {
      game().say(text.substring(from, to).strip().replaceAll("\\s+", " "));
    }
    at = to;
  }

  private void nag() {
    Matcher nag = NAG.matcher(text).region(at, text.length());
    if (nag.lookingAt()) {
      mark(Integer.parseInt(nag.group(1)));
      at = nag.end();
    } else {
      int start = at++;
      skipWord();
      problem(start, at, "pgn-mark", "Behind a dollar sign a number of up to three digits stands.");
    }
  }

  private void mark(int nag) {
    if (depth <= DEEPEST) {
      game().mark(nag);
    }
  }

  private void tag() {
    if (depth > 0) {
      unclosed();
    }
    int start = at;
    Matcher name = TAG_NAME.matcher(text).region(at, text.length());
    if (!name.lookingAt() || name.end() == text.length() || text.charAt(name.end()) != '"') {
      badTag(start);
      return;
    }
    at = name.end();
    String value = string();
    Matcher end = TAG_END.matcher(text).region(at, text.length());
    if (!end.lookingAt()) {
      badTag(start);
      return;
    }
    at = end.end();
    PgnGame.Draft known = game;
    if (known != null && (known.turns() > 0 || known.hasTag(name.group(1)))) {
      end("*");
    }
    game = game == null ? new PgnGame.Draft(source.span(start, at)) : game;
    game.tag(name.group(1), new PgnGame.Tag(value, source.span(start, at)));
  }

  private void badTag(int start) {
    at = start;
    int end = Math.max(start + 1, lineEnd());
    problem(start, end, "pgn-tag", "A tag looks like `[Event \"somewhere\"]`.");
    at = end;
  }

  /** A text between quotation marks, which may not go beyond its line. */
  private String string() {
    int start = at;
    int end = lineEnd();
    StringBuilder value = new StringBuilder();
    for (int i = at + 1; i < end; i++) {
      char c = text.charAt(i);
      if (c == '"') {
        at = i + 1;
        return value.toString();
      }
      if (c == '\\' && i + 1 < end && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\')) {
        i++;
      }
      value.append(text.charAt(i));
    }
    problem(
        start, start + 1, "pgn-text", "This text is not closed on its line: a `\"` is missing.");
    at = end;
    return value.toString();
  }

  private void word() {
    int start = at;
    skipWord();
    Matcher number = PgnWords.NUMBER.matcher(text).region(start, at);
    int from = number.lookingAt() ? number.end() : start;
    String word = text.substring(from, at);
    String points = PgnWords.POINTS.getOrDefault(word, "");
    if (!points.isEmpty()) {
      result(points);
    } else if (PgnWords.isResult(word)) {
      result(word);
    } else if (!word.isEmpty()
        && !word.matches("\\d{1,9}")
        && !ABOUT_PASSING.matcher(word).matches()) {
      Matcher mark = MARK.matcher(word);
      String bare = mark.find() ? word.substring(0, mark.start()) : word;
      if (!bare.isEmpty()) {
        turn(bare, from, from + bare.length());
      }
      int nag = bare.length() == word.length() ? -1 : PgnWords.MARKS.indexOf(mark.group());
      if (nag > 0) {
        mark(nag);
      }
    }
  }

  private void skipWord() {
    while (at < text.length() && !isBorder(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isBorder(char c) {
    return Character.isWhitespace(c) || "{}();\"$".indexOf(c) >= 0;
  }

  private void turn(String turn, int from, int to) {
    if (depth > DEEPEST) {
      return;
    }
    if (game().turns() == SavedGame.MAX_LINES) {
      problem(from, to, "pgn-length", "A game has more than " + SavedGame.MAX_LINES + " moves.");
    }
    if (game().turns() <= SavedGame.MAX_LINES) {
      game().turn(turn, source.span(from, to));
    }
  }

  private void result(String result) {
    if (depth == 0) {
      game();
      end(result);
    }
  }

  private PgnGame.Draft game() {
    PgnGame.Draft known = game;
    if (known == null) {
      known = new PgnGame.Draft(source.span(at, Math.min(at + 1, text.length())));
      game = known;
    }
    return known;
  }

  private void unclosed() {
    problem(opened, opened + 1, "pgn-variation", "This variation is not closed: a `)` is missing.");
    for (int open = Math.min(depth, DEEPEST); open > 0; open--) {
      game().endVariation();
    }
    depth = 0;
  }

  private void end(String result) {
    if (depth > 0) {
      unclosed();
    }
    PgnGame.Draft known = game;
    if (known != null) {
      games.add(known.finished(result));
      game = null;
    }
  }
}
