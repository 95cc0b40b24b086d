package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.RememberedPlaces;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;
import org.rookery.program.Edit;

/** Words for what a move does besides moving a piece. */
public final class EffectWords {
  public static final List<Keyword<List<Statement>>> LIST =
      List.of(
          zrf(
              "capture",
              "[place]",
              "The move captures what stands there.",
              "(capture n)",
              c -> List.of(new ChangeStatement.Capture(c.place(0), c.origin()))),
          word(
              "stays",
              "[place]",
              "The piece that stands there has a part in the move by staying: a move though "
                  + "nothing goes, or castling onto its own square.",
              "stays",
              c -> List.of(new ChangeStatement.Stay(c.place(0), c.origin()))),
          word(
              "remove",
              "[place]",
              "What stands there leaves the game for good.",
              "(remove n)",
              c -> List.of(new ChangeStatement.Remove(c.place(0), c.origin()))),
          zrf(
              "create",
              "[player|opponent] [piece] [place]",
              "The move puts a new piece there, by default the mover's and like the one that moves.",
              "(create opponent Footman n)",
              EffectWords::create),
          zrf(
              "change-owner",
              "[player|opponent] [place]",
              "What stands there changes sides, to the mover by default.",
              "change-owner",
              EffectWords::changeOwner),
          zrf(
              "flip",
              "[place]",
              "What stands there goes over to the next player.",
              "(flip n)",
              c -> List.of(new ChangeStatement.Flip(c.place(0), c.origin()))),
          zrf(
              "change-type",
              "piece [place]",
              "What stands there becomes another piece.",
              "(change-type Captain)",
              c ->
                  List.of(
                      new ChangeStatement.ChangeType(
                          c.name(NameKind.PIECE, 0), c.place(1), c.origin()))),
          word(
              "skip-square",
              "[place]",
              "The piece that moves may be captured there by the next move, en passant, if "
                  + "that is an opponent's.",
              "(skip-square (opposite n))",
              c -> List.of(new Statement.Pass(c.place(0), c.origin()))),
          word(
              "capture-passer",
              "",
              "The move captures the piece that skipped a square in the last move.",
              "capture-passer",
              c -> List.of(new ChangeStatement.CapturePasser(c.origin()))),
          word(
              "take-in-hand",
              "[piece]",
              "The mover gets one more piece in hand, by default one like the piece that moves.",
              "(take-in-hand Footman)",
              c ->
                  List.of(
                      new ChangeStatement.TakeInHand(
                          c.optional(0).map(p -> c.scope().name(NameKind.PIECE, p)), c.origin()))),
          word(
              "discard",
              "[piece]",
              "The mover gives up a piece in hand, by default the one that these rules are "
                  + "for. Without one of the type that is named the move is illegal.",
              "discard",
              c ->
                  List.of(
                      new ChangeStatement.Discard(
                          c.optional(0).map(p -> c.scope().name(NameKind.PIECE, p)), c.origin()))),
          word(
              "add-to",
              "counter [opponent|place] integer",
              "Changes a counter, the mover's own or that of the square here by default.",
              "(add-to checks 1)",
              EffectWords::addTo));

  private EffectWords() {}

  /** The arguments are told apart by what they name, a player before a piece. */
  private static List<Statement> create(Call call) {
    Scope scope = call.scope();
    int next = 0;
    Optional<String> player = Optional.empty();
    Optional<String> piece = Optional.empty();
    boolean pieceFollows = call.size() > 1 && scope.is(NameKind.PIECE, call.arg(1));
    if (next < call.size() && isPlayer(call.arg(next), scope)) {
      if (pieceFollows || !scope.is(NameKind.PIECE, call.arg(next))) {
        player = call.arg(next++).atom();
      }
    }
    if (next < call.size() && scope.is(NameKind.PIECE, call.arg(next))) {
      piece = call.arg(next++).atom();
    }
    if (next < call.size() - 1 || !placeOrNothing(call, next)) {
      Form odd = call.arg(next);
      scope.unknown(
          odd.atom().orElse("()"),
          odd.origin(),
          afterCreate(piece.isPresent(), next, pieceFollows));
      return List.of();
    }
    return List.of(new ChangeStatement.Create(player, piece, call.place(next), call.origin()));
  }

  /** What may stand where a new piece, its player or its place is wanted. */
  private static NameKind[] afterCreate(boolean hasPiece, int next, boolean pieceFollows) {
    if (hasPiece) {
      return new NameKind[] {NameKind.SQUARE, NameKind.DIRECTION};
    } else if (next > 0) {
      return new NameKind[] {NameKind.PIECE};
    }
    return pieceFollows
        ? new NameKind[] {NameKind.PLAYER}
        : new NameKind[] {NameKind.PIECE, NameKind.PLAYER};
  }

  private static boolean isPlayer(Form form, Scope scope) {
    return form.isWord(Statement.OPPONENT) || scope.is(NameKind.PLAYER, form);
  }

  private static boolean placeOrNothing(Call call, int index) {
    return index >= call.size() || RememberedPlaces.isPlace(call.arg(index), call.scope());
  }

  private static List<Statement> changeOwner(Call call) {
    Optional<Form> first = call.optional(0);
    Optional<String> player = Optional.empty();
    if (first.isPresent() && !RememberedPlaces.isPlace(first.get(), call.scope())) {
      player =
          first.get().isWord(Statement.OPPONENT)
              ? Optional.of(Statement.OPPONENT)
              : Optional.of(call.name(NameKind.PLAYER, 0));
    }
    Place place = call.place(player.isPresent() ? 1 : 0);
    return List.of(new ChangeStatement.ChangeOwner(player, place, call.origin()));
  }

  private static List<Statement> addTo(Call call) {
    String counter = call.name(NameKind.COUNTER, 0);
    if (call.scope().names().has(NameKind.SQUARE_COUNTER, counter)) {
      Place place = call.size() == 3 ? call.place(1) : new Place.Here();
      return List.of(new ChangeStatement.AddToSquare(counter, place, change(call), call.origin()));
    }
    boolean opponent = call.arg(1).isWord("opponent");
    if (opponent != (call.size() == 3)) {
      call.problems()
          .error("wrong-kind", call.arg(1).origin(), "`opponent` and a number are wanted here.");
      return List.of();
    }
    int by = change(call);
    Side side = SideWords.ofCounter(call, counter, opponent ? Side.OPPONENT : Side.SELF);
    return List.of(new ChangeStatement.AddToCounter(counter, side, by, call.origin()));
  }

  /** By how much a counter changes in one step. */
  private static int change(Call call) {
    int most = Edit.COUNTER_BIAS - 1;
    return call.integer(call.size() - 1, -most, most).orElse(0);
  }
}
