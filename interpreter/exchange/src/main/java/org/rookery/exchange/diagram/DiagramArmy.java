package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rookery.compiler.model.GameModel;
import org.rookery.exchange.betza.PieceInBetza;
import org.rookery.exchange.betza.PiecesInBetza;
import org.rookery.exchange.diagram.ObservedPromotions.Ranks;
import org.rookery.exchange.diagram.ObservedPromotions.Seen;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.game.Game;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * The piece types of a game that a diagram needs: what a game begins with, and what becomes of it.
 */
final class DiagramArmy {
  private static final String ID = "\\+?\\p{L}{1,3}'?";

  private final Game game;
  private final GameModel model;
  private final GameProgram program;
  private final DiagramBoard board;

  /** By type, how White's pieces move, and Black's. */
  private final Map<Integer, List<String>> moves = new TreeMap<>();

  private final Map<DiagramUnit, String> ids = new HashMap<>();
  private final Map<Integer, Seen> seen = new TreeMap<>();
  private final Map<Integer, Set<Integer>> owners = new TreeMap<>();
  private final List<String> obstacles = new ArrayList<>();

  DiagramArmy(Game game, DiagramBoard board) {
    this.game = game;
    this.board = board;
    model = game.compiled().model();
    program = game.program();
    find();
    PiecesInBetza observed = new PiecesInBetza();
    WrittenMoves written = new WrittenMoves(model);
    for (int type : types()) {
      Optional<String> letters = written.of(model.pieces().get(type));
      moves.put(type, letters.map(it -> List.of(it, it)).orElseGet(() -> observed(observed, type)));
    }
    letters();
  }

  /** The types, in the order of the rules. */
  List<Integer> types() {
    return List.copyOf(owners.keySet());
  }

  /** What was seen of those that promote. */
  Map<Integer, Map<Ranks, Set<BitSet>>> promoting() {
    Map<Integer, Map<Ranks, Set<BitSet>>> promoting = new TreeMap<>();
    seen.forEach(
        (type, its) -> {
          if (!its.others(type).isEmpty()) {
            promoting.put(type, its.arrivals());
          }
        });
    return promoting;
  }

  /** The squares where pieces of a type can get. */
  BitSet reached(int type, boolean white) {
    Seen its = seen.get(type);
    return its == null ? new BitSet() : its.reached().get(white ? 0 : 1);
  }

  /** Why some of them cannot be told, each as a clause. */
  List<String> obstacles() {
    return obstacles;
  }

  String name(int type) {
    return program.pieces().get(type).name();
  }

  /** How pieces move on the board. */
  String moves(DiagramUnit unit) {
    return moves.getOrDefault(unit.type(), List.of("", "")).get(unit.white() ? 0 : 1);
  }

  /** What a diagram calls pieces in lists. */
  String id(DiagramUnit unit) {
    return ids.getOrDefault(unit, "?");
  }

  /** The lines for a type: two where White's pieces move otherwise than Black's. */
  List<DiagramUnit> units(int type) {
    List<String> both = moves.getOrDefault(type, List.of("", ""));
    return both.get(0).equals(both.get(1))
        ? List.of(DiagramUnit.of(type))
        : List.of(DiagramUnit.of(type, true), DiagramUnit.of(type, false));
  }

  /** The player with White's or Black's turns. */
  int player(boolean white) {
    return program.turnOrder().get(white ? 0 : 1).as();
  }

  /** Where pieces of a type stand at the start. */
  BoardRegion start(int type, boolean white) {
    int content = program.contents().of(type, player(white));
    return board.region(square -> program.start().board()[square] == content);
  }

  /** How many of a type are in hand at the start. */
  int inHand(int type, boolean white) {
    return program.start().hand()[program.contents().of(type, player(white))];
  }

  /** How many of a type a player has at the start who has more of them. */
  int most(int type) {
    return Math.max(start(type, true).squares().size(), start(type, false).squares().size());
  }

  private void find() {
    ObservedPromotions promotions = new ObservedPromotions(game, board);
    Set<Integer> left = new LinkedHashSet<>();
    for (int type = 0; type < program.pieces().size(); type++) {
      for (boolean white : List.of(true, false)) {
        if (!start(type, white).isEmpty() || inHand(type, white) > 0) {
          note(type, player(white), left);
        }
      }
    }
    while (!left.isEmpty()) {
      int type = left.iterator().next();
      left.remove(type);
      Seen its = promotions.of(type, List.of(begin(type, true), begin(type, false)));
      seen.put(type, its);
      BitSet become = its.others(type);
      Set<Integer> who = Set.copyOf(owners.getOrDefault(type, Set.of()));
      become.stream().forEach(other -> who.forEach(owner -> note(other, owner, left)));
      if (model.capturedPieces().toHand()) {
        int other = captured(type);
        who.forEach(owner -> note(other, player(true) + player(false) - owner, left));
      }
    }
  }

  /**
   * The squares from where pieces of a type may begin: all, if they come from a hand or promote.
   */
  private BitSet begin(int type, boolean white) {
    BitSet squares = new BitSet();
    if (!owners.getOrDefault(type, Set.of()).contains(player(white))) {
      return squares;
    }
    boolean stands = !start(type, white).isEmpty();
    boolean comes = model.capturedPieces().toHand() || inHand(type, white) > 0 || !stands;
    for (int square = 0; square < program.topology().size(); square++) {
      int content = program.contents().of(type, player(white));
      squares.set(square, comes || program.start().board()[square] == content);
    }
    return squares;
  }

  /** What a type is in the captor's hand. */
  int captured(int type) {
    String as = model.pieces().get(type).capturedAs();
    return IntStream.range(0, model.pieces().size())
        .filter(other -> model.pieces().get(other).name().equals(as))
        .findFirst()
        .orElse(type);
  }

  private void note(int type, int owner, Set<Integer> left) {
    if (owners.computeIfAbsent(type, unused -> new HashSet<>()).add(owner)) {
      left.add(type);
    }
  }

  /** How White's pieces of a type move, and Black's, where that was seen. */
  private List<String> observed(PiecesInBetza observed, int type) {
    Map<Integer, String> texts = new TreeMap<>();
    Set<String> failures = new LinkedHashSet<>();
    for (PieceInBetza piece : observed.of(game, type)) {
      if (owners.getOrDefault(type, Set.of()).contains(piece.player())) {
        piece
            .betza()
            .ifPresentOrElse(
                text -> texts.put(piece.player(), text), () -> failures.add(piece.obstacle()));
      }
    }
    if (!failures.isEmpty()) {
      String why = failures.iterator().next();
      obstacles.add("how " + name(type) + " moves. " + why.substring(0, why.length() - 1));
    } else if (Set.copyOf(texts.values()).size() > 1 && changes(type)) {
      obstacles.add("that " + name(type) + " moves otherwise as the other player's");
    }
    String some = texts.values().stream().findFirst().orElse("");
    return List.of(texts.getOrDefault(player(true), some), texts.getOrDefault(player(false), some));
  }

  /** Whether pieces of a type become others, or others become such, or change sides. */
  private boolean changes(int type) {
    return model.capturedPieces().toHand()
        || promoting().containsKey(type)
        || seen.entrySet().stream()
            .map(entry -> entry.getValue().others(entry.getKey()))
            .anyMatch(others -> others.get(type));
  }

  /** Their letters, where they have some that a diagram can have; others are made of names. */
  private void letters() {
    Set<String> taken = new HashSet<>();
    List<DiagramUnit> units = types().stream().flatMap(type -> units(type).stream()).toList();
    for (DiagramUnit unit : units) {
      String letter = program.pieces().get(unit.type()).letters().get(0);
      if (letter.matches(ID) && taken.add(letter.toLowerCase(Locale.ROOT))) {
        ids.put(unit, letter);
      }
    }
    for (DiagramUnit unit : units) {
      ids.computeIfAbsent(unit, it -> made(name(it.type()), taken));
    }
  }

  private static String made(String name, Set<String> taken) {
    String letters = name.replaceAll("[^\\p{L}]", "");
    List<String> candidates = new ArrayList<>();
    for (int length = 1; length <= Math.min(3, letters.length()); length++) {
      candidates.add(letters.substring(0, length));
    }
    for (char first = 'A'; first <= 'Z'; first++) {
      for (char second = 'a'; second <= 'z'; second++) {
        candidates.add("" + first + second);
      }
    }
    return candidates.stream()
        .filter(id -> taken.add(id.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElse(name);
  }

  /** Whether pieces of other players than the two stand on the board. */
  boolean hasOthers() {
    return IntStream.of(program.start().board())
        .filter(content -> content != Contents.EMPTY)
        .map(content -> program.contents().owner(content))
        .anyMatch(owner -> owner != player(true) && owner != player(false));
  }
}
