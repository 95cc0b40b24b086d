package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.exchange.parts.Region;

/** How the game ends, and who must not be left attacked. */
final class Endings {
  private static final Map<String, List<String>> LINES =
      Map.of("Horizontal", List.of("e"), "Vertical", List.of("n"), "Diagonal", List.of("ne", "se"));

  private final Draft draft;
  private final Army army;
  private final Arrivals arrivals;
  private final StartText start;
  private final Options options;

  Endings(Draft draft, Army army, Arrivals arrivals, StartText start) {
    this.draft = draft;
    this.army = army;
    this.arrivals = arrivals;
    this.start = start;
    this.options = draft.options;
  }

  /** The pieces that must not be left attacked. */
  Set<String> royal() {
    Set<String> royal = new LinkedHashSet<>();
    if (army.has(Army.KING)) {
      royal.add(Army.KING);
    }
    if (pseudoRoyal()) {
      royal.addAll(army.listed("extinctionPieceTypes", 0, List.of()));
      royal.removeIf(piece -> !army.has(piece));
    }
    return royal;
  }

  private boolean pseudoRoyal() {
    return options.flag("extinctionPseudoRoyal", false)
        && !options.word("extinctionValue", "none").equals("none");
  }

  private boolean blasts() {
    return options.flag("blastOnCapture", false);
  }

  /** Men that are royal only while few of them are left are royal always here: that is told. */
  private void severalRoyal() {
    boolean several =
        royal().stream()
            .filter(piece -> !piece.equals(Army.KING))
            .anyMatch(piece -> start.most(army.letter(piece)) > 1 || arrivals.isPromotion(piece));
    if (several) {
      draft.cannotSay("extinctionPseudoRoyal", "men are royal, however many there are");
    }
  }

  void write() {
    severalRoyal();
    captures();
    if (!royal().isEmpty() && (!blasts() || pseudoRoyal())) {
      String names =
          royal().stream()
              .flatMap(p -> men(p).stream())
              .distinct()
              .collect(Collectors.joining(" "));
      draft.rules.add(
          "(royal "
              + names
              + (blasts() ? " (attacked-by displacement)" : "")
              + (options.flag("checking", true) ? "" : " (may-not-give-check)")
              + ")");
    }
    if (options.flag("mustCapture", false)) {
      draft.rules.add("(captures-compulsory)");
    }
    if (options.flag("mustDrop", false)) {
      draft.rules.add("(move-priorities dropping)");
    }
    if (options.flag("capturesToHand", false)) {
      draft.rules.add("(captured-men to-hand)");
    }
    passing();
    String stalemate = options.word("stalemateValue", "draw");
    if (options.flag("stalematePieceCount", false)) {
      draft.rules.add("(ending \"no turn\" no-turn? count)");
    } else {
      draft.rules.add("(" + (royal().isEmpty() ? "no-moves " : "stalemate ") + stalemate + ")");
    }
    extinction();
    flags();
    checks();
    rows();
    connection();
    clocks();
  }

  private List<String> men(String piece) {
    return army.menOf(piece, arrivals.backToPawns() && arrivals.isPromotion(piece));
  }

  private void captures() {
    if (!blasts()) {
      return;
    }
    List<String> immune = new ArrayList<>();
    if (army.has(Army.PAWN)) {
      immune.add(army.name(Army.PAWN));
    }
    army.listed("blastImmuneTypes", 0, List.of()).forEach(piece -> immune.add(army.name(piece)));
    String who = immune.isEmpty() ? "anyone" : "(anyone (except " + String.join(" ", immune) + "))";
    String safe = "";
    if (pseudoRoyal() && !royal().isEmpty()) {
      String king = army.name(royal().iterator().next());
      safe =
          "(verify (exists (friend "
              + king
              + ") (board))) (verify (not (exists (friend "
              + king
              + ") (adjacent)))) ";
    }
    draft.rules.add("(on-capture " + safe + "(explode " + who + "))");
    if (options.find("blastImmuneTypes").isPresent()) {
      draft.cannotSay("blastImmuneTypes", "a captor of these goes with what he captures");
    }
  }

  private void passing() {
    boolean always = options.flag("pass", 0) && options.flag("pass", 1);
    boolean forced = options.flag("passOnStalemate", 0) && options.flag("passOnStalemate", 1);
    if (always || forced) {
      draft.rules.add("(pass-turn " + (always ? "true" : "forced") + ")");
    } else if (options.flag("pass", 0) || options.flag("pass", 1)) {
      draft.cannotSay("pass", "only both players may pass");
    } else if (options.flag("passOnStalemate", 0) || options.flag("passOnStalemate", 1)) {
      draft.cannotSay("passOnStalemate", "only both players may pass");
    }
  }

  private void extinction() {
    String value = options.word("extinctionValue", "none");
    if (value.equals("none") || (pseudoRoyal() && !blasts())) {
      return;
    }
    int most = options.number("extinctionPieceCount", 0);
    int others = options.number("extinctionOpponentPieceCount", 0);
    List<String> kinds = new ArrayList<>();
    if (army.listsAll("extinctionPieceTypes")) {
      kinds.add("");
    }
    army.listed("extinctionPieceTypes", 0, List.of())
        .forEach(piece -> kinds.add(String.join(" ", men(piece))));
    boolean hands = options.flag("pieceDrops", false) || start.hasHand();
    for (String kind : kinds) {
      String few = "(<= " + number("friend", kind, hands) + " " + most + ")";
      String enemies = number("enemy", kind, hands);
      String when = few;
      if (options.flag("extinctionClaim", false)) {
        when =
            "(and "
                + few
                + " (or (and (to-move? opponent) (>= "
                + enemies
                + " "
                + others
                + ")) (and to-move? (>= "
                + enemies
                + " "
                + (others + 1)
                + "))))";
      } else if (others > 0) {
        when = "(and " + few + " (>= " + enemies + " " + others + "))";
      }
      draft.rules.add("(ending \"extinct\" " + when + " " + value + ")");
    }
  }

  private static String number(String side, String men, boolean hands) {
    String who = men.isEmpty() ? side : "(" + side + " " + men + ")";
    String board = "(count " + who + " (board))";
    return hands ? "(+ " + board + " (in-hand " + who + "))" : board;
  }

  private void flags() {
    Region white = options.region("flagRegion", 0, draft.none());
    Region black = options.region("flagRegion", 1, draft.none());
    if (white.isEmpty() && black.isEmpty()) {
      return;
    }
    draft.zone("flag", white.isEmpty() ? black : white, black.isEmpty() ? white : black);
    int count = options.number("flagPieceCount", 1);
    boolean waits = options.flag("flagMove", false) || options.flag("flagPieceSafe", false);
    if (options.flag("flagMove", false)) {
      draft.cannotSay(
          "flagMove", "whoever is there when his turn comes has won, and nobody draws level");
    }
    for (int player = 0; player < 2; player++) {
      List<String> pieces = army.listed("flagPiece", player, List.of());
      boolean any =
          options.find("flagPiece", player).map(e -> e.value().matches("[*-]")).orElse(true);
      if ((player == 0 ? white : black).isEmpty() || (!any && pieces.isEmpty())) {
        continue;
      }
      String men =
          any
              ? "friend"
              : pieces.stream()
                  .flatMap(piece -> men(piece).stream())
                  .distinct()
                  .collect(Collectors.joining(" ", "(friend ", ")"));
      String there =
          count == 1
              ? "(exists " + men + " (zone flag))"
              : "(>= (count " + men + " (zone flag)) " + count + ")";
      draft.rules.add(
          "(ending \"flag\" "
              + (waits ? "(and to-move? " + there + ")" : there)
              + " win (players "
              + (player == 0 ? "White" : "Black")
              + "))");
    }
  }

  private void checks() {
    if (options.flag("checkCounting", false)) {
      String[] left = start.checks().isEmpty() ? new String[] {"1"} : start.checks().split("\\+");
      draft.rules.add(
          "(counter checks "
              + left[0]
              + " (per player) (in-fen) (after-turn (add -1 (and (to-move? opponent) (in-check?"
              + " opponent)))))");
      draft.rules.add("(ending \"checks\" (= (counter checks) 0) win)");
    }
  }

  private void rows() {
    int length = options.number("connectN", 0);
    if (length < 1 || army.pieces().isEmpty()) {
      return;
    }
    boolean wins = !options.word("connectValue", "win").equals("loss");
    List<String> pieces = army.listed("connectPieceTypes", 0, army.pieces());
    if (pieces.size() != 1) {
      draft.cannotSay("connectN", "a row is of men of one kind");
    }
    String man = army.name(pieces.isEmpty() ? army.pieces().get(0) : pieces.get(0));
    for (String kind : List.of("Horizontal", "Vertical", "Diagonal")) {
      for (String way :
          options.flag("connect" + kind, true)
              ? LINES.getOrDefault(kind, List.of())
              : List.<String>of()) {
        draft.rules.add(
            "("
                + (wins ? "win" : "loss")
                + "-condition (White Black) (relative-config "
                + man
                + (" " + way + " " + man).repeat(Math.min(length, 12) - 1)
                + "))");
      }
    }
  }

  private void connection() {
    List<Region> first = regions("connectRegion1");
    List<Region> second = regions("connectRegion2");
    if (first.stream().allMatch(Region::isEmpty)) {
      return;
    }
    draft.zone("one-side", first.get(0), first.get(1));
    draft.zone("other-side", second.get(0), second.get(1));
    String ways = options.flag("connectDiagonal", true) ? " n e s w ne nw se sw" : " n e s w";
    draft.rules.add(
        "(ending \"connection\" (connected friend (zone one-side) (zone other-side)"
            + ways
            + ") win)");
  }

  private List<Region> regions(String key) {
    return List.of(options.region(key, 0, draft.none()), options.region(key, 1, draft.none()));
  }

  /** The engine tells what a repetition is for who moves next, a rules file for who repeated. */
  private static String forRepeater(String value) {
    return switch (value) {
      case "win" -> "loss";
      case "loss" -> "win";
      default -> value;
    };
  }

  private void clocks() {
    int fold = options.number("nFoldRule", 3);
    if (fold > 1) {
      boolean check = options.flag("perpetualCheckIllegal", false);
      draft.rules.add(
          "(repetition "
              + fold
              + (check ? " (perpetual-check loss) " : " ")
              + forRepeater(options.word("nFoldValue", "draw"))
              + ")");
    }
    int quiet = options.number("nMoveRule", 50);
    if (quiet > 0) {
      String men =
          army.listed("nMoveRuleTypes", 0, List.of(Army.PAWN)).stream()
              .map(piece -> " " + army.name(piece))
              .collect(Collectors.joining());
      draft.rules.add("(quiet-turns " + 2 * quiet + " (reset-by captures" + men + ") draw)");
    }
  }
}
