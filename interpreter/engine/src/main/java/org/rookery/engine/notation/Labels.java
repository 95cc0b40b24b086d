package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.engine.convention.Convention;
import org.rookery.engine.convention.Conventions;
import org.rookery.engine.convention.TextNames;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType;

/** What a game's pieces and squares are called in texts. */
public final class Labels {
  /** The text of a move by which a player takes over the other side. */
  static final String SWAP = "swap";

  /** The text of a move by which a player goes out of the game. */
  static final String OUT = "out";

  private final GameProgram program;
  private final Map<String, BitSet> pieces = new LinkedHashMap<>();

  /** The same labels in lower case. */
  private final Map<String, BitSet> lowerCase = new HashMap<>();

  /** The pieces whose letter, without its mark, this is, or for a sign the first of its name. */
  private final Map<String, BitSet> plain = new HashMap<>();

  private final List<String> letters;

  /** How long the longest label and the longest name of a square are. */
  private final int longestLabel;

  private final int longestSquare;
  private final Map<String, Integer> squares = new HashMap<>();

  /** The labels of a game. */
  public Labels(GameProgram program) {
    this.program = program;
    Contents contents = program.contents();
    for (int type = 0; type < program.pieces().size(); type++) {
      PieceType piece = program.pieces().get(type);
      for (int owner = 0; owner < piece.letters().size(); owner++) {
        name(piece.letters().get(owner), contents.of(type, owner));
      }
    }
    letters = new ArrayList<>(pieces.keySet());
    letters.sort(Comparator.comparingInt(String::length).reversed());
    for (int type = 0; type < program.pieces().size(); type++) {
      String name = program.pieces().get(type).name();
      if (!pieces.containsKey(name)) {
        for (int owner = 0; owner < contents.players(); owner++) {
          name(name, contents.of(type, owner));
        }
      }
    }
    for (int content = 1; content < contents.size(); content++) {
      plain.computeIfAbsent(plain(content), unused -> new BitSet()).set(content);
    }
    nameSigns();
    for (int square = 0; square < program.topology().size(); square++) {
      squares.put(program.topology().squares().get(square), square);
    }
    longestLabel = longest(pieces.keySet());
    longestSquare = longest(squares.keySet());
  }

  /** A piece shown by a sign answers to the first letter of its name, too, where that is free. */
  private void nameSigns() {
    Map<String, BitSet> initials = new HashMap<>();
    for (int content = 1; content < program.contents().size(); content++) {
      String name = program.pieces().get(program.contents().type(content)).name();
      if (of(content).codePoints().noneMatch(Character::isLetterOrDigit)) {
        String initial = name.substring(0, name.offsetByCodePoints(0, 1)).toLowerCase(Locale.ROOT);
        initials.computeIfAbsent(initial, unused -> new BitSet()).set(content);
      }
    }
    initials.forEach(
        (initial, signs) -> {
          if (!lowerCase.containsKey(initial)) {
            plain.putIfAbsent(initial, signs);
            plain.putIfAbsent(initial.toUpperCase(Locale.ROOT), signs);
          }
        });
  }

  private static int longest(Collection<String> names) {
    return names.stream().mapToInt(String::length).max().orElse(0);
  }

  /** How long the longest name of a square is: a text longer than that need not be looked up. */
  int longestSquare() {
    return longestSquare;
  }

  /** How long a text about one piece and two squares may be, with room for signs between. */
  int longestComponent() {
    return longestLabel + 2 * longestSquare + 16;
  }

  private void name(String label, int content) {
    if (!label.isEmpty()) {
      pieces.computeIfAbsent(label, unused -> new BitSet()).set(content);
      lowerCase
          .computeIfAbsent(label.toLowerCase(Locale.ROOT), unused -> new BitSet())
          .set(content);
    }
  }

  /** The letter or letters of a piece, in the case of its owner. */
  public String of(int content) {
    Contents contents = program.contents();
    PieceType piece = program.pieces().get(contents.type(content));
    int owner = contents.owner(content);
    String letter = owner < piece.letters().size() ? piece.letters().get(owner) : "";
    return letter.isEmpty() ? piece.name() : letter;
  }

  /**
   * The letter or letters of a piece without the mark behind them, such as {@code ~}; what stands
   * before them, as in {@code +} for promoted pieces, stays.
   */
  String plain(int content) {
    String label = of(content);
    int end = label.length();
    while (end > 0 && !Character.isLetterOrDigit(label.codePointAt(end - 1))) {
      end--;
    }
    return end == 0 ? label : label.substring(0, end);
  }

  /** A move between two squares of this game, as text. */
  String example() {
    return square(0) + "-" + square(squares.size() > 1 ? 1 : 0);
  }

  /** Whose piece it is and what: two names; {@code empty} for none. */
  public String inWords(int content) {
    Contents contents = program.contents();
    return content == Contents.EMPTY
        ? "empty"
        : program.players().get(contents.owner(content))
            + " "
            + program.pieces().get(contents.type(content)).name();
  }

  /** The content that the words {@code Owner Piece}, or {@code empty}, stand for. */
  public Optional<Integer> fromWords(String words) {
    String text = words.strip();
    if (text.equals("empty")) {
      return Optional.of(Contents.EMPTY);
    }
    for (int content = 1; content < program.contents().size(); content++) {
      if (inWords(content).equals(text)) {
        return Optional.of(content);
      }
    }
    return Optional.empty();
  }

  /**
   * The contents a label may stand for: one for letters, one per player for a full name; empty when
   * unknown.
   */
  public BitSet pieces(String label) {
    BitSet known = pieces.get(label);
    return known == null ? new BitSet() : (BitSet) known.clone();
  }

  /** The same; where no piece has that label, those that have it with a mark. */
  BitSet piecesOrMarked(String label) {
    BitSet known = pieces.getOrDefault(label, plain.get(label));
    return known == null ? new BitSet() : (BitSet) known.clone();
  }

  /** The same, whatever the case of the label's letters. */
  BitSet piecesIgnoringCase(String label) {
    BitSet all = new BitSet();
    BitSet known = lowerCase.get(label.toLowerCase(Locale.ROOT));
    if (known == null) {
      all.or(piecesOrMarked(label.toLowerCase(Locale.ROOT)));
      all.or(piecesOrMarked(label.toUpperCase(Locale.ROOT)));
    } else {
      all.or(known);
    }
    return all;
  }

  /**
   * The pieces that a letter may mean in a notation that writes it in one case for all owners of
   * the piece, likeliest first: to the letter, then in either case, where it is written in the
   * usual one or, unless {@code exact}, is no piece's letter as it stands.
   */
  List<BitSet> piecesOf(String letter, String usual, boolean exact) {
    BitSet own = pieces(letter);
    boolean either = letter.equals(usual) || (!exact && piecesOrMarked(letter).isEmpty());
    return Stream.of(own, either ? piecesIgnoringCase(letter) : piecesOrMarked(letter))
        .filter(some -> !some.isEmpty())
        .distinct()
        .toList();
  }

  /** These pieces, and those whose letters differ from theirs only by a mark. */
  BitSet withMarked(BitSet some) {
    BitSet all = (BitSet) some.clone();
    some.stream().forEach(piece -> all.or(plain.getOrDefault(of(piece), new BitSet())));
    return all;
  }

  /** The longest letter or letters of a piece that stand in the text at this offset, if any. */
  Optional<String> lettersAt(String text, int offset, int end) {
    return letters.stream()
        .filter(label -> offset + label.length() <= end && text.startsWith(label, offset))
        .findFirst();
  }

  /** The number of the square of that name, if there is one. */
  public Optional<Integer> square(String name) {
    return Optional.ofNullable(squares.get(name));
  }

  /** Whether a text goes from a square of the board to something that is called like one. */
  boolean leavesBoard(String text) {
    int hyphen = text.indexOf('-');
    if (hyphen < 0 || !text.substring(hyphen + 1).matches("[a-z]{1,2}[0-9]{1,3}")) {
      return false;
    }
    String[] before = text.substring(0, hyphen).strip().split(" ");
    return square(before[before.length - 1]).isPresent();
  }

  /** The name of a square. */
  public String square(int square) {
    return program.topology().squares().get(square);
  }

  /** How players of the game write moves in a position, where they have a way of their own. */
  Optional<Convention> convention(Position position) {
    return Conventions.ofTurns(
        program, new OurNames(this, program), position.contents(), position.as());
  }

  /** The text of one component. */
  String text(Component component) {
    if (component instanceof Component.Go go) {
      return square(go.from()) + "-" + square(go.to());
    } else if (component instanceof Component.Place place) {
      String label = of(place.content());
      boolean isSquare = square(label).isPresent();
      return (isSquare ? "{" + label + "}" : label) + "-" + square(place.square());
    } else if (component instanceof Component.Drop drop) {
      return of(drop.content()) + "*" + square(drop.square());
    } else if (component instanceof Component.Column column) {
      return square(column.square()) + "=" + column(column.contents());
    } else if (component instanceof Component.Clear clear) {
      return square(clear.square()) + "-";
    } else if (component instanceof Component.Discard discard) {
      return of(discard.content()) + "*-";
    }
    if (component instanceof Component.Out) {
      return OUT;
    }
    return component instanceof Component.Swap ? SWAP : "pass";
  }

  /** The pieces of a column, the lowest first, as in a position: {@code (wwb)}. */
  public String column(List<Integer> contents) {
    return "(" + joined(contents.stream().map(this::inPosition).toList()) + ")";
  }

  /**
   * The letter of a piece, in braces when its neighbours could be taken for a part of it, or itself
   * for a number.
   */
  String inPosition(int content) {
    String letter = of(content);
    if (letter.equals("*")) {
      return letter; // where there is a square, it is no hole
    }
    long count = letter.codePoints().filter(Character::isLetterOrDigit).count();
    return count == 1 && !Character.isDigit(letter.charAt(0)) ? letter : "{" + letter + "}";
  }

  /**
   * Pieces and gaps behind each other; a piece whom what follows would make another is in braces.
   */
  String joined(List<String> words) {
    String text = "";
    for (int i = words.size() - 1; i >= 0; i--) {
      String word = words.get(i);
      boolean isPiece = !word.startsWith("{") && !Character.isDigit(word.charAt(0));
      String both = word + text;
      Optional<String> read = isPiece ? lettersAt(both, 0, both.length()) : Optional.empty();
      text =
          (read.filter(label -> !label.equals(word)).isPresent() ? "{" + word + "}" : word) + text;
    }
    return text;
  }

  /** The text of one piece at this offset, with its braces if it has them. */
  Optional<String> pieceAt(String text, int at, int end) {
    if (at < end && text.charAt(at) == '{') {
      int close = text.indexOf('}', at);
      if (close > 0 && close < end) {
        return Optional.of(text.substring(at, close + 1));
      }
    }
    return lettersAt(text, at, end);
  }

  /** Some components of a turn as text, between semicolons. */
  public String text(List<Component> components) {
    List<String> texts = components.stream().map(this::text).toList();
    return String.join("; ", texts);
  }

  /** What our own texts call things, for texts of others. */
  record OurNames(Labels labels, GameProgram program) implements TextNames {
    @Override
    public String label(int content) {
      return labels.of(content);
    }

    @Override
    public String letter(int content) {
      return labels.plain(content);
    }

    @Override
    public Optional<Integer> square(String name) {
      return labels.square(name);
    }

    @Override
    public String square(int square) {
      return labels.square(square);
    }

    @Override
    public String mover(int player) {
      return new PlayerText(program).print(player);
    }
  }
}
