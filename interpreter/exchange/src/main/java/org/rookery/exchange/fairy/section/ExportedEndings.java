package org.rookery.exchange.fairy.section;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.exchange.parts.PatternMatches;

/** How games end, read off the printed endings. */
final class ExportedEndings {
  private static final Pattern ENDING =
      Pattern.compile("\\(ending \"[^\"]*\" (.*) (win|loss|draw|count) \\(players ([^)]*)\\)\\)");
  private static final Pattern REPEATED = Pattern.compile("\\(repeated\\? (\\d+)\\)");
  private static final Pattern REPEATER =
      Pattern.compile("\\(and \\(repeated\\? (\\d+)\\) \\(not to-move\\?\\)\\)");
  private static final Pattern PERPETUAL =
      Pattern.compile("\\(repeated-while\\? \\d+ \\(in-check\\? opponent\\)\\)");
  private static final Pattern BOTH_PERPETUAL =
      Pattern.compile("\\(and \\(repeated-while\\? .*\\) \\(repeated-while\\? .* opponent\\)\\)");
  private static final Pattern CLOCK = Pattern.compile("\\(>= \\(clock\\) (\\d+)\\)");
  private static final String PIECES = "(friend|\\(friend ([^)]+)\\))";
  private static final Pattern FEW =
      Pattern.compile(
          "(?:\\(and \\(to-move\\? opponent\\) )?\\((=|<=|<) \\(count "
              + PIECES
              + " \\(board\\)\\) (\\d+)\\)\\)?");
  private static final Pattern FEW_IN_ALL =
      Pattern.compile(
          "\\((=|<=|<) \\(\\+ \\(count "
              + PIECES
              + " \\(board\\)\\) \\(in-hand friend\\)\\) (\\d+)\\)");
  private static final Pattern NONE_BUT_ENEMIES =
      Pattern.compile(
          "\\(and \\(= \\(count friend \\(board\\)\\) 0\\) \\(> \\(count enemy \\(board\\)\\) 0\\)\\)");
  private static final Pattern NO_ENEMY =
      Pattern.compile("\\(= \\(count \\(enemy ([^)]+)\\) \\(board\\)\\) 0\\)");
  private static final Pattern THERE =
      Pattern.compile(
          "\\((>=|=) \\(count " + PIECES + " \\((squares|zone) ([^)]*)\\)\\) (\\d+)\\)");
  private static final Pattern ROW =
      Pattern.compile("\\(relative-config \\(friend ([^)]+)\\)((?: (\\w+) \\(friend \\1\\))++)\\)");
  private static final Pattern FULL =
      Pattern.compile("\\(= \\(count anyone \\(board\\)\\) (\\d+)\\)");
  private static final Pattern MORE_PIECES =
      Pattern.compile(
          "\\(and no-turn\\? \\([<>] \\(count friend \\(board\\)\\) \\(count enemy \\(board\\)\\)\\)\\)");

  private final ExportedGame game;
  private final ExportedPieces pieces;
  private final Set<String> rows = new TreeSet<>();

  /** What a player who cannot move gets who has fewer pieces than the other, and who has more. */
  private final Map<Boolean, String> byPieces = new HashMap<>();

  /** What one gets who cannot move, where pieces decide nothing; empty where the game goes on. */
  private String stalemate = "";

  private boolean repetition;
  private boolean clock;

  ExportedEndings(ExportedGame game, ExportedPieces pieces) {
    this.game = game;
    this.pieces = pieces;
  }

  /** Says an ending, or that it cannot be said. */
  void say(String line) {
    Matcher ending = ENDING.matcher(line);
    boolean said =
        ending.matches()
            && (turns(ending.group(1), ending.group(2))
                || repetition(ending.group(1), ending.group(2))
                || contents(ending.group(1), ending.group(2))
                || goal(ending.group(1), ending.group(2), ending.group(3)));
    if (!said) {
      game.cannotSay("`" + line + "`");
    }
  }

  /** What one gets who cannot move: by the number of pieces the engine knows a win and a loss. */
  private void noTurn() {
    String fewer = byPieces.getOrDefault(true, stalemate);
    String more = byPieces.getOrDefault(false, stalemate);
    boolean decides = List.of("win", "loss").contains(fewer) && more.equals(opposite(fewer));
    if (byPieces.isEmpty() && !stalemate.isEmpty()) {
      game.say("stalemateValue", stalemate);
    } else if (decides && stalemate.equals("draw")) {
      game.say("stalemateValue", fewer);
      game.say("stalematePieceCount", true);
    } else if (!byPieces.isEmpty()) {
      game.cannotSay("what a player who cannot move gets by the number of pieces");
    }
  }

  private static String opposite(String result) {
    return result.equals("win") ? "loss" : "win";
  }

  /** What the engine takes for granted is taken back where no ending says it. */
  void finish() {
    noTurn();
    if (!repetition) {
      game.say("nFoldRule", 0);
    }
    if (!clock) {
      game.say("nMoveRule", 0);
    }
    List<String> reset = game.model.clock().pieces();
    if (clock) {
      game.say("nMoveRuleTypes", reset.isEmpty() ? "-" : pieces.lettersOf(reset));
    }
    if (!rows.isEmpty()) {
      game.say("connectHorizontal", rows.contains("e"));
      game.say("connectVertical", rows.contains("n"));
      game.say("connectDiagonal", rows.contains("ne"));
    }
  }

  private boolean turns(String when, String result) {
    if (when.equals("(and no-turn? in-check?)")) {
      if (!result.equals("loss")) {
        game.say("checkmateValue", result);
      }
      return true;
    } else if (when.equals("no-turn?") || when.equals("(and no-turn? (not in-check?))")) {
      if (stalemate.isEmpty()) {
        stalemate = result.equals("count") ? "loss" : result;
      }
      if (result.equals("count")) {
        game.say("stalematePieceCount", true);
      }
      return true;
    } else if (MORE_PIECES.matcher(when).matches()) {
      byPieces.put(when.contains("(<"), result);
      return true;
    } else if (FULL.matcher(when).matches() && result.equals("count")) {
      game.say("materialCounting", "unweighted");
      game.say("adjudicateFullBoard", true);
      return when.contains(" " + game.files() * game.ranks() + ")");
    }
    return false;
  }

  private boolean repetition(String when, String result) {
    Matcher repeated = REPEATED.matcher(when);
    Matcher repeater = REPEATER.matcher(when);
    Matcher quiet = CLOCK.matcher(when);
    if (repeated.matches() && result.equals("draw")) {
      repetition = true;
      game.say("nFoldRule", repeated.group(1));
      game.say("nFoldValue", result);
      return true;
    } else if (repeater.matches()) {
      repetition = true;
      game.say("nFoldRule", repeater.group(1));
      game.say("nFoldValue", opposite(result));
      return true;
    } else if (PERPETUAL.matcher(when).matches() && result.equals("loss")) {
      game.say("perpetualCheckIllegal", true);
      return true;
    } else if (BOTH_PERPETUAL.matcher(when).matches() && result.equals("draw")) {
      return true;
    } else if (when.contains("(keeps-chasing? ")) {
      game.say("chasingRule", "axf");
      return true;
    } else if (quiet.matches() && result.equals("draw")) {
      clock = true;
      game.say("nMoveRule", Integer.parseInt(quiet.group(1)) / 2);
      return true;
    }
    return when.equals("(= (counter checks) 0)");
  }

  private boolean contents(String when, String result) {
    Matcher few = FEW.matcher(when);
    Matcher inAll = FEW_IN_ALL.matcher(when);
    Matcher noEnemy = NO_ENEMY.matcher(when);
    if (NONE_BUT_ENEMIES.matcher(when).matches()) {
      extinct(result, "", 0);
    } else if (few.matches() || inAll.matches()) {
      Matcher found = few.matches() ? few : inAll;
      int number = Integer.parseInt(found.group(4));
      String pieces = found.group(3) == null ? "" : found.group(3);
      extinct(result, pieces, number - (found.group(1).equals("<") ? 1 : 0));
    } else if (noEnemy.matches() && result.equals("win")) {
      extinct("loss", noEnemy.group(1), 0);
    } else {
      return false;
    }
    return true;
  }

  private void extinct(String result, String contents, int most) {
    String letters = contents.isEmpty() ? "*" : pieces.lettersOf(List.of(contents.split(" ")));
    boolean other =
        game.lines.stream()
            .anyMatch(
                line ->
                    line.startsWith("extinctionPieceTypes = ")
                        && !line.equals("extinctionPieceTypes = " + letters));
    if (other || letters.length() > 1) {
      game.cannotSay("that having no " + contents + " decides the game");
      return;
    }
    game.say("extinctionValue", result);
    game.say("extinctionPieceTypes", letters);
    if (most > 0) {
      game.say("extinctionPieceCount", most);
    }
  }

  private boolean goal(String when, String result, String players) {
    Matcher there = THERE.matcher(when);
    if (there.matches() && result.equals("win")) {
      return there(there, players);
    }
    return players.split(" ").length == 2 && !result.equals("draw") && rows(when, result);
  }

  /** A row in one direction, or one of several. */
  private boolean rows(String when, String result) {
    String each = when.startsWith("(or ") ? when.substring(4, when.length() - 1) : when;
    return ROW.matcher(each).replaceAll("").isBlank()
        && PatternMatches.of(ROW, each).stream().allMatch(row -> row(row, result));
  }

  private boolean row(MatchResult row, String result) {
    List<String> ways = new ArrayList<>();
    Matcher way = Pattern.compile(" (\\w+) \\(").matcher(row.group(2));
    while (way.find()) {
      ways.add(way.group(1));
    }
    if (ways.stream().distinct().count() != 1) {
      return false;
    }
    rows.add(ways.get(0));
    game.say("connectN", ways.size() + 1);
    game.say("connectPieceTypes", pieces.lettersOf(List.of(row.group(1).split(" "))));
    if (result.equals("loss")) {
      game.say("connectValue", result);
    }
    return true;
  }

  private boolean there(Matcher there, String players) {
    List<BoardRegion> regions = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      regions.add(
          there.group(4).equals("zone")
              ? game.zone(there.group(5), player)
              : game.region(new TreeSet<>(List.of(there.group(5).split(" ")))));
    }
    int number = Integer.parseInt(there.group(6));
    boolean exactly = there.group(1).equals("=");
    if (exactly && regions.stream().anyMatch(region -> region.squares().size() > number)) {
      return false;
    }
    game.say(
        "flagPiece",
        there.group(3) == null ? "*" : pieces.lettersOf(List.of(there.group(3).split(" "))));
    for (int player = 0; player < 2; player++) {
      if (players.contains(game.model.players().get(player))) {
        game.say("flagRegion" + (player == 0 ? "White" : "Black"), game.text(regions.get(player)));
      }
    }
    if (number != 1) {
      game.say("flagPieceCount", number);
    }
    return true;
  }
}
