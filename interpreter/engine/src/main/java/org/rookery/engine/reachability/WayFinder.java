package org.rookery.engine.reachability;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** Follows all paths through a piece's rules on a square, given the number of other pieces. */
final class WayFinder implements Rule.Cases<Boolean> {
  /** Rules of more ways are given up: nothing is claimed of them. */
  private static final int MOST_RULES = 5_000;

  /** So are rules with longer ways. */
  private static final int MAX_DEPTH = 300;

  private final GameProgram program;
  private final ContentSet anything;
  private final int others;
  private final List<Way> found = new ArrayList<>();
  private final Map<Integer, ContentSet> needs = new TreeMap<>();
  private final List<Way.Asked> asked = new ArrayList<>();
  private final List<Conditional> conditional = new ArrayList<>();
  private @Nullable Chain collected;
  private int occupied;
  private boolean limited;

  /** Whether ways that differ only in captures are one. */
  private boolean joining;

  /** Whether they should not be. */
  private boolean parted;

  private int looked;
  private int depth;
  private int group;
  private int content;
  private int from;

  /** Edits collected, the last one first; some only where one of these stands. */
  private record Chain(int edit, @Nullable ContentSet only, @Nullable Chain before) {}

  /**
   * A capture that is made if one of these stands on its square, and changes nothing else about a
   * way.
   */
  record Conditional(int edit, ContentSet only) {}

  /**
   * A finder.
   *
   * @param others how many other pieces there are: ways that need more are none
   */
  WayFinder(GameProgram program, int others) {
    this.program = program;
    this.others = others;
    BitSet all = new BitSet();
    all.set(Contents.EMPTY, program.contents().size());
    anything = ContentSet.of(all, program.contents());
  }

  /** All ways of a piece on the board; null where there are too many. */
  @Nullable List<Way> onBoard(int piece, int square) {
    begin(piece, square);
    BitSet only = new BitSet();
    only.set(piece);
    needs.put(square, ContentSet.of(only, program.contents()));
    return find(() -> walk(program.rules().moves(piece, square, group)));
  }

  /** All ways of a piece in hand; null where there are too many. */
  @Nullable List<Way> inHand(int piece) {
    begin(piece, ReachabilityEffects.NONE);
    return find(
        () -> {
          walk(program.rules().inHand(piece, group));
          for (int square = 0; square < program.topology().size(); square++) {
            walk(program.rules().drops(piece, square, group));
          }
        });
  }

  private void begin(int piece, int square) {
    content = piece;
    from = square;
    needs.clear();
  }

  /**
   * Ways that differ only in what they capture besides are found as one, unless that matters to the
   * rest of them.
   */
  private @Nullable List<Way> find(Runnable walks) {
    find(walks, true);
    if (parted) {
      find(walks, false);
    }
    return looked > MOST_RULES ? null : List.copyOf(found);
  }

  private void find(Runnable walks, boolean together) {
    joining = together;
    found.clear();
    looked = 0;
    limited = false;
    parted = false;
    for (group = 0; group < program.groups().size(); group++) {
      walks.run();
    }
  }

  /** Whether more other pieces would perhaps open more ways. */
  boolean isLimited() {
    return limited;
  }

  private void walk(RuleBlocks rules) {
    for (Rule block : rules.blocks()) {
      collected = null;
      go(block);
    }
  }

  private boolean go(Rule rule) {
    Chain before = collected;
    looked += depth < MAX_DEPTH ? 1 : MOST_RULES;
    depth++;
    boolean done = parted || looked > MOST_RULES || rule.match(this);
    depth--;
    collected = before;
    return done;
  }

  @Override
  public Boolean look(Rule.Look rule) {
    if (rule.yes() instanceof Rule.Collect yes && yes.next() == rule.no()) {
      int edit = yes.edit();
      if (isOfAttribute(edit)) {
        return go(rule.no());
      }
      ContentSet open = needs.getOrDefault(rule.square(), anything);
      if (joining && isCapture(edit, rule) && open.has(Contents.EMPTY)) {
        collected = new Chain(edit, open.both(rule.pieces()), collected);
        return go(rule.no());
      }
    }
    holds(rule.square(), rule.pieces(), rule.yes(), rule.no());
    return true;
  }

  /** Whether an edit is about an attribute, which is not followed. */
  private static boolean isOfAttribute(int edit) {
    return Edit.kind(edit) == Edit.SET_ATTRIBUTE || Edit.kind(edit) == Edit.CLEAR_ATTRIBUTE;
  }

  /** Whether an edit does no more than capture the piece that the look asks for. */
  private boolean isCapture(int edit, Rule.Look look) {
    return (Edit.kind(edit) == Edit.CAPTURE || Edit.kind(edit) == Edit.REMOVE)
        && Edit.b(edit) == look.square()
        && !look.pieces().has(Contents.EMPTY)
        && (!program.royal().attacks(edit)
            || program.royal().contents().without(look.pieces()).isEmpty());
  }

  @Override
  public Boolean ask(Rule.Ask rule) {
    if (rule.test() instanceof Test.Holds holds) {
      holds(holds.square(), holds.contents(), rule.yes(), rule.no());
    } else {
      answered(rule.test(), true, rule.yes());
      answered(rule.test(), false, rule.no());
    }
    return true;
  }

  private void holds(int square, ContentSet pieces, Rule yes, Rule no) {
    ContentSet before = needs.get(square);
    ContentSet open = before == null ? anything : before;
    need(square, before, open.both(pieces), () -> go(yes));
    need(square, before, open.without(pieces), () -> go(no));
  }

  private void need(int square, @Nullable ContentSet before, ContentSet after, Runnable then) {
    boolean fills = !after.has(Contents.EMPTY) && (before == null || before.has(Contents.EMPTY));
    if (after.isEmpty()) {
      return;
    }
    if (fills && occupied >= others) {
      limited = true;
      return;
    }
    occupied += fills ? 1 : 0;
    needs.put(square, after);
    then.run();
    occupied -= fills ? 1 : 0;
    if (before == null) {
      needs.remove(square);
    } else {
      needs.put(square, before);
    }
  }

  private void answered(Test test, boolean answer, Rule then) {
    Way.Asked opposite = new Way.Asked(test, !answer);
    if (!asked.contains(opposite)) {
      asked.add(new Way.Asked(test, answer));
      if (answer && test.kept().isPresent()) {
        stand(program.rights().get(test.kept().getAsInt()), 0, then);
      } else {
        go(then);
      }
      asked.remove(asked.size() - 1);
    }
  }

  /**
   * Goes on where the pieces of a right stand where they stood at the start, from one of them on.
   */
  private void stand(Right right, int index, Rule then) {
    if (index == right.squares().size()) {
      go(then);
      return;
    }
    int square = right.squares().get(index);
    BitSet only = new BitSet();
    only.set(right.contents().get(index));
    ContentSet before = needs.get(square);
    ContentSet open = before == null ? anything : before;
    ContentSet after = open.both(ContentSet.of(only, program.contents()));
    need(square, before, after, () -> stand(right, index + 1, then));
  }

  @Override
  public Boolean fork(Rule.Fork rule) {
    go(rule.first());
    return go(rule.then());
  }

  @Override
  public Boolean collect(Rule.Collect rule) {
    collected = new Chain(rule.edit(), null, collected);
    return go(rule.next());
  }

  @Override
  public Boolean forget(Rule.Forget rule) {
    collected = null;
    return go(rule.next());
  }

  @Override
  public Boolean emit(Rule.Emit rule) {
    List<Integer> edits = new ArrayList<>();
    conditional.clear();
    for (Chain chain = collected; chain != null; chain = chain.before()) {
      if (chain.only() == null) {
        edits.add(chain.edit());
      } else {
        conditional.add(new Conditional(chain.edit(), chain.only()));
      }
    }
    if (occupied >= others && !conditional.isEmpty()) {
      conditional.clear();
      limited = true;
    }
    Collections.reverse(edits);
    edits.addAll(rule.edits());
    List<Integer> squares = new ArrayList<>();
    List<ContentSet> contents = new ArrayList<>();
    needs.forEach(
        (square, set) -> {
          if (square != from) {
            squares.add(square);
            contents.add(set);
          }
        });
    ReachabilityEffects effects =
        ReachabilityEffects.of(edits, conditional, from, content, needs, program.royal());
    parted |= effects.isParted();
    found.add(Way.of(group, squares, contents, asked, effects));
    collected = null;
    return go(rule.next());
  }

  @Override
  public Boolean more(Rule.More rule) {
    return go(rule.sequel().place().rule());
  }

  @Override
  public Boolean end(Rule.End rule) {
    return true;
  }
}
