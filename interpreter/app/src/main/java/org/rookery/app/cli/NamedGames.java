package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.player.protocol.GameLookup;

/** The games that another program can ask for: those in rules/ by the names it knows them by. */
final class NamedGames implements GameLookup {
  private final Rulebook rulebook = Rulebook.here();

  /** By the names of other programs, the rules files. */
  private final Map<String, String> games = new LinkedHashMap<>();

  private Optional<String> first = Optional.empty();

  private NamedGames() {}

  /** All games, and which to begin with. */
  static NamedGames of(Optional<String> first) {
    NamedGames games = new NamedGames();
    Map<Path, List<String>> known = games.rulebook.programNames();
    known.replaceAll((file, names) -> names.stream().filter(VariantTag::isName).toList());
    known.values().removeIf(List::isEmpty);
    first.ifPresent(name -> games.begin(GameArgument.find(name), known));
    known.forEach(games::add);
    return games;
  }

  private void begin(Path file, Map<Path, List<String>> known) {
    // A file elsewhere is another game, whatever its name.
    List<String> names =
        known.keySet().stream()
            .filter(game -> isSame(game, file))
            .findFirst()
            .map(known::get)
            .orElseGet(() -> List.of(RulesFile.bareName(file)));
    add(file, names);
    first = Optional.of(names.get(0));
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  private void add(Path file, List<String> names) {
    names.forEach(name -> games.putIfAbsent(name, file.toString()));
  }

  @Override
  public List<String> names() {
    return List.copyOf(games.keySet());
  }

  @Override
  public Optional<String> first() {
    return first;
  }

  @Override
  public Optional<Game> find(String name) {
    return load(games.getOrDefault(name, name));
  }

  @Override
  public Optional<Game> load(String file) {
    try {
      return rulebook.load(file).game();
    } catch (NoSuchGame none) {
      return Optional.empty();
    }
  }
}
