package org.rookery.exchange.fairy.section;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.exchange.parts.BoardRegion;

/**
 * Steps that pieces make only from some squares, captures in passing, and what Soldiers and
 * Generals do besides: the options that say them, and the letters for pieces that are no Pawns.
 */
final class ExportedSteps {
  private static final String ZONE = "\\(in-zone\\? (\\S+?)(?: start)?\\)";
  private static final String WHERE =
      "(?:\\(verify (?:" + ZONE + "|\\(or " + ZONE + " " + ZONE + "\\))\\) )?";
  private static final Pattern FIRST_STEP =
      Pattern.compile(
          WHERE
              + "n ((?:\\(verify empty\\?\\)(?: skip-square)? n ){1,2})\\(verify empty\\?\\)"
              + " (?:§|add)");
  private static final Pattern FIRST_LEAP =
      Pattern.compile(
          "\\(leap (-?\\d+) (\\d+)\\) \\(verify empty\\?\\) \\(verify " + ZONE + "\\) (?:§|add)");
  private static final Pattern PASSING =
      Pattern.compile("(ne|nw) \\(verify passed\\?\\) capture-passer (?:§|add)");
  private static final Pattern ABROAD =
      Pattern.compile(
          "\\(leap (?:1|-1) 0\\) \\(verify \\(or empty\\? \\(piece\\? enemy\\)\\)\\) \\(verify "
              + ZONE
              + "\\) (?:§|add)");
  private static final Pattern FACING =
      Pattern.compile(
          "([nesw]) \\(while empty\\? \\1\\) \\(verify \\(piece\\? \\(enemy (\\S+)\\)\\)\\)"
              + " (?:§|add)");

  private final ExportedGame game;
  private final BoardRegion[] doubles = new BoardRegion[2];
  private final BoardRegion[] triples = new BoardRegion[2];
  private final BoardRegion[] passed = new BoardRegion[2];
  private final Set<String> passers = new LinkedHashSet<>();
  private boolean unpassed;

  ExportedSteps(ExportedGame game) {
    this.game = game;
    for (BoardRegion[] regions : List.of(doubles, triples, passed)) {
      regions[0] = game.none();
      regions[1] = game.none();
    }
  }

  /** The moves of a piece without what is said here, with the letters that belong to it. */
  MoveText take(String piece, String letter, MoveText text) {
    boolean pawn = text.betza().equals(ExportedPieces.PAWN_MOVES);
    List<String> others = new ArrayList<>();
    Set<String> letters = new LinkedHashSet<>();
    String betza = text.betza();
    for (String block : text.others()) {
      Matcher first = FIRST_STEP.matcher(block);
      Matcher leap = FIRST_LEAP.matcher(block);
      Matcher abroad = ABROAD.matcher(block);
      Matcher facing = FACING.matcher(block);
      if (first.matches()) {
        firstStep(first);
        letters.add(isTwo(first) ? "ifmnD" : "ifmnH");
      } else if (leap.matches() && leap.group(1).matches("-?2") && leap.group(2).equals("2")) {
        add(doubles, List.of(leap.group(3)));
        letters.add("ifmA");
      } else if (PASSING.matcher(block).matches()) {
        passers.add(letter);
      } else if (abroad.matches() && betza.equals("fW")) {
        game.say("soldierPromotionRank", rank(game.zone(abroad.group(1), 0)));
        letters.add("soldier");
      } else if (facing.matches() && facing.group(2).equals(piece)) {
        game.say("flyingGeneral", true);
      } else {
        others.add(block);
      }
    }
    if (letters.remove("soldier")) {
      return new MoveText(ExportedPieces.SOLDIER_MOVES, text.end(), others);
    }
    if (!pawn && passers.contains(letter)) {
      betza = betza.replace("cfF", "cfeF");
    }
    return new MoveText(pawn ? betza : betza + String.join("", letters), text.end(), others);
  }

  private static boolean isTwo(Matcher first) {
    return first.group(4).split("empty", -1).length == 2;
  }

  private void firstStep(Matcher first) {
    List<String> zones = new ArrayList<>();
    for (int group = 1; group <= 3; group++) {
      if (first.group(group) != null) {
        zones.add(first.group(group));
      }
    }
    add(isTwo(first) ? doubles : triples, zones);
    boolean leavesSquare = first.group(4).contains("skip-square");
    unpassed |= !leavesSquare;
    for (int player = 0; player < 2 && leavesSquare; player++) {
      int ahead = player == 0 ? 1 : -1;
      BoardRegion from = region(zones, player);
      passed[player] =
          union(
              passed[player],
              BoardRegion.where(
                  game.files(), game.ranks(), (file, rank) -> from.has(file, rank - ahead)));
    }
  }

  private void add(BoardRegion[] regions, List<String> zones) {
    for (int player = 0; player < 2; player++) {
      regions[player] = union(regions[player], region(zones, player));
    }
  }

  /** The squares of all zones, of the whole board where there are none. */
  private BoardRegion region(List<String> zones, int player) {
    if (zones.isEmpty()) {
      return BoardRegion.where(game.files(), game.ranks(), (file, rank) -> true);
    }
    BoardRegion all = game.none();
    for (String zone : zones) {
      all = union(all, game.zone(zone, player));
    }
    return all;
  }

  private static BoardRegion union(BoardRegion one, BoardRegion other) {
    return BoardRegion.where(
        one.files(), one.ranks(), (file, rank) -> one.has(file, rank) || other.has(file, rank));
  }

  private static int rank(BoardRegion abroad) {
    return abroad.isEmpty() ? 1 : abroad.squares().first() / 100 + 1;
  }

  /** Says what was taken; {@code pawn} tells whether there are Pawns as the engine knows them. */
  void say(String pawn) {
    boolean steps = !doubles[0].isEmpty() || !doubles[1].isEmpty();
    if (steps) {
      game.sayRegions("doubleStepRegion", doubles[0], doubles[1]);
    } else {
      game.say("doubleStep", false);
    }
    if (!triples[0].isEmpty() || !triples[1].isEmpty()) {
      game.sayRegions("tripleStepRegion", triples[0], triples[1]);
    }
    if (passers.isEmpty()) {
      game.say("enPassantRegion", "-");
    } else if (unpassed) {
      game.sayRegions("enPassantRegion", passed[1], passed[0]);
    }
    if (!passers.isEmpty() && !passers.equals(Set.of(pawn))) {
      game.say("enPassantTypes", String.join("", passers));
    }
  }
}
