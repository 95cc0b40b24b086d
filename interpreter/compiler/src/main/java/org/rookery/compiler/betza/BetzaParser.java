package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.betza.BetzaMove.Section;
import org.rookery.compiler.betza.LegReader.Walker;

/** Reads a Betza string into moves, and complains about every letter it cannot place. */
final class BetzaParser {
  private static final String DOUBLED = "WFDNAHCZGK";

  private final String text;
  private final Complaints listener;
  private int at;
  private int complaints;

  private BetzaParser(String text, Complaints listener) {
    this.text = text;
    this.listener = listener;
  }

  /** The moves without a mistake, in order. */
  static List<Placed> parse(String text, Complaints complaints) {
    return new BetzaParser(text, complaints).moves();
  }

  private List<Placed> moves() {
    List<Placed> moves = new ArrayList<>();
    while (at < text.length()) {
      int start = at;
      int before = complaints;
      Optional<BetzaMove> move = move();
      if (move.isPresent() && complaints == before) {
        moves.add(new Placed(move.get(), start, at));
      }
    }
    return moves;
  }

  private void complain(String code, int start, int end, String message) {
    complaints++;
    listener.add(code, start, end, message);
  }

  private Optional<BetzaMove> move() {
    int start = at;
    List<List<Letter>> legs = prefix();
    if (at == text.length()) {
      complain(Complaints.BAD, start, at, "No atom follows `" + text.substring(start) + "`.");
      return Optional.empty();
    }
    char letter = text.charAt(at);
    switch (letter) {
      case '[':
        return bent(start, legs);
      case '@':
        at++;
        return Optional.of(SpecialReader.drop(single(start, legs), range(1), this::complain));
      case 'O':
        at++;
        return castling(start, legs);
      default:
        Optional<Walker> walker = walker();
        return walker.map(it -> LegReader.walk(legs, it, this::complain));
    }
  }

  private Optional<BetzaMove> castling(int start, List<List<Letter>> legs) {
    int atom = at - 1;
    int steps = range(-1);
    if (steps < 1) {
      complain(
          Complaints.BAD, atom, at, "Castling needs the number of steps of the king, as in `O2`.");
    }
    return Optional.of(SpecialReader.castling(single(start, legs), steps, this::complain));
  }

  /** The letters, from {@code start} on, of a move that has one leg only. */
  private List<Letter> single(int start, List<List<Letter>> legs) {
    if (legs.size() > 1) {
      int again = text.indexOf('a', start);
      complain(Complaints.BAD, again, again + 1, "Only steps on the board go on with `a`.");
    }
    return legs.get(0);
  }

  /** The lower-case letters from here, parted at each {@code a}. */
  private List<List<Letter>> prefix() {
    List<List<Letter>> legs = new ArrayList<>();
    legs.add(new ArrayList<>());
    for (; at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z'; at++) {
      char letter = text.charAt(at);
      if (letter == 'a') {
        legs.add(new ArrayList<>());
      } else if (isUsed(letter)) {
        legs.get(legs.size() - 1).add(new Letter(letter, at));
      }
    }
    return legs;
  }

  private boolean isUsed(char letter) {
    if (Turns.isTurn(letter) || "imcdetkpgyunj".indexOf(letter) >= 0) {
      return true;
    }
    switch (letter) {
      case 'o':
        unsupported(1, "`o`: a board that wraps round is the board's own matter: `(wrap files)`");
        break;
      case 'q':
        unsupported(1, "`q`: a rider that keeps turning the same way");
        break;
      case 'z':
        unsupported(1, "`z`: a rider that turns one way and the other");
        break;
      case 'x':
        unsupported(1, "`x`: a man that lends its moves to others");
        break;
      default:
        complain(Complaints.UNKNOWN, at, at + 1, "Betza notation has no letter `" + letter + "`.");
    }
    return false;
  }

  /** An atom with its range, or none when what stands here is no atom. */
  private Optional<Walker> walker() {
    int start = at;
    char letter = text.charAt(at);
    if (letter == '(') {
      return coordinates();
    }
    Optional<Atom> known = Atom.of(letter);
    Atom atom = known.orElse(Atom.KING);
    int range = 1;
    if (known.isEmpty()) {
      int slider = "RBQ".indexOf(letter);
      if (slider < 0) {
        return noAtom(letter);
      }
      atom = List.of(Atom.WAZIR, Atom.FERZ, Atom.KING).get(slider);
      range = 0;
    }
    at++;
    if (at < text.length() && (text.charAt(at) == 'X' || text.charAt(at) == 'Y')) {
      atom = longer(atom, range, start);
    } else if (at < text.length() && text.charAt(at) == letter && DOUBLED.indexOf(letter) >= 0) {
      at++;
      return Optional.of(doubled(atom, start));
    }
    return Optional.of(new Walker(atom, range(range), start, at));
  }

  private Walker doubled(Atom atom, int start) {
    int digits = at;
    if (range(-1) >= 0) {
      complain(Complaints.BAD, digits, at, "A doubled atom is unlimited already.");
    }
    return new Walker(atom, 0, start, at);
  }

  private Atom longer(Atom atom, int range, int start) {
    boolean far = text.charAt(at++) == 'X';
    if (range == 0 || atom.family() == Family.COMPASS) {
      complain(
          Complaints.BAD,
          at - 1,
          at,
          "Only a single leap can be made longer, not `" + text.charAt(start) + "`.");
      return atom;
    }
    return far
        ? Atom.leaper(atom.far() + 3, atom.near())
        : Atom.leaper(atom.far() + 2, atom.near() + 2);
  }

  /** A leap by its coordinates: {@code (3,1)}. */
  private Optional<Walker> coordinates() {
    int start = at;
    int comma = text.indexOf(',', start);
    int end = text.indexOf(')', start);
    if (comma < 0 || end < comma || !isNumber(start + 1, comma) || !isNumber(comma + 1, end)) {
      unsupported(1, "`(`: legs that repeat; only a leap such as `(3,1)` may stand in parentheses");
      at = end < 0 ? text.length() : end + 1;
      skipAtom();
      return Optional.empty();
    }
    int a = Integer.parseInt(text.substring(start + 1, comma));
    int b = Integer.parseInt(text.substring(comma + 1, end));
    at = end + 1;
    if (a == 0 && b == 0) {
      complain(Complaints.BAD, start, at, "A leap of nothing goes nowhere.");
      return Optional.empty();
    }
    return Optional.of(new Walker(Atom.leaper(a, b), range(1), start, at));
  }

  private boolean isNumber(int start, int end) {
    return start < end
        && end - start <= 2
        && text.substring(start, end).chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Behind a construct that is not read, what belongs to it. */
  private void skipAtom() {
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
  }

  private Optional<Walker> noAtom(char letter) {
    int start = at++;
    switch (letter) {
      case 'L', 'J' ->
          complain(
              Complaints.UNSUPPORTED,
              start,
              at,
              "`" + letter + "` is a camel to some and a zebra to others; write `C` or `Z`.");
      case 'U' -> {
        at = start;
        unsupported(1, "`U`: a leap to every square");
        at = start + 1;
      }
      case '-' ->
          complain(
              Complaints.UNSUPPORTED,
              start,
              at,
              "Legs are joined by `-` only in brackets, as in `[F-R]`.");
      case '\'' ->
          complain(
              Complaints.UNSUPPORTED,
              start,
              at,
              "The mark `'` belongs to another program's tables; leave it out.");
      case ' ', '\t', '\n', '\r' ->
          complain(Complaints.BAD, start, at, "A piece's moves are written without white space.");
      default -> {
        if (letter >= '0' && letter <= '9') {
          complain(
              Complaints.BAD,
              start,
              at,
              "A range follows its atom; it has no leading zero and two digits at most.");
        } else {
          at += Character.isHighSurrogate(letter) && at < text.length() ? 1 : 0;
          String shown = text.substring(start, at);
          complain(Complaints.UNKNOWN, start, at, "Betza notation has no atom `" + shown + "`.");
        }
      }
    }
    if (letter == 'L' || letter == 'J' || letter == 'U') {
      range(1);
    }
    return Optional.empty();
  }

  private void unsupported(int length, String what) {
    complain(Complaints.UNSUPPORTED, at, at + length, "Not supported: " + what + ".");
  }

  /** The digits here, two at most; 0 alone is unlimited. */
  private int range(int absent) {
    int start = at;
    while (at < text.length()
        && at < start + 2
        && text.charAt(at) >= '0'
        && text.charAt(at) <= '9') {
      at++;
      if (text.charAt(start) == '0') {
        break;
      }
    }
    return at == start ? absent : Integer.parseInt(text.substring(start, at));
  }

  /** {@code [A?B]} and {@code [A-B]}. */
  private Optional<BetzaMove> bent(int first, List<List<Letter>> whole) {
    int start = at++;
    List<List<Letter>> letters = new ArrayList<>();
    List<Walker> walkers = new ArrayList<>();
    char join = 0;
    while (at < text.length() && text.charAt(at) != ']') {
      int section = at;
      letters.add(single(section, prefix()));
      if (at == text.length() || text.charAt(at) == ']') {
        break;
      }
      Optional<Walker> walker = walker();
      walker.ifPresent(walkers::add);
      if (at < text.length() && (text.charAt(at) == '?' || text.charAt(at) == '-')) {
        if (join != 0 && join != text.charAt(at)) {
          complain(
              Complaints.UNSUPPORTED,
              at,
              at + 1,
              "Brackets have `?` between their legs or `-`, not both.");
        }
        join = text.charAt(at++);
      } else if (at < text.length() && text.charAt(at) != ']') {
        complain(
            Complaints.BAD,
            at,
            at + 1,
            "In brackets, legs are joined by `?` or `-`, as in `[F?R]`.");
        at = Math.max(at, text.indexOf(']', at));
        at = text.charAt(at) == ']' ? at : text.length();
      }
    }
    if (at == text.length()) {
      complain(Complaints.BAD, start, start + 1, "The bracket is not closed.");
      return Optional.empty();
    }
    at++;
    if (walkers.size() < 2 || letters.size() != walkers.size()) {
      complain(Complaints.BAD, start, at, "Brackets join two legs or more, as in `[F?R]`.");
      return Optional.empty();
    }
    List<Section> sections = LegReader.sections(letters, walkers, this::complain);
    return Optional.of(
        new BetzaMove.Bent(
            LegReader.whole(single(first, whole), sections, this::complain),
            sections,
            join == '?'));
  }
}
