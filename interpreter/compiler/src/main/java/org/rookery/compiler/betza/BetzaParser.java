package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.betza.AtomReader.RangedAtom;
import org.rookery.compiler.betza.BetzaMove.Section;

/** Reads a Betza string into moves, and complains about every letter it cannot place. */
final class BetzaParser {
  /** Far more than anybody writes for one piece; later stages have work for every letter. */
  private static final int LENGTH = 1_000;

  private static final String MODIFIERS = "fblrvshimcdetkpgyuqznj";

  private final LetterReader letters;
  private final AtomReader atoms;

  private BetzaParser(LetterReader letters) {
    this.letters = letters;
    this.atoms = new AtomReader(letters);
  }

  /** The moves without a mistake, in order. */
  static List<Placed> parse(String text, BetzaErrorListener complaints) {
    if (text.length() > LENGTH) {
      String message = "A piece needs no more than " + LENGTH + " letters.";
      complaints.add(BetzaErrorListener.BAD, 0, text.length(), message);
      return List.of();
    }
    return new BetzaParser(new LetterReader(text, complaints)).moves();
  }

  private List<Placed> moves() {
    List<Placed> moves = new ArrayList<>();
    while (!letters.atEnd()) {
      int start = letters.at();
      int before = letters.complaints();
      Optional<BetzaMove> move = move();
      if (move.isPresent() && letters.complaints() == before) {
        moves.add(new Placed(move.get(), start, letters.at()));
      }
    }
    return moves;
  }

  private Optional<BetzaMove> move() {
    int start = letters.at();
    List<List<Letter>> legs = prefix();
    if (letters.atEnd()) {
      String rest = letters.text().substring(start);
      letters.complain(
          BetzaErrorListener.BAD, start, letters.at(), "No atom follows `" + rest + "`.");
      return Optional.empty();
    }
    return switch (letters.peek()) {
      case '[' -> bent(single(start, legs));
      case 'O' -> Optional.of(castling(single(start, legs)));
      case '@' -> {
        letters.next();
        List<Letter> leg = single(start, legs);
        yield Optional.of(SpecialReader.drop(leg, letters.number(1), letters::complain));
      }
      default -> atoms.read().map(it -> LegReader.walk(legs, it, letters::complain));
    };
  }

  private BetzaMove castling(List<Letter> leg) {
    int start = letters.at();
    letters.next();
    int steps = letters.number(0);
    if (steps == 0) {
      letters.complain(
          BetzaErrorListener.BAD,
          start,
          letters.at(),
          "Castling needs the number of the royal piece's steps, as in `O2`.");
    }
    return SpecialReader.castling(leg, steps, letters::complain);
  }

  /** The letters, from {@code start} on, of a move that has one leg only. */
  private List<Letter> single(int start, List<List<Letter>> legs) {
    if (legs.size() > 1) {
      int again = letters.text().indexOf('a', start);
      letters.complain(
          BetzaErrorListener.BAD, again, again + 1, "Only steps on the board go on with `a`.");
    }
    return legs.get(0);
  }

  /** The lower-case letters from here, parted at each {@code a}. */
  private List<List<Letter>> prefix() {
    List<List<Letter>> legs = new ArrayList<>();
    legs.add(new ArrayList<>());
    while (!letters.atEnd() && letters.peek() >= 'a' && letters.peek() <= 'z') {
      int at = letters.at();
      char letter = letters.next();
      if (letter == 'a') {
        legs.add(new ArrayList<>());
      } else if (MODIFIERS.indexOf(letter) >= 0) {
        legs.get(legs.size() - 1).add(new Letter(letter, at));
      } else {
        refuse(letter, at);
      }
    }
    return legs;
  }

  private void refuse(char letter, int at) {
    switch (letter) {
      case 'o' -> letters.unsupported("`o`: a board that wraps round is the board's own matter");
      case 'x' -> letters.unsupported("`x`: a piece that lends its moves to others");
      default ->
          letters.complain(
              BetzaErrorListener.UNKNOWN,
              at,
              at + 1,
              "Betza notation has no letter `" + letter + "`.");
    }
  }

  /** {@code [A?B]} and {@code [A-B]}. */
  private Optional<BetzaMove> bent(List<Letter> whole) {
    int start = letters.at();
    letters.next();
    List<List<Letter>> legs = new ArrayList<>();
    List<RangedAtom> walkers = new ArrayList<>();
    char join = 0;
    while (!letters.atEnd() && !letters.sees("]")) {
      int section = letters.at();
      legs.add(single(section, prefix()));
      if (letters.atEnd() || letters.sees("]")) {
        break;
      }
      atoms.read().ifPresent(walkers::add);
      if (letters.sees("?-")) {
        join = join(join);
      } else if (!letters.atEnd() && !letters.sees("]")) {
        int at = letters.at();
        letters.complain(
            BetzaErrorListener.BAD,
            at,
            at + 1,
            "In brackets, `?` or `-` joins the legs, as in `[F?R]`.");
        int end = letters.text().indexOf(']', at);
        letters.moveTo(end < 0 ? letters.text().length() : end);
      }
    }
    if (letters.atEnd()) {
      letters.complain(BetzaErrorListener.BAD, start, start + 1, "The bracket is not closed.");
      return Optional.empty();
    }
    letters.next();
    if (walkers.size() < 2 || legs.size() != walkers.size()) {
      letters.complain(
          BetzaErrorListener.BAD,
          start,
          letters.at(),
          "Brackets join two legs or more, as in `[F?R]`.");
      return Optional.empty();
    }
    List<Section> sections = LegReader.sections(legs, walkers, letters::complain);
    Leg leg = LegReader.whole(whole, sections, letters::complain);
    return Optional.of(new BetzaMove.Bent(leg, sections, join == '?'));
  }

  private char join(char before) {
    int at = letters.at();
    char join = letters.next();
    if (before != 0 && before != join) {
      letters.complain(
          BetzaErrorListener.UNSUPPORTED,
          at,
          at + 1,
          "Brackets have `?` between their legs or `-`, not both.");
    }
    return join;
  }
}
