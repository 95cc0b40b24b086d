package org.rookery.language.expand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The macro rules of old files, one test each. */
class PositionalMacroTest {
  @Test
  void aBodyMayHaveAnyNumberOfForms() {
    Expanding e =
        Expanding.zrf("(define none) (define two a (b)) (game (none)) (game (two) c) (none)");
    assertThat(e.lines()).isEqualTo("(game)\n(game a (b) c)");
    assertThat(e.codes()).isEmpty();
  }

  @Test
  void aCallIsSplicedIntoTheListAroundIt() {
    Expanding e =
        Expanding.zrf(
            """
            (define step ($1 (verify empty?) add))
            (define check $1 (verify empty?))
            (define rays (n) (e) (s) (w) (ne))
            (game (moves (step n)) (moves (n (check s) add)) (moves (rays)))
            """);
    assertThat(e.lines())
        .isEqualTo(
            "(game (moves (n (verify empty?) add)) (moves (n s (verify empty?) add))"
                + " (moves (n) (e) (s) (w) (ne)))");
  }

  @Test
  void aTopLevelCallBecomesTopLevelForms() {
    Expanding e = Expanding.zrf("(define pair (variant $1) (variant $2)) (pair a b)");
    assertThat(e.lines()).isEqualTo("(variant a)\n(variant b)");
  }

  @Test
  void anArgumentMayBeAListWithCallsInside() {
    Expanding e = Expanding.zrf("(define m (x $1)) (define in $1 $1) (game (m (y (in z))))");
    assertThat(e.lines()).isEqualTo("(game (x (y z z)))");
  }

  @Test
  void anArgumentThatIsACallIsSpliced() {
    Expanding e = Expanding.zrf("(define m (x $1 end)) (define two a b) (game (m (two)))");
    assertThat(e.lines()).isEqualTo("(game (x a b end))");
  }

  @Test
  void parametersArePastedIntoNames() {
    Expanding e =
        Expanding.zrf(
            "(define m $1-moved? line-$1 K4$1 P3$1$2 $1b $12$1) (game (m a 7 c d e f g h i j k 12))");
    assertThat(e.lines()).isEqualTo("(game a-moved? line-a K4a P3a7 ab 12a)");
  }

  @Test
  void aPastedNumberIsANumber() {
    Expanding e = Expanding.zrf("(define m $1$2) (game (m 1 2))");
    assertThat(e.lines()).isEqualTo("(game 12)");
    assertThat(e.expansion.forms().get(0))
        .isInstanceOfSatisfying(
            org.rookery.language.form.Form.Group.class,
            g ->
                assertThat(g.items().get(1))
                    .isInstanceOf(org.rookery.language.form.Form.Num.class));
  }

  @Test
  void parametersArePastedIntoStrings() {
    Expanding e =
        Expanding.zrf("(define m (image \"../images/$1-$2.bmp\")) (game (m Pawn \"x y\"))");
    assertThat(e.lines()).isEqualTo("(game (image \"../images/Pawn-x y.bmp\"))");
  }

  @Test
  void anUnfilledParameterIsFilledByTheCallAround() {
    Expanding e =
        Expanding.zrf(
            """
            (define end-3 $1 (add $2))
            (define sow-3 ((create P1) $1 (end-3)))
            (define sow ((end-3 q)))
            (game (sow-3 n e) (sow x y))
            """);
    assertThat(e.lines()).isEqualTo("(game ((create P1) n n (add e)) (q (add y)))");
  }

  @Test
  void anUnfilledParameterIsFilledThroughSeveralCalls() {
    Expanding e =
        Expanding.zrf("(define a $3) (define b (a 1)) (define c (b 1 2)) (game (c 1 2 3))");
    assertThat(e.lines()).isEqualTo("(game 3)");
  }

  @Test
  void anUnfilledParameterVanishes() {
    Expanding e = Expanding.zrf("(define m (add $1) (set-flag f $4) line-$1 \"<$1>\") (game (m))");
    assertThat(e.lines()).isEqualTo("(game (add) (set-flag f) line- \"<>\")");
    assertThat(e.codes()).isEmpty();
  }

  @Test
  void argumentsBelongToWhereTheyAreWritten() {
    Expanding e =
        Expanding.zrf("(define inner [$1/$2]) (define outer (inner $2 $1)) (game (outer a b))");
    assertThat(e.lines()).isEqualTo("(game [b/a])");
  }

  @Test
  void surplusArgumentsAreIgnored() {
    Expanding e = Expanding.zrf("(define m $1) (game (m a b c))");
    assertThat(e.lines()).isEqualTo("(game a)");
    assertThat(e.codes()).isEmpty();
  }

  @Test
  void aBareNameIsNoCall() {
    Expanding e = Expanding.zrf("(define step n) (game step (step) (x step))");
    assertThat(e.lines()).isEqualTo("(game step n (x step))");
  }

  @Test
  void anArgumentMayNameTheMacroToCall() {
    Expanding e =
        Expanding.zrf("(define step (go $1)) (define both ($1 n) ($1 s)) (game (both step))");
    assertThat(e.lines()).isEqualTo("(game (go n) (go s))");
  }

  @Test
  void aPastedNameMayBeTheMacroToCall() {
    Expanding e =
        Expanding.zrf("(define step-n north $1) (define go (step-$1 x)) (game (go n) (go s))");
    assertThat(e.lines()).isEqualTo("(game north x (step-s x))");
  }

  @Test
  void orderIsFree() {
    Expanding e = Expanding.zrf("(game (a)) (define a (b)) (define b c)");
    assertThat(e.lines()).isEqualTo("(game c)");
  }

  @Test
  void theLaterDefinitionHolds() {
    assertThat(Expanding.zrf("(define a 1) (game (a)) (define a 2)").lines()).isEqualTo("(game 2)");
    Expanding e = Expanding.rules("(define a 1)\n(game (a))\n(define a 2)");
    assertThat(e.lines()).isEqualTo("(game 2)");
    assertThat(e.problems())
        .isEqualTo(
            """
            warning[macro-redefined]: The macro `a` is defined twice; this definition holds.
              --> main.rules:3:9
            3 | (define a 2)
              |         ^ first defined at main.rules:1:9
            """);
  }

  @Test
  void outsideMacrosADollarIsADollar() {
    Expanding e = Expanding.zrf("(game \"costs $1\" US$)");
    assertThat(e.lines()).isEqualTo("(game \"costs $1\" US$)");
    assertThat(e.codes()).isEmpty();
  }

  @Test
  void inOurOwnFilesAnUnfilledParameterIsAWarning() {
    Expanding e = Expanding.rules("(define m (add $1))\n(game (m))");
    assertThat(e.lines()).isEqualTo("(game (add))");
    assertThat(e.problems())
        .isEqualTo(
            """
            warning[unfilled-parameter]: No argument is given for `$1`.
              --> main.rules:1:16
            1 | (define m (add $1))
              |                ^^
              = in the expansion of `m`, called at main.rules:2:7
            """);
  }
}
