package org.rookery.app.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.jobs.JsonLine;
import org.rookery.mutation.difference.Difference;
import org.rookery.mutation.revision.RevisionDiff;

/**
 * What has changed between two revisions, as a document for other programs.
 *
 * @param before what the older one was called
 * @param after what the newer one was called
 * @param structure players, pieces and squares that came ({@code +}) or went ({@code -})
 */
record DiffJson(
    String before,
    String after,
    boolean same,
    List<String> structure,
    List<RevisionDiff.Count> counts,
    List<Place> differences) {
  /**
   * A position where the two differ.
   *
   * @param start where the turns begin, as text; null for the start of the game
   * @param position where they lead, as text
   * @param gone turns that only the older revision has
   * @param fresh turns that only the newer one has
   * @param says what differs, in a few words
   */
  record Place(
      @Nullable String start,
      List<String> play,
      String position,
      List<String> gone,
      List<String> fresh,
      String says) {
    static Place of(Difference difference) {
      return new Place(
          difference.start().orElse(null),
          difference.play(),
          difference.position(),
          difference.missing(),
          difference.surplus(),
          difference.says());
    }
  }

  static String of(String before, String after, RevisionDiff diff) {
    List<Place> places = diff.differences().stream().map(Place::of).toList();
    DiffJson json =
        new DiffJson(before, after, diff.same(), diff.structure(), diff.counts(), places);
    return JsonLine.of(json) + "\n";
  }
}
