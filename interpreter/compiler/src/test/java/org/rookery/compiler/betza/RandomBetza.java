package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Betza strings that mean something, in any order of letters. */
final class RandomBetza {
  private static final List<String> ATOMS =
      List.of("W", "F", "D", "N", "A", "H", "C", "Z", "K", "R", "B", "Q", "(4,1)");

  private final Random random;

  RandomBetza(Random random) {
    this.random = random;
  }

  /** One to three moves. */
  String piece() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(3); i >= 0; i--) {
      String move = move();
      boolean doubled = text.length() > 0 && text.charAt(text.length() - 1) == move.charAt(0);
      doubled &= AtomReader.DOUBLED.indexOf(move.charAt(0)) >= 0;
      text.append(doubled ? "1" : "").append(move);
    }
    return text.toString();
  }

  /** One move of one to three legs. */
  String move() {
    while (true) {
      String move = anyMove();
      boolean[] fine = {true};
      BetzaParser.parse(move, (code, start, end, message) -> fine[0] = false);
      if (fine[0]) {
        return move;
      }
    }
  }

  private String anyMove() {
    if (random.nextInt(12) == 0) {
      return "["
          + ATOMS.get(random.nextInt(8))
          + (random.nextBoolean() ? "?" : "-")
          + ATOMS.get(random.nextInt(13))
          + "]";
    }
    StringBuilder text = new StringBuilder();
    int legs = random.nextInt(4) == 0 ? 3 : 1 + random.nextInt(2);
    for (int i = 0; i < legs; i++) {
      text.append(i == 0 ? "" : "a").append(leg(i == legs - 1));
    }
    text.append(ATOMS.get(random.nextInt(ATOMS.size())));
    return text.append(random.nextInt(3) == 0 ? Integer.toString(random.nextInt(5)) : "")
        .toString();
  }

  private String leg(boolean last) {
    List<String> parts = new ArrayList<>();
    String modifiers = last ? "mcdetkpgnji" : "mcdpgymcptnji";
    for (int i = 0; i < modifiers.length(); i++) {
      String letter = modifiers.substring(i, i + 1);
      if (random.nextInt(6) == 0 && !parts.contains(letter)) {
        parts.add(letter);
      }
    }
    StringBuilder turns = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      turns.append("fblrvsh".charAt(random.nextInt(7)));
    }
    parts.add(turns.toString());
    Collections.shuffle(parts, random);
    return String.join("", parts);
  }
}
