package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;

/**
 * Turns as UCI writes them: from and to, the letter of a promotion in lower case or {@code +} for a
 * promotion to the form with a plus, a drop as letter in upper case, {@code @} and square.
 *
 * <p>Castling is the move of the royal piece, onto its partner where it could go to that square
 * otherwise too; passing is a piece's move to where it stands. The mark behind a letter is left out
 * where the text stays clear without. Where UCI has no word for a change, it stands as a component
 * behind a comma.
 */
final class UciText {
  private static final String PROMOTED = "+";
  private static final String DEMOTED = "-";

  private static final String NO_MOVE = "0000";

  /** A leg comes before, which goes nowhere. */
  private static final int NOT_FIRST = -2;

  /** A text of many legs could mean as many things as there are choices. */
  private static final int MOST_MEANINGS = 64;

  /** How much a text says. */
  private enum Detail {
    /** Letters without marks. */
    PLAIN,
    /** Letters with marks. */
    MARKED,
    /** And every change that the rules bring about by themselves. */
    ALL
  }

  private final Labels labels;
  private final Position position;
  private final FullText full;
  private final UciExtras extras;
  private final Castling castling;

  /** How many turns have each text of little detail, or begin with it. */
  private final Map<Detail, Map<String, Integer>> uses = new EnumMap<>(Detail.class);

  UciText(Labels labels, Position position, Castling castling) {
    this.labels = labels;
    this.position = position;
    this.full = new FullText(labels, false, labels::example);
    this.extras = new UciExtras(labels, position);
    this.castling = castling;
  }

  String print(MoveComponents turn, List<MoveComponents> others) {
    for (Detail detail : List.of(Detail.PLAIN, Detail.MARKED)) {
      Map<String, Integer> used = uses.computeIfAbsent(detail, level -> count(level, others));
      String text = print(turn, detail);
      if (used.getOrDefault(text, 1) == 1) {
        return text;
      }
    }
    return print(turn, Detail.ALL);
  }

  /** How many moves have each text, or a longer text that begins with it: a longer chain. */
  private Map<String, Integer> count(Detail detail, List<MoveComponents> turns) {
    Map<String, Integer> used = new HashMap<>();
    for (MoveComponents turn : turns) {
      String text = print(turn, detail);
      for (int end = text.indexOf(','); end >= 0; end = text.indexOf(',', end + 1)) {
        used.merge(text.substring(0, end), 1, Integer::sum);
      }
      used.merge(text, 1, Integer::sum);
    }
    return used;
  }

  private String print(MoveComponents turn, Detail detail) {
    List<Component> components = turn.all();
    Component first = components.get(0);
    int firstPart = turn.changes().parts().get(0).size();
    StringBuilder text = new StringBuilder();
    int promotion = -1;
    int last = first.square();
    if (first instanceof Component.Go go) {
      promotion = promotion(components, go.to(), firstPart);
      Optional<UciExtras.Gate> gate =
          promotion < 0 && detail != Detail.ALL ? gate(turn, go) : Optional.empty();
      text.append(squares(turn, go, gate, detail))
          .append(promotion < 0 ? "" : suffix(go.content(), components.get(promotion), detail))
          .append(gate.map(in -> entering(in.content(), detail)).orElse(""));
    } else if (extras.builds(first, components)) {
      text.append(pass());
      last = extras.idle().orElse(last);
    } else if (first instanceof Component.Drop drop) {
      int turned = promotion(components, drop.square(), firstPart);
      boolean otherFace = turned >= 0 && isPromoted(drop, components.get(turned));
      promotion = otherFace ? turned : -1;
      int piece = otherFace ? ((Component.Place) components.get(turned)).content() : drop.content();
      text.append(dropped(piece, detail)).append('@').append(labels.square(drop.square()));
    } else if (first instanceof Component.Pass) {
      text.append(pass());
    } else {
      text.append(labels.text(first));
    }
    for (int square : detail == Detail.ALL ? List.<Integer>of() : extras.built(first, components)) {
      text.append(',').append(labels.square(last)).append(labels.square(square));
    }
    for (int i = 1; i < components.size(); i++) {
      boolean told =
          i < firstPart
              || extras.isAboutWall(components.get(i))
              || components.get(i) instanceof Component.Column;
      if (i != promotion && (detail == Detail.ALL || !told)) {
        text.append(',').append(labels.text(components.get(i)));
      }
    }
    return text.toString();
  }

  /** From where to where, of the partner onto the castling piece where a piece is set behind it. */
  private String squares(
      MoveComponents turn, Component.Go go, Optional<UciExtras.Gate> gate, Detail detail) {
    int from = gate.map(UciExtras.Gate::square).orElse(go.from());
    int direct = from == go.from() ? go.to() : go.from();
    Optional<Castling.Pair> castles = castling.royal(turn);
    if (castles.isPresent() && gate.isEmpty() && CastlingPieces.isByFile(position.program())) {
      return labels.square(castles.get().king().from())
          + labels.square(castles.get().partner().from());
    }
    boolean onto = detail != Detail.PLAIN && from == go.from() && castles.isPresent();
    return labels.square(from) + labels.square(onto ? castles.get().partner().from() : direct);
  }

  private Optional<UciExtras.Gate> gate(MoveComponents turn, Component.Go go) {
    return UciExtras.Gate.of(turn.changes().parts().get(0), go, position.program().contents());
  }

  private String entering(int piece, Detail detail) {
    return letter(piece, detail).toLowerCase(Locale.ROOT);
  }

  private int promotion(List<Component> components, int square, int end) {
    for (int i = 1; i < end; i++) {
      if (components.get(i) instanceof Component.Place place
          && place.square() == square
          && !extras.isWall(place.content())) {
        return i;
      }
    }
    return -1;
  }

  private String suffix(int before, Component promotion, Detail detail) {
    int after = ((Component.Place) promotion).content();
    String suffix = form(before, after);
    return suffix.isEmpty()
        ? inCase(after, detail, letter(after, detail).toLowerCase(Locale.ROOT))
        : suffix;
  }

  private String dropped(int piece, Detail detail) {
    return inCase(piece, detail, letter(piece, detail).toUpperCase(Locale.ROOT));
  }

  /** The letter in the usual case, or in its own where more has to be said. */
  private String inCase(int piece, Detail detail, String usual) {
    return detail == Detail.ALL ? labels.of(piece) : usual;
  }

  /** The sign for a piece's change to or from its form with a plus; nothing for other changes. */
  private String form(int before, int after) {
    String old = labels.plain(before).toLowerCase(Locale.ROOT);
    String now = labels.plain(after).toLowerCase(Locale.ROOT);
    if (now.equals(PROMOTED + old)) {
      return PROMOTED;
    }
    return old.equals(PROMOTED + now) ? DEMOTED : "";
  }

  /** Whether a piece is dropped as its form with a plus. */
  private boolean isPromoted(Component.Drop drop, Component place) {
    return form(drop.content(), ((Component.Place) place).content()).equals(PROMOTED);
  }

  private String letter(int content, Detail detail) {
    return detail == Detail.PLAIN ? labels.plain(content) : labels.of(content);
  }

  /** A piece goes where it stands; without any there is nothing to say. */
  private String pass() {
    return extras.idle().map(labels::square).map(square -> square + square).orElse(NO_MOVE);
  }

  /**
   * The readings of a text, likeliest first; empty if it is no text of UCI.
   *
   * @param exact whether letters are in UCI's case or their owner's
   */
  List<List<StatedComponent>> read(String text, boolean exact) {
    List<List<StatedComponent>> meanings = new ArrayList<>(List.of(new ArrayList<>()));
    List<List<StatedComponent>> alone = new ArrayList<>();
    int last = Component.NO_SQUARE;
    for (String leg : text.split(",", -1)) {
      String bare = leg.strip();
      if (bare.length() > labels.longestComponent() && !bare.endsWith(")")) {
        return List.of();
      }
      List<List<StatedComponent>> read = new ArrayList<>(leg(bare, exact));
      if (read.isEmpty()) {
        FullText.Parsed parsed = full.parse(bare, false);
        if (parsed.problem().isPresent() || last == Component.NO_SQUARE) {
          return List.of();
        }
        read.add(parsed.components());
      } else if (last != Component.NO_SQUARE) {
        Optional<StatedComponent> put = put(read.get(0).get(0), last);
        StatedComponent before = meanings.get(0).get(0);
        put.ifPresent(stated -> read.add(List.of(stated)));
        put.ifPresent(stated -> alone.addAll(extras.only(before, stated)));
      }
      meanings = joined(meanings, read);
      last =
          read.get(0).get(0) instanceof StatedComponent.Go go
              ? go.to()
              : last < 0 ? NOT_FIRST : last;
    }
    List<List<StatedComponent>> all = new ArrayList<>(meanings);
    all.addAll(alone);
    return all;
  }

  /**
   * What extras and the like are: a second leg, from where the piece has come to, to their square.
   */
  private static Optional<StatedComponent> put(StatedComponent leg, int last) {
    return leg instanceof StatedComponent.Go go && go.pieces() == null && go.from().get(last)
        ? Optional.of(new StatedComponent.Put(go.to()))
        : Optional.empty();
  }

  /**
   * Each of the meanings so far with each of the next leg's; with the likeliest, once they are
   * many.
   */
  private static List<List<StatedComponent>> joined(
      List<List<StatedComponent>> first, List<List<StatedComponent>> second) {
    if (second.size() == 1 || first.size() * second.size() > MOST_MEANINGS) {
      first.forEach(before -> before.addAll(second.get(0)));
      return first;
    }
    List<List<StatedComponent>> all = new ArrayList<>();
    for (List<StatedComponent> more : second) {
      for (List<StatedComponent> before : first) {
        List<StatedComponent> both = new ArrayList<>(before);
        both.addAll(more);
        all.add(both);
      }
    }
    return all;
  }

  private List<List<StatedComponent>> leg(String text, boolean exact) {
    if (text.equals(NO_MOVE)) {
      return List.of(List.of(new StatedComponent.Pass()));
    }
    int at = text.indexOf('@');
    if (at > 0) {
      Optional<Integer> square = labels.square(text.substring(at + 1));
      return square.isEmpty() ? List.of() : drops(text.substring(0, at), square.get(), exact);
    }
    int longest = labels.longestSquare();
    for (int i = Math.min(text.length() - 1, longest); i > 0; i--) {
      Optional<Integer> from = labels.square(text.substring(0, i));
      for (int j = Math.min(text.length(), i + longest); from.isPresent() && j > i; j--) {
        Optional<Integer> to = labels.square(text.substring(i, j));
        List<List<StatedComponent>> stated =
            to.isEmpty() ? List.of() : goes(from.get(), to.get(), text.substring(j), exact);
        if (!stated.isEmpty()) {
          return stated;
        }
      }
    }
    return List.of();
  }

  /**
   * A piece of that letter is dropped, or else one of that letter in the other case; a letter with
   * a plus may be what the piece becomes in the same moment.
   */
  private List<List<StatedComponent>> drops(String letter, int square, boolean exact) {
    String usual = letter.toUpperCase(Locale.ROOT);
    List<BitSet> dropped = labels.piecesOf(letter, usual, exact);
    List<List<StatedComponent>> meanings = new ArrayList<>();
    dropped.forEach(pieces -> meanings.add(one(new StatedComponent.Drop(pieces, square))));
    if (letter.startsWith(PROMOTED)) {
      String plain = letter.substring(PROMOTED.length());
      for (BitSet pieces : labels.piecesOf(plain, plain.toUpperCase(Locale.ROOT), exact)) {
        dropped.forEach(
            turned ->
                meanings.add(
                    List.of(
                        new StatedComponent.Drop(pieces, square),
                        new StatedComponent.Place(turned, square))));
      }
    }
    return meanings;
  }

  private static List<StatedComponent> one(StatedComponent stated) {
    return List.of(stated);
  }

  private List<List<StatedComponent>> goes(int from, int to, String suffix, boolean exact) {
    StatedComponent go = new StatedComponent.Go(null, FullText.one(from), to);
    List<List<StatedComponent>> meanings = new ArrayList<>();
    if (suffix.isEmpty()) {
      meanings.add(one(go));
      ontoPartner(from, to).ifPresent(meanings::add);
    } else if (suffix.equals(PROMOTED) || suffix.equals(DEMOTED)) {
      BitSet pieces = formed(from, suffix);
      return pieces.isEmpty()
          ? List.of()
          : List.of(List.of(go, new StatedComponent.Place(pieces, to)));
    } else {
      for (BitSet pieces : labels.piecesOf(suffix, suffix.toLowerCase(Locale.ROOT), exact)) {
        meanings.add(List.of(go, new StatedComponent.Place(pieces, to)));
        // Who comes through the gate is dropped, or made while one in hand is given up.
        for (StatedComponent gated :
            List.of(
                new StatedComponent.Drop(pieces, from), new StatedComponent.Place(pieces, from))) {
          meanings.add(List.of(go, gated));
          ontoPartner(from, to)
              .map(both -> Stream.concat(both.stream(), Stream.of(gated)))
              .ifPresent(stated -> meanings.add(stated.toList()));
        }
      }
      meanings.addAll(putElsewhere(go, suffix, exact));
    }
    return meanings;
  }

  /** A letter and a square: a piece is dropped there besides. */
  private List<List<StatedComponent>> putElsewhere(
      StatedComponent go, String suffix, boolean exact) {
    for (int i = 1; i < suffix.length(); i++) {
      Optional<Integer> square = labels.square(suffix.substring(i));
      String letter = suffix.substring(0, i);
      List<BitSet> pieces =
          square.isEmpty()
              ? List.of()
              : labels.piecesOf(letter, letter.toLowerCase(Locale.ROOT), exact);
      if (!pieces.isEmpty()) {
        return pieces.stream()
            .map(m -> List.of(go, new StatedComponent.Drop(m, square.get())))
            .toList();
      }
    }
    return List.of();
  }

  /** Castling as the king's move onto its partner, or the partner's onto it. */
  private Optional<List<StatedComponent>> ontoPartner(int from, int to) {
    Contents contents = position.program().contents();
    int goes = position.content(from);
    int stands = position.content(to);
    if (goes == Contents.EMPTY
        || stands == Contents.EMPTY
        || contents.owner(goes) != contents.owner(stands)) {
      return Optional.empty();
    }
    return Optional.of(List.of(new StatedComponent.Leaves(from), new StatedComponent.Leaves(to)));
  }

  /**
   * What the piece on a square may become by such a change; what any piece may, if none stands
   * there.
   */
  private BitSet formed(int from, String sign) {
    int before = position.content(from);
    BitSet pieces = new BitSet();
    for (int piece = 1; piece < position.program().contents().size(); piece++) {
      boolean any = before == Contents.EMPTY;
      boolean plus = labels.plain(piece).startsWith(PROMOTED);
      pieces.set(piece, any ? plus == sign.equals(PROMOTED) : form(before, piece).equals(sign));
    }
    return pieces;
  }
}
