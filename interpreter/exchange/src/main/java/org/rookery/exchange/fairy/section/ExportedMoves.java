package org.rookery.exchange.fairy.section;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.SetupModel;
import org.rookery.exchange.parts.BoardRegion;

/**
 * What moves are besides steps: promotion, first steps of Pawns, castling, squares pieces keep to.
 */
public final class ExportedMoves {
  private static final String IN = "\\(in-zone\\? (\\S+)\\)";
  private static final String BEGUN = "\\(or " + IN + " \\(in-zone\\? \\1 start\\)\\)";
  private static final Pattern KEEPS = Pattern.compile("\\(verify " + IN + "\\) (.*)");
  private static final Pattern PAWN_MUST =
      Pattern.compile("\\(if " + IN + " \\(add ([^)]*)\\) else add\\)");
  private static final Pattern PAWN_MAY =
      Pattern.compile("\\(if " + IN + " \\(add ([^)]*)\\)(?:\\)| add else) add\\)?");
  private static final Pattern PIECE_MAY =
      Pattern.compile("\\(if " + BEGUN + " \\(add (\\S+)\\)\\) add");
  private static final Pattern PIECE_MUST =
      Pattern.compile("\\(if " + BEGUN + " \\(add (\\S+)\\) else add\\)");
  private static final Pattern PAWN_EACH =
      Pattern.compile(
          "\\(if "
              + IN
              + " \\(add ([^)]*)\\) else \\(if "
              + IN
              + " \\(add ([^)]*)\\) else add\\)\\)");
  private static final String LIMIT =
      "\\(if \\(< \\(count \\(friend [^)]*\\) \\(board\\)\\) (\\d+)\\) \\(add (\\S+)\\)\\)";
  private static final Pattern PAWN_FEW =
      Pattern.compile(
          "\\(if "
              + IN
              + " ((?:"
              + LIMIT
              + " ?+)++)(else add\\)|\\)(?: \\(verify \\(not "
              + IN
              + "\\)\\))? add)");
  private static final Pattern ALWAYS = Pattern.compile("\\(add (\\S+)\\)");
  private static final Pattern CASTLING =
      Pattern.compile(
          "\\(repeat (\\d+) ([ew]) \\(verify empty\\?\\)\\) \\2 \\(verify \\(in-setup\\? \\(friend ([^)]*)\\)\\)\\)"
              + " \\(verify \\(castles\\? start here\\)\\) \\(go mark\\)( \\(verify \\(not attacked\\?\\)\\))?"
              + " \\(repeat \\(- (\\d+) 1\\) \\2(?: \\(verify \\(not attacked\\?\\)\\))?\\) mark \\2 to"
              + " \\(repeat \\(- \\1 \\5\\) \\2\\) \\2 cascade \\(go mark\\) (?:§|add)");

  private final ExportedGame game;
  private final ExportedPieces pieces;
  private final Map<PieceModel, MoveText> moves;
  private final List<String> pawns = new ArrayList<>();
  private final Set<String> promotions = new LinkedHashSet<>();
  private final Set<String> partners = new LinkedHashSet<>();
  private final Set<Set<String>> wishes = new LinkedHashSet<>();
  private final Map<String, String> promoted = new LinkedHashMap<>();
  private final Set<String> zones = new LinkedHashSet<>();
  private List<String> goals = List.of();
  private boolean everywhere;
  private boolean castles;

  /** The moves of a game that are more than steps. */
  public ExportedMoves(ExportedGame game, ExportedPieces pieces, Map<PieceModel, MoveText> moves) {
    this.game = game;
    this.pieces = pieces;
    this.moves = moves;
  }

  /** Says them. */
  public void say() {
    moves.forEach(
        (piece, text) -> {
          if (pieces.isPlain(piece.name())) {
            end(piece, text.end());
            text.others().forEach(block -> other(piece, block));
          }
        });
    promotion();
    partners();
    if (!castles) {
      game.say("castling", false);
    }
  }

  private void end(PieceModel piece, String end) {
    Matcher keeps = KEEPS.matcher(end);
    if (keeps.matches()) {
      String letter = pieces.letter(piece.name());
      String key = mobility(piece.name());
      if (key.isEmpty()) {
        game.cannotSay("where " + piece.name() + " (" + letter + ") may go");
      } else {
        game.say("mobilityRegionWhite" + key, regionText(keeps.group(1), 0));
        game.say("mobilityRegionBlack" + key, regionText(keeps.group(1), 1));
      }
      end(piece, keeps.group(2));
      return;
    }
    if (end.startsWith(ExportedDrops.INFECTS + " ")) {
      game.say("flipEnclosedPieces", "ataxx");
      end(piece, end.substring(ExportedDrops.INFECTS.length() + 1));
      return;
    }
    if (limited(piece, end) || always(piece, end) || each(piece, end)) {
      return;
    }
    Matcher must = PAWN_MUST.matcher(end);
    Matcher may = PAWN_MAY.matcher(end);
    Matcher pieceMay = PIECE_MAY.matcher(end);
    Matcher pieceMust = PIECE_MUST.matcher(end);
    if (must.matches() && pieces.isForm(must.group(2))) {
      zones.add(must.group(1));
      promoted.put(piece.name(), must.group(2));
      game.say("mandatoryPiecePromotion", true);
    } else if (must.matches() || may.matches()) {
      Matcher found = must.matches() ? must : may;
      if (may.matches()) {
        game.say("mandatoryPawnPromotion", false);
      }
      zones.add(found.group(1));
      pawns.add(piece.name());
      List<String> wish = List.of(found.group(2).split(" "));
      promotions.addAll(wish);
      wishes.add(Set.copyOf(wish));
    } else if (pieceMay.matches() || pieceMust.matches()) {
      Matcher found = pieceMust.matches() ? pieceMust : pieceMay;
      if (pieceMust.matches()) {
        game.say("mandatoryPiecePromotion", true);
      }
      zones.add(found.group(1));
      promoted.put(piece.name(), found.group(2));
    } else if (end.matches("\\(verify \\(not " + IN + "\\)\\) add")
        && regionText(end.replaceFirst(".*zone\\? (\\S+?)\\).*", "$1"), 0)
            .equals("*" + game.ranks())) {
      game.say("immobilityIllegal", true);
    } else if (!end.equals("add")) {
      game.cannotSay("what " + piece.name() + " does where it arrives: `" + end + "`");
    }
  }

  /** Promotion to pieces of whom there may be so many only. */
  private boolean limited(PieceModel piece, String end) {
    Matcher few = PAWN_FEW.matcher(end);
    if (!few.matches()) {
      return false;
    }
    List<String> limits = new ArrayList<>();
    Matcher limit = Pattern.compile(LIMIT).matcher(few.group(2));
    while (limit.find()) {
      promotions.add(limit.group(2));
      limits.add(pieces.letter(limit.group(2)) + ":" + limit.group(1));
    }
    game.say("promotionLimit", String.join(" ", limits));
    if (few.group(5).startsWith(")")) {
      game.say("mandatoryPawnPromotion", false);
    }
    if (few.group(6) != null) {
      game.say("immobilityIllegal", true);
    }
    zones.add(few.group(1));
    pawns.add(piece.name());
    return true;
  }

  /** A piece that becomes another one wherever it goes, and that one it again. */
  private boolean always(PieceModel piece, String end) {
    Matcher always = ALWAYS.matcher(end);
    if (!always.matches()) {
      return false;
    }
    promoted.put(piece.name(), always.group(1));
    game.say("mandatoryPiecePromotion", true);
    everywhere = true;
    return true;
  }

  /** Promotion to other pieces for the one player than for the other. */
  private boolean each(PieceModel piece, String end) {
    Matcher each = PAWN_EACH.matcher(end);
    if (!each.matches()) {
      return false;
    }
    String white = pieces.lettersOf(List.of(each.group(2).split(" ")));
    String black = pieces.lettersOf(List.of(each.group(4).split(" ")));
    boolean first = game.zone(each.group(1), 0).has(0, game.ranks() - 1);
    game.say("promotionPieceTypesWhite", first ? white : black);
    game.say("promotionPieceTypesBlack", first ? black : white);
    goals = first ? List.of(each.group(1), each.group(3)) : List.of(each.group(3), each.group(1));
    pawns.add(piece.name());
    return true;
  }

  /** The name of a piece in the keys of where it may go. */
  private String mobility(String piece) {
    String prefix = " = " + pieces.letter(piece);
    return game.lines.stream()
        .filter(line -> line.endsWith(prefix) || line.contains(prefix + ":"))
        .map(line -> line.substring(0, line.indexOf(' ')))
        .findFirst()
        .map(key -> key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1))
        .orElse("");
  }

  private String regionText(String zone, int player) {
    return game.text(game.zone(zone, player));
  }

  private void other(PieceModel piece, String block) {
    Matcher castling = CASTLING.matcher(block);
    if (castling.matches()) {
      castle(piece, castling);
    } else {
      game.cannotSay(
          "a rule of " + piece.name() + ": `" + block.replace(MoveText.END, "add") + "`");
    }
  }

  /** Says a value of which there can be one only. */
  private void only(String key, Object value) {
    if (game.says(key + " =") && !game.lines.contains(key + " = " + value)) {
      game.cannotSay("that a piece castles in several ways to a side");
    } else {
      game.say(key, value);
    }
  }

  /** With which pieces castling is, for both players and to both sides. */
  private void partners() {
    if (!partners.isEmpty() && !partners.stream().allMatch(pieces::isUsualPartner)) {
      game.say("castlingRookPieces", pieces.lettersOf(List.copyOf(partners)));
    }
  }

  private void castle(PieceModel piece, Matcher block) {
    castles = true;
    boolean right = block.group(2).equals("e");
    int distance = Integer.parseInt(block.group(5));
    for (SetupModel.PlacedPiece content : game.model.setup().pieces()) {
      if (content.piece().equals(piece.name())
          && content.player().equals(game.model.players().get(0))) {
        int file = content.square().charAt(0) - 'a' + (right ? distance : -distance);
        only(
            right ? "castlingKingsideFile" : "castlingQueensideFile",
            String.valueOf((char) ('a' + file)));
        int rank = Integer.parseInt(content.square().substring(1));
        if (rank > 1) {
          game.say("castlingRank", rank);
        }
      }
    }
    partners.addAll(List.of(block.group(3).split(" ")));
    if (!pieces.isKing(piece.name())) {
      game.say("castlingKingPiece", pieces.letter(piece.name()));
    }
  }

  /** Captured pieces that Pawns have become stay what they are. */
  private void loop() {
    boolean stay =
        moves.keySet().stream()
            .anyMatch(
                piece ->
                    promotions.contains(piece.name()) && piece.capturedAs().equals(piece.name()));
    if (stay && game.model.capturedPieces().toHand()) {
      game.say("dropLoop", true);
    }
  }

  private void promotion() {
    if (zones.size() > 1) {
      game.cannotSay("that pieces promote in different zones");
    }
    zones.stream()
        .findFirst()
        .ifPresent(
            zone -> game.sayRegions("promotionRegion", game.zone(zone, 0), game.zone(zone, 1)));
    if (everywhere && zones.isEmpty()) {
      BoardRegion all = BoardRegion.where(game.files(), game.ranks(), (file, rank) -> true);
      game.sayRegions("promotionRegion", all, all);
    }
    if (wishes.size() > 1) {
      game.cannotSay("that pieces of a player promote as Pawns do, but each to others");
    }
    loop();
    game.say("promotionPawnTypes", pawns.isEmpty() ? "-" : pieces.lettersOf(pawns));
    if (goals.isEmpty()) {
      game.say(
          "promotionPieceTypes",
          promotions.isEmpty() ? "-" : pieces.lettersOf(List.copyOf(promotions)));
    } else {
      game.sayRegions("promotionRegion", game.zone(goals.get(0), 0), game.zone(goals.get(1), 0));
    }
    List<String> pairs = new ArrayList<>();
    promoted.forEach(
        (piece, other) ->
            moves.forEach(
                (model, text) -> {
                  if (model.name().equals(other)) {
                    String letter =
                        pieces.isPlain(other)
                            ? pieces.letter(other)
                            : pieces.promotedLetter(other, text.betza());
                    pairs.add(pieces.letter(piece) + ":" + letter);
                    if (text.end().equals("(add " + piece + ")")) {
                      game.say("pieceDemotion", true);
                    } else if (!text.end().equals("add") || !text.others().isEmpty()) {
                      game.cannotSay("what " + other + " does besides its steps");
                    }
                  }
                }));
    if (!pairs.isEmpty()) {
      game.say("promotedPieceType", String.join(" ", pairs));
    }
  }
}
