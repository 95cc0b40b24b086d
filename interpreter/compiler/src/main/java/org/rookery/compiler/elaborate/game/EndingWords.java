package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.ZrfTexts;
import org.rookery.compiler.elaborate.words.GoalWords;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.ClockModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.EndingModel.Result;
import org.rookery.compiler.model.Settings;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;
import org.rookery.program.Quantity.Relation;

/** Sections that say how the game ends, asked in the order they are written. */
public final class EndingWords {
  static final List<Result> DECIDED = List.of(Result.DRAW, Result.LOSS, Result.WIN);

  /** What no player brought about alone cannot be won or lost, but by what is counted then. */
  private static final List<Result> DRAW = List.of(Result.DRAW, Result.COUNT);

  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "royal",
              "piece… [group…]",
              "Royal pieces: a player who cannot get one out of check loses.",
              "(royal Chief (judge-check each-part))",
              c -> rule(game -> RoyalReader.read(c, game))),
          word(
              "stalemate",
              "draw|loss|win",
              "The result for a player who is not in check and has no legal move.",
              "(stalemate draw)",
              c -> ending("stalemate", GoalWords.stalemate(), c, DECIDED)),
          word(
              "no-moves",
              "draw|loss|win",
              "The result for a player who has no legal move, in check or not. Another result is "
                  + "written as `(ending \"no moves\" no-turn? count)`.",
              "(no-moves loss)",
              c -> ending("no moves", new Condition.NoTurn(Side.SELF), c, DECIDED)),
          word(
              "repetition",
              "integer [(perpetual-check loss)] [(perpetual-chase loss …)] draw|loss|win",
              "The game ends, with that result for the player who repeats, when the "
                  + "position has occurred so often, this time included, with the same player to "
                  + "move; a player who gave check with each move in between may lose instead, "
                  + "and so may a player who chased the same piece with each.",
              "(repetition 4 (perpetual-check loss) draw)",
              c -> rule(game -> Repetitions.read(c, game))),
          word(
              "quiet-turns",
              "integer [(reset-by captures|piece…)] draw|count",
              "The game ends after so many moves in a row that do not reset the clock.",
              "(quiet-turns 100 (reset-by captures Footman) draw)",
              EndingWords::quietMoves),
          word(
              "ending",
              "text condition draw|loss|win|count [(players player…)]",
              "The game ends with that result for a player for whom the condition holds: one of"
                  + " those named, or any who chooses moves.",
              "(ending \"bare chief\" (= (count friend (board)) 1) loss (players White))",
              c -> rule(game -> written(c, game))),
          word(
              "dead-position",
              "condition",
              "The game is also drawn when the condition holds: an extra rule for positions "
                  + "that no player can win and that the engine does not find by itself. perft "
                  + "counts on past it, and a variant does not inherit it.",
              "(dead-position (= (count anyone (board)) 2))",
              c -> rule(game -> deadPosition(c, game))),
          word(
              "dead-positions",
              "draw|play-on",
              "Whether the game is drawn when no sequence of moves leads to a win for any "
                  + "player, as far as the rules prove it; it is, unless this says `play-on`.",
              "(dead-positions play-on)",
              c -> rule(game -> deadPositions(c, game))));

  /** What `dead-positions` may say. */
  private static final List<String> DEAD = List.of("draw", "play-on");

  /** What resets the clock beside moves of pieces. */
  private static final String CAPTURES = "captures";

  private EndingWords() {}

  private static Section<GameDraft> rule(Consumer<GameDraft> action) {
    return Section.at(GameDraft.RULES, action);
  }

  private static Section<GameDraft> ending(
      String reason, Condition when, Call call, List<Result> allowed) {
    int resultIndex = call.size() - 1;
    return rule(
        game ->
            game.endings.add(
                new EndingModel(
                    reason,
                    game.activePlayers(),
                    result(call, resultIndex, allowed),
                    when,
                    call.origin())));
  }

  private static void written(Call call, GameDraft game) {
    Condition when = game.scope.atTheEnd().condition(call.arg(1));
    game.endings.add(
        new EndingModel(
            ZrfTexts.joined(call.args().subList(0, 1)),
            call.size() > 3 ? named(call, game) : meant(when, game),
            result(call, 2, List.of(Result.values())),
            when,
            call.origin()));
  }

  private static List<String> named(Call call, GameDraft game) {
    List<Form> items = call.items(call.arg(3));
    return game.scope.names(NameKind.PLAYER, items.subList(1, items.size()));
  }

  /**
   * For whom an ending is that names no players: not for chance, however few pieces it has, but it
   * may be left without a move.
   */
  private static List<String> meant(Condition when, GameDraft game) {
    return GoalSections.needsNoTurn(when) ? game.activePlayers() : game.competingPlayers();
  }

  private static void deadPosition(Call call, GameDraft game) {
    game.endings.add(
        new EndingModel(
            "dead position",
            game.activePlayers(),
            Result.DRAW,
            game.scope.atTheEnd().condition(call.arg(0)),
            true,
            call.origin()));
  }

  private static void deadPositions(Call call, GameDraft game) {
    String word = call.text(0);
    if (!DEAD.contains(word)) {
      call.problems().unknownWord("result", word, call.arg(0).origin(), DEAD);
    }
    game.options.put(Settings.DEAD_POSITIONS, word);
  }

  private static Section<GameDraft> quietMoves(Call call) {
    return rule(
        game -> {
          int turns = call.moves(0);
          Condition when =
              new Condition.Compare(
                  new Amount.Clock(), Relation.AT_LEAST, new Amount.Literal(turns));
          game.endings.add(
              new EndingModel(
                  quietReason(turns, game),
                  game.activePlayers(),
                  result(call, call.size() - 1, DRAW),
                  when,
                  call.origin()));
          if (call.size() > 2) {
            game.clock = clock(call.items(call.arg(1)), game);
          }
        });
  }

  /**
   * The name of a draw by quiet moves: of two players half as many, as pairs of moves are counted;
   * of more as many as each makes where all make as many, else as many as all make.
   */
  private static String quietReason(int moves, GameDraft game) {
    List<String> players = game.competingPlayers();
    List<String> order = game.turnOrder.stream().map(step -> step.player()).toList();
    boolean alike = order.size() == players.size() && players.containsAll(order);
    boolean each =
        moves >= players.size() && (players.size() == 2 || (alike && moves % players.size() == 0));
    int number = each ? moves / players.size() : moves;
    return number + (number == 1 ? " move" : " moves") + (each ? "" : " of all players");
  }

  private static ClockModel clock(List<Form> items, GameDraft game) {
    boolean captures = false;
    List<String> pieces = new ArrayList<>();
    for (Form form : items.subList(1, items.size())) {
      if (form.isWord(CAPTURES)) {
        captures = true;
      } else {
        pieces.add(game.scope.name(NameKind.PIECE, form, List.of(CAPTURES)));
      }
    }
    return new ClockModel(captures, pieces);
  }

  /** The result that an argument names, told unless it is one of those allowed. */
  static Result result(Call call, int index, List<Result> allowed) {
    String word = call.text(index);
    for (Result result : allowed) {
      if (name(result).equals(word)) {
        return result;
      }
    }
    List<String> words = allowed.stream().map(EndingWords::name).toList();
    call.problems().unknownWord("result", word, call.arg(index).origin(), words);
    return Result.DRAW;
  }

  private static String name(Result result) {
    return result.name().toLowerCase(Locale.ROOT);
  }
}
