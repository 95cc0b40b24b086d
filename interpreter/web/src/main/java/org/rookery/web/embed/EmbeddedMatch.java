package org.rookery.web.embed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.engine.search.Perft;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.player.Level;
import org.rookery.player.search.SearchLimits;
import org.rookery.web.table.Chooser;
import org.rookery.web.table.Json;
import org.rookery.web.table.Records;
import org.teavm.jso.JSExport;

/** A match, asked in texts and answering in texts and JSON. */
public final class EmbeddedMatch {
  private final Match match;
  private final String problem;
  private final String remark;
  private final Chooser chooser;
  private final List<Map<String, Object>> made = new ArrayList<>();

  /** The moves of the position where endings are ignored, and what was said of its moves. */
  private @Nullable LegalMoves free;

  private @Nullable MoveTexts texts;
  private boolean ignoresEndings;

  EmbeddedMatch(Match match, String problem, String remark, Chooser chooser) {
    this.match = match;
    this.problem = problem;
    this.remark = remark;
    this.chooser = chooser;
  }

  /** Why it is not the match that was asked for; empty when it is. */
  @JSExport
  public String problem() {
    return problem;
  }

  /** What else is to be told of the record that it was read from; empty for nothing. */
  @JSExport
  public String remark() {
    return remark;
  }

  /** From now on moves are listed and made even where an ending has been reached. */
  @JSExport
  public void ignoreEndings() {
    ignoresEndings = true;
  }

  // ---- moves

  /**
   * The legal moves as texts, as JSON.
   *
   * @param square of the piece that moves; empty for all
   */
  @JSExport
  public String moves(String square) {
    return answered(() -> Json.of(legal(square).stream().map(texts()::of).toList()));
  }

  /** The same, each with all that there is to say of it. */
  @JSExport
  public String verboseMoves(String square) {
    return answered(() -> Json.of(legal(square).stream().map(texts()::described).toList()));
  }

  private LegalMoves legal() {
    LegalMoves known = free;
    if (!ignoresEndings) {
      return match.turns();
    } else if (known == null) {
      known = match.turnsWhateverEnded();
      free = known;
    }
    return known;
  }

  private List<LegalMove> legal(String square) {
    LegalMoves moves = legal();
    return square.isEmpty()
        ? moves
        : moves.stream().filter(move -> move.from().filter(square::equals).isPresent()).toList();
  }

  /** Makes the move that a text in any notation means; JSON: the move, or why there is none. */
  @JSExport
  public String play(String text) {
    return answered(
        () -> {
          if (legal().read(text) instanceof TurnReading.Found found) {
            Map<String, Object> move = texts().described(found.turn());
            match.playOn(found.turn());
            free = null;
            made.add(move);
            return Json.of(move);
          }
          return Json.of(Map.of("problem", match.why(text)));
        });
  }

  /** Takes the last move back; false when there is none. */
  @JSExport
  public boolean back() {
    boolean isBack = match.back();
    if (isBack) {
      made.remove(made.size() - 1);
      free = null;
    }
    return isBack;
  }

  /** The moves made, each with all that there is to say of it, as JSON. */
  @JSExport
  public String history() {
    return Json.of(made);
  }

  /** The moves made, as JSON: texts that may be played again from where the match began. */
  @JSExport
  public String played() {
    return Json.of(match.played());
  }

  private MoveTexts texts() {
    MoveTexts known = texts;
    if (known == null || !known.areOf(legal())) {
      known = new MoveTexts(legal(), match);
      texts = known;
    }
    return known;
  }

  // ---- how it stands

  /** The name of the player whose turn it is. */
  @JSExport
  public String turn() {
    return match.moverName();
  }

  /** The number of the turn in the position, as FEN writes it. */
  @JSExport
  public int number() {
    return match.position().setup().turnNumber();
  }

  /** Whether a royal piece of that player is attacked. */
  @JSExport
  public boolean isCheck() {
    return match.inCheck();
  }

  /** Whether the game is over, or cannot be played at all. */
  @JSExport
  public boolean isOver() {
    return match.isOver();
  }

  /** How the game stands, as a sentence. */
  @JSExport
  public String state() {
    return match.state();
  }

  /** How the game ended, as JSON; {@code null} while it goes on. */
  @JSExport
  public String outcome() {
    Outcome outcome = match.outcome();
    if (outcome instanceof Outcome.Win win) {
      return outcome("win", match.game().program().teamName(win.player()), win.reason());
    } else if (outcome instanceof Outcome.Loss loss) {
      return outcome("loss", match.game().players().get(loss.player()), loss.reason());
    } else if (outcome instanceof Outcome.Draw draw) {
      return outcome("draw", null, draw.reason());
    }
    return "null";
  }

  private String outcome(String result, @Nullable String player, String cause) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("result", result);
    all.put("player", player);
    all.put("cause", cause);
    if (!match.ranking().isEmpty()) {
      all.put("points", match.ranking());
    }
    if (!match.ranks().isEmpty()) {
      all.put("ranks", match.ranks());
    }
    all.put("text", match.state());
    return Json.of(all);
  }

  // ---- the position

  /** The position as extended FEN. */
  @JSExport
  public String fen() {
    return match.fen();
  }

  /** Where the match began, as extended FEN; empty for where the game does. */
  @JSExport
  public String startFen() {
    return match.isFromStart() ? "" : match.startFen();
  }

  /** The match as PGN. */
  @JSExport
  public String pgn() {
    return Records.pgn(match);
  }

  /** The board drawn with letters. */
  @JSExport
  public String text() {
    return match.board();
  }

  /** What stands where, as JSON. */
  @JSExport
  public String board() {
    return Json.of(BoardData.of(match));
  }

  // ---- questions

  /** Why a text is or is not a legal move. */
  @JSExport
  public String why(String text) {
    return match.why(text);
  }

  /** How many positions lie so many moves ahead, as digits; JSON with a problem if it cannot be. */
  @JSExport
  public String perft(int depth) {
    return answered(
        () -> Long.toString(new Perft(match.engine().generator()).count(match.position(), depth)));
  }

  /**
   * The program's move, as JSON; {@code null} where the game is over.
   *
   * @param kind {@code level}, {@code nodes} or {@code ms}
   */
  @JSExport
  public String best(String kind, int amount) {
    return answered(
        () -> {
          if (match.isOver() || match.turns().isEmpty()) {
            return "null";
          }
          Optional<LegalMove> move =
              switch (kind) {
                case "nodes" -> chooser.best(match, SearchLimits.ofNodes(amount));
                case "ms" -> chooser.best(match, SearchLimits.ofMillis(amount));
                default -> chooser.choose(match, Level.of(amount).orElseThrow());
              };
          return move.map(texts()::described).map(Json::of).orElse("null");
        });
  }

  /** A question that leads too far is answered with the reason. */
  private static String answered(Supplier<String> answer) {
    try {
      return answer.get();
    } catch (TooManyMoves refused) {
      return Json.of(Map.of("problem", String.valueOf(refused.getMessage())));
    }
  }
}
