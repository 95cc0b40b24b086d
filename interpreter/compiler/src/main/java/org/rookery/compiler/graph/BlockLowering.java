package org.rookery.compiler.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.language.source.Origin;

/**
 * Lowers the statements of a block to nodes, from the last to the first, so that each knows what
 * happens next.
 *
 * <p>Within an emission the statements of hooks are lowered with the answer to "does this promote,
 * and to what?".
 */
final class BlockLowering implements StatementCases<Integer> {
  private static final Place ARRIVAL = new Place.Of(Register.TO);

  private final NodeList nodes;
  private final ConditionLowering conditions;
  private final int end;
  private final EmissionHooks emissions;
  private final Optional<String> becomes;
  private boolean aims;
  private int counters;
  private int next;

  BlockLowering(NodeList nodes, EmissionHooks emissions) {
    this(nodes, emissions, Optional.empty(), false, 0);
  }

  private BlockLowering(
      NodeList nodes,
      EmissionHooks emissions,
      Optional<String> becomes,
      boolean aims,
      int counters) {
    this.nodes = nodes;
    this.conditions = new ConditionLowering(nodes, becomes);
    this.end = nodes.add(new Node.End());
    this.emissions = emissions;
    this.becomes = becomes;
    this.aims = aims;
    this.counters = counters;
    this.next = end;
  }

  /** The first node of a whole block. */
  int block(List<Statement> statements) {
    // Where a leg's end can differ from the cursor, what runs at an emission must not lose the
    // cursor.
    aims = StatementFacts.any(statements, s -> s instanceof Statement.SetTo);
    return lower(statements, end);
  }

  /** The node that runs {@code statements} and goes on to {@code after}. */
  int lower(List<Statement> statements, int after) {
    int result = after;
    for (int i = statements.size() - 1; i >= 0; i--) {
      next = result;
      result = statements.get(i).match(this);
    }
    return result;
  }

  /** The node that goes on to {@code then} when the condition holds and ends the path when not. */
  int verify(Condition condition, int then, Origin origin) {
    return conditions.lower(condition, then, end, origin);
  }

  private int apply(Effect effect, Origin origin) {
    return nodes.add(new Node.Apply(effect, next, origin));
  }

  private int set(Register register, Place place, Origin origin) {
    return nodes.add(new Node.Set(register, place, next, origin));
  }

  // ---- the cursor

  @Override
  public Integer step(Statement.Step it) {
    return nodes.add(new Node.Step(it.direction(), next, it.origin()));
  }

  @Override
  public Integer jump(Statement.Jump it) {
    return set(Register.CURSOR, new Place.At(it.square()), it.origin());
  }

  @Override
  public Integer setMark(Statement.SetMark it) {
    return set(Register.MARK, it.place(), it.origin());
  }

  @Override
  public Integer go(Statement.Go it) {
    return set(Register.CURSOR, new Place.Of(it.register()), it.origin());
  }

  @Override
  public Integer setFrom(Statement.SetFrom it) {
    return set(Register.FROM, it.place(), it.origin());
  }

  @Override
  public Integer setTo(Statement.SetTo it) {
    return set(Register.TO, it.place(), it.origin());
  }

  // ---- emissions

  @Override
  public Integer cascade(Statement.Cascade it) {
    return nodes.add(new Node.Leg(next, it.origin()));
  }

  @Override
  public Integer add(Statement.Add it) {
    int after = next;
    if (it.types().isEmpty()) {
      return emission(it, Optional.empty(), after);
    }
    List<Integer> ways = new ArrayList<>();
    for (int i = 0; i < it.types().size(); i++) {
      boolean last = i == it.types().size() - 1;
      ways.add(promotion(it, it.types().get(i), last ? after : end));
    }
    return ways.size() == 1 ? ways.get(0) : nodes.add(new Node.Fork(ways));
  }

  /** The emission of a promotion; where the hand has no such piece, none. */
  private int promotion(Statement.Add add, String type, int after) {
    int way = emission(add, Optional.of(type), after);
    if (!nodes.takesFromHand(type)) {
      return way;
    }
    int skipped = after == end ? end : nodes.add(new Node.Reset(after));
    return conditions.lower(inHand(type), way, skipped, add.origin());
  }

  /** Whether the mover has a piece of that type in hand. */
  private static Condition inHand(String type) {
    return Condition.Compare.isSome(new Amount.InHand(new Filter(Side.SELF, List.of(type), false)));
  }

  /** One emission, with everything the hooks and borrowers add to it. */
  private int emission(Statement.Add add, Optional<String> type, int after) {
    if (emissions.isPlain()) {
      int emit =
          nodes.add(
              new Node.Emit(
                  add.copy(),
                  add.partial().flatMap(Statement.Continuation::moveType),
                  add.partial().isPresent(),
                  after,
                  add.origin()));
      return become(type, emit, add.origin());
    }
    boolean guarded =
        after != end
            && (aims
                || !emissions.replacing().isEmpty()
                || StatementFacts.any(emissions.preceding(), StatementFacts::diverts));
    int way = decorated(add, type, guarded ? end : after);
    return guarded ? nodes.add(new Node.Fork(List.of(way, nodes.add(new Node.Reset(after))))) : way;
  }

  /** The statements of hooks and borrowers, then the emission; {@code after} follows it. */
  private int decorated(Statement.Add add, Optional<String> type, int after) {
    EmissionHooks outer = emissions.outer().orElse(EmissionHooks.PLAIN);
    BlockLowering outside = new BlockLowering(nodes, outer, type.or(() -> becomes), aims, counters);
    int way;
    if (emissions.replacing().isEmpty()) {
      Statement.Add plain = new Statement.Add(List.of(), add.copy(), add.partial(), add.origin());
      way = outside.lower(List.of(plain), after);
      way = outside.lower(emissions.preceding(), way);
    } else {
      way = outside.lower(emissions.replacing(), after);
    }
    way = become(type, way, add.origin());
    if (!emissions.preceding().isEmpty() || !emissions.replacing().isEmpty()) {
      way = nodes.add(new Node.Set(Register.CURSOR, ARRIVAL, way, add.origin()));
    }
    return keep(way, after, add.origin());
  }

  /**
   * Lets only the emissions through that are wanted; the others go on to {@code after} without
   * emitting.
   */
  private int keep(int way, int after, Origin origin) {
    int skipped = after == end ? end : nodes.add(new Node.Reset(after));
    Condition captures = new Condition.Captures();
    return switch (emissions.which()) {
      case ALL -> way;
      case CAPTURES -> conditions.lower(captures, way, skipped, origin);
      case QUIET -> conditions.lower(captures, skipped, way, origin);
    };
  }

  private int become(Optional<String> type, int then, Origin origin) {
    if (type.isEmpty()) {
      return then;
    }
    int way = then;
    if (nodes.takesFromHand(type.get())) {
      way = nodes.add(new Node.Apply(new Effect.Take(Optional.empty()), way, origin));
      way = nodes.add(new Node.Apply(new Effect.Discard(type), way, origin));
    }
    return nodes.add(new Node.Apply(new Effect.Become(type.get(), ARRIVAL), way, origin));
  }

  // ---- effects

  @Override
  public Integer capture(ChangeStatement.Capture it) {
    return apply(new Effect.Capture(it.place()), it.origin());
  }

  @Override
  public Integer stay(ChangeStatement.Stay it) {
    return apply(new Effect.Stay(it.place()), it.origin());
  }

  @Override
  public Integer capturePasser(ChangeStatement.CapturePasser it) {
    return apply(new Effect.CapturePasser(), it.origin());
  }

  @Override
  public Integer remove(ChangeStatement.Remove it) {
    return apply(new Effect.Remove(it.place()), it.origin());
  }

  @Override
  public Integer create(ChangeStatement.Create it) {
    return apply(new Effect.Create(it.player(), it.piece(), it.place()), it.origin());
  }

  @Override
  public Integer changeOwner(ChangeStatement.ChangeOwner it) {
    return apply(new Effect.Own(it.player(), it.place()), it.origin());
  }

  @Override
  public Integer flip(ChangeStatement.Flip it) {
    return apply(new Effect.Flip(it.place()), it.origin());
  }

  @Override
  public Integer changeType(ChangeStatement.ChangeType it) {
    return apply(new Effect.Become(it.piece(), it.place()), it.origin());
  }

  @Override
  public Integer pass(Statement.Pass it) {
    return apply(new Effect.Pass(it.place()), it.origin());
  }

  @Override
  public Integer addToCounter(ChangeStatement.AddToCounter it) {
    return apply(new Effect.Count(it.name(), it.side(), it.by()), it.origin());
  }

  @Override
  public Integer addToSquare(ChangeStatement.AddToSquare it) {
    return apply(new Effect.CountOn(it.name(), it.place(), it.by()), it.origin());
  }

  @Override
  public Integer takeInHand(ChangeStatement.TakeInHand it) {
    return apply(new Effect.Take(it.piece()), it.origin());
  }

  @Override
  public Integer discard(ChangeStatement.Discard it) {
    int way = apply(new Effect.Discard(it.piece()), it.origin());
    return it.piece().map(type -> verify(inHand(type), way, it.origin())).orElse(way);
  }

  @Override
  public Integer column(Statement.Column it) {
    return apply(new Effect.Column(it.deed(), it.place()), it.origin());
  }

  @Override
  public Integer forbidMate(Statement.ForbidMate it) {
    return apply(new Effect.ForbidMate(), it.origin());
  }

  @Override
  public Integer forbid(Statement.Forbid it) {
    return apply(new Effect.Forbid(it.condition()), it.origin());
  }

  @Override
  public Integer setAttribute(ChangeStatement.SetAttribute it) {
    int up = apply(new Effect.Mark(it.name(), true, it.place()), it.origin());
    int down = apply(new Effect.Mark(it.name(), false, it.place()), it.origin());
    return conditions.lower(it.condition(), up, down, it.origin());
  }

  @Override
  public Integer setFlag(Statement.SetFlag it) {
    return flag(it.name(), Optional.empty(), it.condition(), it.origin());
  }

  @Override
  public Integer setPositionFlag(Statement.SetPositionFlag it) {
    return flag(it.name(), Optional.of(it.place()), it.condition(), it.origin());
  }

  private int flag(String name, Optional<Place> place, Condition value, Origin origin) {
    int up = nodes.add(new Node.Flag(name, place, true, next));
    int down = nodes.add(new Node.Flag(name, place, false, next));
    return conditions.lower(value, up, down, origin);
  }

  // ---- branches and loops

  @Override
  public Integer verify(Statement.Verify it) {
    return verify(it.condition(), next, it.origin());
  }

  @Override
  public Integer branch(Statement.If it) {
    int after = next;
    int then = lower(it.then(), after);
    int otherwise = lower(it.otherwise(), after);
    return conditions.lower(it.condition(), then, otherwise, it.origin());
  }

  @Override
  public Integer loop(Statement.While it) {
    int after = next;
    int head = nodes.reserve();
    int body = lower(it.body(), head);
    int test = conditions.lower(it.condition(), body, after, it.origin());
    nodes.fill(head, new Node.Fork(List.of(test)));
    return head;
  }

  @Override
  public Integer repeat(Statement.Repeat it) {
    int after = next;
    int counter = counters++;
    int head = nodes.reserve();
    int body = lower(it.body(), head);
    nodes.fill(head, new Node.Loop(counter, body, after));
    return nodes.add(new Node.Count(counter, it.times(), head));
  }

  @Override
  public Integer upTo(Statement.UpTo it) {
    int after = next;
    int counter = counters++;
    int head = nodes.reserve();
    int body = lower(it.body(), nodes.add(new Node.Fork(List.of(after, head))));
    nodes.fill(head, new Node.Loop(counter, body, end));
    return nodes.add(new Node.Count(counter, it.times(), head));
  }

  @Override
  public Integer either(Statement.Either it) {
    int after = next;
    List<Integer> ways = new ArrayList<>();
    for (List<Statement> alternative : it.alternatives()) {
      ways.add(lower(alternative, after));
    }
    return nodes.add(new Node.Fork(ways));
  }

  @Override
  public Integer stop(Statement.Stop it) {
    return end;
  }
}
