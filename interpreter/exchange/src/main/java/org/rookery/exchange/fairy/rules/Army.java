package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.exchange.fairy.options.Ini;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.options.StartText;

/** The pieces of a variant: what their options call them, their letters, and what they become. */
public final class Army {
  public static final String PAWN = "pawn";
  public static final String KING = "king";

  /** A piece without moves. */
  public static final String IMMOBILE = "immobile";

  /** With which a piece castles unless something else is said. */
  public static final List<String> CASTLING_PARTNERS = List.of("rook");

  private static final List<String> USUAL_PROMOTIONS = List.of("queen", "rook", "bishop", "knight");

  private final Options options;
  private final StartText start;
  private final Map<String, String> names;
  private final Map<String, String> letters;
  private final Map<String, String> promoted = new LinkedHashMap<>();

  /** The letters of those that others become by themselves, and that the game has only so. */
  private final Map<String, String> becoming = new LinkedHashMap<>();

  /**
   * The pieces that the options give letters and the game may have.
   *
   * @param names what some are called, by their keys
   */
  Army(Options options, StartText start, Map<String, String> names) {
    this.options = options;
    this.start = start;
    this.names = names;
    letters = options.letters();
    readPromoted();
    letters.keySet().retainAll(obtainable(start));
    promoted.keySet().retainAll(letters.keySet());
    options
        .letters()
        .forEach(
            (piece, letter) -> {
              if (promoted.containsValue(piece) && !has(piece)) {
                becoming.put(piece, letter);
              }
            });
  }

  /** The pieces that a game can have: those of the start, and what they become. */
  private Set<String> obtainable(StartText start) {
    Set<String> found = new LinkedHashSet<>();
    if (options.flag("pieceDrops", false) && !start.hasHand()) {
      return letters.keySet().stream().collect(Collectors.toSet()); // pieces come from nowhere
    }
    for (char c : start.pieces().toCharArray()) {
      ofLetter(String.valueOf(c)).ifPresent(found::add);
    }
    for (int size = -1; size != found.size(); ) {
      size = found.size();
      for (int player = 0; player < 2; player++) {
        if (pawns(player).stream().anyMatch(found::contains)) {
          found.addAll(promotions(player));
        }
      }
    }
    return found;
  }

  private void readPromoted() {
    for (String pair : options.word("promotedPieceType", "").split("\\s+")) {
      String[] both = pair.split(":", 2);
      Optional<String> from = ofLetter(both[0]);
      Optional<String> to = both.length > 1 ? ofLetter(both[1]) : Optional.empty();
      if (from.isPresent() && to.isPresent()) {
        promoted.put(from.get(), to.get());
      } else if (from.isPresent() && both.length > 1 && both[1].equals("-")) {
        // What the parent says of the piece is taken back.
        promoted.remove(from.get());
      }
    }
  }

  /** The pieces of the game, by their keys. */
  public List<String> pieces() {
    return List.copyOf(letters.keySet());
  }

  /** Whether the game may have a piece. */
  public boolean has(String piece) {
    return letters.containsKey(piece);
  }

  /** The letter of a piece in upper case. */
  public String letter(String piece) {
    return letters.getOrDefault(piece, "?").toUpperCase(Locale.ROOT);
  }

  /** The piece of a letter. */
  public Optional<String> ofLetter(String letter) {
    return find(letters, letter);
  }

  private static Optional<String> find(Map<String, String> letters, String letter) {
    return letters.entrySet().stream()
        .filter(entry -> entry.getValue().equalsIgnoreCase(letter.strip()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** What a piece is called in the rules file: words of its key. */
  public String name(String piece) {
    if (names.containsKey(piece)) {
      return names.getOrDefault(piece, "");
    }
    String words =
        piece.replaceAll("([a-z])([A-Z])", "$1-$2").replaceAll("Piece(\\d+)", "Piece-$1");
    StringBuilder name = new StringBuilder();
    for (String word : words.split("-", -1)) {
      name.append(name.length() > 0 ? "-" : "");
      name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return name.toString();
  }

  String promotedName(String piece) {
    return "Promoted-" + name(piece);
  }

  /** Letters for neutral pieces: one that no piece has, for players who never have them. */
  String neutralLetters() {
    for (char letter = 'Y'; letter >= 'A'; letter--) {
      char lower = Character.toLowerCase(letter);
      if (!letters.containsValue(String.valueOf(lower))) {
        return letter + " " + lower + " *";
      }
    }
    return "Z z *";
  }

  /** What a Pawn is that became such a piece and will be a Pawn again in its captor's hand. */
  String pawnMade(String piece) {
    return (promoted.containsKey(piece) ? "Pawn-" : "Promoted-") + name(piece);
  }

  /** Whether a piece becomes one without moves. */
  boolean endsImmobile(String piece) {
    return promoted(piece).filter(other -> moves(other).isEmpty()).isPresent();
  }

  /** What a piece becomes when it promotes by itself. */
  Optional<String> promoted(String piece) {
    return Optional.ofNullable(promoted.get(piece));
  }

  /** The names of all pieces that are of a piece, promoted ones too. */
  List<String> piecesOf(String piece, boolean asPawnsBecome) {
    List<String> pieces = new ArrayList<>();
    if (has(piece)) {
      pieces.add(name(piece));
    }
    if (asPawnsBecome && has(piece)) {
      pieces.add(pawnMade(piece));
    }
    promoted.forEach(
        (from, to) -> {
          if (to.equals(piece)) {
            pieces.add(promotedName(from));
          }
        });
    return pieces.stream().distinct().toList();
  }

  /** The pieces an option lists for a player; {@link #piecesOf} says what they are called. */
  public List<String> listed(String key, int player, List<String> unsaid) {
    Optional<Ini.Entry> entry = options.find(key, player);
    if (entry.isEmpty()) {
      return unsaid.stream().filter(this::has).toList();
    }
    List<String> pieces = new ArrayList<>();
    for (char c : entry.get().value().toCharArray()) {
      String letter = String.valueOf(c);
      find(letters, letter)
          .or(() -> find(becoming, letter))
          .filter(piece -> !pieces.contains(piece))
          .ifPresent(pieces::add);
    }
    return pieces;
  }

  /** Whether a piece in hand has to be dropped before others move. */
  public boolean mustBeDropped(String piece) {
    return options.flag("mustDrop", false)
        && (listsAll("mustDropType") || listed("mustDropType", 0, pieces()).contains(piece));
  }

  boolean listsAll(String key) {
    return options.find(key).filter(entry -> entry.value().contains("*")).isPresent();
  }

  /** The pieces of a player that promote as Pawns do. */
  public List<String> pawns(int player) {
    return listed("promotionPawnTypes", player, List.of(PAWN));
  }

  List<String> promotions(int player) {
    return listed("promotionPieceTypes", player, USUAL_PROMOTIONS);
  }

  /** Whether a player may come to have a piece of that kind. */
  boolean canHave(String piece, int player) {
    return start.has(letter(piece), player)
        || (!pawns(player).isEmpty() && promotions(player).contains(piece))
        || options.flag("pieceDrops", false)
        || promoted.containsValue(piece);
  }

  /** How many pieces of a piece promotions may lead to; 0 for any number. */
  public int limit(String piece) {
    for (String pair : options.word("promotionLimit", "").split("\\s+")) {
      String[] both = pair.split(":", 2);
      if (both.length > 1 && both[0].equalsIgnoreCase(letter(piece)) && both[1].matches("\\d+")) {
        return Integer.parseInt(both[1]);
      }
    }
    return 0;
  }

  /** How a piece moves, in Betza's letters. */
  public String moves(String piece) {
    return options.moves(piece);
  }
}
