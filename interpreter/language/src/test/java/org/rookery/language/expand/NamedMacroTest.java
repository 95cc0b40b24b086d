package org.rookery.language.expand;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamedMacroTest {
  @Test
  void parametersStandForArguments() {
    Expanding e =
        Expanding.rules(
            """
            (define spent ($name $letter)
              (piece (name Ready-$name) (letter +$letter) (moves (moves-of $name quiet))))
            (game (spent Pawn P) (spent Knight N))
            """);
    assertThat(e.lines())
        .isEqualTo(
            "(game (piece (name Ready-Pawn) (letter +P) (moves (moves-of Pawn quiet)))"
                + " (piece (name Ready-Knight) (letter +N) (moves (moves-of Knight quiet))))");
    assertThat(e.problems()).isEmpty();
  }

  @Test
  void theLongestNameCounts() {
    Expanding e = Expanding.rules("(define m ($n $name) $n-$name$n $names) (game (m a b))");
    assertThat(e.lines()).isEqualTo("(game a-ba bs)");
  }

  @Test
  void namesArePastedIntoStrings() {
    Expanding e = Expanding.rules("(define m ($x) \"a $x b $y\") (game (m c))");
    assertThat(e.lines()).isEqualTo("(game \"a c b $y\")");
    assertThat(e.problems()).isEmpty();
  }

  @Test
  void aGroupInAStringLosesItsQuotes() {
    Expanding e = Expanding.rules("(define m ($x) \"<$x>\") (game (m (a \"b\" 1)))");
    assertThat(e.lines()).isEqualTo("(game \"<(a `b` 1)>\")");
  }

  @Test
  void aDefaultStandsForAMissingArgument() {
    Expanding e =
        Expanding.rules(
            "(define m ($x ($y $x and) ($z)) (x $x) (y $y) (z $z)) (game (m a) (m a b c))");
    assertThat(e.lines()).isEqualTo("(game (x a) (y a and) (z) (x a) (y b) (z c))");
  }

  @Test
  void aDefaultMayMentionEarlierParameters() {
    Expanding e = Expanding.rules("(define m ($x ($y (very $x))) $y) (game (m a) (m a b))");
    assertThat(e.lines()).isEqualTo("(game (very a) b)");
  }

  @Test
  void theRestIsSpliced() {
    Expanding e =
        Expanding.rules(
            "(define m ($x $*) ($x $*) \"$*\") (define two b c) (game (m a) (m a (two) d))");
    assertThat(e.lines()).isEqualTo("(game (a) \"\" (a b c d) \"b c d\")");
  }

  @Test
  void theRestMayBePassedOn() {
    Expanding e =
        Expanding.rules("(define f ($x $*) $x ($*)) (define g ($*) (f $*)) (game (g a b c))");
    assertThat(e.lines()).isEqualTo("(game a (b c))");
  }

  @Test
  void aMacroWithoutParametersMayNeedThatNothingIsPassed() {
    Expanding e = Expanding.rules("(define m () a) (game (m) (m b))");
    assertThat(e.lines()).isEqualTo("(game a)");
    assertThat(e.problems())
        .isEqualTo(
            """
            error[surplus-argument]: The macro `m` takes no arguments, not 1.
              --> main.rules:1:27
            1 | (define m () a) (game (m) (m b))
              |                           ^^^^^
              = help: it is called as `(m)`
            """);
  }

  @Test
  void namesAreSeenOnlyInTheirOwnMacro() {
    Expanding e = Expanding.rules("(define f ($x) (g $x)) (define g ($y) [$y$x]) (game (f a))");
    assertThat(e.codes()).containsExactly("unknown-parameter");
  }

  @Test
  void argumentsKeepTheNamesOfWhereTheyAreWritten() {
    Expanding e =
        Expanding.rules("(define f ($x) (g b $x)) (define g ($x $y) [$x] [$y]) (game (f a))");
    assertThat(e.lines()).isEqualTo("(game [b] [a])");
  }

  @Test
  void positionalMacrosCalledFromHereSeeNoArgumentsOfThis() {
    Expanding e = Expanding.rules("(define f ($x) (g $x)) (define g $1 (y $2)) (game (f a))");
    assertThat(e.lines()).isEqualTo("(game a (y))");
    assertThat(e.codes()).containsExactly("unfilled-parameter");
  }

  @Test
  void aMissingArgumentIsNamed() {
    assertThat(Expanding.rules("(define m ($x ($y b)) $x $y)\n(game (m))").problems())
        .isEqualTo(
            """
            error[missing-argument]: The macro `m` needs an argument for `$x`.
              --> main.rules:2:7
            2 | (game (m))
              |       ^^^
              = help: it is called as `(m $x [$y])`
            """);
  }

  @Test
  void aMisspeltParameterIsSuggested() {
    assertThat(Expanding.rules("(define m ($name) $nmae $name)\n(game (m a))").problems())
        .isEqualTo(
            """
            error[unknown-parameter]: There is no parameter `$nmae` here.
              --> main.rules:1:19
            1 | (define m ($name) $nmae $name)
              |                   ^^^^^ did you mean `$name`?
            """);
  }

  @Test
  void aMacroThatIsNeverUsedIsCheckedAllTheSame() {
    Expanding e = Expanding.rules("(define m ($name) $other) (game)");
    assertThat(e.codes()).containsExactly("unused-macro", "unused-parameter", "unknown-parameter");
  }

  @Test
  void inOldFilesAGroupOfDollarsIsABody() {
    assertThat(Expanding.zrf("(define m ($x) a) (game (m))").lines()).isEqualTo("(game ($x) a)");
  }

  @ParameterizedTest
  @CsvSource({
    "(define), bad-define",
    "(define (m) a), bad-define",
    "(define for-each a), bad-define",
    "(define m ($x $x) $x), bad-parameter-list",
    "(define m ($* $x) $x $*), bad-parameter-list",
    "(define m (($x a) $y) $x $y), bad-parameter-list",
    "(define m ($x) $x $1), positional-parameter",
    "(game $1), unknown-parameter",
    "(game $name), unknown-parameter",
    "(game $0), unknown-parameter",
    "(game (define x y)), misplaced-define",
    "(game (include x)), misplaced-include",
    "(include chess), bad-include",
    "(define m ($x) a-$x) (game (m (b c))), cannot-paste",
    "(define m ($x) a-$x) (define n b c) (game (m (n))), cannot-paste",
    "(define m ($x) a-$x) (game (m \"b\")), cannot-paste",
    "(for-each), bad-for-each",
    "(for-each () a), bad-for-each",
    "(for-each (x a b) x), bad-for-each",
    "(for-each (($a x) (1 2)) x), bad-for-each",
    "(for-each (($a $b) (1 2) 3) $a), bad-for-each",
  })
  void reports(String text, String code) {
    assertThat(Expanding.rules(text).codes()).contains(code);
  }

  /** What uses a misplaced definition is not blamed as well. */
  @Test
  void aMisplacedDefinitionCountsAllTheSame() {
    Expanding text =
        Expanding.rules("(game (define two ($x) $x $x) (piece (two n)) (deep (two s)))\n(two e)");

    assertThat(text.codes()).containsExactly("misplaced-define");
    assertThat(text.lines()).isEqualTo("(game (piece n n) (deep s s))\ne\ne");
  }

  /** One bracket is missing in the first form, and another too many behind the last. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(define two (s add))\n(variant\n  (title B)\n  (piece (two))))\n",
        "(variant\n  (title B)\n  (piece)))\n",
        "(define one n)\n\n(define two s))\n"
      })
  void aDefinitionInTheFirstColumnIsNotSwallowed(String behind) {
    Expanding text =
        Expanding.rules("(game\n  (title A)\n  (piece\n    (moves (n add))\n\n" + behind);

    assertThat(text.codes()).containsExactly("unclosed-bracket");
    assertThat(text.problems()).contains("main.rules:4:");
  }
}
