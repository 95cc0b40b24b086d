package org.rookery.logs.pgn;

import java.util.List;
import org.rookery.language.source.Span;

/**
 * A turn of a game's main line as it was read.
 *
 * @param text without its number and without marks such as {@code ?!}
 * @param nags the numbers of such marks, as PGN counts them
 * @param comment what is said behind it; empty for nothing
 * @param place where it stands
 */
public record PgnTurn(String text, List<Integer> nags, String comment, Span place) {
  /** Copies the marks. */
  public PgnTurn {
    nags = List.copyOf(nags);
  }
}
