package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompilerGame;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.NamedThings;
import org.rookery.program.Quantity;
import org.rookery.program.TurnStep;

/** Whose turn it is, what is counted and forbidden, and how a game ends, as the engine sees it. */
final class EndingsBuilderTest {
  private static final String BLOCKS =
      "(moves (n add) (move-type leap) (n n add) (move-type hop) (e add) (move-type last) (w add))";
  private static final String FAR = "(exists friend (zone far))";

  /** The second of three players is nobody's opponent: he never chooses. */
  private static GameProgram game(String order, String blocks, String sections) {
    String text =
        "(game (title \"Small\") (players White Tree Black) (turn-order "
            + order
            + ") (board (rectangle 3 3)"
            + " (symmetry Black (n s) (s n) (e w) (w e))"
            + " (zone (name far) (players White) (positions a3 b3 c3))"
            + " (zone (name far) (players Tree) (positions b2))"
            + " (zone (name far) (players Black) (positions a1)))"
            + " (board-setup (White (Man a1)) (Black (Man c3)))"
            + ("(piece (name Man) (letter M) " + blocks + ")")
            + ("(piece (name King) (letter K) (moves (e add)))" + sections + ")");
    return CompilerGame.compiled(text).program();
  }

  private static List<String> endings(GameProgram game) {
    NamedThings names = new NamedThings(game);
    return game.endings().stream()
        .map(e -> e.reason() + " " + e.player() + " " + e.result() + " " + names.test(e.when()))
        .toList();
  }

  private static List<String> order(GameProgram game) {
    return game.turnOrder().stream()
        .map(step -> step.player() + " as " + step.as() + " by " + named(step.tiers(), game))
        .toList();
  }

  private static String named(List<List<Integer>> tiers, GameProgram game) {
    return tiers.stream()
        .map(tier -> tier.stream().map(group -> "'" + game.groups().get(group) + "'").toList())
        .toList()
        .toString();
  }

  private static List<String> parts(GameProgram game, int step) {
    NamedThings names = new NamedThings(game);
    return game.turnOrder().get(step).then().stream()
        .map(
            part ->
                names.test(part.when())
                    + (" then " + game.groups().get(part.group()))
                    + (part.otherwise() == TurnStep.Part.ILLEGAL
                        ? ""
                        : " or " + game.endings().get(part.otherwise()).reason()))
        .toList();
  }

  @Test
  void each_player_of_an_ending_sees_it_in_their_own_way() {
    GameProgram game =
        game(
            "White Black",
            BLOCKS,
            ("(ending \"home\" " + FAR + " win)")
                + ("(ending \"gone\" " + FAR + " loss (players Black))")
                + ("(ending \"tie\" " + FAR + " draw (players White Black))")
                + ("(ending \"sum\" " + FAR + " count (players White))"));
    String white = "(>= (count White Man|White King (a3 b3 c3)) 1)";
    String black = "(>= (count Black Man|Black King (a1)) 1)";
    assertThat(endings(game).stream().filter(it -> !it.startsWith("stalemate")))
        .containsExactly(
            "home 0 WIN " + white,
            "home 2 WIN " + black,
            "gone 2 LOSS " + black,
            "tie 0 DRAW " + white,
            "tie 2 DRAW " + black,
            "sum 0 COUNT " + white);
  }

  @Test
  void turns_by_any_type_by_one_and_of_anothers_pieces() {
    GameProgram game =
        game("White (Black leap) repeat (White Black) (Black White hop)", BLOCKS, "");
    assertThat(order(game))
        .containsExactly(
            "0 as 0 by [['', 'leap', 'hop', 'last']]",
            "2 as 2 by [['leap']]",
            "0 as 2 by [['', 'leap', 'hop', 'last']]",
            "2 as 0 by [['hop']]");
    assertThat(game.repeatFrom()).isEqualTo(2);
    assertThat(game.turnOrder()).allMatch(step -> step.then().isEmpty());
  }

  /** A type that parts are made of waits for them; blocks without a type may be both. */
  @Test
  void parts_of_turns() {
    GameProgram game =
        game(
            "White (Black more) (White Black)",
            BLOCKS,
            ("(after-move " + FAR + " (then leap) (or-lose \"no leap\"))")
                + "(after-move more quiet? (then hop))"
                + ("(after-move more " + FAR + " (then any))"));
    assertThat(order(game))
        .allMatch(step -> step.endsWith("[['', 'last']]") || step.endsWith("[['last', '']]"));
    String white = "(>= (count White Man|White King (a3 b3 c3)) 1)";
    String black = "(>= (count Black Man|Black King (a1)) 1)";
    assertThat(parts(game, 0)).containsExactly(white + " then leap or no leap");
    assertThat(parts(game, 1))
        .containsExactly(
            black + " then leap or no leap", "(not (captures a1 a1)) then hop", black + " then ");
    assertThat(parts(game, 2)).containsExactly(black + " then leap or no leap");
  }

  /** Each step has an ending of its own for the part that cannot be made: its player loses. */
  @Test
  void a_part_that_cannot_be_made_loses() {
    GameProgram game =
        game(
            "White Black (White Black)",
            BLOCKS,
            "(after-move true (then leap) (or-lose \"no leap\"))"
                + ("(ending \"home\" " + FAR + " win (players White))"));
    List<Ending> lost =
        game.endings().stream().filter(ending -> ending.reason().equals("no leap")).toList();
    assertThat(lost).extracting(Ending::player).containsExactly(0, 2, 2);
    assertThat(lost)
        .allMatch(ending -> ending.result() == Ending.Result.LOSS)
        .allMatch(ending -> ending.when().equals(new org.rookery.program.Test.Constant(false)));
    assertThat(game.turnOrder())
        .extracting(step -> step.then().get(0).otherwise())
        .containsExactly(
            game.endings().indexOf(lost.get(0)),
            game.endings().indexOf(lost.get(1)),
            game.endings().lastIndexOf(lost.get(2)));
  }

  @Test
  void ranked_types_are_tried_one_after_the_other() {
    GameProgram game = game("White (Black leap)", BLOCKS, "(move-priorities hop last)");
    assertThat(order(game))
        .containsExactly("0 as 0 by [['hop'], ['last'], ['']]", "2 as 2 by [['leap']]");
  }

  @Test
  void counters_of_all_and_of_each() {
    GameProgram game =
        game(
            "White Black",
            BLOCKS,
            ("(counter one 3 (after-turn (add 2 " + FAR + ") (add -1 quiet?)))")
                + ("(counter each 0 (per player) (in-fen) (after-turn (add 5 " + FAR + ")))"));
    NamedThings names = new NamedThings(game);
    assertThat(game.counters())
        .extracting(CounterRule::name)
        .containsExactly("one", "each-White", "each-Tree", "each-Black");
    assertThat(game.counters()).extracting(CounterRule::initial).containsExactly(3, 0, 0, 0);
    assertThat(game.counters())
        .extracting(CounterRule::fen)
        .containsExactly(false, true, true, true);
    assertThat(game.counters())
        .extracting(
            rule ->
                rule.after().stream()
                    .map(change -> by(change.by(), names) + " " + names.test(change.when()))
                    .toList())
        .containsExactly(
            List.of(
                "2 (>= (count White Man|White King (a3 b3 c3)) 1)", "-1 (not (captures a1 a1))"),
            List.of("5 (>= (count White Man|White King (a3 b3 c3)) 1)"),
            List.of("5 (>= (count Tree Man|Tree King (b2)) 1)"),
            List.of("5 (>= (count Black Man|Black King (a1)) 1)"));
  }

  private static String by(Quantity by, NamedThings names) {
    Quantity zero = new Quantity.Constant(0);
    String compared =
        names.test(
            new org.rookery.program.Test.Compare(
                by, org.rookery.program.Quantity.Relation.EQUAL, zero));
    return compared.substring("(= ".length(), compared.length() - " 0)".length());
  }

  @Test
  void each_player_counts_their_own_pieces() {
    GameProgram game =
        game(
            "White Black",
            BLOCKS,
            "(counter sum 0 (per player) (after-turn (add (count friend (zone far)) quiet?)))");
    NamedThings names = new NamedThings(game);
    assertThat(game.counters())
        .extracting(rule -> by(rule.after().get(0).by(), names))
        .containsExactly(
            "(count White Man|White King (a3 b3 c3))",
            "(count Tree Man|Tree King (b2))",
            "(count Black Man|Black King (a1))");
  }

  @Test
  void what_moves_forbid_is_seen_by_each_player() {
    GameProgram game =
        game(
            "White Black",
            "(moves (n (forbid " + FAR + ") add) (e (forbid (in-check?)) add))",
            "(royal King)");
    NamedThings names = new NamedThings(game);
    assertThat(game.forbidden().stream().map(names::test))
        .containsExactly(
            "(>= (count White Man|White King (a3 b3 c3)) 1)",
            "(>= (count Tree Man|Tree King (b2)) 1)",
            "(>= (count Black Man|Black King (a1)) 1)",
            "(in-check White)",
            "(in-check Tree)",
            "(in-check Black)");
  }

  private static List<Object> royal(String sections) {
    GameProgram game = game("White Black", BLOCKS, sections);
    NamedThings names = new NamedThings(game);
    GameProgram.Royal royal = game.royal();
    return List.of(
        names.pieces(royal.contents()),
        royal.onlyDisplacement(),
        royal.legal().stream().map(names::test).toList(),
        royal.eachPart(),
        royal.inTheEnd());
  }

  @Test
  void what_royal_pieces_are_safe_from() {
    List<String> anything = List.of("true", "true", "true");
    String kings = "White King|Black King";
    assertThat(royal("(royal King)")).containsExactly(kings, false, anything, false, false);
    assertThat(royal("(royal King (attacked-by displacement))"))
        .containsExactly(kings, true, anything, false, false);
    assertThat(royal("(royal King (judge-check each-part))"))
        .containsExactly(kings, false, anything, true, false);
    assertThat(royal("(royal King (may-not-give-check))"))
        .containsExactly(
            kings,
            false,
            List.of(
                "(not (in-check Black))",
                "(not (or (in-check White) (in-check Black)))",
                "(not (in-check White))"),
            false,
            false);
    assertThat(royal("(loss-condition (White Black) (checkmated King))"))
        .containsExactly(kings, false, anything, false, true);
    assertThat(royal("").subList(1, 5)).containsExactly(false, anything, false, false);
  }

  /** One of several sections that say so is enough. */
  @Test
  void settings_of_several_royal_pieces() {
    assertThat(royal("(royal King) (royal Man (attacked-by displacement) (judge-check each-part))"))
        .containsExactly(
            "White Man|Black Man|White King|Black King",
            true,
            List.of("true", "true", "true"),
            true,
            false);
  }
}
