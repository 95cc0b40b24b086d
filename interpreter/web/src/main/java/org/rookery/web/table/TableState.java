package org.rookery.web.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rookery.drawing.text.SquareNumbers;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** How a match stands, as JSON. */
final class TableState {
  /** More turns than a person could look through. */
  private static final int MOST_TURNS = 20_000;

  private TableState() {}

  /** The same as a text; see {@link #of}. */
  static String json(
      Match match, MatchSight sight, List<MadeMove> made, List<String> undone, String remark) {
    return Json.of(of(match, sight, made, undone, remark));
  }

  /**
   * How a match stands, by what each part of it is called.
   *
   * @param sight what those see who are told
   * @param made the moves made
   * @param undone the turns taken back, the next last
   * @param remark something that a person is to be told; empty for nothing
   */
  static Map<String, Object> of(
      Match match, MatchSight sight, List<MadeMove> made, List<String> undone, String remark) {
    GameProgram program = match.game().program();
    Position position = match.position();
    Setup setup = sight.sight().seen();
    Map<String, Object> state = new LinkedHashMap<>();
    state.put("mover", match.mover());
    state.put("chance", program.playsAtRandom(match.mover()));
    state.put("turn", setup.turnNumber());
    state.put("state", sight.state());
    state.put("news", sight.hasNews());
    state.put("over", match.isOver());
    state.put("fen", sight.fen());
    state.put("text", sight.board());
    state.put("start", match.isFromStart() ? "" : sight.hides() ? "?" : match.startFen());
    state.put("played", sight.played());
    state.put("undone", sight.hides() ? List.of() : undone);
    state.put("remark", remark);
    state.put("names", sight.named(made.stream().map(MadeMove::name).toList()));
    state.put("movers", made.stream().map(MadeMove::player).toList());
    state.put("board", setup.board());
    state.put("numbers", SquareNumbers.of(program, setup));
    state.put("beneath", setup.beneath());
    state.put(
        "last",
        IntStream.of(position.lastFrom(), position.lastTo())
            .filter(
                square ->
                    square != Position.NOWHERE && (!sight.hides() || sight.last().get(square)))
            .boxed()
            .toList());
    state.put("check", sight.checked());
    state.put("hands", hands(program, setup));
    state.put("turns", turns(sight));
    if (sight.hides()) {
      state.put("unseen", sight.sight().unseen());
    }
    return state;
  }

  /** The same of a record that was read, with what it says of its moves. */
  static Map<String, Object> ofRecord(Match match, MatchSight sight, Records.Read read) {
    Map<String, Object> state = of(match, sight, read.made(), List.of(), read.told());
    boolean isBare =
        read.head().equals(RecordHead.NONE) && read.line().stream().allMatch(RecordMove::isBare);
    if (!isBare) {
      state.put("line", RecordMove.line(read.line()));
      state.put("tags", read.head().tags());
      state.put("comment", read.head().comment());
      state.put("result", read.head().result());
    }
    return state;
  }

  /** Per player, what is in their hand: contents with their counts. */
  private static List<List<List<Integer>>> hands(GameProgram program, Setup setup) {
    Contents contents = program.contents();
    List<List<List<Integer>>> hands = new ArrayList<>();
    for (int player = 0; player < contents.players(); player++) {
      List<List<Integer>> hand = new ArrayList<>();
      for (int type = 0; type < contents.types(); type++) {
        int content = contents.of(type, player);
        if (setup.hand().get(content) > 0) {
          hand.add(List.of(content, setup.hand().get(content)));
        }
      }
      hands.add(hand);
    }
    return hands;
  }

  private static List<List<Object>> turns(MatchSight sight) {
    return sight.turns().stream().limit(MOST_TURNS).map(TableState::turn).toList();
  }

  /** A move of several parts also says how many clicks have been made when each is complete. */
  private static List<Object> turn(LegalMove move) {
    return move.parts().size() > 1
        ? List.of(move.shown(), Clicks.of(move), Clicks.ends(move))
        : List.of(move.shown(), Clicks.of(move));
  }
}
