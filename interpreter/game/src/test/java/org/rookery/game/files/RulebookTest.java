package org.rookery.game.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Loading;

class RulebookTest {
  private static final String BASE =
      "(game (title \"Base\") (players White Black) (turn-order White Black)"
          + " (known-as \"peer\" \"base\") (board (rectangle 2 2))"
          + " (piece (name Man) (letter M) (moves (n add))) (board-setup (fen \"2/M1 w\")))";

  @TempDir Path home;

  private Path write(String path, String text) throws IOException {
    Path file = home.resolve(path);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void games_of_families_are_found_and_included_by_name() throws Exception {
    write("rules/top.rules", BASE);
    Path base = write("rules/small/base.rules", BASE);
    write("rules/other/same.rules", "(include \"base\") (variant (title \"Same\"))");
    Rulebook book = new Rulebook(home);

    assertThat(book.files().stream().map(RulesFile::bareName))
        .containsExactly("top", "same", "base");
    assertThat(book.find(Path.of(""), "base")).isEqualTo(base);
    assertThat(book.family(base)).isEqualTo("small");
    assertThat(book.family(home.resolve("rules/top.rules"))).isEmpty();
    Loading same = book.load(book.find(Path.of(""), "same"), Optional.empty());
    assertThat(same.problems()).isEmpty();
    assertThat(same.game().orElseThrow().title()).isEqualTo("Same");
  }

  @Test
  void a_suite_is_no_rules_file() throws IOException {
    String suite = write("regression/base.yaml", "rules: base\ncases: []\n").toString();

    assertThatThrownBy(() -> new Rulebook(home).find(Path.of(""), suite))
        .isInstanceOf(NoSuchGame.class)
        .hasMessage("`" + suite + "` is a suite of tests: name the rules file that it tests.");
  }

  @Test
  void names_of_other_programs_belong_to_the_game_that_a_file_means() throws IOException {
    Path base = write("rules/base.rules", BASE);
    write("rules/same.rules", "(include \"base\") (variant (title \"Same\")) ; (known-as");
    Path two =
        write(
            "rules/two.rules",
            BASE.replace("base", "one")
                + BASE.replace("\"base\"", "\"two\" \"zwei\"")
                    .replace("(title \"Base\")", "(title \"Two\") (default)"));
    assertThat(new Rulebook(home).programNames())
        .isEqualTo(Map.of(base, List.of("base"), two, List.of("two", "zwei")));
  }

  @Test
  void a_name_of_two_games_is_told() throws IOException {
    write("rules/a/twin.rules", BASE);
    write("rules/b/twin.rules", BASE);
    assertThatThrownBy(() -> new Rulebook(home).find(Path.of(""), "twin"))
        .isInstanceOf(NoSuchGame.class)
        .hasMessageContaining("`twin` may be ")
        .hasMessageContaining("a/twin.rules` and ")
        .hasMessageContaining("b/twin.rules`: name one by its path.");
  }

  @Test
  void the_first_sentence_says_what_a_game_is() throws IOException {
    Path file =
        write(
            "rules/small.rules",
            "; Small, by A. B. Carpenter (1930): two\n; by two. More.\n" + BASE);
    assertThat(Summary.of(file)).isEqualTo("Small, by A. B. Carpenter (1930): two by two.");
  }

  @Test
  void a_variant_has_another_name_elsewhere() throws Exception {
    Path base = write("rules/base.rules", BASE);
    Path same = write("rules/same.rules", "(include \"base\") (variant (title \"Same\"))");
    Rulebook book = new Rulebook(home);
    assertThat(game(book, base).compiled().model().knownAs())
        .containsEntry("peer", List.of("base"));
    assertThat(game(book, same).compiled().model().knownAs()).isEmpty();
  }

  private static Game game(Rulebook book, Path file) {
    return book.load(file, Optional.empty()).game().orElseThrow();
  }
}
