package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.game.Game;
import org.rookery.game.files.Listing;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.player.protocol.GameLookup;

/** The games that another program can ask for: those in rules/ by the names it knows them by. */
final class NamedGames implements GameLookup {
  private final Rulebook rulebook = Rulebook.here();

  /** By the names of other programs, ours. */
  private final Map<String, String> games = new LinkedHashMap<>();

  private Optional<String> first = Optional.empty();

  private NamedGames() {}

  /** All games, and which to begin with. */
  static NamedGames of(Optional<String> first) {
    NamedGames games = new NamedGames();
    List<Listing> listings = games.rulebook.listings(Set.of());
    first.ifPresent(name -> games.begin(name, listings));
    listings.forEach(games::add);
    return games;
  }

  private void begin(String name, List<Listing> listings) {
    Path file = GameArgument.find(name);
    Optional<Listing> listed =
        listings.stream().filter(game -> game.name().equals(RulesFile.bareName(file))).findFirst();
    if (listed.isPresent() && !listed.get().knownAs().isEmpty()) {
      add(listed.get());
      first = listed.get().knownAs().values().iterator().next().stream().findFirst();
    } else {
      games.put(RulesFile.bareName(file), name);
      first = Optional.of(RulesFile.bareName(file));
    }
  }

  private void add(Listing game) {
    game.knownAs().values().forEach(names -> names.forEach(n -> games.putIfAbsent(n, game.name())));
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
