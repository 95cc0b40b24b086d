package org.rookery.compiler.betza;

import java.util.List;

/** Moves as canonical Betza: letters in the order other programs need, and the shortest atoms. */
final class BetzaPrinter implements BetzaMove.Cases<String> {
  private BetzaPrinter() {}

  static String print(List<BetzaMove> moves) {
    StringBuilder text = new StringBuilder();
    for (BetzaMove move : moves) {
      String next = move.match(new BetzaPrinter());
      int last = text.length() - 1;
      boolean same = last >= 0 && text.charAt(last) == next.charAt(0);
      if (same && AtomReader.DOUBLED.indexOf(next.charAt(0)) >= 0) {
        text.append('1'); // a doubled letter would be a rider
      }
      text.append(next);
    }
    return text.toString();
  }

  @Override
  public String walk(BetzaMove.Walk it) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < it.legs().size(); i++) {
      text.append(i == 0 ? "" : "a");
      text.append(leg(it.legs().get(i), i == 0 ? it.atom().family() : AtomFamily.COMPASS));
    }
    return text.append(atom(it.atom(), it.range())).toString();
  }

  @Override
  public String bent(BetzaMove.Bent it) {
    List<BetzaMove.Section> sections = it.sections();
    StringBuilder text =
        new StringBuilder(leg(it.whole(), sections.get(sections.size() - 1).atom().family()));
    for (int i = 0; i < sections.size(); i++) {
      BetzaMove.Section section = sections.get(i);
      text.append(i == 0 ? "[" : it.stops() ? "?" : "-");
      text.append(leg(section.leg(), i == 0 ? section.atom().family() : AtomFamily.COMPASS));
      text.append(atom(section.atom(), section.range()));
    }
    return text.append(']').toString();
  }

  @Override
  public String castling(BetzaMove.Castling it) {
    String sides = it.left() ? it.right() ? "s" : "l" : "r";
    return "i" + sides + (it.inside() ? "j" : "") + "O" + it.steps();
  }

  @Override
  public String drop(BetzaMove.Drop it) {
    StringBuilder text = new StringBuilder();
    for (DropLimit limit : DropLimit.values()) {
      text.append(it.limits().contains(limit) ? limit.letters() : "");
    }
    return text.append('@').append(it.depth()).toString();
  }

  private static String atom(Atom atom, int range) {
    int slider = range == 0 ? "WFK".indexOf(atom.name()) : -1;
    if (slider >= 0) {
      return "RBQ".substring(slider, slider + 1);
    }
    return atom.name() + (range == 1 ? "" : range);
  }

  private static String leg(Leg leg, AtomFamily family) {
    StringBuilder text = new StringBuilder();
    StringBuilder behind = new StringBuilder();
    for (Modifier modifier : Modifier.values()) {
      if (leg.has(modifier)) {
        boolean ahead = modifier == Modifier.INITIAL || modifier == Modifier.ADVANCED;
        (ahead ? text : behind)
            .append(modifier.letters().repeat(modifier == Modifier.JUMP ? leg.jumps() : 1));
      }
    }
    for (int i = 0; i < leg.turns().size(); i++) {
      String turn = leg.turns().get(i);
      boolean alone = i == leg.turns().size() - 1 || stays(turn, leg.turns().get(i + 1), family);
      text.append(turn).append(alone ? "" : turn);
    }
    return text.append(behind).toString();
  }

  /** Whether a direction keeps to itself before another. */
  private static boolean stays(String turn, String next, AtomFamily family) {
    return turn.length() > 1 || DirectionLetters.group(turn + next, 0, family) == 1;
  }
}
