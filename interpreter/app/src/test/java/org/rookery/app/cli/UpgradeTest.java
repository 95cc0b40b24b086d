package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files for earlier versions, after {@code fmt --upgrade}. */
final class UpgradeTest {
  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("old.rules"), text);
  }

  private String upgraded(String text) throws IOException {
    Cli.Run run = Cli.run("fmt", "--upgrade", "--stdout", file(text).toString());
    assertThat(run.code()).as(run.err()).isZero();
    return run.out();
  }

  /** A game with every word that has gone; what is put in their place is understood. */
  @Test
  void every_outdated_word_becomes_one_of_today() throws IOException {
    Path old =
        file(
            """
            ; A game of an earlier version.
            (include "captures")
            (include "endings")
            (include "last-royal")
            (include "promotion")
            (game
               (title "Old")
               (players White Black)
               (turn-order White Black)
               (board (rectangle 4 4)
                  (zone (name camp) (positions (own-rank 3 4)))
                  (zone (name last-rank) (positions (own-rank 4))))
               (board-setup (White (Man a1) (King b1)) (Black (Man d4) (King c4)))
               (piece (name King) (letter K) (moves (betza "K") (rifle n enemy)))
               (piece (name Guard) (letter G) (moves (betza "W")))
               (piece (name Man) (letter M)
                  (moves (betza "fW" (promotes-to Guard last-rank)))) ; must promote there
               (may-move (only Guard) (not (held-by King)))
               (on-move (if (and not-captured? (not captured?)) (change-type Man) else (change-type Guard)))
               (option "pass turn" forced)
               (option "maximal captures")
               (ending "few" (and (= (left Man) 0) (not (attacked-at? King a1)) (safe-at? King b1)) draw)
               (no-moves loss))
            """);
    assertThat(Cli.run("check", old.toString()).code()).isNotZero();
    assertThat(Cli.run("fmt", "--upgrade", "--check", old.toString()).code())
        .isEqualTo(ExitCode.FAILED);
    assertThat(Cli.run("fmt", "--upgrade", old.toString()).code()).isZero();
    assertThat(Cli.run("check", old.toString()).all()).doesNotContain("error");
    assertThat(Files.readString(old))
        .contains(
            "(if (in-zone? last-rank) (add Guard) else (may-promote-to Guard))",
            "; must promote there",
            "(n (while empty? n) (verify (piece? enemy)) (rifle))",
            "(not (held-by? King))",
            "(if (and not-captures? (not captures?))",
            "(pass-turn forced)",
            "(maximal-captures)",
            "(= (how-many Man) 0)",
            "(not (and (piece? (friend King) a1) (attacked? a1)))",
            "(and (piece? (friend King) b1) (not-attacked? b1))")
        .doesNotContain("promotes-to Guard last-rank");
    assertThat(Cli.run("fmt", "--upgrade", "--check", old.toString()).code()).isZero();
  }

  /** Each use of a word that said "man", with the place where it may stand. */
  @Test
  void names_that_said_piece_say_piece() throws IOException {
    assertThat(
            upgraded(
                """
                (include "chess-men")
                (include "men-of-mine")
                (game
                   (turn-text "{man}{from}>{to}" "{man}") ; {man}
                   (hex-men)
                   (captured-men to-hand) ; captured-men
                   ; lint: allow stuck-man because it stays
                   (on-move (verify (not-man? (enemy Man) ; (man? enemy)
                                              n))
                            (if (man? friend) (verify (> (men-left) (enemy-men Rook)))))
                   (ending "no men left" (= (men-left) 0) win)) ; a name of its own
                (variant
                   (remove captured-men royal))
                """))
        .isEqualTo(
            """
            (include "chess-pieces")
            (include "men-of-mine")
            (game
               (turn-text "{piece}{from}>{to}" "{piece}") ; {man}
               (hex-pieces)
               (captured-pieces to-hand) ; captured-men
               ; lint: allow stuck-piece because it stays
               (on-move (verify (not-piece? (enemy Man) ; (man? enemy)
                  n))
                        (if (piece? friend) (verify (> (pieces-left) (enemy-pieces Rook)))))
               (ending "no men left" (= (pieces-left) 0) win)) ; a name of its own
            (variant
               (remove captured-pieces royal))
            """);
  }

  /** A file beside it with the old name of one of the library is meant, not the library's. */
  @Test
  void an_include_of_an_own_file_stays() throws IOException {
    Files.writeString(folder.resolve("chess-men.rules"), "(define men-left 0)\n");
    String text = "(include \"chess-men\")\n";
    assertThat(upgraded(text)).isEqualTo(text);
  }

  @Test
  void what_stands_inside_is_replaced_as_well() throws IOException {
    assertThat(upgraded("(x (held-by (left Man)))\n")).isEqualTo("(x (held-by? (how-many Man)))\n");
  }

  /** Zillions knows both spellings, and a file of Zillions is to stay one. */
  @Test
  void files_of_zillions_stay_as_they_are() throws IOException {
    String text = "(option \"pass turn\" forced)\n";
    Path old = Files.writeString(folder.resolve("old.zrf"), text);
    assertThat(Cli.run("fmt", "--upgrade", "--stdout", old.toString()).out()).isEqualTo(text);
    assertThat(upgraded(text)).isEqualTo("(pass-turn forced)\n");
  }

  /** The word is the file's own, or what is called is not what there was. */
  @Test
  void what_only_looks_outdated_stays() throws IOException {
    for (String text :
        new String[] {
          "(define man? ($x) (piece? $x))\n(x (man? Man) (not-man? Man))\n",
          "(x man? (y \"{man}\"))\n",
          "(define left ($man) $man)\n(x (left Man))\n",
          "(x (left))\n",
          "(attribute captured? false)\n(verify captured? not-captured? (captured? n))\n",
          "(verify (captured? n))\n",
          "(option \"smart moves\" true)\n",
          "(x left (left a b) \"(left Man)\") ; (left Man)\n",
          "(x (left ; of them\n      Man))\n",
        }) {
      assertThat(upgraded(text)).isEqualTo(text);
    }
  }
}
