package org.rookery.tests.saved;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.drawing.courier.Preset;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.WindowsPath;
import org.rookery.logs.BadLog;
import org.rookery.logs.GameLog;
import org.rookery.logs.Replay;
import org.rookery.logs.SavedGame;
import org.rookery.logs.ZillionsGame;
import org.rookery.logs.ZillionsLogReader;
import org.rookery.logs.ZillionsSetup;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.golden.Golden;

/** Every game in {@code tests/saved}, under the rules file that it names. */
final class SavedGamesTest {
  private static final String EXTENSION = ".zsg";

  static List<Path> saved() {
    return Checkout.files("tests/saved").stream()
        .filter(file -> file.toString().endsWith(EXTENSION))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("saved")
  void it_is_played_over_as_kept(Path file) {
    String told;
    try {
      told = replay(file);
    } catch (BadLog e) {
      told = e.getMessage() + "\n";
    }
    String name = file.getFileName().toString().replace(EXTENSION, ".txt");
    Golden.check(file.resolveSibling(name), told);
  }

  /** The board at the end, how far it came, and what was odd or refused. */
  private static String replay(Path file) throws BadLog {
    GameLog log = new ZillionsLogReader().read(Checkout.read(file));
    GameEngine game = game(file, log).engine();
    Replay replay =
        Replay.ofZillions(
            new Preset(game.program()), game, new ZillionsSetup(game.program()).after(log.setup()));
    Optional<Replay.Refused> refused = Optional.empty();
    for (GameLog.Entry entry : log.turns()) {
      refused = replay.play(entry);
      if (refused.isPresent()) {
        break;
      }
    }
    StringBuilder told = new StringBuilder(replay.snapshot().text());
    told.append(replay.played()).append(" of ").append(log.turns().size()).append(" turns\n");
    replay.remarks().forEach(remark -> told.append(remark).append('\n'));
    refused.ifPresent(bad -> told.append(bad).append('\n'));
    return told.toString().replace(Checkout.path("") + "/", "");
  }

  private static Game game(Path file, GameLog log) {
    Path rules =
        WindowsPath.beside(file.resolveSibling(""), log.header("rulesfile").orElseThrow())
            .orElseThrow();
    return Games.rulebook().load(rules, log.header("variantname")).game().orElseThrow();
  }

  /** A game played to its end, told with every word Zillions has, is saved as it was. */
  @ParameterizedTest
  @MethodSource("whole")
  void it_is_written_as_it_was_read(Path file) throws BadLog, SavedGame.BadGame {
    String text = Checkout.read(file);
    GameLog log = new ZillionsLogReader().read(text);
    Match match = SavedGame.parse(game(file, log), text).match();
    assertThat(ZillionsGame.print(match, player -> true)).contains(text);
  }

  static List<Path> whole() {
    List<String> names = List.of("workshop.zsg", "jumps.zsg", "market.zsg");
    return saved().stream().filter(file -> names.contains(file.getFileName().toString())).toList();
  }
}
