package org.rookery.language.expand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LoopTest {
  @Test
  void theBodyIsSplicedOncePerValue() {
    Expanding e =
        Expanding.rules("(game (moves (for-each ($d n s) ($d add) (to-$d))) (for-each ($x)))");
    assertThat(e.lines()).isEqualTo("(game (moves (n add) (to-n) (s add) (to-s)))");
  }

  @Test
  void aLoopMayStandAtTheTop() {
    Expanding e = Expanding.rules("(for-each ($p Pawn Rook) (piece (name $p)))");
    assertThat(e.lines()).isEqualTo("(piece (name Pawn))\n(piece (name Rook))");
  }

  @Test
  void severalVariablesStepTogether() {
    Expanding e = Expanding.rules("(for-each (($a $b) (x 1) (y (2 3))) ($a $b))");
    assertThat(e.lines()).isEqualTo("(x 1)\n(y (2 3))");
  }

  @Test
  void rangesMayBeginBelowZero() {
    Expanding e =
        Expanding.rules("(for-each ($x -1..1) (leap $x 1)) (for-each ($y 0..-2) (to $y))");
    assertThat(e.lines())
        .isEqualTo("(leap -1 1)\n(leap 0 1)\n(leap 1 1)\n(to 0)\n(to -1)\n(to -2)");
  }

  @Test
  void loopsNest() {
    Expanding e = Expanding.rules("(for-each ($f a b) (for-each ($r 1 2) $f$r))");
    assertThat(e.lines()).isEqualTo("a1\na2\nb1\nb2");
  }

  @Test
  void anInnerVariableHidesAnOuterOne() {
    Expanding e = Expanding.rules("(for-each ($x a b) (for-each ($x c) $x) $x)");
    assertThat(e.lines()).isEqualTo("c\na\nc\nb");
  }

  @Test
  void valuesMayBeCallsAndTheBodyMayCall() {
    Expanding e =
        Expanding.rules(
            """
            (define sides n s)
            (define go ($d) (to $d))
            (for-each ($d (sides) e) (go $d))
            """);
    assertThat(e.lines()).isEqualTo("(to n)\n(to s)\n(to e)");
  }

  @Test
  void aMacroMayLoopOverItsArguments() {
    Expanding e =
        Expanding.rules(
            """
            (define all ($piece $*) (for-each ($d $*) ($piece $d)))
            (define every (for-each ($d $1 $2) ($3 $d)))
            (all Rook n s)
            (every e w Knight)
            """);
    assertThat(e.lines()).isEqualTo("(Rook n)\n(Rook s)\n(Knight e)\n(Knight w)");
  }

  @Test
  void aMacroDoesNotSeeTheLoopAroundItsCall() {
    Expanding e = Expanding.rules("(define m [$d]) (for-each ($d n) (m))");
    assertThat(e.codes()).containsExactly("unknown-parameter");
  }

  @Test
  void numbersInARowAreARange() {
    Expanding e =
        Expanding.rules(
            """
            (define low 1..3)
            (define to ($last) (for-each ($n 8..$last x) $n))
            (for-each ($n (low) 9..9) p$n)
            (to 6)
            (for-each (($n $m) (1..2 3)) ($n $m))
            (for-each ($n a1..b2 1.. ..2 1...2 --1..2) $n)
            """);
    assertThat(e.lines())
        .isEqualTo("p1\np2\np3\np9\n8\n7\n6\nx\n(1..2 3)\na1..b2\n1..\n..2\n1...2\n--1..2");
  }

  @Test
  void anOldMacroOfThatNameIsAMacro() {
    Expanding e = Expanding.zrf("(define for-each x $1) (game (for-each y))");
    assertThat(e.lines()).isEqualTo("(game x y)");
  }
}
