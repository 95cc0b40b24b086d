package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/**
 * No line of Java, comments and examples included, knows the name of a game, a piece or a square.
 */
final class NoGameInJavaTest {
  private static final Pattern COMMENT = Pattern.compile(";.*");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import .*");
  private static final Pattern WORD = Pattern.compile("[\\w-]+");
  private static final Pattern STRING = Pattern.compile("\"([\\w-]+)\"");
  private static final Pattern SQUARE = Pattern.compile("(?<![\\w-])[a-h][1-8](?!\\w)");

  /**
   * Pieces of some games whose names mean something else in Java: any piece, the piece of the
   * manual's examples, the first half of the name of Game Courier, whose logs are read, what is
   * raised and lowered by rules and on command lines.
   */
  private static final Set<String> OTHER_MEANINGS =
      Set.of("Man", "MAN", "Captain", "Courier", "Flag", "Reserve", "Hand");

  /** Other programs' file formats have names of games and pieces for their own words. */
  private static final Pattern FOREIGN_FORMAT =
      Pattern.compile("org/rookery/exchange/(fairy|diagram)/");

  private static final Pattern PIECE = Pattern.compile("\\(name\\s+([A-Z][\\w-]*)\\)");

  private static Set<String> names() {
    Set<String> names = new TreeSet<>(Games.classics());
    for (Path file : Checkout.files("rules", "stdlib")) {
      Matcher piece = PIECE.matcher(COMMENT.matcher(Checkout.read(file)).replaceAll(""));
      while (piece.find()) {
        names.add(piece.group(1));
      }
    }
    return names;
  }

  /** Games of the families: many have names that are words of English, so only as whole strings. */
  private static Set<String> families() {
    Set<String> names = new TreeSet<>(Games.names());
    names.removeAll(Games.classics());
    names.removeAll(Manual.names());
    return names;
  }

  @Test
  void no_line_names_a_game_a_piece_or_a_square() {
    Set<String> names = names();
    assertThat(names).contains("chess", "ready-chess", "Knight", "Baronet");
    names.removeAll(OTHER_MEANINGS);
    Set<String> families = families();
    List<String> found = new ArrayList<>();
    for (Path file : SourceTree.mainFiles()) {
      if (FOREIGN_FORMAT.matcher(file.toString()).find()) {
        continue;
      }
      String text = IMPORT.matcher(SourceTree.text(file)).replaceAll("");
      WORD.matcher(text)
          .results()
          .filter(word -> names.contains(word.group()))
          .forEach(word -> found.add(file.getFileName() + ": " + word.group()));
      STRING
          .matcher(text)
          .results()
          .filter(string -> families.contains(string.group(1)))
          .forEach(string -> found.add(file.getFileName() + ": " + string.group()));
      SQUARE
          .matcher(text)
          .results()
          .forEach(square -> found.add(file.getFileName() + ": " + square.group()));
    }
    assertThat(found).isEmpty();
  }
}
