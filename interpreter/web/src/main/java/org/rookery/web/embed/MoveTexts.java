package org.rookery.web.embed;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Position;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.program.Contents;
import org.rookery.web.table.Clicks;

/** What is said of the moves of one position. */
final class MoveTexts {
  private final LegalMoves moves;
  private final Match match;
  private final Contents contents;

  /** Standard notation, which takes longer to write than to find a move. */
  private final Map<LegalMove, String> sans = new HashMap<>();

  MoveTexts(LegalMoves moves, Match match) {
    this.moves = moves;
    this.match = match;
    contents = match.game().program().contents();
  }

  /** Whether they are those moves. */
  boolean areOf(LegalMoves others) {
    return moves == others;
  }

  /** Standard notation where that is read as the move, else the shortest text. */
  String of(LegalMove move) {
    return sans.computeIfAbsent(move, LegalMove::san);
  }

  /** All that there is to say of a move. */
  Map<String, Object> described(LegalMove move) {
    MoveChanges changes = MoveChanges.of(match.position(), move.move());
    int moving = moving(changes);
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("text", of(move));
    all.put("san", of(move));
    all.put("written", move.written());
    all.put("uci", move.uci());
    all.put("complete", move.complete());
    all.put("player", match.moverName());
    all.put("from", move.from().orElse(null));
    all.put("to", move.to().orElse(null));
    all.put("piece", moving == Contents.EMPTY ? null : name(moving));
    all.put("promotion", promotion(changes, moving));
    all.put("captured", changes.captured().stream().mapToObj(this::captured).toList());
    all.put("touches", Clicks.of(move));
    all.put("after", after(move));
    return all;
  }

  /** The position behind a move, as extended FEN. */
  private String after(LegalMove move) {
    Position position = match.position();
    position.make(move.move());
    String fen = match.fen();
    position.unmake();
    return fen;
  }

  /** The piece that moves or is dropped; none in a pass. */
  private int moving(MoveChanges changes) {
    if (changes.origin() != Component.NO_SQUARE) {
      return match.position().content(changes.origin());
    }
    for (Component component : changes.all()) {
      if (component instanceof Component.Drop drop) {
        return drop.content();
      }
    }
    return Contents.EMPTY;
  }

  /** What the piece that moves becomes where it arrives; null when it stays what it is. */
  private @Nullable String promotion(MoveChanges changes, int moving) {
    List<Component> first = changes.parts().get(0);
    for (Component component : first) {
      if (moving != Contents.EMPTY
          && component instanceof Component.Place place
          && place.square() == changes.target()
          && contents.type(place.content()) != contents.type(moving)
          && contents.owner(place.content()) == contents.owner(moving)) {
        return name(place.content());
      }
    }
    return null;
  }

  /** A square whose piece is captured, with that piece; alone for one that came in this move. */
  private Map<String, Object> captured(int square) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("square", match.game().squares().get(square));
    int content = match.position().content(square);
    if (content != Contents.EMPTY) {
      all.putAll(BoardData.piece(match, content));
    }
    return all;
  }

  private String name(int content) {
    return match.game().program().pieces().get(contents.type(content)).name();
  }
}
