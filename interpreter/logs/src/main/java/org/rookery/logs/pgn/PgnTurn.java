package org.rookery.logs.pgn;

import java.util.ArrayList;
import java.util.List;
import org.rookery.language.source.Span;

/**
 * A turn of a game as it was read.
 *
 * @param text without its number and without marks such as {@code ?!}
 * @param nags the numbers of such marks, as PGN counts them
 * @param comment what is said behind it; empty for nothing
 * @param instead what might have been played instead of it: variations, each of one turn at least
 * @param place where it stands
 */
public record PgnTurn(
    String text, List<Integer> nags, String comment, List<List<PgnTurn>> instead, Span place) {
  /** Copies the lists. */
  public PgnTurn {
    nags = List.copyOf(nags);
    instead = List.copyOf(instead);
  }

  /** A turn of which nothing is said. */
  public static PgnTurn of(String text, Span place) {
    return new PgnTurn(text, List.of(), "", List.of(), place);
  }

  PgnTurn marked(int nag) {
    return new PgnTurn(text, with(nags, nag), comment, instead, place);
  }

  /** With more said behind it. */
  PgnTurn saying(String words) {
    return new PgnTurn(text, nags, joined(comment, words), instead, place);
  }

  PgnTurn varied(List<PgnTurn> variation) {
    return new PgnTurn(text, nags, comment, with(instead, List.copyOf(variation)), place);
  }

  /** Two comments as one. */
  static String joined(String before, String words) {
    return before.isEmpty() ? words : words.isEmpty() ? before : before + " " + words;
  }

  private static <T> List<T> with(List<T> some, T one) {
    List<T> all = new ArrayList<>(some);
    all.add(one);
    return all;
  }
}
