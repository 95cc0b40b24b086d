package org.rookery.tests.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.engine.search.Perft;
import org.rookery.game.Loading;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** The page about old rules files: its example, before and after, is one game. */
final class ZillionsPageTest {
  private static final Pattern EXAMPLE = Pattern.compile("```lisp\n(.*?)```", Pattern.DOTALL);

  @TempDir private Path folder = Path.of("");

  @Test
  void the_file_brought_over_is_the_same_game() throws IOException {
    String page = Checkout.read(Checkout.path("interpreter", "zillions.md"));
    List<String> files = EXAMPLE.matcher(page).results().map(found -> found.group(1)).toList();
    assertThat(files).hasSize(2);
    List<Long> old = counts("old.zrf", files.get(0));
    assertThat(old).containsExactly(9L, 75L, 585L, 4516L);
    assertThat(counts("new.rules", files.get(1))).isEqualTo(old);
  }

  private List<Long> counts(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    Loading loading = Games.rulebook().load(file, Optional.empty());
    assertThat(loading.problems()).isEmpty();
    GameEngine game = loading.game().orElseThrow().engine();
    Perft perft = new Perft(game.generator());
    return List.of(1, 2, 3, 4).stream().map(depth -> perft.count(game.start(), depth)).toList();
  }
}
