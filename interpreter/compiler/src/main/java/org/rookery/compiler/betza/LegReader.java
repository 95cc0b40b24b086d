package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.betza.AtomReader.RangedAtom;
import org.rookery.compiler.betza.BetzaMove.Section;

/** Turns the letters before an atom into legs, and checks that they say something together. */
final class LegReader {
  /** Later stages recurse over legs. */
  private static final int LEGS = 8;

  private final List<Letter> letters;
  private final BetzaErrorListener complaints;
  private final Map<Modifier, Letter> places = new EnumMap<>(Modifier.class);
  private final List<String> turns = new ArrayList<>();
  private int jumps;

  private LegReader(List<Letter> letters, AtomFamily family, BetzaErrorListener complaints) {
    this.letters = letters;
    this.complaints = complaints;
    readTurns(family);
    for (Letter it : letters) {
      if (!DirectionLetters.isTurn(it.letter())) {
        readModifier(it);
      }
    }
  }

  /** A move with one atom. */
  static BetzaMove walk(List<List<Letter>> legs, RangedAtom walker, BetzaErrorListener complaints) {
    List<Leg> read = new ArrayList<>();
    int before = 1;
    int range = walker.range();
    if (legs.size() > LEGS) {
      complaints.add(
          BetzaErrorListener.BAD,
          walker.start(),
          walker.end(),
          "A move has at most " + LEGS + " legs.");
    }
    for (int i = 0; i < legs.size(); i++) {
      boolean last = i == legs.size() - 1;
      AtomFamily family = i == 0 ? walker.atom().family() : AtomFamily.COMPASS;
      LegReader reader = new LegReader(legs.get(i), family, complaints);
      reader.checkWhen(i == 0, last, before);
      reader.checkWhat(last, legs.size() == 1);
      reader.checkPath(walker.atom(), range);
      Leg leg = reader.leg();
      read.add(leg);
      before = range;
      range = swaps(leg) ? (range == 1 ? 0 : 1) : range;
    }
    boolean rides = read.get(0).has(Modifier.CIRCLE) || read.get(0).has(Modifier.CROOKED);
    range = rides && walker.range() == 1 ? 0 : walker.range();
    return new BetzaMove.Walk(List.copyOf(read), walker.atom(), range);
  }

  static boolean swaps(Leg leg) {
    return leg.has(Modifier.HOP_SWAP) || leg.has(Modifier.SWAP);
  }

  /** The legs of a bent move. */
  static List<Section> sections(
      List<List<Letter>> legs, List<RangedAtom> walkers, BetzaErrorListener complaints) {
    List<Section> sections = new ArrayList<>();
    for (int i = 0; i < walkers.size(); i++) {
      RangedAtom walker = walkers.get(i);
      AtomFamily family = i == 0 ? walker.atom().family() : AtomFamily.COMPASS;
      LegReader reader = new LegReader(legs.get(i), family, complaints);
      reader.refuse(Modifier.INITIAL, "before the bracket");
      reader.refuse(Modifier.ADVANCED, "before the bracket");
      reader.refuse(Modifier.SWAP, "between legs of one atom");
      reader.refuse(Modifier.HOP_SWAP, "between legs of one atom");
      reader.checkWhat(i == walkers.size() - 1, false);
      reader.checkPath(walker.atom(), walker.range());
      boolean oblique =
          i > 0
              && (walker.atom().family() == AtomFamily.OBLIQUE
                  || walkers.get(i - 1).atom().family() == AtomFamily.OBLIQUE);
      if (oblique && !reader.turns.isEmpty()) {
        Letter first =
            reader.letters.stream()
                .filter(it -> DirectionLetters.isTurn(it.letter()))
                .findFirst()
                .orElseThrow();
        complaints.add(
            BetzaErrorListener.UNSUPPORTED,
            first.at(),
            first.at() + 1,
            "Beside an oblique leap a bent move can only go straight outward.");
      }
      sections.add(new Section(reader.leg(), walker.atom(), walker.range()));
    }
    return List.copyOf(sections);
  }

  /** What is said before the bracket of a bent move; its directions are those of the last leg. */
  static Leg whole(List<Letter> letters, List<Section> sections, BetzaErrorListener complaints) {
    AtomFamily family = sections.get(sections.size() - 1).atom().family();
    LegReader reader = new LegReader(letters, family, complaints);
    for (Modifier modifier :
        EnumSet.of(
            Modifier.HOP,
            Modifier.HOP_SWAP,
            Modifier.SWAP,
            Modifier.UNLOAD,
            Modifier.LAME,
            Modifier.JUMP)) {
      reader.refuse(modifier, "inside the bracket");
    }
    reader.checkWhat(true, false);
    return reader.leg();
  }

  private Leg leg() {
    return new Leg(places.keySet(), turns, jumps);
  }

  private void complain(String code, Letter letter, String message) {
    complaints.add(code, letter.at(), letter.at() + 1, message);
  }

  private void readTurns(AtomFamily family) {
    for (int i = 0; i < letters.size(); ) {
      int end = i;
      StringBuilder run = new StringBuilder();
      while (end < letters.size()
          && DirectionLetters.isTurn(letters.get(end).letter())
          && letters.get(end).at() == letters.get(i).at() + end - i) {
        run.append(letters.get(end++).letter());
      }
      for (int from = 0; from < run.length(); ) {
        int length = DirectionLetters.group(run.toString(), from, family);
        if (length == 0) {
          complain(
              BetzaErrorListener.BAD,
              letters.get(i + from),
              "`h` stands behind one direction of an oblique or eight-way leap, or as `hl` or `hr` before an oblique one.");
          length = 1;
        } else {
          boolean twice = length == 2 && run.charAt(from) == run.charAt(from + 1);
          addTurn(run.substring(from, twice ? from + 1 : from + length));
        }
        from += length;
      }
      i = Math.max(end, i + 1);
    }
  }

  private void addTurn(String turn) {
    if (!turns.contains(turn)) {
      turns.add(turn);
    }
  }

  private void readModifier(Letter it) {
    if (it.letter() == 'j') {
      places.putIfAbsent(Modifier.JUMP, it);
      jumps++;
      return;
    }
    if (it.letter() == 'i' && places.containsKey(Modifier.INITIAL)) {
      places.put(Modifier.ADVANCED, it);
      places.remove(Modifier.INITIAL);
      return;
    }
    for (Modifier modifier : Modifier.values()) {
      boolean same = modifier.letters().equals(String.valueOf(it.letter()));
      if (same && places.putIfAbsent(modifier, it) != null) {
        complain(BetzaErrorListener.BAD, it, "`" + it.letter() + "` stands twice.");
      }
    }
  }

  private boolean has(Modifier modifier) {
    return places.containsKey(modifier);
  }

  private void ifHas(Modifier modifier, String code, String message) {
    Letter place = places.get(modifier);
    if (place != null) {
      complain(code, place, message);
    }
  }

  private void refuse(Modifier modifier, String where) {
    ifHas(modifier, BetzaErrorListener.BAD, "`" + modifier.letters() + "` belongs " + where + ".");
  }

  private void checkWhen(boolean first, boolean last, int before) {
    if (!first) {
      ifHas(Modifier.ADVANCED, BetzaErrorListener.BAD, "`ii` stands before the first leg.");
      if (last && (has(Modifier.HOP) || has(Modifier.HOP_SWAP))) {
        ifHas(
            Modifier.INITIAL,
            BetzaErrorListener.UNSUPPORTED,
            "Not supported: `i` on a leg that hops.");
      } else if (before == 0) {
        ifHas(
            Modifier.INITIAL,
            BetzaErrorListener.UNSUPPORTED,
            "Not supported: `i`: as many steps as an unlimited leg before; give that one a range, as in `R9`.");
      }
    }
  }

  private void checkWhat(boolean last, boolean only) {
    if (last) {
      ifHas(Modifier.SWAP, BetzaErrorListener.BAD, "After `y` another leg must follow: `a`.");
    } else {
      Set<Modifier> landing = EnumSet.of(Modifier.PASSER, Modifier.ROYAL);
      landing.forEach(
          it ->
              ifHas(
                  it,
                  BetzaErrorListener.BAD,
                  "`" + it.letters() + "` is for the leg a move ends with."));
      if (!has(Modifier.HOP) && !has(Modifier.HOP_SWAP)) {
        ifHas(
            Modifier.TAME,
            BetzaErrorListener.BAD,
            "On an earlier leg `t` is about the hurdle of `p` or `g`.");
      }
    }
    if (!only || has(Modifier.HOP) || has(Modifier.HOP_SWAP)) {
      for (Modifier single : List.of(Modifier.UNLOAD, Modifier.CIRCLE, Modifier.CROOKED)) {
        ifHas(
            single,
            BetzaErrorListener.UNSUPPORTED,
            "Not supported: `" + single.letters() + "` where a move has several legs.");
      }
    }
    if (has(Modifier.LAME) || has(Modifier.JUMP)) {
      for (Modifier turning : List.of(Modifier.CIRCLE, Modifier.CROOKED)) {
        ifHas(
            turning,
            BetzaErrorListener.UNSUPPORTED,
            "Not supported: `" + turning.letters() + "` together with `n` or `j`.");
      }
    }
    if (has(Modifier.TAME)) {
      ifHas(Modifier.ROYAL, BetzaErrorListener.BAD, "`t` and `k` leave nothing to capture.");
    }
  }

  private void checkPath(Atom atom, int range) {
    boolean halfWay = atom.far() == 2;
    boolean hops = has(Modifier.HOP) || has(Modifier.HOP_SWAP);
    if (has(Modifier.LAME)) {
      ifHas(
          Modifier.JUMP,
          BetzaErrorListener.BAD,
          "Half-way cannot be both empty, `n`, and occupied, `j`.");
    }
    if (!halfWay && !(atom.isStep() && range > 1 && !hops)) {
      ifHas(
          Modifier.LAME,
          BetzaErrorListener.UNSUPPORTED,
          "`n` needs a square half-way: `nN`, `nA` or `nD`.");
    }
    if (atom.isStep() ? range != 0 && jumps >= range : jumps > 1) {
      ifHas(Modifier.JUMP, BetzaErrorListener.BAD, "`j` skips every square this leg reaches.");
    } else if (!halfWay && !atom.isStep()) {
      ifHas(
          Modifier.JUMP,
          BetzaErrorListener.UNSUPPORTED,
          "`j` needs a square half-way, `jA`, or one to skip, `jR`.");
    }
  }
}
