package org.rookery.exchange.fairy.section;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.model.PieceModel;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.exchange.parts.DeadEndSquares;

/** Where pieces in hand may be put. */
public final class ExportedDrops {
  private static final Pattern OUTSIDE =
      Pattern.compile("\\(verify \\(not \\(in-zone\\? (\\S+)\\)\\)\\)");
  private static final Pattern OUTSIDE_BOTH =
      Pattern.compile(
          "\\(verify \\(not \\(or \\(in-zone\\? (\\S+)\\) \\(in-zone\\? (\\S+)\\)\\)\\)\\)");
  private static final Pattern INSIDE = Pattern.compile("\\(verify \\(in-zone\\? (\\S+)\\)\\)");
  private static final Pattern FEW =
      Pattern.compile(
          "\\(verify (?:\\(not \\(>=|\\(<) \\(count \\(friend (\\S+)\\) \\(file-of here\\)\\)"
              + " (\\d+)\\)\\)?\\)");

  private static final Pattern EITHER_WAY = Pattern.compile("\\(add (\\S+) (\\S+)\\)");

  /** What changes the owners of all enemies beside a square. */
  static final String INFECTS =
      Stream.of("n", "ne", "e", "se", "s", "sw", "w", "nw")
          .map(way -> "(if (piece? enemy " + way + ") (change-owner " + way + "))")
          .collect(Collectors.joining(" "));

  private static final String BESIDE = "(>= (count friend (adjacent here)) 1)";
  private static final String ALONE =
      Stream.of("n", "e", "s", "w")
          .map(way -> "(verify (not (piece? enemy " + way + ")))")
          .collect(Collectors.joining(" "));

  private final ExportedGame game;
  private final ExportedPieces pieces;
  private final Set<String> inside = new LinkedHashSet<>();
  private boolean any;

  /** The drops of a game. */
  public ExportedDrops(ExportedGame game, ExportedPieces pieces) {
    this.game = game;
    this.pieces = pieces;
  }

  /** Says them. */
  public void say(Map<PieceModel, MoveText> moves) {
    moves.forEach(
        (piece, text) -> {
          List<String> blocks = pieces.blocks(piece, piece.drops());
          if (blocks.size() > 1) {
            game.cannotSay("the several drops of " + piece.name());
          } else if (!blocks.isEmpty()) {
            any = true;
            drop(piece, text, blocks.get(0));
          }
        });
    if (inside.size() > 1) {
      game.cannotSay("that pieces are dropped in different zones");
    } else if (!inside.isEmpty() && !inside.contains("")) {
      String zone = inside.iterator().next();
      game.sayRegions("dropRegion", game.zone(zone, 0), game.zone(zone, 1));
    }
    if (any) {
      game.say("pieceDrops", true);
      moves.keySet().stream().filter(this::staysInHand).forEach(this::notDropped);
    }
    if (any && moves.keySet().stream().anyMatch(PieceModel::supply)) {
      game.say("freeDrops", true);
      if (!moves.keySet().stream().allMatch(PieceModel::supply)) {
        game.cannotSay("that some pieces are in hand only in limited numbers");
      }
    }
    if (game.model.capturedPieces().toHand()) {
      game.say("capturesToHand", true);
    }
  }

  /** Whether a piece comes to a hand and never from there. */
  private boolean staysInHand(PieceModel piece) {
    return piece.drops().isEmpty()
        && piece.capturedAs().equals(piece.name())
        && game.model.capturedPieces().toHand()
        && game.model.royals().stream().noneMatch(royal -> royal.pieces().contains(piece.name()));
  }

  private void notDropped(PieceModel piece) {
    game.cannotSay("that " + piece.name() + " in hand is not dropped");
  }

  private void drop(PieceModel piece, MoveText text, String block) {
    String left = block.replace("(verify empty?) ", "").replaceFirst(" ?add$", "");
    if (left.contains("forbid-mate")) {
      left = left.replace("forbid-mate", "");
      game.say("shogiPawnDropMateIllegal", true);
    }
    Matcher both = EITHER_WAY.matcher(left);
    if (both.find() && both.group(1).equals(piece.name())) {
      game.say("dropPromoted", true);
      left = left.replace(both.group(), "");
    }
    left = neighbours(left);
    Matcher few = FEW.matcher(left);
    if (few.find() && few.group(1).equals(piece.name())) {
      game.say("dropNoDoubled", pieces.letter(piece.name()));
      if (!few.group(2).equals("1")) {
        game.say("dropNoDoubledCount", few.group(2));
      }
      left = left.replace(few.group(), "");
    }
    BoardRegion[] barred = {game.none(), game.none()};
    for (Pattern pattern : List.of(OUTSIDE_BOTH, OUTSIDE)) {
      Matcher outside = pattern.matcher(left);
      while (outside.find()) {
        for (int zone = 1; zone <= outside.groupCount(); zone++) {
          for (int player = 0; player < barred.length; player++) {
            barred[player] = union(barred[player], game.zone(outside.group(zone), player));
          }
        }
      }
      left = outside.replaceAll("");
    }
    Matcher within = INSIDE.matcher(left);
    inside.add(within.find() ? within.group(1) : "");
    left = within.replaceFirst("").strip();
    barred(piece, text, barred);
    if (!left.isEmpty()) {
      game.cannotSay("the drop of " + piece.name() + ": `" + left + "`");
    }
  }

  /** Says whom a piece must stand beside, and what becomes of its neighbours; the rest. */
  private String neighbours(String drop) {
    String left = drop;
    if (left.contains(ALONE)) {
      game.say("enclosingDrop", "snort");
      left = left.replace(ALONE, "");
    } else if (left.contains("(verify " + BESIDE + ")")) {
      game.say("enclosingDrop", "ataxx");
      left = left.replace("(verify " + BESIDE + ")", "");
    }
    String some = "(if " + BESIDE + " " + INFECTS + ")";
    if (left.contains(some)) {
      game.change("flipEnclosedPieces", "quadwrangle");
      left = left.replace(some, "");
    } else if (left.contains(INFECTS)) {
      game.say("flipEnclosedPieces", "ataxx");
      left = left.replace(INFECTS, "");
    }
    return left;
  }

  /** Squares on which a piece may not be put: where it could not move, or for Pawns the ends. */
  private void barred(PieceModel piece, MoveText text, BoardRegion[] barred) {
    BoardRegion dead = DeadEndSquares.dead(text.betza(), game.files(), game.ranks(), 0);
    boolean pawn = pieces.isPawn(piece.name());
    BoardRegion first = BoardRegion.where(game.files(), game.ranks(), (file, rank) -> rank == 0);
    BoardRegion last =
        BoardRegion.where(game.files(), game.ranks(), (file, rank) -> rank == game.ranks() - 1);
    if (pawn) {
      boolean notFirst = first.without(barred[0]).isEmpty();
      boolean notLast = last.without(barred[0]).isEmpty();
      if (!notFirst) {
        game.say("firstRankPawnDrops", true);
      }
      if (!notLast || promotes(last)) {
        game.say("promotionZonePawnDrops", true);
      }
      if (notLast && promotes(last)) {
        game.say("immobilityIllegal", true);
      }
      if (!barred[0].without(first).without(last).isEmpty()) {
        game.cannotSay("where " + piece.name() + " is not dropped");
      }
    } else if (!barred[0].isEmpty() && barred[0].equals(dead)) {
      game.say("immobilityIllegal", true);
    } else if (!barred[0].isEmpty()) {
      game.cannotSay("where " + piece.name() + " is not dropped");
    }
  }

  /** Whether the promotion zone is more than these squares. */
  private boolean promotes(BoardRegion last) {
    return game.lines.stream()
        .filter(line -> line.startsWith("promotionRegionWhite = "))
        .map(line -> line.substring(line.indexOf('=') + 1).strip())
        .flatMap(text -> BoardRegion.parse(text, game.files(), game.ranks()).stream())
        .anyMatch(region -> !region.without(last).isEmpty());
  }

  private BoardRegion union(BoardRegion one, BoardRegion other) {
    return BoardRegion.where(
        game.files(), game.ranks(), (file, rank) -> one.has(file, rank) || other.has(file, rank));
  }
}
