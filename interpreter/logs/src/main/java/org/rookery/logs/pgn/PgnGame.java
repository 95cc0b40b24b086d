package org.rookery.logs.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.rookery.language.source.Span;

/**
 * A game as it was read, of which nothing says yet that it is legal.
 *
 * @param tags by name, in the order of the text
 * @param comment what is said before the first turn; empty for nothing
 * @param turns its main line
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

    /** The line that is read, on top, and those out of which it varies. */
    private final Deque<Line> lines = new ArrayDeque<>();

    private final Span place;
    private int turns;

    /** A line while it is being read. */
    private static final class Line {
      private final List<PgnTurn> turns = new ArrayList<>();

      /** What is said before its first turn. */
      private String before = "";

      void change(UnaryOperator<PgnTurn> how) {
        int last = turns.size() - 1;
        turns.set(last, how.apply(turns.get(last)));
      }

      void say(String words) {
        if (turns.isEmpty()) {
          before = PgnTurn.joined(before, words);
        } else {
          change(turn -> turn.saying(words));
        }
      }
    }

    Draft(Span place) {
      this.place = place;
      lines.push(new Line());
    }

    boolean hasTag(String name) {
      return tags.containsKey(name);
    }

    void tag(String name, Tag tag) {
      tags.putIfAbsent(name, tag);
    }

    /** How many there are so far, those of variations among them. */
    int turns() {
      return turns;
    }

    void turn(String text, Span where) {
      Line line = lines.element();
      // What is said before a variation has no place but its first turn.
      boolean opens = lines.size() > 1 && line.turns.isEmpty();
      line.turns.add(PgnTurn.of(text, where).saying(opens ? line.before : ""));
      turns++;
    }

    void mark(int nag) {
      if (!lines.element().turns.isEmpty()) {
        lines.element().change(turn -> turn.marked(nag));
      }
    }

    void say(String words) {
      lines.element().say(words);
    }

    /** Begins a variation: what might have been played instead of the last turn. */
    void vary() {
      lines.push(new Line());
    }

    /** Ends a variation. One without turns, or before any turn, is left out. */
    void endVariation() {
      List<PgnTurn> variation = lines.pop().turns;
      if (!variation.isEmpty() && !lines.element().turns.isEmpty()) {
        lines.element().change(turn -> turn.varied(variation));
      }
    }

    PgnGame finished(String result) {
      Line main = lines.element();
      return new PgnGame(
          Collections.unmodifiableMap(tags), main.before, List.copyOf(main.turns), result, place);
    }
  }
}
