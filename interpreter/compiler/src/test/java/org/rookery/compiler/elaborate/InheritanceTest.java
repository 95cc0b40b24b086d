package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rookery.compiler.elaborate.RulesText.lines;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

class InheritanceTest {
  private static final String GAME =
      """
      (game (title "First")
        (board (rectangle 3 3))
        (board-setup (White (X a1) (Y b1)) (Black (X a3)))
        (piece (name X) (letter X) (attribute big? false) (moves (n add)))
        (piece (name Y) (letter Y) (moves (s add)))
        (royal X)
        (ending "one" (= (count friend (board)) 1) loss)
        (repetition 3 draw)
        (pass-turn true)
        (on-move capture))
      """;

  private static final String SEVERAL =
      "(variant (title \"Second\") (another-turn (= 1 4)) (another-turn (= 1 5)))";

  private static GameModel variant(String sections) {
    return RulesText.rules(GAME + "(variant (title \"Second\") " + sections + ")").clean();
  }

  @Test
  void whatIsNotGivenIsInherited() {
    GameModel variant = variant("");

    assertThat(variant.title()).isEqualTo("Second");
    assertThat(lines(variant, "letters")).containsExactly("letters X x", "letters Y y");
    assertThat(lines(variant, "board-setup"))
        .containsExactly("board-setup (White (X a1) (Y b1)) (Black (X a3))");
    assertThat(variant.options()).containsEntry("pass turn", "true");
    assertThat(variant.hooks()).hasSize(1);
  }

  @Test
  void sectionsOfOneWordReplaceAllThatAreInherited() {
    String inherited =
        GAME.replace("(on-move", "(another-turn (= 1 2)) (another-turn (= 1 3)) (on-move");

    assertThat(lines(RulesText.rules(inherited + SEVERAL).clean(), "another-turn"))
        .containsExactly("another-turn (= 1 4)", "another-turn (= 1 5)");
    assertThat(lines(RulesText.rules(GAME + SEVERAL).clean(), "another-turn"))
        .containsExactly("another-turn (= 1 4)", "another-turn (= 1 5)");
  }

  @Test
  void piecesAreReplacedByNameAndSectionsByWord() {
    GameModel variant =
        variant(
            """
            (piece (name Y) (letter Y) (moves (e add)))
            (piece (name Z) (moves (w add)))
            (board (rectangle 2 3))
            (pass-turn false)
            (on-move (flip))
            """);

    assertThat(lines(variant, "moves"))
        .containsExactly("moves (n add)", "moves (e add)", "moves (w add)");
    assertThat(lines(variant, "squares 6")).hasSize(1);
    assertThat(variant.options()).containsEntry("pass turn", "false");
    assertThat(variant.hooks()).hasSize(2);
  }

  @Test
  void endingsOfAVariantComeFirstExceptThoseThatReplace() {
    GameModel variant =
        variant(
            """
            (ending "two" to-move? win)
            (repetition 2 draw)
            (royal Y)
            (ending "one" to-move? draw)
            """);

    assertThat(lines(variant, "ending"))
        .extracting(line -> line.split("\"")[1])
        .containsExactly("two", "one", "checkmate", "repetition", "stalemate");
    assertThat(lines(variant, "royal")).containsExactly("royal Y (players White Black)");
    assertThat(lines(variant, "ending \"rep")).allMatch(line -> line.contains("(repeated? 2)"));
  }

  @Test
  void oneGoalReplacesAllGoals() {
    GameModel variant =
        RulesText.rules(
                """
                (game (board (rectangle 2 2)) (piece (name X) (moves (n add)))
                  (board-setup (White (X a1)))
                  (win-condition (White) (pieces-remaining 1))
                  (draw-condition (White Black) repetition))
                (variant (title "Losing") (loss-condition (White) (pieces-remaining 1)))
                """)
            .clean();

    assertThat(lines(variant, "ending"))
        .containsExactly(
            "ending \"pieces remaining\" (= (count friend (board)) 1) loss (players White)",
            "ending \"stalemate\" no-turn? draw (players White Black)");
  }

  @Test
  void sectionsCanBeRemovedAndPiecesChanged() {
    GameModel variant =
        variant(
            """
            (remove (piece Y) royal (ending "one") on-move pass-turn)
            (change (piece X) (moves (w add)) (attribute tall? true))
            (board-setup (White (X a1)))
            """);

    assertThat(lines(variant, "letters")).containsExactly("letters X x");
    assertThat(lines(variant, "attribute"))
        .containsExactly("attribute big? false", "attribute tall? true");
    assertThat(lines(variant, "moves")).containsExactly("moves (w add)");
    assertThat(lines(variant, "ending")).hasSize(2);
    assertThat(variant.royals()).isEmpty();
    assertThat(variant.hooks()).isEmpty();
    assertThat(variant.options()).isEmpty();
  }

  @Test
  void whatIsNotThereCannotBeRemovedOrChanged() {
    RulesText text =
        RulesText.rules(
            GAME
                + "(variant (title \"T\") (remove (piece Q) (ending \"ane\") stalemate) (change (piece Z)))");

    assertThat(text.messages())
        .containsExactlyInAnyOrder(
            "The game has no piece `Q`.",
            "The game has no ending `ane`. did you mean `one`?",
            "The game has no section `stalemate`.",
            "The game has no piece `Z`.");
  }

  @Test
  void aVariantBeforeEveryGameBelongsToTheFirst() {
    RulesText text =
        RulesText.zrf(
            "(variant (title \"V\")) " + GAME + "(variant (title \"-\")) (variant (title \"W\"))");

    assertThat(text.games()).extracting(GameModel::title).containsExactly("V", "First", "W");
    assertThat(text.games().get(0).pieces()).hasSize(2);
  }

  @Test
  void theGameMeantIsTheDefaultOrTheFirst() {
    assertThat(chosen(GAME + "(variant (title \"B\")) (variant (title \"C\") (default))"))
        .isEqualTo("C");
    assertThat(chosen(GAME + "(variant (title \"B\"))")).isEqualTo("First");
  }

  private static String chosen(String text) {
    Diagnostics diagnostics = new Diagnostics();
    var forms = new Expander(SourceLoader.NONE, diagnostics).expand(Source.of("t.zrf", text));
    List<GameText> games = Elaborator.games(forms, Dialect.ZRF, diagnostics);
    return Elaborator.choose(games, Dialect.ZRF, null).orElseThrow().title();
  }

  @Test
  void anIncludedVariantIsAGameToVary() {
    Source first = Source.of("first.rules", GAME);
    Source second =
        Source.of(
            "second.rules", "(include \"first\") (variant (title \"Second\") (remove (piece Y)))");
    SourceLoader loader = (from, name) -> new Loaded.Found(name.equals("first") ? first : second);
    Diagnostics diagnostics = new Diagnostics();
    Source third =
        Source.of(
            "third.rules",
            "(include \"second\") (variant (title \"Third\") (board-setup (White (X b2))))");

    var forms = new Expander(loader, diagnostics).expand(third);
    GameModel game =
        Elaborator.wanted(forms, Dialect.RULES, null, diagnostics)
            .map(text -> Elaborator.elaborate(text, Dialect.RULES, diagnostics))
            .orElseThrow();

    assertThat(diagnostics.isEmpty()).isTrue();
    assertThat(game.title()).isEqualTo("Third");
    assertThat(lines(game, "letters")).containsExactly("letters X x");
  }

  @Test
  void anUnknownTitleIsReported() {
    Diagnostics diagnostics = new Diagnostics();
    var forms = new Expander(SourceLoader.NONE, diagnostics).expand(Source.of("t.rules", GAME));

    assertThat(Elaborator.wanted(forms, Dialect.RULES, "Fist", diagnostics)).isEmpty();
    assertThat(new RulesText(List.of(), diagnostics).messages())
        .containsExactly("There is no game `Fist` here. did you mean `First`?");
  }
}
