package org.rookery.logs.pgn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.language.source.Span;

/**
 * A game as it was read, of which nothing says yet that it is legal. Variations are left out.
 *
 * @param tags by name, in the order of the text
 * @param comment what is said before the first turn; empty for nothing
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 * @param place where it begins
 */
public record PgnGame(
    Map<String, Tag> tags, String comment, List<PgnTurn> turns, String result, Span place) {
  /** A tag's value, and where it stands. */
  public record Tag(String value, Span place) {}

  /** The value of a tag; empty where there is none, or it says that it is not known. */
  public Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(name))
        .map(Tag::value)
        .filter(value -> !value.isBlank() && !value.equals("?"));
  }

  /** A game while it is being read. */
  static final class Draft {
    private final Map<String, Tag> tags = new LinkedHashMap<>();
    private final List<PgnTurn> turns = new ArrayList<>();
    private final Span place;
    private String comment = "";

    Draft(Span place) {
      this.place = place;
    }

    boolean hasTag(String name) {
      return tags.containsKey(name);
    }

    void tag(String name, Tag tag) {
      tags.putIfAbsent(name, tag);
    }

    int turns() {
      return turns.size();
    }

    void turn(String text, Span where) {
      turns.add(new PgnTurn(text, List.of(), "", where));
    }

    void mark(int nag) {
      if (!turns.isEmpty()) {
        PgnTurn last = turns.remove(turns.size() - 1);
        List<Integer> nags = new ArrayList<>(last.nags());
        nags.add(nag);
        turns.add(new PgnTurn(last.text(), nags, last.comment(), last.place()));
      }
    }

    void say(String words) {
      if (turns.isEmpty()) {
        comment = joined(comment, words);
      } else {
        PgnTurn last = turns.remove(turns.size() - 1);
        turns.add(
            new PgnTurn(last.text(), last.nags(), joined(last.comment(), words), last.place()));
      }
    }

    private static String joined(String before, String words) {
      return before.isEmpty() ? words : words.isEmpty() ? before : before + " " + words;
    }

    PgnGame finished(String result) {
      return new PgnGame(
          Collections.unmodifiableMap(tags), comment, List.copyOf(turns), result, place);
    }
  }
}
