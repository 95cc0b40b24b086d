package org.rookery.web.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.engine.position.Move;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.MoveAdvice;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** What the program thinks of a position, as JSON. */
final class Analysis {
  private static final int MOST_MILLIS = 10_000;
  private static final int MOST_LINES = 5;
  private static final int LONGEST_LINE = 12;

  private Analysis() {}

  /**
   * The best lines.
   *
   * @param asked milliseconds to think, and how many lines
   */
  static String of(Match match, Player player, String asked) {
    String[] words = asked.strip().split(" ");
    if (words.length != 2 || !words[0].matches("[0-9]{1,5}") || !words[1].matches("[1-5]")) {
      return Json.of(Map.of("problem", "Say how many milliseconds to think, and 1 to 5 lines."));
    }
    int millis = Math.min(Integer.parseInt(words[0]), MOST_MILLIS);
    int lines = Math.min(Integer.parseInt(words[1]), MOST_LINES);
    List<Thought> thoughts =
        match.turns().isEmpty()
            ? List.of()
            : player.think(match.position(), SearchLimits.ofMillis(millis), lines);
    MoveAdvice advice = new MoveAdvice(match, player);
    List<Object> told = new ArrayList<>();
    for (Thought thought : thoughts) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("score", thought.score().value());
      line.put("standing", advice.standing(thought));
      line.put("depth", thought.depth());
      line.put("clicks", Clicks.of(match.turns().of(thought.line().get(0))));
      putMoves(match, thought.line(), line);
      told.add(line);
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("mover", match.mover());
    answer.put("lines", told);
    answer.put("why", thoughts.isEmpty() ? "" : advice.why(thoughts));
    return Json.of(answer);
  }

  /** The moves of a line in the game's notation, and whose each is. */
  private static void putMoves(Match match, List<Move> moves, Map<String, Object> line) {
    Match after = match.fromHere();
    List<String> names = new ArrayList<>();
    List<Integer> movers = new ArrayList<>();
    for (Move move : moves.subList(0, Math.min(moves.size(), LONGEST_LINE))) {
      Optional<LegalMove> legal =
          after.turns().stream().filter(turn -> turn.move().equals(move)).findFirst();
      if (legal.isEmpty()) {
        break;
      }
      names.add(MadeMove.name(after, legal.get()));
      movers.add(after.mover());
      after.play(legal.get());
    }
    line.put("moves", names);
    line.put("movers", movers);
  }
}
