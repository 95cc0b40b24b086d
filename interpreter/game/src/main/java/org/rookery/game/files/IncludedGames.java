package org.rookery.game.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.language.diagnostic.Suggestions;

/**
 * The games and the library that lie in the jar, for programs that have no folder of rules files.
 */
public final class IncludedGames {
  private static final String FOLDER = "included/";
  private static final String INDEX = "index.txt";
  private static final String GAMES = "rules/";

  private final Map<String, String> texts;

  /** By name, which of the texts is the game. */
  private final Map<String, String> games;

  private IncludedGames(Map<String, String> texts) {
    this.texts = texts;
    games =
        texts.keySet().stream()
            .filter(path -> path.startsWith(GAMES))
            .collect(
                Collectors.toMap(
                    IncludedGames::bareName, path -> path, (one, other) -> one, TreeMap::new));
  }

  /** Reads them. */
  public static IncludedGames read() {
    Map<String, String> texts = new HashMap<>();
    text(INDEX).lines().forEach(path -> texts.put(path, text(path)));
    return new IncludedGames(texts);
  }

  private static String bareName(String path) {
    return path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  }

  private static String text(String path) {
    try (InputStream in = IncludedGames.class.getResourceAsStream(FOLDER + path)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The names of the games, in their order. */
  public List<String> names() {
    return List.copyOf(games.keySet());
  }

  /**
   * Loads a game by its name.
   *
   * @throws NoSuchGame when there is none of that name
   */
  public Loading load(String name) throws NoSuchGame {
    String path = games.get(name);
    if (path == null) {
      throw new NoSuchGame(
          "There is no game `"
              + name
              + "`."
              + Suggestions.question(name, names()).map(asked -> " " + asked).orElse(""));
    }
    return Rules.of(path, texts).load();
  }

  /**
   * Rules of your own, which may include these games and the library.
   *
   * @param name what problems call the text; old rules end in {@code .zrf}
   */
  public Rules text(String name, String text) {
    Map<String, String> all = new HashMap<>(texts);
    all.put(name, text);
    return Rules.of(name, all);
  }
}
