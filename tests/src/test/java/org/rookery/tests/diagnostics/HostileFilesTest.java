package org.rookery.tests.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Loading;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Games;

/** A hostile file is refused, or loads and can be played: without exception, and it ends. */
final class HostileFilesTest {
  private static final int PLIES = 3;

  /** Far longer than anything may take: what takes more has no end that anybody waits for. */
  private static final Duration FOR_EVER = Duration.ofMinutes(2);

  @TempDir private Path folder = Path.of("");

  @TestFactory
  Stream<DynamicTest> nothing_does_harm() throws IOException {
    return HostileFiles.all().entrySet().stream()
        .map(file -> DynamicTest.dynamicTest(file.getKey(), () -> survives(file)));
  }

  private void survives(Map.Entry<String, byte[]> hostile) throws IOException {
    String name = hostile.getKey().endsWith(".zrf") ? "hostile.zrf" : "hostile.rules";
    Path file = folder.resolve(name);
    Files.write(file, hostile.getValue());
    Loading loading = assertTimeoutPreemptively(FOR_EVER, () -> loadAndPlay(file));
    if (loading.game().isEmpty()) {
      assertThat(loading.errors()).isPositive();
      assertThat(loading.problems()).containsAnyOf("error[", "cannot be used");
      assertThat(loading.problems().lines().count()).isLessThan(200);
    }
  }

  private static Loading loadAndPlay(Path file) {
    Loading loading = Games.rulebook().load(file, Optional.empty());
    loading.game().ifPresent(game -> play(game.engine()));
    return loading;
  }

  private static void play(GameEngine game) {
    Position position = game.start();
    for (int ply = 0; ply < PLIES && !game.adjudicator().outcome(position).isOver(); ply++) {
      List<Move> moves = game.generator().legalMoves(position);
      position.make(moves.get(moves.size() / 2));
    }
    assertThat(game.positions().print(position.setup())).isNotEmpty();
  }

  @Test
  void includes_do_not_lead_out() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.rules"), "(define secret add)\n");
    Path rules = Files.createDirectory(folder.resolve("rules"));
    Files.createSymbolicLink(rules.resolve("linked.rules"), secret);
    for (String name : List.of("linked", "../secret", secret.toString(), "/dev/zero", ".", "..")) {
      Path file = Files.writeString(rules.resolve("main.rules"), "(include \"" + name + "\")\n");
      Loading loading =
          assertTimeoutPreemptively(FOR_EVER, () -> Games.rulebook().load(file, Optional.empty()));
      assertThat(loading.game()).isEmpty();
      assertThat(loading.problems()).as(name).containsPattern("error\\[(refused|missing)-include]");
    }
  }

  @Test
  void a_long_chain_of_includes_is_refused() throws IOException {
    for (int i = 0; i < 300; i++) {
      Files.writeString(folder.resolve("f" + i + ".rules"), "(include \"f" + (i + 1) + "\")\n");
    }
    Files.writeString(folder.resolve("f300.rules"), "");
    Path first = folder.resolve("f0.rules");
    assertThat(Games.rulebook().load(first, Optional.empty()).problems())
        .contains("error[too-many-includes]");
  }

  @Test
  void a_file_that_is_no_file_is_refused() {
    for (String name : List.of("nowhere.rules", "", "/dev/zero")) {
      Loading loading =
          assertTimeoutPreemptively(
              FOR_EVER, () -> Games.rulebook().load(folder.resolve(name), Optional.empty()));
      assertThat(loading.game()).as(name).isEmpty();
      assertThat(loading.problems()).as(name).isNotEmpty();
    }
  }
}
