package org.rookery.exchange.fairy;

import java.util.Arrays;
import java.util.List;
import org.rookery.exchange.fairy.options.OptionKeys;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;
import org.rookery.exchange.fairy.rules.Army;
import org.rookery.exchange.fairy.rules.Castlings;
import org.rookery.exchange.fairy.rules.Writing;
import org.rookery.exchange.parts.BetzaParts;
import org.rookery.exchange.parts.BoardRegion;

/** Which options do not matter in a game, since it has nothing that they are about. */
final class IdleOptions {
  private final Options options;
  private final Army army;
  private final StartText start;

  IdleOptions(Writing writing) {
    this.options = writing.options();
    this.army = writing.army();
    this.start = writing.start();
  }

  /** Why an option does not matter here, or nothing where it may. */
  String why(String key) {
    if (options.isShadowed(key)) {
      return "both players have their own";
    }
    for (String need : options.keys().describe(key).needs()) {
      String lack = need.startsWith("@") ? lack(need, key) : lackOfOption(need);
      if (!lack.isEmpty()) {
        return lack;
      }
    }
    return "";
  }

  private String lackOfOption(String need) {
    boolean on =
        Arrays.stream(need.split("\\|"))
            .anyMatch(
                key ->
                    options.isOn(key)
                        || options.isOn(key + "White")
                        || options.isOn(key + "Black"));
    return on ? "" : "there is no `" + need.replace("|", "` or `") + "`";
  }

  private String lack(String need, String key) {
    return switch (need) {
      case "@shown" -> "it is for programs that show or value a game, and no rule";
      case "@otherBoard" ->
          "what comes from the other board is set in the hand of a position, with or without it";
      case "@castling" -> castles() ? "" : "no King may castle in the start position";
      case "@elsewhere" ->
          Castlings.stands(options, start, army, key)
              ? "the piece that castles is found on that file anyway"
              : "";
      case "@catches" -> catches() ? "" : "no piece captures in passing";
      case "@pawn" -> pawns() ? "" : "no piece on the board promotes as Pawns do";
      case "@promotes" ->
          pawns() || !options.word("promotedPieceType", "").isEmpty() ? "" : "nothing promotes";
      case "@steps" -> firstSteps() ? "" : "no piece on the board has a first step of its own";
      case "@drops" -> options.flag("pieceDrops", false) ? "" : "nothing is dropped";
      case "@mustDrop" ->
          army.pieces().stream().anyMatch(army::mustBeDropped)
              ? ""
              : "no such piece is ever in hand";
      case "@royal" ->
          army.has(Army.KING) || options.flag("extinctionPseudoRoyal", false)
              ? ""
              : "no piece is royal";
      case "@flag" -> flags() ? "" : "there is no `flagRegion`";
      case "@onBoard" -> army.has(key) ? "" : "no such piece is ever on the board";
      case "@pieceOfMobility" ->
          army.has(OptionKeys.pieceOfMobility(key)) ? "" : "no such piece is ever on the board";
      default -> throw new IllegalStateException("unknown need " + need);
    };
  }

  private boolean pawns() {
    return !army.pawns(0).isEmpty() || !army.pawns(1).isEmpty();
  }

  private boolean castles() {
    boolean some = false;
    for (int player = 0; player < 2; player++) {
      some |=
          !army.listed("castlingKingPiece", player, List.of(Army.KING)).isEmpty()
              && !army.listed("castlingRookPieces", player, Army.CASTLING_PARTNERS).isEmpty();
    }
    return some && start.mayAnybodyCastle();
  }

  private boolean catches() {
    BoardRegion all = BoardRegion.where(options.files(), options.ranks(), (file, rank) -> true);
    boolean somewhere =
        !options.region("enPassantRegion", 0, all).isEmpty()
            || !options.region("enPassantRegion", 1, all).isEmpty();
    boolean some = false;
    for (int player = 0; player < 2; player++) {
      some |=
          army.listed("enPassantTypes", player, List.of(Army.PAWN)).stream()
              .anyMatch(piece -> piece.equals(Army.PAWN) || BetzaParts.catches(army.moves(piece)));
    }
    return somewhere && some;
  }

  private boolean firstSteps() {
    return army.has(Army.PAWN)
        || army.pieces().stream().anyMatch(piece -> army.moves(piece).indexOf('i') >= 0);
  }

  private boolean flags() {
    BoardRegion none = BoardRegion.where(options.files(), options.ranks(), (file, rank) -> false);
    return !options.region("flagRegion", 0, none).isEmpty()
        || !options.region("flagRegion", 1, none).isEmpty();
  }
}
