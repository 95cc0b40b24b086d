package org.rookery.engine.notation;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.rookery.engine.convention.Grid;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Turns in standard algebraic notation: letter, origin where needed, {@code x}, square, {@code =}
 * and letter of a promotion, {@code +} or {@code #}; {@code O-O}; drops with {@code @}; who comes
 * in where a piece leaves with {@code /}, behind castling with the square.
 *
 * <p>What it has no word for, such as a second part of a move, follows as components between
 * semicolons.
 */
final class SanText {
  /** SAN leaves out the letter of pieces that have this one. */
  private static final String LEFT_OUT = "P";

  private static final String ENTERS = "/";

  private static final int LONGEST_CASTLING = 20;

  private static final Pattern MARKS = Pattern.compile("[+#!?]+$");
  private static final Pattern EN_PASSANT = Pattern.compile("\\s*e\\.?p\\.?$");
  private static final Pattern SIGN = Pattern.compile("[x:-]$");
  private static final Pattern CASTLING = Pattern.compile("[Oo0]-[Oo0](-[Oo0])?[+#!?]*");

  private final Labels labels;
  private final MoveGenerator generator;
  private final Position position;
  private final GameProgram program;
  private final TurnIndex turns;
  private final Function<Move, String> shortest;
  private final Grid grid;
  private final Castling castling;

  /** The letter of each piece in upper case, without its mark. */
  private final String[] letters;

  SanText(
      Labels labels,
      MoveGenerator generator,
      Position position,
      Castling castling,
      TurnIndex turns,
      Function<Move, String> shortest) {
    this.labels = labels;
    this.generator = generator;
    this.position = position;
    this.program = position.program();
    this.turns = turns;
    this.shortest = shortest;
    this.grid = castling.grid();
    this.castling = castling;
    this.letters = new String[program.contents().size()];
    letters[Contents.EMPTY] = ""; // a part may move what an empty square holds, which is nothing
    for (int piece = 1; piece < letters.length; piece++) {
      letters[piece] = labels.plain(piece).toUpperCase(Locale.ROOT);
    }
  }

  String print(MoveComponents turn) {
    if (!grid.hasSan()) {
      return shortest.apply(turn.move());
    }
    List<Component> all = turn.all();
    int firstPart = turn.changes().parts().get(0).size();
    Component first = all.get(0);
    String text;
    Optional<UciExtras.Gate> gate = gate(turn);
    Optional<String> castles = castling.word(moved(turn, gate));
    if (castles.isPresent()) {
      text = castles.get() + gate.map(in -> enters(in) + labels.square(in.square())).orElse("");
    } else if (first instanceof Component.Go go && go.from() != go.to()) {
      text = goes(turn, go) + promotion(turn, go, firstPart) + gate.map(this::enters).orElse("");
    } else if (first instanceof Component.Drop drop) {
      text = letter(dropped(turn, drop)) + "@" + labels.square(drop.square());
    } else {
      return shortest.apply(turn.move());
    }
    return text + mark(turn) + behind(all.subList(firstPart, all.size()));
  }

  /** The same with all that the first part changes besides, for turns that differ in that only. */
  String printWhole(MoveComponents turn) {
    List<Component> all = turn.all();
    boolean goes = all.get(0) instanceof Component.Go go && go.from() != go.to();
    if (!grid.hasSan() || !(goes || all.get(0) instanceof Component.Drop)) {
      return shortest.apply(turn.move());
    }
    String first =
        all.get(0) instanceof Component.Go go
            ? goes(turn, go)
            : letter(all.get(0)) + "@" + labels.square(all.get(0).square());
    return first + mark(turn) + behind(all.subList(1, all.size()));
  }

  private String behind(List<Component> rest) {
    return rest.isEmpty() ? "" : "; " + labels.text(rest);
  }

  /** What is put down by a drop: what the piece becomes in the same moment, if it does. */
  private static Component dropped(MoveComponents turn, Component.Drop drop) {
    List<Component> part = turn.changes().parts().get(0);
    return part.stream()
        .filter(Component.Place.class::isInstance)
        .filter(place -> place.square() == drop.square())
        .findFirst()
        .orElse(drop);
  }

  private Optional<UciExtras.Gate> gate(MoveComponents turn) {
    List<Component> part = turn.changes().parts().get(0);
    return !part.isEmpty() && part.get(0) instanceof Component.Go go
        ? UciExtras.Gate.of(part, go, program.contents())
        : Optional.empty();
  }

  private String enters(UciExtras.Gate gate) {
    return ENTERS + letter(gate.content());
  }

  /** The first part of a move without the piece that comes in. */
  private static List<Component> moved(MoveComponents turn, Optional<UciExtras.Gate> gate) {
    List<Component> part = turn.changes().parts().get(0);
    return gate.map(in -> in.besides(part)).orElse(part);
  }

  private String letter(int content) {
    return letters[content];
  }

  /** The letter of a piece put down, with its mark if another piece of that letter could be. */
  private String letter(Component put) {
    boolean alone =
        turns.at(put.square()).stream()
            .noneMatch(turn -> turn.all().stream().anyMatch(o -> rival(put, o)));
    return alone ? letter(content(put)) : labels.of(content(put)).toUpperCase(Locale.ROOT);
  }

  private boolean rival(Component put, Component other) {
    return other.getClass() == put.getClass()
        && other.square() == put.square()
        && content(other) != content(put)
        && letter(content(other)).equals(letter(content(put)));
  }

  private static int content(Component put) {
    return put instanceof Component.Drop drop ? drop.content() : ((Component.Place) put).content();
  }

  private String goes(MoveComponents turn, Component.Go go) {
    boolean captures =
        turn.changes().parts().size() == 1
            ? !turn.changes().captured().isEmpty()
            : position.content(go.to()) != Contents.EMPTY;
    String letter = letter(go.content());
    String origin = letter.equals(LEFT_OUT) && captures ? grid.columnName(go.from()) : "";
    if (!isUnambiguous(go, origin)) {
      String column = grid.columnName(go.from());
      String row = grid.rowName(go.from());
      origin = isUnambiguous(go, column) ? column : isUnambiguous(go, row) ? row : column + row;
    }
    return (letter.equals(LEFT_OUT) ? "" : letter)
        + origin
        + (captures ? "x" : "")
        + labels.square(go.to());
  }

  /** Whether no other piece of that kind that can go there comes from the squares so named. */
  private boolean isUnambiguous(Component.Go go, String origin) {
    BitSet named = grid.named(origin);
    for (MoveComponents other : turns.at(go.to())) {
      if (other.all().get(0) instanceof Component.Go o
          && letter(o.content()).equals(letter(go.content()))
          && o.to() == go.to()
          && o.from() != go.from()
          && named.get(o.from())) {
        return false;
      }
    }
    return true;
  }

  /**
   * The new piece, when a turn that does not change the piece, or changes it otherwise, could be
   * meant.
   */
  private String promotion(MoveComponents turn, Component.Go go, int firstPart) {
    List<Component> part = turn.all().subList(0, firstPart);
    for (Component component : part) {
      if (component instanceof Component.Place place && place.square() == go.to()) {
        boolean needed =
            turns.at(go.to()).stream()
                .filter(other -> other.all().get(0).equals(go))
                .anyMatch(other -> !other.all().contains(component));
        return needed ? "=" + letter(place) : "";
      }
    }
    return "";
  }

  private String mark(MoveComponents turn) {
    if (program.royal().contents().members().isEmpty()) {
      return "";
    }
    int mover = position.mover();
    position.make(turn.move());
    int player = position.as();
    boolean check = position.mover() != mover && generator.inCheck(position, player);
    String mark = check ? generator.hasLegalMove(position) ? "+" : "#" : "";
    position.unmake();
    return mark;
  }

  /** Whether the text is SAN's word for castling. */
  static boolean isCastling(String text) {
    return text.length() < LONGEST_CASTLING && CASTLING.matcher(text).matches();
  }

  /** What the text states, if it is SAN. */
  Optional<List<StatedComponent>> read(String text, boolean exact) {
    if (!grid.hasSan() || text.length() > labels.longestComponent()) {
      return Optional.empty();
    }
    String bare = EN_PASSANT.matcher(MARKS.matcher(text).replaceFirst("")).replaceFirst("");
    String castles = castles(bare);
    if (castles.equals(Castling.SHORT) || castles.equals(Castling.LONG)) {
      return turns.all().stream()
          .filter(turn -> gate(turn).isEmpty() && isCalled(castles, turn, Optional.empty()))
          .findFirst()
          .map(
              turn ->
                  turn.changes().parts().get(0).stream()
                      .<StatedComponent>map(StatedComponent.Exactly::new)
                      .toList());
    }
    Optional<List<StatedComponent>> entering = entering(bare);
    if (entering.isPresent()) { // what comes in is written like what another piece becomes
      return entering;
    }
    int at = bare.indexOf('@');
    if (at > 0) {
      BitSet pieces = pieces(bare.substring(0, at));
      return labels
          .square(bare.substring(at + 1))
          .map(to -> List.of(new StatedComponent.Drop(pieces, to)));
    }
    int equals = bare.lastIndexOf('=');
    if (equals > 0) {
      return promotion(bare.substring(0, equals), bare.substring(equals + 1), exact);
    }
    for (int i = bare.length(); i > 1; i--) {
      Optional<List<StatedComponent>> stated =
          i == bare.length()
              ? goes(bare)
              : promotion(bare.substring(0, i), bare.substring(i), exact);
      if (stated.isPresent()) {
        return stated;
      }
    }
    return Optional.empty();
  }

  /** Castling may be written with noughts or small letters. */
  private static String castles(String text) {
    return text.replace('0', 'O').replace('o', 'O');
  }

  private boolean isCalled(String castles, MoveComponents turn, Optional<UciExtras.Gate> gate) {
    return castling.word(moved(turn, gate)).filter(castles::equals).isPresent();
  }

  /** A move, and behind the sign who comes in; without a square where the first piece has left. */
  private Optional<List<StatedComponent>> entering(String text) {
    int sign = text.indexOf(ENTERS);
    if (sign <= 0) {
      return Optional.empty();
    }
    String who = text.substring(sign + ENTERS.length());
    String move = text.substring(0, sign);
    String castles = castles(move);
    Optional<List<StatedComponent>> goes = goes(move);
    List<MoveComponents> meant =
        turns.all().stream().filter(turn -> enters(turn, gate(turn), who, castles, goes)).toList();
    return meant.size() == 1
        ? Optional.of(
            meant.get(0).all().stream().<StatedComponent>map(StatedComponent.Exactly::new).toList())
        : Optional.empty();
  }

  /** Whether that piece comes in by a turn that castles so, or begins so. */
  private boolean enters(
      MoveComponents turn,
      Optional<UciExtras.Gate> gate,
      String who,
      String castles,
      Optional<List<StatedComponent>> goes) {
    return gate.filter(in -> isWritten(in, turn, who)).isPresent()
        && (isCalled(castles, turn, gate) || goes.filter(turn::begins).isPresent());
  }

  private boolean isWritten(UciExtras.Gate gate, MoveComponents turn, String who) {
    String letter = letter(gate.content());
    boolean first = turn.changes().origin() == gate.square();
    return who.equals(letter + labels.square(gate.square())) || (first && who.equals(letter));
  }

  /** A move and the new piece, behind `=`, `/` or nothing; some put it between brackets. */
  private Optional<List<StatedComponent>> promotion(String goes, String behind, boolean exact) {
    String letter = behind.replaceAll("[()/=]", "");
    boolean isUsual = letter.equals(letter.toUpperCase(Locale.ROOT));
    BitSet pieces =
        isUsual || !exact ? labels.piecesIgnoringCase(letter) : labels.piecesOrMarked(letter);
    return pieces.isEmpty()
        ? Optional.empty()
        : goes(goes)
            .map(
                go ->
                    List.of(
                        go.get(0),
                        new StatedComponent.Place(pieces, ((StatedComponent.Go) go.get(0)).to())));
  }

  private Optional<List<StatedComponent>> goes(String text) {
    for (int i = 0; i < text.length(); i++) {
      Optional<Integer> to = labels.square(text.substring(i));
      if (to.isPresent()) {
        String left = text.substring(0, i);
        return left.endsWith("-") && !endsWithSquare(left.substring(0, i - 1))
            ? Optional.empty()
            : piece(SIGN.matcher(left).replaceFirst(""), to.get());
      }
    }
    return Optional.empty();
  }

  /** Whether a text ends with the name of a square; {@code P-e4} puts a piece there. */
  private boolean endsWithSquare(String text) {
    return IntStream.range(0, text.length())
        .anyMatch(start -> labels.square(text.substring(start)).isPresent());
  }

  /** The move of the piece whose letter comes first; a whole square says enough without one. */
  private Optional<List<StatedComponent>> piece(String left, int to) {
    Optional<Integer> square = labels.square(left);
    if (square.isPresent()) {
      return Optional.of(List.of(new StatedComponent.Go(null, FullText.one(square.get()), to)));
    }
    for (int i = left.length(); i >= 0; i--) {
      BitSet pieces = pieces(i == 0 ? LEFT_OUT : left.substring(0, i));
      BitSet from = grid.named(left.substring(i));
      if (!pieces.isEmpty() && !from.isEmpty()) {
        return Optional.of(List.of(new StatedComponent.Go(pieces, from, to)));
      }
    }
    return Optional.empty();
  }

  /**
   * The pieces of the player to move whose letter, in upper case, this is; else those with a mark.
   */
  private BitSet pieces(String letter) {
    BitSet pieces = new BitSet();
    BitSet marked = new BitSet();
    for (int piece = 1; piece < letters.length; piece++) {
      if (program.contents().owner(piece) == position.as()) {
        pieces.set(piece, labels.of(piece).toUpperCase(Locale.ROOT).equals(letter));
        marked.set(piece, letters[piece].equals(letter));
      }
    }
    return pieces.isEmpty() ? marked : pieces;
  }
}
