package org.rookery.compiler.elaborate.game;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.SimultaneousModel;
import org.rookery.compiler.model.GameModel.UmpireModel;
import org.rookery.compiler.model.HiddenModel;
import org.rookery.compiler.model.Side;
import org.rookery.language.form.Form;

/** Sections that hide something from players. */
public final class HidingWords {
  public static final List<Keyword<Section<GameDraft>>> LIST =
      List.of(
          word(
              "fog",
              "",
              "Players see their own pieces, and the squares that a move of these could change now; "
                  + "what stands elsewhere they do not see. When the game is over, all is seen.",
              "(fog)",
              c -> Section.at(GameDraft.RULES, game -> fog(c, game))),
          word(
              "umpire",
              "[piece…]",
              "Players see only their own pieces, and try moves: an umpire, who sees all, refuses "
                  + "what is not legal, and the same player tries another one. All are told that a "
                  + "try was refused, where a piece was captured, and which royal piece is in check, "
                  + "along which line. The pieces named are told from others when they are captured, "
                  + "and it is told how many captures they have.",
              "(umpire Footman)",
              c -> Section.at(GameDraft.RULES, game -> umpire(c, game))),
          word(
              "hidden",
              "piece [attribute] [(only piece…)] [(except piece…)]",
              "Only their owner, and the owner's team, know the types of pieces on the board and in "
                  + "hand: others see a piece of the first type in the place of each. With an "
                  + "attribute, a piece that has it is seen as it is; so are captured pieces, and "
                  + "all pieces when the game is over. Moves are written without what comes of them.",
              "(hidden Captain spent? (except Chief))",
              c -> Section.at(GameDraft.RULES, game -> hidden(c, game))),
          word(
              "simultaneous",
              "[piece…]",
              "Players choose their moves for the same position, without seeing each other's "
                  + "choice, and when the last one of a round has chosen, all moves are made at "
                  + "once. A piece that goes is not captured where it was. Of pieces that arrive on "
                  + "one square all are captured, or all but one: the only one of the named types. "
                  + "What is legal, the choosers see: as if their move were made alone. The counter "
                  + "`chosen` comes with it: 0 for who has not chosen yet. It does not go with "
                  + "players of chance in the turn order, a second turn of one player, further "
                  + "parts or moves that go on, `another-turn`, `another-throw`, `fog`, `umpire`, "
                  + "`hidden`, `pie-rule`, `elimination`, counters with `after-turn`, captures that "
                  + "go to a hand or en passant, columns, `as-much-as-possible`, `repeated-while?`, "
                  + "or perpetual checks and chases.",
              "(simultaneous Chief)",
              c ->
                  Section.<GameDraft>at(GameDraft.NAMES, HidingWords::chosen)
                      .then(GameDraft.RULES, game -> simultaneous(c, game))));

  private HidingWords() {}

  private static void fog(Call call, GameDraft game) {
    game.fog = Optional.of(call.origin());
    refuseSeveral(call, game);
  }

  private static void umpire(Call call, GameDraft game) {
    game.umpire =
        Optional.of(
            new UmpireModel(call.scope().names(NameKind.PIECE, call.args()), call.origin()));
    refuseSeveral(call, game);
  }

  private static void chosen(GameDraft game) {
    game.scope.names().add(NameKind.COUNTER, SimultaneousModel.CHOSEN);
  }

  private static void simultaneous(Call call, GameDraft game) {
    game.counters.add(CounterModel.ofEachPlayer(SimultaneousModel.CHOSEN, call.origin()));
    game.simultaneous =
        Optional.of(
            new SimultaneousModel(call.scope().names(NameKind.PIECE, call.args()), call.origin()));
  }

  /** What is not seen at all has no type to be guessed, nor a move that could change it. */
  private static void refuseSeveral(Call call, GameDraft game) {
    if (Stream.of(game.fog, game.umpire, game.hidden).filter(Optional::isPresent).count() > 1) {
      game.problems()
          .error(
              "hidden-in-fog",
              call.origin(),
              "A game has a `fog`, an `umpire` or `hidden` pieces, only one of these.");
    }
  }

  private static void hidden(Call call, GameDraft game) {
    String standIn = call.name(NameKind.PIECE, 0);
    Optional<Filter> second = audience(call, 1);
    boolean named = call.size() > 1 && second.isEmpty();
    String attribute = named ? call.name(NameKind.ATTRIBUTE, 1) : "";
    Filter pieces =
        (named ? audience(call, 2) : second)
            .orElseGet(() -> new Filter(Side.ANY, List.of(), false));
    game.hidden = Optional.of(new HiddenModel(standIn, attribute, pieces, call.origin()));
    refuseSeveral(call, game);
  }

  private static Optional<Filter> audience(Call call, int index) {
    Optional<Form> form = call.optional(index);
    return form.flatMap(found -> HookWords.audience(found, call.scope()));
  }
}
