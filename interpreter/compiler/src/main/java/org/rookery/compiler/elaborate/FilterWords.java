package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.word;

import java.util.List;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Side;

/** Words for whose men are meant. */
final class FilterWords {
  static final List<Keyword<Filter>> LIST =
      List.of(
          of("friend", Side.SELF, "Men of the player.", "(friend Chief)"),
          of("enemy", Side.OPPONENT, "Men of his opponents.", "(enemy (except Chief))"),
          of("neutral", Side.NEUTRAL, "Men of neutral players.", "neutral"),
          of("anyone", Side.ANY, "Anybody's men.", "(anyone Footman Chief)"));

  private FilterWords() {}

  private static Keyword<Filter> of(String name, Side side, String sentence, String example) {
    return word(
        name,
        "[piece…] [(except piece…)]",
        sentence,
        example,
        c -> Filters.of(side, c.args(), c.scope()));
  }
}
