package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;
import org.rookery.exchange.parts.BoardRegion;

/** How the game ends, and who must not be left attacked. */
final class FairyEndings {
  private static final Map<String, List<String>> LINES =
      Map.of("Horizontal", List.of("e"), "Vertical", List.of("n"), "Diagonal", List.of("ne", "se"));

  /** How many pieces a player has, and how many the enemy has. */
  private static final String PIECES = "(count friend (board)) (count enemy (board))";

  private final FairyDraft draft;
  private final Army army;
  private final FairyPromotions arrivals;
  private final StartText start;
  private final Options options;
  private final Royals royals;

  FairyEndings(FairyDraft draft, Army army, FairyPromotions arrivals, StartText start) {
    this.draft = draft;
    this.army = army;
    this.arrivals = arrivals;
    this.start = start;
    this.options = draft.options;
    royals = new Royals(draft, army, arrivals, start);
  }

  /** Which pieces are royal. */
  Royals royals() {
    return royals;
  }

  private boolean blasts() {
    return options.flag("blastOnCapture", false);
  }

  /**
   * Writes how games end.
   *
   * @param hands whether pieces are held in hands that may run out
   */
  void write(boolean hands) {
    new Captures(draft, army, arrivals, royals).say();
    blastsRoyal();
    boolean judged = !royals.always().isEmpty() && (!blasts() || royals.pseudo());
    if (judged) {
      String names =
          royals.always().stream()
              .flatMap(p -> contents(p).stream())
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
    if (options.flag("pieceDrops", false) && army.pieces().stream().anyMatch(army::mustBeDropped)) {
      draft.rules.add("(move-priorities dropping)");
    }
    if (options.flag("capturesToHand", false)) {
      draft.rules.add("(captured-pieces to-hand)");
    }
    passing();
    extinction(hands);
    flags();
    checks();
    rows();
    connection();
    royals.sayWhenFew();
    checkmate(judged);
    String stalemate = options.word("stalemateValue", "draw");
    boolean count = options.flag("stalematePieceCount", false) && !stalemate.equals("draw");
    if (count) {
      if (stalemate.equals("win")) {
        draft.rules.add("(ending \"stalemate\" (and no-turn? (< " + PIECES + ")) win)");
        draft.rules.add("(ending \"stalemate\" (and no-turn? (> " + PIECES + ")) loss)");
        draft.rules.add("(no-moves draw)");
      } else {
        draft.rules.add("(ending \"no turn\" no-turn? count)");
      }
    } else {
      draft.rules.add("(" + (judged ? "stalemate " : "no-moves ") + stalemate + ")");
    }
    clocks();
  }

  private List<String> contents(String piece) {
    return army.piecesOf(piece, arrivals.backToPawns() && arrivals.isPromotion(piece));
  }

  /** Where captures explode, pieces that are royal while few are left are royal always. */
  private void blastsRoyal() {
    boolean several =
        royals.always().stream()
            .filter(piece -> royals.pseudo() && !piece.equals(Army.KING))
            .anyMatch(piece -> start.most(army.letter(piece)) > 1 || arrivals.isPromotion(piece));
    if (blasts() && several) {
      draft.cannotSay("extinctionPseudoRoyal", "pieces are royal here, however many there are");
    }
    if (blasts() && army.has(Army.KING)) {
      draft.cannotSay("blastOnCapture", "what an explosion beside a King is, is not said");
    }
  }

  private void checkmate(boolean judged) {
    String value = options.word("checkmateValue", "loss");
    if (judged && !value.equals("loss")) {
      draft.rules.add("(ending \"checkmate\" (and no-turn? (in-check?)) " + value + ")");
    }
  }

  private void passing() {
    if (draft.sayings.say("wallingRule") && options.isOn("wallOrMove")) {
      return; // a wall is what a pass brings
    }
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

  private void extinction(boolean hands) {
    String value = options.word("extinctionValue", "none");
    if (value.equals("none") || (royals.pseudo() && !blasts())) {
      return;
    }
    int most = options.number("extinctionPieceCount", 0);
    int others = options.number("extinctionOpponentPieceCount", 0);
    List<String> kinds = new ArrayList<>();
    if (army.listsAll("extinctionPieceTypes")) {
      kinds.add("");
    }
    army.listed("extinctionPieceTypes", 0, List.of())
        .forEach(piece -> kinds.add(String.join(" ", contents(piece))));
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

  private static String number(String side, String pieces, boolean hands) {
    String who = pieces.isEmpty() ? side : "(" + side + " " + pieces + ")";
    String board = "(count " + who + " (board))";
    return hands ? "(+ " + board + " (in-hand " + who + "))" : board;
  }

  private void flags() {
    BoardRegion white = options.region("flagRegion", 0, draft.none());
    BoardRegion black = options.region("flagRegion", 1, draft.none());
    if (white.isEmpty() && black.isEmpty()) {
      return;
    }
    draft.zone("flag", white.isEmpty() ? black : white, black.isEmpty() ? white : black);
    int count = options.number("flagPieceCount", 1);
    boolean waits = options.flag("flagMove", false) || options.flag("flagPieceSafe", false);
    if (options.flag("flagMove", false)) {
      draft.cannotSay(
          "flagMove",
          "a player who is there at the start of their turn wins, and the other "
              + "cannot draw level");
    }
    for (int player = 0; player < 2; player++) {
      List<String> pieces = army.listed("flagPiece", player, List.of());
      boolean any =
          options.find("flagPiece", player).map(e -> e.value().matches("[*-]")).orElse(true);
      if ((player == 0 ? white : black).isEmpty() || (!any && pieces.isEmpty())) {
        continue;
      }
      String contents =
          any
              ? "friend"
              : pieces.stream()
                  .flatMap(piece -> contents(piece).stream())
                  .distinct()
                  .collect(Collectors.joining(" ", "(friend ", ")"));
      String there =
          count == 1
              ? "(exists " + contents + " (zone flag))"
              : "(>= (count " + contents + " (zone flag)) " + count + ")";
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
      if (!left[0].equals(left[left.length - 1])) {
        draft.cannotSay("startFen", "both players have to give as many checks as White");
      }
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
      draft.cannotSay("connectN", "all pieces of a row are of one type");
    }
    String piece = army.name(pieces.isEmpty() ? army.pieces().get(0) : pieces.get(0));
    for (String kind : List.of("Horizontal", "Vertical", "Diagonal")) {
      for (String way :
          options.flag("connect" + kind, true)
              ? LINES.getOrDefault(kind, List.of())
              : List.<String>of()) {
        draft.rules.add(
            "("
                + (wins ? "win" : "loss")
                + "-condition (White Black) (relative-config "
                + piece
                + (" " + way + " " + piece).repeat(Math.min(length, 12) - 1)
                + "))");
      }
    }
  }

  private void connection() {
    List<BoardRegion> first = regions("connectRegion1");
    List<BoardRegion> second = regions("connectRegion2");
    if (first.stream().allMatch(BoardRegion::isEmpty)) {
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

  private List<BoardRegion> regions(String key) {
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
      repetition(fold);
    }
    int quiet = options.number("nMoveRule", 50);
    if (quiet > 0) {
      String names =
          resetting().stream()
              .flatMap(piece -> army.piecesOf(piece, false).stream())
              .map(name -> " " + name)
              .collect(Collectors.joining());
      draft.rules.add("(quiet-turns " + 2 * quiet + " (reset-by captures" + names + ") draw)");
    }
  }

  private void repetition(int fold) {
    boolean check = options.flag("perpetualCheckIllegal", false);
    String value = options.word("nFoldValue", "draw");
    if (options.flag("nFoldValueAbsolute", false) && !value.equals("draw")) {
      if (check) {
        draft.rules.add(
            "(ending \"perpetual check\" (repeated-while? "
                + fold
                + " (in-check? opponent)) loss)");
      }
      draft.rules.add(
          "(ending \"repetition\" (repeated? " + fold + ") " + value + " (players White))");
      return;
    }
    String chase = String.join(" ", draft.sayings.texts(Sayings.Place.REPETITION, army));
    draft.rules.add(
        "(repetition "
            + fold
            + (check ? " (perpetual-check loss) " : " ")
            + (chase.isEmpty() ? "" : chase + " ")
            + forRepeater(value)
            + ")");
  }

  /** The pieces whose moves are no quiet ones, whichever player's: told where that is not so. */
  private List<String> resetting() {
    List<String> white = army.listed("nMoveRuleTypes", 0, List.of(Army.PAWN));
    List<String> black = army.listed("nMoveRuleTypes", 1, List.of(Army.PAWN));
    for (int player = 0; player < 2; player++) {
      List<String> own = player == 0 ? white : black;
      List<String> others = player == 0 ? black : white;
      int mover = player;
      if (others.stream().anyMatch(piece -> !own.contains(piece) && army.canHave(piece, mover))) {
        draft.cannotSay(
            "nMoveRuleTypes", "moves of a piece are quiet ones for both players or for none");
      }
    }
    return Stream.concat(white.stream(), black.stream()).distinct().toList();
  }
}
