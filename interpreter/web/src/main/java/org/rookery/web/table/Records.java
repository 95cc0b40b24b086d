package org.rookery.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReader;
import org.rookery.logs.pgn.PgnTurn;

/** Matches as texts to be copied out of a page and into it: PGN, and cases of suites. */
public final class Records {
  // What has been read is not tried again in another way, so that no text takes long.
  private static final Pattern TAG =
      Pattern.compile("\\[(\\w++)\\s++\"((?:[^\"\\\\]++|\\\\.)*+)\"\\]");
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
   * @param remark what else a person is to be told; empty for nothing
   */
  public record Read(Match match, List<MadeMove> made, String problem, String remark) {
    private Read remarked(List<String> remarks) {
      return new Read(match, made, problem, String.join(" ", remarks));
    }

    private Read wrong(String why) {
      return problem.isEmpty() ? new Read(match, made, why, remark) : this;
    }

    /** All that is to be told. */
    public String told() {
      return (problem + " " + remark).strip();
    }
  }

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
   * The match that a text tells: PGN, a case of a suite, or turns, one a line or with spaces. Of
   * several games it is the first.
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
    boolean isPlain = true;
    Matcher tags = TAG.matcher(text);
    while (tags.find()) {
      boolean begins = tags.group(1).equals("FEN");
      isPlain &= begins;
      fen = begins ? unescaped(tags.group(2)) : fen;
    }
    if (isPlain) {
      // Our own texts of turns may have spaces.
      Read byLines = begin(start, fen, lines(tags.replaceAll("")));
      if (byLines.problem().isEmpty()) {
        return byLines;
      }
    }
    return pgn(start, text);
  }

  private static Read pgn(Match start, String text) {
    Diagnostics problems = new Diagnostics();
    List<PgnGame> games = PgnReader.read(Source.of("record", text), problems);
    if (games.isEmpty()) {
      Read nothing = new Read(start.fromHere(), List.of(), "", "");
      return nothing.wrong(first(problems, text.length()));
    }
    PgnGame game = games.get(0);
    boolean several = games.size() > 1;
    List<String> remarks = new ArrayList<>();
    if (several) {
      remarks.add("There are " + games.size() + " games in this text: the first was read.");
    }
    String title = start.game().title();
    game.tag("Variant")
        .filter(name -> !isNameOf(start.game(), name))
        .ifPresent(
            name ->
                remarks.add(
                    "It is a game of " + name + ", it says: it was read as " + title + "."));
    String fen = game.tag("FEN").orElse("");
    int end = several ? games.get(1).place().start() : text.length();
    return begin(start, fen, game.turns().stream().map(PgnTurn::text).toList())
        .wrong(first(problems, end))
        .remarked(remarks);
  }

  /** The first thing that is wrong before some place of a text; empty where nothing is. */
  private static String first(Diagnostics problems, int end) {
    return problems.sorted().stream()
        .filter(problem -> problem.span().start() < end)
        .findFirst()
        .map(
            problem ->
                "Line "
                    + problem.span().line()
                    + ", column "
                    + problem.span().column()
                    + ": "
                    + problem.message())
        .orElse("");
  }

  /** Names differ between programs in large letters, spaces and hyphens; some name the usual. */
  private static boolean isNameOf(Game game, String name) {
    String file = game.source().name().replaceAll("^.*/|\\.\\w+$", "");
    return Stream.of("Standard", "Normal", "From Position", game.title(), file)
        .anyMatch(known -> plain(known).equals(plain(name)));
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]", "");
  }

  private static Read begin(Match start, String fen, List<String> turns) {
    Match match;
    try {
      match = fen.isEmpty() ? start.fromHere() : start.at(fen);
    } catch (BadPosition bad) {
      return new Read(start.fromHere(), List.of(), String.valueOf(bad.getMessage()), "");
    }
    List<MadeMove> made = new ArrayList<>();
    for (String turn : turns) {
      if (!(match.turns().read(turn) instanceof TurnReading.Found found)) {
        int number = match.played().size() + 1;
        String words = turn.length() > WIDTH ? turn.substring(0, WIDTH) + "…" : turn;
        return new Read(
            match, made, "Move " + number + ", `" + words + "`, is not legal there.", "");
      }
      made.add(MadeMove.of(match, found.turn()));
      match.play(found.turn());
    }
    return new Read(match, made, "", "");
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
}
