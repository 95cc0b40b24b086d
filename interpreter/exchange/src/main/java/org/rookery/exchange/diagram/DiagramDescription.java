package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.exchange.diagram.DiagramGaps.Gap;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.game.Game;

/** Puts the description of a game together, as it stands in a page: settings, then pieces. */
final class DiagramDescription {
  private static final String WIN = "win";
  private static final String LOSS = "loss";

  private final Game game;
  private final GameModel model;
  private final DiagramBoard board;
  private final DiagramArmy army;
  private final ExportedPromotions promotions;
  private final List<Integer> types;
  private final List<DiagramUnit> order;
  private final Map<Integer, String> drops = new TreeMap<>();
  private final List<Gap> unsaid = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  DiagramDescription(
      Game game, DiagramBoard board, DiagramArmy army, ExportedPromotions promotions) {
    this.game = game;
    this.board = board;
    this.army = army;
    this.promotions = promotions;
    model = game.compiled().model();
    types = promotions.order(army.types(), army.promoting().keySet());
    order = types.stream().flatMap(type -> army.units(type).stream()).toList();
  }

  /** What has a line, in the order of the lines. */
  List<DiagramUnit> order() {
    return order;
  }

  /** What it does not say. */
  List<Gap> unsaid() {
    return unsaid;
  }

  /** The lines. */
  List<String> write(String name) {
    drops();
    String symmetry = symmetry();
    say("files", board.files());
    say("ranks", board.ranks());
    say("firstRank", 1);
    promote();
    if (model.capturedPieces().toHand()) {
      say("holdingsType", -1);
    }
    endings();
    say("symmetry", symmetry);
    lines.add("graphicsDir=/graphics.dir/alfaeriePNG/");
    lines.add("whitePrefix=w");
    lines.add("blackPrefix=b");
    lines.add("graphicsType=png");
    say("squareSize", 50);
    say("satellite", name);
    royals().forEach(royal -> say("royal", order.indexOf(royal) + 1));
    order.forEach(unit -> lines.add(piece(unit, symmetry)));
    if (!board.holes().isEmpty()) {
      lines.add("hole::::" + squares(board.holes(), board.holes(), symmetry));
    }
    return List.copyOf(lines);
  }

  private void cannotSay(String what) {
    unsaid.add(new Gap(what, true));
  }

  private void say(String key, Object value) {
    lines.add(key + "=" + value);
  }

  private void promote() {
    int count = army.promoting().size();
    say("promoZone", promotions.depth());
    say("maxPromote", count);
    if (!promotions.forms().isEmpty()) {
      say("promoOffset", order.size() - count);
    } else if (count > 0) {
      say("promoChoice", promotions.letters(type -> army.id(DiagramUnit.of(type)), limited()));
    }
  }

  /** The types of the choice that come back only while fewer are left than there were. */
  private Set<Integer> limited() {
    ObservedPromotions seen = new ObservedPromotions(game, board);
    Set<Integer> limited = new TreeSet<>();
    for (int other : promotions.choice().keySet()) {
      int most = army.most(other);
      boolean all =
          most > 0
              && army.promoting().keySet().stream()
                  .filter(type -> type != other)
                  .allMatch(type -> seen.isLimited(type, other, most));
      if (all && army.promoting().keySet().stream().anyMatch(type -> type != other)) {
        limited.add(other);
      }
    }
    return limited;
  }

  /** What is royal. */
  List<DiagramUnit> royals() {
    List<String> names =
        model.royals().stream().map(RoyalModel::pieces).flatMap(List::stream).toList();
    return order.stream().filter(unit -> names.contains(army.name(unit.type()))).toList();
  }

  private void endings() {
    for (EndingModel ending : model.endings()) {
      if (DiagramGaps.isStalemate(ending)) {
        switch (ending.result()) {
          case WIN -> say("stalemate", LOSS);
          case LOSS -> say("stalemate", WIN);
          default -> {
            // A draw, as where nothing is said.
          }
        }
        break;
      }
    }
    DiagramGaps.bareKing(model).ifPresent(result -> say("baring", result));
  }

  private void drops() {
    boolean hand = model.capturedPieces().toHand();
    ObservedDrops seen = new ObservedDrops(game, board);
    List<Integer> royals = royals().stream().map(DiagramUnit::type).toList();
    for (int type : types) {
      boolean white = army.inHand(type, true) > 0;
      boolean black = army.inHand(type, false) > 0;
      boolean comes = hand && types.stream().anyMatch(other -> army.captured(other) == type);
      if (army.inHand(type, true) != army.inHand(type, false)) {
        cannotSay("that the players have not the same number of " + army.name(type) + " in hand");
      }
      if (model.pieces().get(type).supply()) {
        cannotSay("that there is always a " + army.name(type) + " in hand");
      }
      if (royals.contains(type) || !(white || black || comes)) {
        continue;
      }
      if (seen.isKept(type)) {
        cannotSay("that " + army.name(type) + " in hand is not dropped");
        continue;
      }
      if (DiagramGaps.drops(model.pieces().get(type)).contains("forbid-mate")) {
        cannotSay("that a dropped " + army.name(type) + " may not give checkmate");
      }
      Optional<String> letters = seen.letters(type, army.moves(DiagramUnit.of(type)));
      if (letters.isEmpty()) {
        cannotSay("where " + army.name(type) + " may be dropped");
      } else if (hand || !letters.get().isEmpty()) {
        drops.put(type, letters.get());
      } else {
        drops.put(type, "@" + board.ranks());
      }
    }
    for (int type : hand ? types : List.<Integer>of()) {
      int usual =
          promotions.forms().entrySet().stream()
              .filter(form -> form.getValue() == type)
              .map(Map.Entry::getKey)
              .findFirst()
              .orElse(type);
      if (army.captured(type) != usual && !royals.contains(type)) {
        cannotSay(
            "that a captured " + army.name(type) + " becomes a " + army.name(army.captured(type)));
      }
    }
  }

  private String piece(DiagramUnit unit, String symmetry) {
    int type = unit.type();
    String name = army.name(type);
    String squares = squares(start(unit, true), start(unit, false), symmetry);
    int hand = Math.min(army.inHand(type, true), army.inHand(type, false));
    String line =
        String.join(
            ":",
            unit.owner() + name,
            army.id(unit),
            army.moves(unit) + drops.getOrDefault(type, ""),
            name.toLowerCase(Locale.ROOT),
            squares);
    return hand > 0 ? line + ":" + hand : line.replaceFirst(":$", "");
  }

  private BoardRegion start(DiagramUnit unit, boolean white) {
    return unit.isOf(white) ? army.start(unit.type(), white) : board.region(square -> false);
  }

  private String squares(BoardRegion white, BoardRegion black, String symmetry) {
    boolean both = symmetry.equals("none") || !reflected(white, symmetry).equals(black);
    String text = DiagramBoard.text(white);
    return both && !(symmetry.equals("none") && black.isEmpty())
        ? text + ",," + DiagramBoard.text(black)
        : text;
  }

  /** How Black's pieces stand to White's: as most of them do. */
  private String symmetry() {
    String most = "none";
    long best = 0;
    for (String way : List.of("mirror", "rotate")) {
      long count = order.stream().filter(unit -> isReflected(unit, way)).count();
      if (count > best) {
        most = way;
        best = count;
      }
    }
    return most;
  }

  private boolean isReflected(DiagramUnit unit, String way) {
    BoardRegion white = start(unit, true);
    return !white.isEmpty() && reflected(white, way).equals(start(unit, false));
  }

  private BoardRegion reflected(BoardRegion white, String symmetry) {
    int files = board.files();
    int ranks = board.ranks();
    return BoardRegion.where(
        files,
        ranks,
        (file, rank) ->
            white.has(symmetry.equals("rotate") ? files - 1 - file : file, ranks - 1 - rank));
  }
}
