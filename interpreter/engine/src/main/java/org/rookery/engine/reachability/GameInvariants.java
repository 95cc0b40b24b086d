package org.rookery.engine.reachability;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.LazyRules;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/** What holds in a game whatever stands on the board. */
public final class GameInvariants {
  public final GameProgram program;
  public final Contents contents;
  public final int squares;

  /** Whether two players move in turn, one move each, and no player moves twice. */
  public final boolean alternates;

  /** The endings by which a player wins, by their numbers. */
  public final BitSet winning = new BitSet();

  /** The players who have turns. */
  public final BitSet active = new BitSet();

  /** Move groups of later parts of turns, which are judged with the first. */
  private final Set<Integer> laterGroups = new HashSet<>();

  /** The set of no content. */
  public final ContentSet nothing;

  /** Every content, the empty one included. */
  public final ContentSet anything;

  private final WayTable ways;

  /** For each player the groups by which they attack, and those that are legal moves. */
  private final BitSet[] attacking;

  private final BitSet[] free;
  private final LazyRules.@Nullable Reach[] reach;

  public GameInvariants(GameProgram program) {
    this.program = program;
    contents = program.contents();
    squares = program.topology().size();
    nothing = ContentSet.of(new BitSet(), contents);
    BitSet all = new BitSet();
    all.set(Contents.EMPTY, contents.size());
    anything = ContentSet.of(all, contents);
    reach = new LazyRules.Reach[contents.size() * squares];
    List<Ending> endings = program.endings();
    for (int i = 0; i < endings.size(); i++) {
      winning.set(i, endings.get(i).result() != Ending.Result.DRAW);
    }
    for (TurnStep step : program.turnOrder()) {
      active.set(step.as());
      step.then().forEach(part -> laterGroups.add(part.group()));
    }
    alternates = alternates(program);
    ways = new WayTable(program);
    attacking = groups(program, GameInvariants::mayAttack);
    free = groups(program, GameInvariants::mayMove);
  }

  /** Whether something holds of a player and a move group. */
  private interface OfGroup {
    boolean holds(GameProgram program, int player, int group);
  }

  private static BitSet[] groups(GameProgram program, OfGroup question) {
    BitSet[] groups = new BitSet[program.players().size()];
    for (int player = 0; player < groups.length; player++) {
      groups[player] = new BitSet();
      for (int group = 0; group < program.groups().size(); group++) {
        groups[player].set(group, question.holds(program, player, group));
      }
    }
    return groups;
  }

  private static boolean mayAttack(GameProgram program, int player, int group) {
    return program.turnOrder().stream()
        .filter(step -> step.as() == player)
        .anyMatch(
            step ->
                step.tiers().isEmpty()
                    || step.tiers().stream().anyMatch(tier -> tier.contains(group)));
  }

  private static boolean mayMove(GameProgram program, int player, int group) {
    List<Test> legal = program.royal().legal();
    boolean always = player >= legal.size() || legal.get(player).equals(new Test.Constant(true));
    return always
        && !program.royal().inTheEnd()
        && program.turnOrder().stream()
            .filter(step -> step.as() == player)
            .allMatch(
                step ->
                    step.then().isEmpty()
                        && (step.tiers().isEmpty()
                            || (step.tiers().size() == 1 && step.tiers().get(0).contains(group))));
  }

  private static boolean alternates(GameProgram program) {
    List<TurnStep> steps = program.turnOrder();
    boolean alternates = steps.size() > 1 && steps.size() - program.repeatFrom() > 1;
    for (int i = 0; i < steps.size() && alternates; i++) {
      TurnStep step = steps.get(i);
      TurnStep next = steps.get(i + 1 < steps.size() ? i + 1 : program.repeatFrom());
      alternates =
          step.player() == step.as()
              && step.player() != next.player()
              && step.again().equals(new Test.Constant(false));
    }
    return alternates
        && steps.stream().mapToInt(TurnStep::player).distinct().count() == 2
        && !program.royal().inTheEnd();
  }

  public boolean isRoyal(int content) {
    return program.royal().contents().has(content);
  }

  public boolean isLater(int group) {
    return laterGroups.contains(group);
  }

  /** Whether a player can begin a turn, and so attack, by a move group. */
  public boolean attacksBy(int player, int group) {
    return attacking[player].get(group);
  }

  /** Whether an ending is a win that a part of a move brings about which cannot be made. */
  public boolean winsByLackOfParts() {
    return program.turnOrder().stream()
        .flatMap(step -> step.then().stream())
        .anyMatch(part -> part.otherwise() >= 0 && winning.get(part.otherwise()));
  }

  /**
   * Whether a move of a group that brings a piece to a safe square is a legal move of a player,
   * whatever other moves there are.
   */
  public boolean isTurn(int player, int group) {
    return free[player].get(group);
  }

  /**
   * The ways of a piece with so many others about; empty where there are too many.
   *
   * @param square where it stands; {@link ReachabilityEffects#NONE} in hand
   */
  public Optional<List<Way>> ways(int content, int square, int others) {
    return ways.of(content, square, others);
  }

  /**
   * The squares on which a piece could attack a royal one with so many others about; perhaps more.
   * Of royal pieces all rules are needed in any case, so that their ways tell.
   */
  public BitSet reach(int content, int square, int others) {
    return isRoyal(content)
        ? ways.attacks(content, square, others).orElseGet(() -> reach(content, square))
        : reach(content, square);
  }

  /** The squares on which a piece could capture, whatever stands where; perhaps more. */
  public BitSet reach(int content, int square) {
    return rough(content, square).allCaptures(squares);
  }

  /** The squares on which a piece could arrive, whatever stands where; perhaps more. */
  public BitSet arrivals(int content, int square) {
    return rough(content, square).arrivals();
  }

  private LazyRules.Reach rough(int content, int square) {
    LazyRules.Reach known = reach[content * squares + square];
    if (known == null) {
      known = LazyRules.Reach.NONE;
      for (int group = 0; group < program.groups().size(); group++) {
        known = known.or(program.rules().reach(content, square, group));
      }
      reach[content * squares + square] = known;
    }
    return known;
  }

  /** What a piece becomes that is captured, or {@link ReachabilityEffects#NONE}. */
  public int captured(int captor, int piece) {
    GameProgram.Options options = program.options();
    if (options.capturedToHand()) {
      int type = program.pieces().get(contents.type(piece)).capturedAs();
      int enemy = program.opponent(contents.owner(piece));
      return contents.of(type, options.toEnemyHand() ? enemy : captor);
    }
    return options.recycleCaptures() ? piece : ReachabilityEffects.NONE;
  }
}
