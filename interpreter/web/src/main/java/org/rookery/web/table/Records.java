package org.rookery.web.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.logs.pgn.Movetext;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReader;
import org.rookery.logs.pgn.PgnText;
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
  private static final int LONGEST_SHOWN = 80;

  private static final String ENDED_BY = "Termination";

  /** Tags that follow from the match. */
  private static final Set<String> DERIVED =
      Set.of("Result", ENDED_BY, "Variant", "SetUp", "FEN", "Points", "Ranks", PgnText.RULES_HASH);

  private static final Span NOWHERE = Source.of("record", "").span(0, 0);

  private Records() {}

  /**
   * A record that was read.
   *
   * @param match as far as its main line goes
   * @param head what it says besides its moves
   * @param line its moves
   * @param problem why it goes no further than it does; empty when all of it was read
   * @param remark what else a person is to be told; empty for nothing
   */
  public record Read(
      Match match, RecordHead head, List<RecordMove> line, String problem, String remark) {
    private Read remarked(List<String> remarks) {
      return new Read(match, head, line, problem, String.join(" ", remarks).strip());
    }

    private Read under(RecordHead other) {
      return new Read(match, other, line, problem, remark);
    }

    private Read wrong(String why) {
      return problem.isEmpty() ? new Read(match, head, line, why, remark) : this;
    }

    /** The moves of the main line. */
    List<MadeMove> made() {
      return line.stream().map(RecordMove::made).toList();
    }

    /** All that is to be told. */
    public String told() {
      return (problem + " " + remark).strip();
    }
  }

  // ---- written

  /** A match as PGN; turns for which that has no words are written as our own texts. */
  public static String pgn(Match match) {
    return pgn(match, RecordHead.NONE, PgnText.turns(match));
  }

  /** A record as PGN, with all that it says. */
  static String pgn(Read read) {
    Match match = read.match();
    String before = read.head().comment();
    Movetext text = new Movetext();
    say(text, read.line().isEmpty() ? ended(match, before) : before);
    write(text, match.at(match.start()), ended(match, read.line()));
    return pgn(match, read.head(), text);
  }

  private static String pgn(Match match, RecordHead head, Movetext text) {
    String ruled = result(match);
    String result = ruled.equals("*") ? head.result() : ruled;
    Map<String, String> tags = PgnText.roster(match, match.game().title(), result);
    tags.putAll(head.tags());
    String given = result.equals("*") ? "unterminated" : tags.getOrDefault(ENDED_BY, "normal");
    tags.put(ENDED_BY, match.isOver() ? "normal" : given);
    return PgnText.print(tags, text).stripTrailing() + "\n";
  }

  /** A comment, with how the rules have ended the match behind it, once. */
  private static String ended(Match match, String comment) {
    boolean isSaid = !match.isOver() || comment.endsWith(match.state());
    return isSaid ? comment : (comment + " " + match.state()).strip();
  }

  private static List<RecordMove> ended(Match match, List<RecordMove> line) {
    if (line.isEmpty()) {
      return line;
    }
    List<RecordMove> all = new ArrayList<>(line);
    all.add(all.remove(all.size() - 1).saying(comment -> ended(match, comment)));
    return all;
  }

  private static void write(Movetext text, Match match, List<RecordMove> line) {
    for (RecordMove move : line) {
      LegalMoves all = match.turns();
      if (all.read(move.text()) instanceof TurnReading.Found found) {
        text.add(match, all, found.turn());
        move.nags().forEach(text::mark);
        say(text, move.comment());
        for (List<RecordMove> other : move.instead()) {
          Movetext variation = new Movetext();
          write(variation, match, other);
          other.forEach(played -> match.back());
          text.instead(variation);
        }
        match.play(found.turn());
      }
    }
  }

  private static void say(Movetext text, String comment) {
    if (!comment.isEmpty()) {
      text.say(comment);
    }
  }

  /** How a match has ended, in PGN's words; one that cannot be played has no result. */
  private static String result(Match match) {
    return match.game().obstacle().isPresent() ? "*" : PgnText.result(match);
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
      return begin(start, fen, plain(list(text, played.end())));
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
      Read byLines = begin(start, fen, plain(lines(tags.replaceAll(""))));
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
      return nothing(start, first(problems, text.length()));
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
    Read read = begin(start, fen, game.turns()).wrong(first(problems, end));
    remarks.add(read.remark());
    return read.remarked(remarks).under(head(game));
  }

  private static RecordHead head(PgnGame game) {
    Map<String, String> tags = new LinkedHashMap<>();
    game.tags()
        .forEach(
            (name, tag) -> {
              if (!DERIVED.contains(name) && !tag.value().startsWith("?")) {
                tags.put(name, tag.value());
              }
            });
    if (!game.result().equals("*")) {
      game.tag(ENDED_BY).ifPresent(how -> tags.put(ENDED_BY, how));
    }
    return new RecordHead(tags, game.comment(), game.result());
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

  private static Read nothing(Match start, String problem) {
    return new Read(start.fromHere(), RecordHead.NONE, List.of(), problem, "");
  }

  private static List<PgnTurn> plain(List<String> turns) {
    return turns.stream().map(turn -> PgnTurn.of(turn, NOWHERE)).toList();
  }

  private static Read begin(Match start, String fen, List<PgnTurn> turns) {
    Match match;
    try {
      match = fen.isEmpty() ? start.fromHere() : start.at(fen);
    } catch (BadPosition bad) {
      return nothing(start, String.valueOf(bad.getMessage()));
    }
    List<String> leftOut = new ArrayList<>();
    List<RecordMove> line = new ArrayList<>();
    for (PgnTurn turn : turns) {
      Optional<RecordMove> move = play(match, turn, leftOut);
      if (move.isEmpty()) {
        String over = match.isOver() ? ": " + match.state() : ".";
        return new Read(match, RecordHead.NONE, line, illegal(match, turn.text()) + over, "");
      }
      line.add(move.get());
    }
    return new Read(match, RecordHead.NONE, line, "", String.join(" ", leftOut));
  }

  /** That a text is no move where a match has come to; no full stop behind it. */
  static String illegal(Match match, String text) {
    String words = text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
    return "Move `" + Movetext.numbered(match, words) + "` is not legal there";
  }

  /** Plays a move with what might have been played instead; empty where it is not legal. */
  private static Optional<RecordMove> play(Match match, PgnTurn turn, List<String> leftOut) {
    if (!(match.turns().read(turn.text()) instanceof TurnReading.Found found)) {
      return Optional.empty();
    }
    List<List<RecordMove>> instead = new ArrayList<>();
    for (List<PgnTurn> other : turn.instead()) {
      List<RecordMove> variation = variation(match, other, leftOut);
      if (!variation.isEmpty()) {
        instead.add(variation);
      }
    }
    MadeMove made = MadeMove.of(match, found.turn());
    String text = match.play(found.turn());
    return Optional.of(new RecordMove(text, made, turn.nags(), turn.comment(), instead));
  }

  private static List<RecordMove> variation(
      Match match, List<PgnTurn> turns, List<String> leftOut) {
    List<RecordMove> line = new ArrayList<>();
    for (PgnTurn turn : turns) {
      Optional<RecordMove> move = play(match, turn, leftOut);
      if (move.isEmpty()) {
        leftOut.add("In a variation: " + illegal(match, turn.text()) + "; it is read up to there.");
        break;
      }
      line.add(move.get());
    }
    line.forEach(move -> match.back());
    return line;
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
