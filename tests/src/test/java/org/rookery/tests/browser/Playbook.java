package org.rookery.tests.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.game.Rules;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Games;
import org.rookery.web.page.Bundle;
import org.rookery.web.table.Json;
import org.rookery.web.table.Table;

/**
 * What a game comes to in the JVM.
 *
 * @param leaves by depth, from 1
 * @param start where the random game begins, as FEN: not where a lot says
 * @param seen the same as the player to move sees it
 * @param turns a random game
 * @param positions after each of them, as the player to move sees it, as FEN
 */
record Playbook(
    String name,
    Bundle bundle,
    List<Long> leaves,
    String start,
    String seen,
    List<String> turns,
    List<String> positions) {
  /** Where a second turn is counted too, there are no more first ones than this. */
  private static final int MOST_BRANCHES = 100;

  static Playbook of(String name, int length) {
    Game game = Games.game(name);
    GameEngine engine = game.engine();
    List<Long> leaves = new ArrayList<>();
    leaves.add(new Perft(engine.generator()).count(engine.start(), 1));
    if (leaves.get(0) <= MOST_BRANCHES) {
      leaves.add(new Perft(engine.generator()).count(engine.start(), 2));
    }
    List<String> turns = new ArrayList<>();
    List<String> positions = new ArrayList<>();
    Match match = game.start();
    String start = match.fen();
    String seen = MatchSight.of(match, match.mover()).fen();
    SplittableRandom random = new SplittableRandom(name.hashCode());
    while (turns.size() < length && !match.turns().isEmpty()) {
      turns.add(match.play(match.turns().get(random.nextInt(match.turns().size()))));
      positions.add(MatchSight.of(match, match.mover()).fen());
    }
    Rules rules = Rules.of(game.source(), game.loader());
    return new Playbook(
        name, Bundle.of(rules, Optional.empty()), leaves, start, seen, turns, positions);
  }

  /** The same in JSON, and when the opponent is asked for a move. */
  String json(String opponent) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("name", name);
    all.put("rules", bundle.name());
    all.put("texts", bundle.texts());
    all.put("leaves", leaves);
    all.put("opponent", opponent);
    all.put("start", start);
    all.put("seen", seen);
    all.put("turns", turns);
    all.put("positions", positions);
    all.put("beginning", Table.beginning(Games.game(name)).orElse(null));
    return Json.of(all);
  }
}
