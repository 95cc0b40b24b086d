package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;

/** Words for what is meant of all that a square can hold. */
public final class FilterWords {
  public static final List<Keyword<Filter>> LIST =
      List.of(
          of("friend", Side.SELF, "Pieces of the player.", "(friend Chief)"),
          of("enemy", Side.OPPONENT, "Pieces of the player's opponents.", "(enemy (except Chief))"),
          of("ally", Side.ALLY, "Pieces of the other players of a team.", "(ally Chief)"),
          of("neutral", Side.NEUTRAL, "Pieces of neutral players.", "neutral"),
          of("anyone", Side.ANY, "Pieces of any player.", "(anyone Footman Chief)"),
          word(
              "of",
              "player [piece…] [(except piece…)]",
              "Pieces of that player, no matter who moves.",
              "(of White Chief)",
              FilterWords::ofPlayer),
          word("empty", "", "Empty squares.", "empty", c -> Filter.EMPTY),
          word(
              "other-than",
              "filter",
              "All that the filter leaves out: the other pieces, and empty squares.",
              "(other-than enemy)",
              c -> c.filter(0).complement()));

  private FilterWords() {}

  private static Keyword<Filter> of(String name, Side side, String sentence, String example) {
    return word(
        name, "[piece…] [(except piece…)]", sentence, example, c -> of(side, c.args(), c.scope()));
  }

  private static Filter ofPlayer(Call call) {
    Filter pieces = of(Side.ANY, call.from(1), call.scope());
    return new Filter(
        Side.ANY, call.name(NameKind.PLAYER, 0), pieces.types(), pieces.except(), pieces.others());
  }

  /** The pieces of a side: of these pieces, of all but {@code (except …)}, or all. */
  private static Filter of(Side side, List<Form> types, Scope scope) {
    if (types.size() == 1 && types.get(0).isHeadedBy("except")) {
      List<Form> items = ((Form.Group) types.get(0)).items();
      return new Filter(side, scope.names(NameKind.PIECE, items.subList(1, items.size())), true);
    }
    return new Filter(side, scope.names(NameKind.PIECE, types), false);
  }
}
