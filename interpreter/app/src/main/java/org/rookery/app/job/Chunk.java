package org.rookery.app.job;

import java.util.ArrayList;
import java.util.List;

/**
 * So many things in a row that one task does.
 *
 * @param subject the number of what they are of
 * @param from the first, counted from 0
 * @param to behind the last
 */
record Chunk(int subject, int from, int to) {
  /** All of so many things in chunks of at most so many. */
  static List<Chunk> of(int subject, int things, int most) {
    List<Chunk> chunks = new ArrayList<>();
    for (int from = 0; from < things; from += most) {
      chunks.add(new Chunk(subject, from, Math.min(things, from + most)));
    }
    return chunks;
  }

  /** A name for the task. */
  String name(String of, String things) {
    return of + ", " + things + " " + (from + 1) + (to == from + 1 ? "" : " to " + to);
  }
}
