package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rookery.exchange.fairy.options.StartText;

/** Puts the text of a rules file together. */
public final class FairyRulesText {
  /** The macros of `captures` that rules may be written with. */
  private static final Pattern CAPTURES = Pattern.compile("\\((explode|blast) ");

  /** Includes stand before all else. */
  private static final Comparator<String> TOPS =
      Comparator.comparing(text -> !text.startsWith("(include"));

  private final String name;
  private final FairyDraft draft;
  private final Army army;
  private final StartText start;
  private final FairyPromotions arrivals;
  private final FairyEndings endings;

  FairyRulesText(String name, FairyDraft draft, Army army, StartText start) {
    this.name = name;
    this.draft = draft;
    this.army = army;
    this.start = start;
    this.arrivals = new FairyPromotions(draft, army);
    this.endings = new FairyEndings(draft, army, arrivals, start);
  }

  /** The first line of a rules file. */
  public static String heading(String name) {
    return "; "
        + name
        + ": made from its configuration for Fairy-Stockfish by `rookery import fairy`.";
  }

  /** The rules without the comments at their head. */
  public String body() {
    boolean free = dropsAtWill() && !start.hasHand() && !draft.options.flag("twoBoards", false);
    boolean hands =
        !free
            && (start.hasHand()
                || draft.options.flag("capturesToHand", false)
                || draft.options.flag("pieceDrops", false));
    pieces(draft.options.flag("pieceDrops", false), free);
    sayings();
    endings.write(hands);
    List<String> lines = new ArrayList<>();
    boolean noDeadEnds = draft.noDeadEnds();
    if (noDeadEnds) {
      lines.add("(include \"promotion\")");
    }
    String game = game(hands, noDeadEnds);
    if (CAPTURES.matcher(game).find()) {
      lines.add("(include \"captures\")");
    }
    draft.tops.stream().sorted(TOPS).forEach(lines::add);
    return String.join("\n", lines) + (lines.isEmpty() ? "" : "\n\n") + game;
  }

  private String game(boolean hands, boolean noDeadEnds) {
    List<String> lines = new ArrayList<>();
    lines.add("(game");
    lines.add("(title \"" + name + "\")");
    lines.add("(known-as \"fairy-stockfish\" \"" + name + "\")");
    lines.add("(players White Black" + (draft.neutral ? " Nobody)" : ")"));
    lines.add("(turn-order " + (start.whiteBegins() ? "White Black" : "Black White") + ")");
    lines.add(
        "(board (rectangle "
            + draft.files
            + " "
            + draft.ranks
            + ")"
            + (handed() ? "" : " (mirror)"));
    if (!start.walls().isEmpty() && !draft.neutral) {
      lines.add("(kill-positions " + String.join(" ", start.walls()) + ")");
    }
    lines.addAll(draft.zoneLines());
    lines.set(lines.size() - 1, lines.get(lines.size() - 1) + ")");
    lines.add("(board-setup (fen \"" + start.written(hands) + "\"))");
    lines.add("");
    lines.addAll(draft.pieces);
    lines.add("");
    if (noDeadEnds) {
      lines.addAll(noDeadEnds());
    }
    lines.addAll(draft.rules);
    return String.join("\n", lines) + ")\n";
  }

  /** No piece goes where it could never move again; one may become there what never moves. */
  private List<String> noDeadEnds() {
    String still =
        army.pieces().stream()
            .filter(army::endsImmobile)
            .map(army::name)
            .collect(Collectors.joining(" "));
    return still.isEmpty()
        ? List.of("(no-dead-ends)")
        : List.of(
            "(on-move (except " + still + ") (verify (not dead-end?)))",
            "(on-drop (verify (not dead-end?)))");
  }

  private void sayings() {
    draft.tops.addAll(draft.sayings.texts(Sayings.Place.TOPS, army));
    draft.pieces.addAll(draft.sayings.texts(Sayings.Place.NEUTRAL, army));
    List<String> rules = draft.sayings.texts(Sayings.Place.RULES, army);
    draft.rules.addAll(rules);
    if (draft.sayings.say("wallingRule")) {
      draft.zone(
          "walling",
          "wallingRegion",
          (key, player) -> draft.options.region(key, player, draft.all()));
      if (draft.options.word("wallingRule", "").equals("edge")) {
        draft.zone("rim", draft.rim(), draft.rim());
      }
    }
  }

  /** Drops without a hand and without captures that fill one: pieces come from nowhere. */
  private boolean dropsAtWill() {
    return draft.options.flag("pieceDrops", false) && !draft.options.flag("capturesToHand", false);
  }

  /** Whether some piece's moves to the left are not those to the right. */
  private boolean handed() {
    return army.pieces().stream().anyMatch(piece -> army.moves(piece).matches(".*[lr].*"));
  }

  private void pieces(boolean drops, boolean supply) {
    FairyMoves steps = new FairyMoves(draft, army, arrivals);
    Drops dropping = new Drops(draft, army, arrivals);
    Castlings castlings = new Castlings(draft, army, start);
    Gates gates = new Gates(draft, army, start);
    if (gates.open()) {
      gates.write();
    } else {
      draft.onlyWhere("seirawanGating", gates.condition());
    }
    Set<String> becomes = new LinkedHashSet<>();
    for (String piece : army.pieces()) {
      List<String> blocks = steps.of(piece, false);
      if (castlings.king(0).filter(piece::equals).isPresent()
          || castlings.king(1).filter(piece::equals).isPresent()) {
        blocks.addAll(castlings.blocks(endings.royals().safe(piece), gates));
      }
      String letter = "(letter " + army.letter(piece) + ")" + (supply ? " (supply)" : "");
      draft.pieces.add(piece(army.name(piece), letter, blocks, drops ? dropping.of(piece) : ""));
      if (army.promoted(piece).isPresent()) {
        String promoted =
            "(letter +" + army.letter(piece) + ") (captured-as " + army.name(piece) + ")";
        draft.pieces.add(piece(army.promotedName(piece), promoted, steps.of(piece, true), ""));
      }
      if (arrivals.backToPawns() && arrivals.isPromotion(piece)) {
        becomes.add(piece);
      }
    }
    String pawn = army.pawns(0).isEmpty() ? "" : army.name(army.pawns(0).get(0));
    for (String piece : becomes) {
      String letter =
          "(letter "
              + army.letter(piece)
              + "~)"
              + (pawn.isEmpty() ? "" : " (captured-as " + pawn + ")");
      draft.pieces.add(
          piece(army.pawnMade(piece), letter, List.of("(moves-of " + army.name(piece) + ")"), ""));
    }
  }

  private static String piece(String name, String letter, List<String> blocks, String drops) {
    String moves = blocks.isEmpty() ? "" : "\n(moves " + String.join("\n", blocks) + ")";
    return "(piece (name "
        + name
        + ") "
        + letter
        + moves
        + (drops.isEmpty() ? "" : "\n" + drops)
        + ")";
  }
}
