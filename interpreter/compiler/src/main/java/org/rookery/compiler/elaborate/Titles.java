package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the games of a file are chosen by: of equal titles, the second is called {@code … #2}. */
public final class Titles {
  private static final Pattern NUMBERED = Pattern.compile("(.*?)\\s*#(\\d{1,9})", Pattern.DOTALL);

  private Titles() {}

  /** A title for each game, none twice. */
  static List<String> of(List<GameText> games) {
    return distinct(games.stream().map(GameText::title).toList());
  }

  /** The titles with a number behind those that have been there before. */
  public static List<String> distinct(List<String> titles) {
    Map<String, Integer> seen = new HashMap<>();
    List<String> distinct = new ArrayList<>();
    for (String title : titles) {
      int number = seen.merge(title, 1, Integer::sum);
      distinct.add(number == 1 ? title : title + " #" + number);
    }
    return distinct;
  }

  /** The game of a title; {@code title #2} is the second of that title, {@code #2} of the file. */
  static Optional<GameText> find(String title, List<GameText> games) {
    Optional<GameText> exact =
        games.stream().filter(game -> game.title().equals(title)).findFirst();
    Matcher numbered = NUMBERED.matcher(title);
    if (exact.isPresent() || !numbered.matches()) {
      return exact;
    }
    String name = numbered.group(1);
    int number = Integer.parseInt(numbered.group(2));
    return games.stream()
        .filter(game -> name.isEmpty() || game.title().equals(name))
        .skip(Math.max(0, number - 1L))
        .filter(game -> number > 0)
        .findFirst();
  }
}
