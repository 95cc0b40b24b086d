package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;

/** Castling, as the set-up allows it: read off where the pieces stand who may castle. */
public final class Castlings {
  private final FairyDraft draft;
  private final Army army;
  private final StartText start;

  Castlings(FairyDraft draft, Army army, StartText start) {
    this.draft = draft;
    this.army = army;
    this.start = start;
  }

  /** The piece that goes first, or none. */
  Optional<String> king(int player) {
    List<String> kings = army.listed("castlingKingPiece", player, List.of(Army.KING));
    return draft.options.flag("castling", true) && !kings.isEmpty()
        ? Optional.of(kings.get(0))
        : Optional.empty();
  }

  private static final String END = " add)";

  private record Way(int gap, int steps) {}

  /**
   * The blocks of the piece that goes first.
   *
   * @param safe what has to hold on each square it crosses
   * @param gates by which pieces may enter where the other piece stood
   */
  public List<String> blocks(String safe, Gates gates) {
    List<String> blocks = new ArrayList<>();
    for (boolean right : new boolean[] {true, false}) {
      Optional<Way> white = way(0, right);
      Optional<Way> black = way(1, right);
      String side = right ? "e" : "w";
      if (white.isPresent() && white.equals(black)) {
        blocks.addAll(
            all(block("", partners(0), side, white.get(), safe), side, white.get(), gates));
        continue;
      }
      white.ifPresent(
          way ->
              blocks.addAll(all(block(only(0), partners(0), side, way, safe), side, way, gates)));
      black.ifPresent(
          way ->
              blocks.addAll(all(block(only(1), partners(1), side, way, safe), side, way, gates)));
    }
    return blocks;
  }

  /** Castling, and castling after which a piece enters. */
  private static List<String> all(String block, String side, Way way, Gates gates) {
    List<String> blocks = new ArrayList<>(List.of(block));
    if (gates.open()) {
      String before = block.substring(0, block.length() - END.length());
      gates.ends(side, way.gap() + 2 - way.steps()).forEach(end -> blocks.add(before + end));
    }
    return blocks;
  }

  /** That one player alone castles so. */
  private String only(int player) {
    String zone =
        player == 0
            ? draft.zone("white-castles", draft.all(), draft.none())
            : draft.zone("black-castles", draft.none(), draft.all());
    return "(verify (in-zone? " + zone + ")) ";
  }

  /** The partner in castling: what does not stand there at the start is none. */
  private String partners(int player) {
    return army.listed("castlingRookPieces", player, Army.CASTLING_PARTNERS).stream()
        .map(army::name)
        .collect(Collectors.joining(" "));
  }

  private static String block(String who, String partners, String side, Way way, String safe) {
    StringBuilder text = new StringBuilder("(").append(who);
    text.append((side + " (verify empty?) ").repeat(way.gap()));
    text.append(side).append(" (verify (in-setup? (friend ").append(partners).append(")))");
    text.append(" (verify (castles? start here)) back").append(safe);
    text.append((" " + side + safe).repeat(way.steps() - 1));
    text.append(" mark ").append(side).append(" to");
    text.append((" " + side).repeat(way.gap() - way.steps() + 1));
    return text + " cascade back" + END;
  }

  private Optional<Way> way(int player, boolean right) {
    Optional<String> king = king(player);
    String right2 = right ? "K" : "Q";
    if (king.isEmpty() || !start.mayCastle(player, right2)) {
      return Optional.empty();
    }
    int rank = draft.options.number("castlingRank", 1) - 1;
    List<String> row = start.row(player == 0 ? rank : draft.ranks - 1 - rank);
    List<Integer> kings = files(row, List.of(army.letter(king.get())), player);
    if (kings.isEmpty()) {
      return Optional.empty();
    }
    int usual = draft.options.file("castlingKingFile", 4);
    int from = kings.size() > 1 && kings.contains(usual) ? usual : kings.get(0);
    List<String> partners = new ArrayList<>();
    army.listed("castlingRookPieces", player, Army.CASTLING_PARTNERS)
        .forEach(piece -> partners.add(army.letter(piece)));
    List<Integer> rooks = new ArrayList<>(files(row, partners, player));
    rooks.removeIf(file -> right ? file <= from : file >= from);
    if (rooks.isEmpty()) {
      return Optional.empty();
    }
    int corner = right ? rooks.get(rooks.size() - 1) : rooks.get(0);
    int said =
        draft.options.file(
            right ? "castlingRookKingsideFile" : "castlingRookQueensideFile", corner);
    int rook = rooks.contains(said) ? said : corner;
    int to =
        right
            ? draft.options.file("castlingKingsideFile", 6)
            : draft.options.file("castlingQueensideFile", 2);
    int steps = right ? to - from : from - to;
    int gap = Math.abs(rook - from) - 1;
    if (steps < 1 || steps > gap + 1) {
      draft.cannotSay(
          right ? "castlingKingsideFile" : "castlingQueensideFile",
          "the first piece would not go towards the second");
      return Optional.empty();
    }
    return Optional.of(new Way(gap, steps));
  }

  /** Whether some player has such a piece where castling begins, on the file that a key says. */
  public static boolean stands(Options options, StartText start, Army army, String key) {
    int rank = options.number("castlingRank", 1) - 1;
    boolean king = key.equals("castlingKingFile");
    boolean some = false;
    for (int player = 0; player < 2; player++) {
      List<String> pieces =
          king
              ? army.listed("castlingKingPiece", player, List.of(Army.KING))
              : army.listed("castlingRookPieces", player, Army.CASTLING_PARTNERS);
      List<String> row = start.row(player == 0 ? rank : start.ranks() - 1 - rank);
      List<String> letters = pieces.stream().map(army::letter).toList();
      some |= files(row, letters, player).contains(options.file(key, -1));
    }
    return some;
  }

  private static List<Integer> files(List<String> row, List<String> letters, int player) {
    List<Integer> files = new ArrayList<>();
    for (int file = 0; file < row.size(); file++) {
      String piece = row.get(file);
      boolean own = player == 0 ? piece.matches("\\+?[A-Z]") : piece.matches("\\+?[a-z]");
      if (own && letters.contains(piece.toUpperCase(Locale.ROOT))) {
        files.add(file);
      }
    }
    return files;
  }
}
