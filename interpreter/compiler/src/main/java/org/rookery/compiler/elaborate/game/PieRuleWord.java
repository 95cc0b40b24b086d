package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rookery.compiler.elaborate.board.BoardLines;
import org.rookery.compiler.elaborate.board.BoardPlan;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Facing;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.PieRule;
import org.rookery.compiler.model.PieRule.Look;
import org.rookery.language.form.Form;
import org.rookery.program.GameProgram;

/** The section that lets the second player take over the first player's side. */
public final class PieRuleWord {
  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "pie-rule",
              "[turned|transposed] [condition]",
              "In their first turn the second player may `swap` instead of moving: all that belongs "
                  + "to one player, pieces, hand and counters, belongs to the other from then on. "
                  + "Pieces stay where they are; they go to the squares where the second player sees "
                  + "them with `turned`, to those with file and rank exchanged with `transposed`. With "
                  + "a condition, either player may `swap` in each turn in which it holds before the "
                  + "move, and in no other.",
              "(pie-rule turned)",
              c -> Section.at(GameDraft.RULES, game -> read(c, game))));

  private static final int PLAYERS = 2;

  /** What may be said of where pieces go. */
  private static final List<String> LOOKS = List.of("turned", "transposed");

  /** Conditions that are a bare word without a question mark. */
  private static final List<String> CONSTANTS = List.of("true", "false");

  private PieRuleWord() {}

  private static void read(Call call, GameDraft game) {
    Optional<Look> read = look(call);
    if (read.isEmpty()) {
      return;
    }
    Look look = read.get();
    List<String> choosing = game.competingPlayers();
    if (choosing.size() != PLAYERS) {
      game.problems()
          .error(
              "pie-rule-players",
              call.origin(),
              "A pie rule is for two players, and " + choosing.size() + " have turns.");
      return;
    }
    Optional<Map<String, String>> squares = squares(look, game);
    if (squares.isEmpty()) {
      game.problems()
          .error(
              "pie-rule-board",
              call.origin(),
              "`" + call.text(0) + "` takes a square of this board to none.");
      return;
    }
    String one = opener(game);
    String other = choosing.get(choosing.get(0).equals(one) ? 1 : 0);
    Optional<Condition> when = when(call);
    int turn = when.isPresent() ? 0 : turn(other, game);
    game.pieRule = new PieRule(look, turn, one, other, squares.get(), when, call.origin());
  }

  /** A view is a bare word that is no condition. */
  private static boolean hasLook(Call call) {
    return call.optional(0)
        .flatMap(Form::atom)
        .filter(it -> !it.endsWith("?") && !CONSTANTS.contains(it))
        .isPresent();
  }

  private static Optional<Condition> when(Call call) {
    int place = hasLook(call) ? 1 : 0;
    call.from(place + 1).stream()
        .findFirst()
        .ifPresent(
            more ->
                call.problems()
                    .error(
                        "wrong-kind",
                        more.origin(),
                        "A pie rule has one view and behind it one condition, at most.",
                        "several conditions are one: `(or … …)`"));
    return call.optional(place).map(form -> call.scope().withoutCursor().condition(form));
  }

  private static Optional<Look> look(Call call) {
    if (!hasLook(call)) {
      return Optional.of(Look.SAME);
    }
    String word = call.text(0);
    if (!LOOKS.contains(word)) {
      call.problems().unknownWord("view", word, call.arg(0).origin(), LOOKS);
      return Optional.empty();
    }
    return Optional.of(Look.valueOf(word.toUpperCase(Locale.ROOT)));
  }

  private static String opener(GameDraft game) {
    return game.turnOrder.stream()
        .map(TurnItem::player)
        .filter(name -> !GameProgram.isChance(name))
        .findFirst()
        .orElse("");
  }

  /** The first turn of a player, which comes once only: what is repeated follows it once more. */
  private static int turn(String player, GameDraft game) {
    int turn =
        IntStream.range(0, game.turnOrder.size())
            .filter(i -> game.turnOrder.get(i).player().equals(player))
            .findFirst()
            .orElse(0);
    if (turn >= game.repeatFrom) {
      List<TurnItem> again =
          List.copyOf(game.turnOrder.subList(game.repeatFrom, game.turnOrder.size()));
      game.repeatFrom = game.turnOrder.size();
      game.turnOrder.addAll(again);
    }
    return turn;
  }

  /** Where the pieces of each square go; nothing if some have no place. */
  private static Optional<Map<String, String>> squares(Look look, GameDraft game) {
    BoardPlan plan = game.scope.plan();
    BoardLines lines = game.scope.lines();
    Facing second = plan.facing(1);
    Map<String, String> squares = new LinkedHashMap<>();
    for (String square : game.scope.names().all(NameKind.SQUARE)) {
      Optional<String> to =
          switch (look) {
            case SAME -> Optional.of(square);
            case TURNED -> lines.turned(square, second);
            case TRANSPOSED -> lines.transposed(square);
          };
      if (to.filter(plan::has).isEmpty()) {
        return Optional.empty();
      }
      squares.put(square, to.get());
    }
    return Optional.of(squares);
  }
}
