package org.rookery.engine.run;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** The rules of one piece in one place, with what is found out about them as they are run. */
public final class PreparedRule {
  /** After this many lists it pays to find out whether duplicates are possible at all. */
  private static final int COMPARED = 8;

  private final Supplier<List<RuleBlocks>> rules;

  /** The numbers of tests asked once, of the game. */
  private final Map<Test, Integer> onceNumbers;

  /** Whose rules these are, in words, by the origin of one of them. */
  private final IntFunction<String> culprit;

  /** What is run; null until it is run for the first time. */
  private @Nullable RuleCode code;

  /** How often it has been run, until that no longer matters. */
  private int runs;

  /** Its blocks that are rides; null while none is known. */
  private @Nullable SliderMoves rides;

  /** Whether rides have been looked for. */
  private boolean isSearched;

  /** Whether a back end has been asked for it, and what that wrote. */
  private boolean isOffered;

  private @Nullable CompiledMoves compiled;

  /** How often its emissions have been listed, until that no longer matters. */
  private int lists;

  private boolean isChecked;
  private boolean isDistinct;

  /** Distinct and not partial, kept here: asked for each piece of each list, it is one look. */
  private boolean isPlain;

  PreparedRule(
      Supplier<List<RuleBlocks>> rules,
      Map<Test, Integer> onceNumbers,
      IntFunction<String> culprit) {
    this.rules = rules;
    this.onceNumbers = onceNumbers;
    this.culprit = culprit;
  }

  /** Whose rules these are, and where the block is written whose code starts there. */
  public String culprit(int block) {
    List<Rule> blocks = blocks();
    int number = IntStream.of(code().blocks()).boxed().toList().indexOf(block);
    Rule rule = blocks.get(number < 0 || number >= blocks.size() ? 0 : number);
    return culprit.apply(rule instanceof Rule.More more ? first(more) : rule.origin());
  }

  /** Where the first rule is written that is made when a run comes there. */
  private static int first(Rule.More more) {
    return more.sequel().place().rule().origin();
  }

  /** The rules, those of each move group after the other; made again if they were thrown away. */
  public List<RuleBlocks> rules() {
    return rules.get();
  }

  /** Where each of their blocks begins, in the order in which they are run. */
  public List<Rule> blocks() {
    return rules().stream().flatMap(each -> each.blocks().stream()).toList();
  }

  /** What is run. */
  public RuleCode code() {
    RuleCode known = code;
    return known != null ? known : write();
  }

  private RuleCode write() {
    RuleCode written = RuleCode.join(rules(), onceNumbers);
    code = written;
    return written;
  }

  /** Whether an emission may have to be continued. */
  public boolean isPartial() {
    return code().isPartial();
  }

  /** Whether {@link #isDistinct} has been found out. */
  public boolean isChecked() {
    return isChecked;
  }

  /** Notes that its emissions are listed; whether {@link #isDistinct} should be found out now. */
  public boolean isDue() {
    return !isChecked && ++lists > COMPARED;
  }

  /**
   * Whether it is known that no two emissions of one run, nor of another piece's run, can be the
   * same move.
   */
  public boolean isDistinct() {
    return isDistinct;
  }

  /** Notes what has been found out. */
  public void noteDistinct(boolean distinct) {
    isChecked = true;
    isDistinct = distinct;
    isPlain = distinct && !isPartial();
  }

  /** Whether it is known that emissions need neither be compared nor continued. */
  public boolean isPlain() {
    return isPlain;
  }

  /** Counts one more run; what a back end has written for it, or null. */
  @Nullable CompiledMoves compiled(long patience, Backend.Writer writer) {
    CompiledMoves known = compiled;
    return known != null ? known : offered(patience, writer);
  }

  private @Nullable CompiledMoves offered(long patience, Backend.Writer writer) {
    if (runs < patience) {
      runs++;
    } else if (!isOffered) {
      isOffered = true;
      compiled = writer.moves(this);
    }
    return compiled;
  }

  /** Its blocks that are rides, looked for after a few runs; null while none is known. */
  @Nullable SliderMoves rides(int maskWords) {
    if (!isSearched && runs >= SliderMoves.PATIENCE) {
      isSearched = true;
      rides = maskWords == 1 ? SliderMoves.of(blocks(), code().blocks()) : null;
    }
    return rides;
  }
}
