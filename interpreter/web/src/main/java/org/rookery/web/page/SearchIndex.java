package org.rookery.web.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.game.facts.BoardKind;
import org.rookery.game.facts.GameFacts;
import org.rookery.game.facts.Mechanic;
import org.rookery.web.page.Gallery.Entry;
import org.rookery.web.table.Json;

/**
 * What the page that lists games finds them by, beside what its cards say: made from the facts of
 * each game.
 */
final class SearchIndex {
  private final Map<String, Integer> families = new LinkedHashMap<>();
  private final Map<String, Integer> words = new LinkedHashMap<>();

  private SearchIndex() {}

  /**
   * The index, in the order of the cards: words that several games share stand in lists, and games
   * name them by their places there.
   */
  static String json(List<Entry> games) {
    SearchIndex index = new SearchIndex();
    List<Object> all = new ArrayList<>();
    games.forEach(game -> all.add(index.game(game)));
    Map<String, Object> whole = new LinkedHashMap<>();
    whole.put("boards", Stream.of(BoardKind.values()).map(BoardKind::words).toList());
    whole.put("mechanics", Stream.of(Mechanic.values()).map(Mechanic::words).toList());
    whole.put("families", index.families.keySet());
    whole.put("words", index.words.keySet());
    whole.put("games", all);
    return Json.of(whole);
  }

  /** Family, players, board, squares, size, mechanics, names, pieces, endings, and length. */
  private List<Object> game(Entry game) {
    GameFacts facts = game.facts();
    return List.of(
        place(family(game), families),
        facts.players(),
        facts.board().ordinal(),
        facts.squares(),
        facts.size(),
        facts.mechanics().stream().map(Mechanic::ordinal).toList(),
        Stream.concat(Stream.of(game.name()), game.aliases().stream())
            .distinct()
            .collect(Collectors.joining(" ")),
        facts.pieces().stream().map(piece -> place(piece, words)).toList(),
        facts.endings().stream().map(ending -> place(ending, words)).toList(),
        facts.length());
  }

  private static int place(String word, Map<String, Integer> places) {
    places.putIfAbsent(word, places.size());
    return places.get(word);
  }

  private static String family(Entry game) {
    return game.family().isEmpty() ? "well known" : game.family();
  }

  /** What a card says of a game in a line. */
  static String line(Entry game) {
    GameFacts facts = game.facts();
    List<String> parts = new ArrayList<>(List.of(family(game)));
    parts.add(facts.players() == 1 ? "1 player" : facts.players() + " players");
    boolean squares = facts.board() == BoardKind.SQUARES;
    String size = facts.size().isEmpty() ? String.valueOf(facts.squares()) : facts.size();
    parts.add(squares ? size + " squares" : facts.board().words() + ", " + size);
    return String.join(" \u00b7 ", parts);
  }
}
