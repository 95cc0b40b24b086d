package org.rookery.exchange.fairy.section;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.PieceModel.Which;
import org.rookery.compiler.print.ModelForms;
import org.rookery.exchange.fairy.options.OptionKeys;
import org.rookery.exchange.fairy.rules.Army;
import org.rookery.language.form.FormPrinter;

/** The pieces of a game as options: each gets a key, its letter, and its moves. */
public final class ExportedPieces {
  /** How a Pawn of chess moves, but for what it does only at first. */
  static final String PAWN_MOVES = "mfWcfF";

  /** How a Soldier moves, who may go aside in the enemy's country only. */
  static final String SOLDIER_MOVES = "fsW";

  private final ExportedGame game;
  private final ExportedSteps steps;
  private final OptionKeys table = new OptionKeys();
  private final Map<String, String> letters = new LinkedHashMap<>();
  private final Map<String, String> keys = new LinkedHashMap<>();
  private final Map<String, String> extra = new LinkedHashMap<>();

  /** By letter, the moves of pieces that never become another one. */
  private final Map<String, String> steady = new LinkedHashMap<>();

  /** By piece, the letters of those that are another one promoted and got one here. */
  private final Map<String, String> forms = new LinkedHashMap<>();

  private final Set<String> taken = new HashSet<>();

  /** The pieces of a game. */
  public ExportedPieces(ExportedGame game) {
    this.game = game;
    steps = new ExportedSteps(game);
    for (int piece = 0; piece < game.model.pieces().size(); piece++) {
      String letter = game.program.pieces().get(piece).letters().get(0);
      letters.put(game.model.pieces().get(piece).name(), letter.toLowerCase(Locale.ROOT));
    }
  }

  /** Says every piece; what their moves end with and what else they do is for others to say. */
  public Map<PieceModel, MoveText> say() {
    Map<PieceModel, MoveText> moves = new LinkedHashMap<>();
    for (PieceModel piece : game.model.pieces()) {
      MoveText text =
          steps.take(piece.name(), letter(piece.name()), MoveText.of(blocks(piece, piece.moves())));
      moves.put(piece, text);
      if (isPlain(piece.name())) {
        name(piece.name(), letter(piece.name()), text);
      } else if (!letters.getOrDefault(piece.name(), "").matches("[a-z]~|\\+[a-z]")) {
        game.cannotSay("the letter of " + piece.name());
      }
      if (!piece.attributes().isEmpty()) {
        game.cannotSay("attributes of " + piece.name());
      }
      if (!piece.inHand().isEmpty()) {
        game.cannotSay("what " + piece.name() + " does in hand");
      }
    }
    royals();
    steps.say(
        keys.entrySet().stream()
            .filter(entry -> entry.getValue().equals(Army.PAWN))
            .map(entry -> letter(entry.getKey()))
            .findFirst()
            .orElse(""));
    return moves;
  }

  /** Whether a piece has a letter of its own. */
  boolean isPlain(String piece) {
    return letters.getOrDefault(piece, "").matches("[a-z]");
  }

  /** Whether this is one piece, and no other piece's kind: its letter is a promoted one's. */
  boolean isForm(String names) {
    return letters.getOrDefault(names, "").startsWith("+");
  }

  /** The letter of a piece; that of the piece it is a form of, if it has none of its own. */
  public String letter(String piece) {
    return letters.getOrDefault(piece, "?").replaceAll("[+~]", "");
  }

  boolean isPawn(String piece) {
    return keys.getOrDefault(piece, "").equals(Army.PAWN);
  }

  /** The king, as the engine has it: the one royal piece of each player. */
  private Optional<String> king() {
    List<RoyalModel> royals = game.model.royals();
    return royals.isEmpty() || royals.get(0).onlyDisplacement()
        ? Optional.empty()
        : royals.get(0).pieces().stream().findFirst().filter(piece -> most(piece) <= 1);
  }

  /** Whether a piece is king. */
  boolean isKing(String piece) {
    return keys.getOrDefault(piece, "").equals(Army.KING);
  }

  /** Whether a piece is the one that castling is with unless something is said. */
  boolean isUsualPartner(String piece) {
    return Army.CASTLING_PARTNERS.contains(keys.getOrDefault(piece, ""));
  }

  /** How many pieces of a piece the player has at the start who has more of them. */
  private int most(String piece) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    game.model.setup().pieces().stream()
        .filter(content -> content.piece().equals(piece))
        .forEach(content -> counts.merge(content.player(), 1, Integer::sum));
    return counts.values().stream().max(Integer::compare).orElse(0);
  }

  /** Says who must not be left attacked; kings are no matter, nor is it one who else is royal. */
  private void royals() {
    List<RoyalModel> royals = game.model.royals();
    if (royals.isEmpty()) {
      return;
    }
    RoyalModel royal = royals.get(0);
    List<String> others = royal.pieces().stream().filter(piece -> !isKing(piece)).toList();
    boolean plain =
        royals.size() == 1
            && royal.players().size() == 2
            && others.size() <= 1
            && royal.pieces().size() - others.size() + Math.min(1, others.size()) == 1
            && !royal.eachPart()
            && !royal.inTheEnd();
    if (!plain) {
      game.cannotSay("that all of " + String.join(", ", royal.pieces()) + " are royal");
    } else if (others.size() == 1) {
      int count = Math.max(1, most(others.get(0)));
      game.say("extinctionValue", "loss");
      game.say("extinctionPieceTypes", letter(others.get(0)));
      game.say("extinctionPseudoRoyal", true);
      if (count > 1) {
        game.say("extinctionPieceCount", count - 1);
      }
    }
    if (royal.mayNotGiveCheck()) {
      game.say("checking", false);
    }
  }

  private void name(String piece, String letter, MoveText text) {
    taken.add(letter);
    String moves = text.betza();
    if (text.end().equals("add") && text.others().isEmpty()) {
      steady.put(letter, moves);
    }
    if (king().filter(piece::equals).isPresent()) {
      keys.put(piece, Army.KING);
      game.say(Army.KING, moves.equals("WF") ? letter : letter + ":" + moves);
      return;
    }
    String key = table.keyOf(moves);
    if (key.isEmpty() || keys.containsValue(key)) {
      key = custom();
      game.say(key, letter + ":" + moves);
    } else {
      game.say(key, letter);
    }
    keys.put(piece, key);
  }

  private String custom() {
    long used =
        keys.values().stream().filter(key -> key.startsWith("custom")).count() + extra.size();
    return "customPiece" + (used + 1);
  }

  /**
   * A letter for the moves of a piece that has none of its own, since it is another one promoted.
   */
  String promotedLetter(String piece, String moves) {
    String letter = same(moves).orElseGet(() -> ownLetter(moves));
    forms.put(piece, letter);
    return letter;
  }

  /** The letter of a piece that moves so, which is no king, nor one of several kinds of pawn. */
  private Optional<String> same(String moves) {
    return steady.entrySet().stream()
        .filter(entry -> entry.getValue().equals(moves) && !kings().contains(entry.getKey()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private Set<String> kings() {
    return keys.keySet().stream()
        .filter(this::isKing)
        .map(this::letter)
        .collect(Collectors.toSet());
  }

  private String ownLetter(String moves) {
    return extra.computeIfAbsent(
        moves,
        unused -> {
          String free =
              "abcdefghijklmnopqrstuvwxyz"
                  .chars()
                  .mapToObj(c -> String.valueOf((char) c))
                  .filter(
                      letter ->
                          !taken.contains(letter)
                              && letters.values().stream()
                                  .noneMatch(other -> other.replaceAll("[+~]", "").equals(letter)))
                  .findFirst()
                  .orElse("?");
          taken.add(free);
          if (moves.isEmpty()) {
            game.say(Army.IMMOBILE, free);
          } else {
            game.say(custom(), free + ":" + moves);
          }
          return free;
        });
  }

  /** The letters of pieces, one after the other. */
  String lettersOf(List<String> pieces) {
    return pieces.stream()
        .map(piece -> forms.getOrDefault(piece, letter(piece)))
        .distinct()
        .collect(Collectors.joining());
  }

  /** Blocks as texts; those borrowed from a piece are that piece's. */
  public List<String> blocks(PieceModel piece, List<Block> blocks) {
    List<String> texts = new ArrayList<>();
    for (Block block : blocks) {
      if (!block.moveType().isEmpty()) {
        game.cannotSay("moves of " + piece.name() + " that are of the type " + block.moveType());
      }
      if (block instanceof Block.Borrowed borrowed) {
        boolean whole = borrowed.which() == Which.ALL && borrowed.statements().isEmpty();
        Optional<PieceModel> lender =
            game.model.pieces().stream()
                .filter(other -> other.name().equals(borrowed.piece()) && other != piece)
                .findFirst();
        if (whole && lender.isPresent()) {
          texts.addAll(blocks(lender.get(), lender.get().moves()));
        } else {
          game.cannotSay("moves of " + piece.name() + " that are those of " + borrowed.piece());
        }
      } else {
        texts.add(
            ModelForms.of(block.statements()).stream()
                .map(FormPrinter::line)
                .collect(Collectors.joining(" ")));
      }
    }
    return texts;
  }
}
