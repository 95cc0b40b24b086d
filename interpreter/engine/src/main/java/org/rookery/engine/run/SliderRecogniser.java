package org.rookery.engine.run;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Rule;
import org.rookery.program.RuleMaker;

/** Finds the stops of a ride by following the rules of a block with each content in turn. */
final class SliderRecogniser implements Rule.Cases<Boolean> {
  /** Word by word as {@link SliderMoves} has them, but without knowing yet where the ride ends. */
  private long[] stops = new long[16];

  private int size;

  // State after following the rules from one square to the next.
  private int square;
  private int content;
  private int leg;
  private int emits;
  private int goes;
  private Rule next = RuleMaker.END;

  private SliderRecogniser() {}

  /**
   * The stops of a block, none when it emits nothing; null when it is of another kind. All contents
   * of the game have to fit a word.
   */
  static long @Nullable [] stops(Rule block) {
    SliderRecogniser finder = new SliderRecogniser();
    return finder.follow(block) ? SliderMoves.ride(Arrays.copyOf(finder.stops, finder.size)) : null;
  }

  private boolean follow(Rule block) {
    Rule at = block;
    while (at != RuleMaker.END) {
      if (!(at instanceof Rule.Look look) || !stop(look)) {
        return false;
      }
      if (size == stops.length) {
        stops = Arrays.copyOf(stops, 2 * size);
      }
      stops[size] = SliderMoves.move(leg, square);
      stops[size + 1] = SliderMoves.contents(emits, goes);
      size += SliderMoves.STOP;
      at = next;
    }
    return true;
  }

  /** Looks what the rules do for each content of the square they look at; false if too much. */
  private boolean stop(Rule.Look start) {
    square = start.square();
    leg = 0;
    emits = 0;
    goes = 0;
    next = RuleMaker.END;
    for (content = 0; content < Integer.SIZE; content++) {
      if (!start.match(this)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Boolean look(Rule.Look rule) {
    if (rule.square() == square) {
      return (rule.pieces().has(content) ? rule.yes() : rule.no()).match(this);
    }
    goes |= 1 << content;
    boolean same = next == RuleMaker.END || next == rule;
    next = rule;
    return same;
  }

  @Override
  public Boolean emit(Rule.Emit rule) {
    boolean isPlain = rule.edits().size() == 1 && rule.edits().get(0) != Rule.CAPTURE_PASSER;
    if (!isPlain || (emits >>> content & 1) != 0 || (emits != 0 && leg != rule.edits().get(0))) {
      return false;
    }
    leg = rule.edits().get(0);
    emits |= 1 << content;
    return rule.next().match(this);
  }

  @Override
  public Boolean end(Rule.End rule) {
    return true;
  }

  @Override
  public Boolean ask(Rule.Ask rule) {
    return false;
  }

  @Override
  public Boolean fork(Rule.Fork rule) {
    return false;
  }

  @Override
  public Boolean collect(Rule.Collect rule) {
    return false;
  }

  @Override
  public Boolean forget(Rule.Forget rule) {
    return false;
  }

  @Override
  public Boolean more(Rule.More rule) {
    return false;
  }
}
