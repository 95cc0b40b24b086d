package org.rookery.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/**
 * No line of Java knows the name of a game or of a man. Comments may speak of them, and so may what
 * is shown to an author: literals that hold a form of the rules language.
 */
final class NoGameInJavaTest {
  /** A piece may be called what the field calls every piece. */
  private static final Set<String> WORDS_OF_THE_FIELD = Set.of("Man");

  private static final Pattern COMMENT = Pattern.compile(";.*");
  private static final Pattern PIECE = Pattern.compile("\\(name\\s+([A-Z][\\w-]*)\\)");

  private static Set<String> names() {
    Set<String> names = new TreeSet<>(Games.names());
    for (Path file : Checkout.files("rules", "stdlib")) {
      Matcher piece = PIECE.matcher(COMMENT.matcher(Checkout.read(file)).replaceAll(""));
      while (piece.find()) {
        names.add(piece.group(1));
      }
    }
    names.removeAll(WORDS_OF_THE_FIELD);
    return names;
  }

  private static Pattern words(Collection<String> names) {
    String any = names.stream().map(Pattern::quote).collect(Collectors.joining("|"));
    return Pattern.compile("(?<![\\w-])(" + any + ")(?![\\w-])");
  }

  /** A form of the language, or a command line, for an author to read. */
  private static boolean isExample(String literal) {
    return literal.contains("(") || literal.contains("rookery ");
  }

  @Test
  void code_names_no_game_and_no_man() {
    Set<String> names = names();
    assertThat(names).contains("chess", "ready-chess", "Knight", "Baronet");
    Pattern words = words(names);
    List<String> found = new ArrayList<>();
    for (Path file : SourceTree.mainFiles()) {
      String text = SourceTree.text(file);
      Matcher word = words.matcher(SourceTree.code(text));
      while (word.find()) {
        found.add(file.getFileName() + ": " + word.group());
      }
      for (String literal : SourceTree.literals(text)) {
        Matcher inLiteral = words.matcher(literal);
        if (!isExample(literal) && inLiteral.find()) {
          found.add(file.getFileName() + ": " + literal);
        }
      }
    }
    assertThat(found).isEmpty();
  }
}
