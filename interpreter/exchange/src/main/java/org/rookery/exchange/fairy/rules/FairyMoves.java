package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.List;
import org.rookery.exchange.parts.BetzaParts;
import org.rookery.exchange.parts.BoardRegion;

/** How pieces move: Betza's letters as they are, first steps and captures in passing in words. */
final class FairyMoves {
  /**
   * The leap of two and three squares that pieces half-way prevent: a step straight, two aslant.
   */
  private static final String LAME = "mafsmafW";

  private static final String PAWN_STEPS = "fmWfcF";
  private static final List<String> STRAIGHT = List.of("n", "e", "s", "w");
  private static final List<String> SLANTING = List.of("ne", "nw", "se", "sw");

  private final FairyDraft draft;
  private final Army army;
  private final FairyPromotions arrivals;
  private final boolean passing;
  private final boolean firstSteps;

  FairyMoves(FairyDraft draft, Army army, FairyPromotions arrivals) {
    this.draft = draft;
    this.army = army;
    this.arrivals = arrivals;
    firstSteps = draft.options.flag("doubleStep", true);
    passing =
        !draft.options.region("enPassantRegion", 0, draft.all()).isEmpty()
            || !draft.options.region("enPassantRegion", 1, draft.all()).isEmpty();
  }

  /** The blocks of a piece, or of its promoted form. */
  List<String> of(String piece, boolean isPromoted) {
    String moves = isPromoted ? army.promoted(piece).orElse(piece) : piece;
    String end = arrivals.end(piece, isPromoted);
    List<String> blocks = new ArrayList<>();
    if (moves.equals(Army.PAWN)) {
      pawn(piece, end, blocks);
    } else if (moves.equals("soldier") && draft.options.number("soldierPromotionRank", 1) > 1) {
      int rank = draft.options.number("soldierPromotionRank", 1);
      String abroad =
          draft.zone(
              "abroad", draft.ranks(rank - 1, draft.ranks), draft.ranks(0, draft.ranks - rank));
      blocks.add(betza("fW", end));
      blocks.add("(betza \"sW\" (verify (in-zone? " + abroad + ")) " + end + ")");
    } else if (moves.equals("janggiCannon")) {
      String content = army.name(piece);
      blocks.add(
          "(for-each ($way n e s w) ($way (while empty? $way) (verify (not (piece? "
              + content
              + "))) $way (while empty? "
              + end
              + " $way) (verify (and enemy? (not (piece? "
              + content
              + ")))) "
              + end
              + "))");
    } else {
      byLetters(piece, moves, end, blocks);
    }
    if (piece.equals(Army.KING) && draft.options.flag("flyingGeneral", false)) {
      blocks.add(
          "(for-each ($way n s e w) ($way (while empty? $way) (verify (piece? (enemy "
              + army.name(piece)
              + "))) add))");
    }
    return blocks;
  }

  private static String betza(String letters, String end) {
    return "(betza \"" + letters + "\"" + (end.equals("add") ? "" : " " + end) + ")";
  }

  private void pawn(String piece, String end, List<String> blocks) {
    blocks.add(betza(PAWN_STEPS, end));
    if (firstSteps) {
      leap("double", "doubleStepRegion", usualStart(), 2, end, blocks);
      leap("triple", "tripleStepRegion", List.of(draft.none(), draft.none()), 3, end, blocks);
    }
    if (mayPass(piece)) {
      inPassing(piece, List.of("ne", "nw"), end, blocks);
    }
  }

  /** Whether a piece of some player captures what passed it. */
  private boolean mayPass(String piece) {
    return passing && firstSteps && (passes(piece, 0) || passes(piece, 1));
  }

  private boolean passes(String piece, int player) {
    return army.listed("enPassantTypes", player, List.of(Army.PAWN)).contains(piece);
  }

  /** Where double steps begin if nothing else is said. */
  private List<BoardRegion> usualStart() {
    int rank = draft.options.number("doubleStepRank", draft.options.number("doubleStepRankMin", 2));
    int least = draft.options.number("doubleStepRankMin", Math.min(rank, 2));
    boolean said =
        draft.options.find("doubleStepRank").isPresent()
            || draft.options.find("doubleStepRankMin").isPresent();
    return said
        ? List.of(
            draft.ranks(least - 1, rank - 1), draft.ranks(draft.ranks - rank, draft.ranks - least))
        : List.of(draft.ranks(1, 1), draft.ranks(6, 6));
  }

  private void leap(
      String zone,
      String key,
      List<BoardRegion> usual,
      int steps,
      String end,
      List<String> blocks) {
    BoardRegion white = draft.options.region(key, 0, usual.get(0));
    BoardRegion black = draft.options.region(key, 1, usual.get(1));
    if (white.isEmpty() && black.isEmpty()) {
      return;
    }
    draft.zone(zone, white, black);
    blocks.add(
        "((verify (in-zone? "
            + zone
            + ")) "
            + ("n (verify empty?)" + skip() + " ").repeat(steps - 1)
            + "n (verify empty?) "
            + end
            + ")");
  }

  /** What leaves a square behind where pieces are captured in passing. */
  private String skip() {
    BoardRegion white = draft.options.region("enPassantRegion", 0, draft.all());
    BoardRegion black = draft.options.region("enPassantRegion", 1, draft.all());
    if (!passing) {
      return "";
    } else if (white.isAll() && black.isAll()) {
      return " (skip-square)";
    }
    return " (if (in-zone? " + draft.zone("passing", black, white) + ") (skip-square))";
  }

  private void inPassing(String piece, List<String> ways, String end, List<String> blocks) {
    String who = "";
    if (!passes(piece, 0) || !passes(piece, 1)) {
      BoardRegion white = passes(piece, 0) ? draft.all() : draft.none();
      BoardRegion black = passes(piece, 1) ? draft.all() : draft.none();
      who = "(verify (in-zone? " + draft.zone("passes-" + piece, white, black) + ")) ";
    }
    for (String way : ways) {
      blocks.add("(" + who + way + " (verify passed?) capture-passer " + end + ")");
    }
  }

  /** The same for a step that captures only, or that is said to capture what passed. */
  private void inPassing(String piece, BetzaParts.Part part, String end, List<String> blocks) {
    String sides = part.sides();
    boolean straight = part.atom().equals("W");
    boolean aslant = part.atom().equals("F");
    if (sides.isEmpty() && (straight || aslant)) {
      inPassing(piece, straight ? STRAIGHT : SLANTING, end, blocks);
    } else if (sides.equals("f") && (straight || aslant)) {
      inPassing(piece, straight ? STRAIGHT.subList(0, 1) : SLANTING.subList(0, 2), end, blocks);
    } else {
      draft.cannotSay("enPassantTypes", "by `" + part.text() + "` nothing is captured in passing");
    }
  }

  private void byLetters(String piece, String moves, String end, List<String> blocks) {
    StringBuilder plain = new StringBuilder();
    for (BetzaParts.Part part : BetzaParts.parts(army.moves(moves))) {
      if (part.has('i')) {
        if (firstSteps) {
          firstStep(part.without("ie"), end, blocks);
        }
        continue;
      }
      if (part.catches() && mayPass(piece)) {
        inPassing(piece, part, end, blocks);
      }
      if (part.has('n') && part.atom().matches("[CHG]")) {
        draft.cannotSay(moves, "`" + part.text() + "` has no square half-way");
        continue;
      }
      if (part.has('n') && part.atom().equals("Z")) {
        blocks.add(betza(LAME, end));
        continue;
      }
      plain.append(part.without("e").text());
    }
    if (plain.length() > 0) {
      blocks.add(0, betza(plain.toString(), end));
    }
  }

  /** A step that a piece makes only from where its kind begins. */
  private void firstStep(BetzaParts.Part part, String end, List<String> blocks) {
    List<BoardRegion> start = usualStart();
    String zone =
        draft.zone(
            "double",
            draft.options.region("doubleStepRegion", 0, start.get(0)),
            draft.options.region("doubleStepRegion", 1, start.get(1)));
    if (part.has('n') && part.atom().matches("[DA]")) {
      List<String> ways = part.atom().equals("D") ? STRAIGHT : SLANTING;
      int count = !part.has('f') ? 4 : part.atom().equals("D") ? 1 : 2;
      for (String way : ways.subList(0, count)) {
        blocks.add(
            "((verify (in-zone? "
                + zone
                + ")) "
                + way
                + " (verify empty?)"
                + skip()
                + " "
                + way
                + " (verify empty?) "
                + end
                + ")");
      }
    } else {
      blocks.add(
          "(betza \"" + part.text() + "\" (verify (in-zone? " + zone + " start)) " + end + ")");
    }
  }
}
