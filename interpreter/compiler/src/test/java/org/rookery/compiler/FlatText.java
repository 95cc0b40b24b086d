package org.rookery.compiler;

import java.util.Arrays;
import java.util.Locale;
import org.rookery.program.Code;
import org.rookery.program.ContentSet;
import org.rookery.program.GameProgram;
import org.rookery.program.NamedThings;

/** Flat code as text, an instruction a line: what the specialiser writes, to the word. */
final class FlatText {
  private final GameProgram game;
  private final Code code;
  private final NamedThings names;
  private final StringBuilder out = new StringBuilder();

  private FlatText(GameProgram game, Code code) {
    this.game = game;
    this.code = code;
    this.names = new NamedThings(game);
  }

  /** The text of {@code code}, which belongs to {@code game}. */
  public static String of(GameProgram game, Code code) {
    FlatText text = new FlatText(game, code);
    text.print();
    return text.out.toString();
  }

  private void print() {
    int block = 0;
    int pc = 0;
    while (pc < code.words().length) {
      if (block < code.blocks().length && code.blocks()[block] == pc) {
        block++;
        out.append("block ").append(block).append('\n');
      }
      out.append(String.format(Locale.ROOT, "%6d  ", pc));
      pc = instruction(pc);
      out.append('\n');
    }
  }

  private int instruction(int pc) {
    int[] words = code.words();
    switch (words[pc]) {
      case Code.END -> out.append("end");
      case Code.HOLDS -> {
        int length = game.contents().maskWords();
        ContentSet men = new ContentSet(Arrays.copyOfRange(words, pc + 3, pc + 3 + length));
        out.append(names.square(words[pc + 1])).append(" holds ").append(names.men(men));
        out.append(" else ").append(words[pc + 2]);
        return pc + 3 + length;
      }
      case Code.TEST -> {
        out.append(names.test(code.tests()[words[pc + 1]])).append(" else ").append(words[pc + 2]);
        return pc + 3;
      }
      case Code.JUMP -> out.append("jump ").append(words[pc + 1]);
      case Code.FORK -> out.append("fork ").append(words[pc + 1]);
      case Code.EDIT -> out.append(names.edit(words[pc + 1]));
      case Code.MORE -> out.append("more ").append(words[pc + 1]);
      case Code.EMIT, Code.EMIT_PLAIN -> out.append("emit ").append(names.edit(words[pc + 1]));
      case Code.EMIT_PENDING -> out.append("emit");
      case Code.FORGET -> out.append("forget");
      default -> out.append("capture passer");
    }
    return pc + Code.length(words[pc], game.contents().maskWords());
  }
}
