package org.rookery.web.table;

import java.util.List;
import java.util.Map;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;

/** Answers questions that change nothing, to players who may not see all of a match. */
public final class MatchAnswers {
  private final Match match;
  private final MatchSight sight;
  private final List<MadeMove> made;

  /**
   * Answers about a match as it is now.
   *
   * @param sight what those see who ask
   * @param made the moves made
   */
  public MatchAnswers(Match match, MatchSight sight, List<MadeMove> made) {
    this.match = match;
    this.sight = sight;
    this.made = made;
  }

  /**
   * The answer, as JSON.
   *
   * @param verb {@code state}, {@code why}, {@code diagram} or {@code preview}
   */
  public String of(String verb, String argument) {
    return switch (verb) {
      case "state" -> state(List.of(), "");
      case "why" -> Json.of(Map.of("why", sight.why(argument)));
      case "diagram" -> Diagrams.of(match, sight, argument);
      case "preview" -> MovePreviews.of(sight, argument);
      default -> Json.of(Map.of("problem", "Nothing is known of `" + verb + "`."));
    };
  }

  /**
   * How the match stands.
   *
   * @param undone the moves taken back, the next last
   * @param remark something that a person is to be told; empty for nothing
   */
  String state(List<String> undone, String remark) {
    return TableState.json(match, sight, made, undone, remark);
  }
}
