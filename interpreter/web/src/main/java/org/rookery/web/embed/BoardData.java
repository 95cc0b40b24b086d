package org.rookery.web.embed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rookery.drawing.text.SquareNumbers;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.position.Position;
import org.rookery.game.Match;
import org.rookery.program.Contents;

/** What stands where, as values that JSON can hold. */
final class BoardData {
  private BoardData() {}

  /** Pieces by square, hands by player, and the squares of the last move and of a check. */
  static Map<String, Object> of(Match match) {
    Position position = match.position();
    List<String> squares = match.game().squares();
    Map<Integer, Integer> numbers = SquareNumbers.of(match.game().program(), position.setup());
    Map<String, Object> pieces = new LinkedHashMap<>();
    for (int square = 0; square < squares.size(); square++) {
      int content = position.content(square);
      if (content != Contents.EMPTY) {
        Map<String, Object> piece = piece(match, content);
        if (numbers.containsKey(square)) {
          piece.put("number", numbers.get(square));
        }
        List<Integer> beneath = position.beneath(square);
        if (!beneath.isEmpty()) {
          piece.put("beneath", beneath.stream().map(occupant -> piece(match, occupant)).toList());
        }
        pieces.put(squares.get(square), piece);
      }
    }
    Map<String, Object> hands = new LinkedHashMap<>();
    for (int player = 0; player < match.game().players().size(); player++) {
      hands.put(match.game().players().get(player), hand(match, player));
    }
    Map<String, Object> board = new LinkedHashMap<>();
    board.put("pieces", pieces);
    board.put("hands", hands);
    board.put(
        "last",
        IntStream.of(position.lastFrom(), position.lastTo())
            .filter(square -> square != Position.NOWHERE)
            .mapToObj(squares::get)
            .distinct()
            .toList());
    board.put(
        "check",
        match.engine().generator().checks(position, position.as()).stream()
            .map(Attack::square)
            .distinct()
            .map(squares::get)
            .toList());
    return board;
  }

  private static List<Object> hand(Match match, int player) {
    Contents contents = match.game().program().contents();
    List<Object> hand = new ArrayList<>();
    for (int type = 0; type < contents.types(); type++) {
      int content = contents.of(type, player);
      int count = match.position().hand(content);
      if (count > 0) {
        Map<String, Object> piece = piece(match, content);
        piece.put("count", count);
        hand.add(piece);
      }
    }
    return hand;
  }

  /** A piece: whose it is, what it is, how moves write it, and its place among all contents. */
  static Map<String, Object> piece(Match match, int content) {
    Contents contents = match.game().program().contents();
    Map<String, Object> piece = new LinkedHashMap<>();
    piece.put("owner", match.game().players().get(contents.owner(content)));
    piece.put("piece", match.game().program().pieces().get(contents.type(content)).name());
    piece.put("letter", match.engine().labels().of(content));
    piece.put("content", content);
    return piece;
  }
}
