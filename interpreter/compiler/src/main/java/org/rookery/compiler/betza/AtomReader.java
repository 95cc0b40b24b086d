package org.rookery.compiler.betza;

import java.util.Optional;

/** Reads an atom and the range behind it. */
final class AtomReader {
  /** The letters that make a rider when they stand twice. */
  static final String DOUBLED = "WFDNAHCZGK";

  private final LetterReader letters;

  AtomReader(LetterReader letters) {
    this.letters = letters;
  }

  /**
   * An atom with its range.
   *
   * @param start offset of the atom
   * @param end offset behind it and its range
   */
  record RangedAtom(Atom atom, int range, int start, int end) {}

  /** An atom with its range, or none, told why, when what stands here is no atom. */
  Optional<RangedAtom> read() {
    int start = letters.at();
    char letter = letters.next();
    if (letter == '(') {
      return coordinates(start);
    }
    Optional<Atom> slider = slider(letter);
    if (slider.isPresent()) {
      return Optional.of(ranged(slider.get(), 0, start));
    }
    Optional<Atom> leaper = Atom.of(letter);
    if (leaper.isEmpty()) {
      noAtom(start, letter);
      return Optional.empty();
    }
    if (DOUBLED.indexOf(letter) >= 0 && letters.sees(String.valueOf(letter))) {
      letters.next();
      return Optional.of(doubled(leaper.get(), start));
    }
    return Optional.of(ranged(longer(leaper.get()), 1, start));
  }

  private static Optional<Atom> slider(char letter) {
    return switch (letter) {
      case 'R' -> Atom.of('W');
      case 'B' -> Atom.of('F');
      case 'Q' -> Atom.of('K');
      default -> Optional.empty();
    };
  }

  private RangedAtom ranged(Atom atom, int absent, int start) {
    int range = letters.number(absent);
    return new RangedAtom(atom, range, start, letters.at());
  }

  private RangedAtom doubled(Atom atom, int start) {
    int digits = letters.at();
    if (letters.number(-1) >= 0) {
      letters.complain(
          BetzaErrorListener.BAD, digits, letters.at(), "A doubled atom is unlimited already.");
    }
    return new RangedAtom(atom, 0, start, letters.at());
  }

  /** The atom, three squares longer with {@code X}, two farther both ways with {@code Y}. */
  private Atom longer(Atom atom) {
    if (!letters.sees("XY")) {
      return atom;
    }
    int at = letters.at();
    boolean far = letters.next() == 'X';
    if (atom.family() == AtomFamily.COMPASS) {
      letters.complain(
          BetzaErrorListener.BAD, at, at + 1, "Only a leap can be made longer, not `K`.");
      return atom;
    }
    return far
        ? Atom.leaper(atom.far() + 3, atom.near())
        : Atom.leaper(atom.far() + 2, atom.near() + 2);
  }

  /** A leap by its coordinates: {@code (3,1)}. */
  private Optional<RangedAtom> coordinates(int start) {
    int a = letters.number(-1);
    boolean comma = letters.sees(",");
    if (comma) {
      letters.next();
    }
    int b = letters.number(-1);
    if (a < 0 || b < 0 || !comma || !letters.sees(")")) {
      letters.moveTo(start + 1);
      letters.unsupported(
          "`(`: legs that repeat; only a leap such as `(3,1)` stands in parentheses");
      skip(letters.text().indexOf(')', start));
      return Optional.empty();
    }
    letters.next();
    if (a == 0 && b == 0) {
      letters.complain(
          BetzaErrorListener.BAD, start, letters.at(), "A leap of nothing goes nowhere.");
      return Optional.empty();
    }
    return Optional.of(ranged(Atom.leaper(a, b), 1, start));
  }

  /** Behind what is not read and the atom that belongs to it. */
  private void skip(int end) {
    letters.moveTo(end < 0 ? letters.text().length() : end + 1);
    while (!letters.atEnd() && Character.isLetterOrDigit(letters.peek())) {
      letters.next();
    }
  }

  private void noAtom(int start, char letter) {
    String behind =
        switch (letter) {
          case 'L', 'J' -> "` is a camel to some programs and a zebra to others; write `C` or `Z`.";
          case 'U' -> "`, a leap to every square, is not supported.";
          case '-' -> "` joins legs only in brackets, as in `[F-R]`.";
          case '\'' -> "` belongs to another program's tables; leave it out.";
          default -> "";
        };
    if (!behind.isEmpty()) {
      letters.complain(BetzaErrorListener.UNSUPPORTED, start, start + 1, "`" + letter + behind);
      letters.number(0);
      return;
    }
    if (Character.isWhitespace(letter)) {
      letters.complain(
          BetzaErrorListener.BAD,
          start,
          start + 1,
          "A piece's moves are written without white space.");
      return;
    }
    if (letter >= '0' && letter <= '9') {
      String message = "A range follows its atom; it has two digits at most and no leading zero.";
      letters.complain(BetzaErrorListener.BAD, start, start + 1, message);
      return;
    }
    int end = letters.text().offsetByCodePoints(start, 1);
    letters.moveTo(end);
    String shown = letters.text().substring(start, end);
    letters.complain(
        BetzaErrorListener.UNKNOWN, start, end, "Betza notation has no atom `" + shown + "`.");
  }
}
