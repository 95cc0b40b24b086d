package org.rookery.walker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.walker.rule.Blocks;
import org.rookery.walker.scene.Maker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.SceneChange.Kind;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** Finds the whole chains of partial moves in games where a chain is one turn. */
final class ChainSearch {
  private final WalkerGame game;
  private final Blocks blocks;
  private final Scene scene;
  private final WorkLimit effort;

  /** Whether a chain may go on from a scene on its way. */
  private final Predicate<Scene> passable;

  private final boolean mayStop;
  private final boolean takesLast;
  private final Set<Object> seen = new HashSet<>();
  private final Set<WalkedTurn> chains = new LinkedHashSet<>();

  ChainSearch(
      WalkerGame game, Blocks blocks, Scene scene, WorkLimit effort, Predicate<Scene> passable) {
    this.effort = effort;
    this.passable = passable;
    this.game = game;
    this.blocks = blocks;
    this.scene = scene;
    mayStop = game.option("pass partial");
    takesLast = game.option("captured pieces leave at the end");
  }

  /** The chains that begin with these parts. */
  Set<WalkedTurn> from(Set<List<SceneChange>> parts) {
    for (List<SceneChange> part : firstOf(List.copyOf(parts), List.of(), List.of(), scene)) {
      follow(List.of(), List.of(), part, scene);
    }
    return chains;
  }

  private void follow(
      List<List<SceneChange>> before, List<SceneChange> due, List<SceneChange> part, Scene at) {
    effort.spend(WorkLimit.TURN * (before.size() + 1));
    List<SceneChange> made = new ArrayList<>(part);
    List<SceneChange> left = new ArrayList<>(due);
    if (takesLast) {
      part.stream().filter(c -> c.kind() == Kind.CAPTURE).forEach(left::add);
      made.removeAll(left);
    }
    Scene after = Maker.within(game, at, new WalkedTurn(List.of(made)));
    made.removeIf(c -> c.kind() == Kind.CONTINUE);
    List<List<SceneChange>> chain = new ArrayList<>(before);
    chain.add(made);
    boolean unchanged =
        left.isEmpty()
            && Arrays.equals(scene.counters, after.counters)
            && scene.allBeneath().equals(after.allBeneath())
            && Arrays.equals(scene.hand, after.hand)
            && IntStream.range(0, scene.pieces.length).allMatch(s -> same(after, s));
    if (after.continuation == View.NOWHERE || chain.size() == GameProgram.LONGEST_CHAIN) {
      if (chain.size() == 1 || !unchanged) {
        end(chain, left);
      }
      return;
    }
    Set<SceneChange> robbed = robbed(chain);
    Set<Integer> taken = new HashSet<>(left.stream().map(SceneChange::b).toList());
    boolean back = unchanged && after.pieces[after.continuation] != Contents.EMPTY;
    if (back || !seen.add(List.of(result(after, taken), robbed))) {
      return;
    }
    List<String> types = blocks.types(after.continuationGroup);
    List<List<SceneChange>> further =
        blocks.moves(after, after.continuation, types).stream()
            .filter(next -> next.stream().noneMatch(c -> takes(c) && taken.contains(c.b())))
            .filter(next -> next.stream().noneMatch(robbed::contains))
            .toList();
    if (mayStop || further.isEmpty()) {
      end(chain, left);
    }
    if (passable.test(after)) {
      firstOf(further, chain, left, after).forEach(next -> follow(chain, left, next, after));
    }
  }

  /**
   * Where that counts: the parts but those that cannot go on where another that captures alike can.
   */
  private List<List<SceneChange>> firstOf(
      List<List<SceneChange>> parts,
      List<List<SceneChange>> before,
      List<SceneChange> due,
      Scene at) {
    if (!game.option("chains going on first")) {
      return parts;
    }
    Map<List<SceneChange>, Boolean> goOn = new HashMap<>();
    parts.forEach(part -> goOn.put(part, goesOn(part, before, due, at)));
    Set<Object> alike = new HashSet<>();
    goOn.forEach((part, goesOn) -> alike.add(goesOn ? captures(part) : List.of()));
    return parts.stream()
        .filter(part -> goOn.getOrDefault(part, false) || !alike.contains(captures(part)))
        .toList();
  }

  /** Who captures whom; the part itself when it captures nothing. */
  private static Object captures(List<SceneChange> part) {
    Set<Integer> taken = new HashSet<>();
    List<Integer> from = new ArrayList<>();
    part.stream().filter(c -> c.kind() == Kind.CAPTURE || robs(c)).forEach(c -> taken.add(c.b()));
    part.stream().filter(c -> c.kind() == Kind.MOVE).limit(1).forEach(c -> from.add(c.a()));
    return taken.isEmpty() ? part : Map.entry(from, taken);
  }

  private boolean goesOn(
      List<SceneChange> part, List<List<SceneChange>> before, List<SceneChange> due, Scene at) {
    List<List<SceneChange>> chain = new ArrayList<>(before);
    chain.add(part);
    Set<SceneChange> robbed = robbed(chain);
    List<SceneChange> made = new ArrayList<>(part);
    Set<Integer> taken = new HashSet<>(due.stream().map(SceneChange::b).toList());
    if (takesLast) {
      made.removeIf(c -> c.kind() == Kind.CAPTURE);
      part.stream().filter(c -> c.kind() == Kind.CAPTURE).forEach(c -> taken.add(c.b()));
    }
    Scene after = Maker.within(game, at, new WalkedTurn(List.of(made)));
    return after.continuation != View.NOWHERE
        && blocks.moves(after, after.continuation, blocks.types(after.continuationGroup)).stream()
            .filter(next -> next.stream().noneMatch(c -> takes(c) && taken.contains(c.b())))
            .anyMatch(next -> next.stream().noneMatch(robbed::contains));
  }

  /** What a chain may not do next: take from a column twice, or twice in a row. */
  private static Set<SceneChange> robbed(List<List<SceneChange>> chain) {
    List<SceneChange> all = chain.stream().flatMap(List::stream).filter(ChainSearch::robs).toList();
    return IntStream.range(0, all.size())
        .filter(i -> i == all.size() - 1 || all.get(i).number() != ColumnWork.AGAIN)
        .mapToObj(all::get)
        .collect(Collectors.toSet());
  }

  private static boolean robs(SceneChange change) {
    return change.does(ColumnWork.UNDER);
  }

  private static boolean takes(SceneChange change) {
    return change.kind() == Kind.CAPTURE || change.kind() == Kind.MOVE;
  }

  private boolean same(Scene after, int square) {
    return scene.pieces[square] == after.pieces[square]
        && scene.attributes[square] == after.attributes[square];
  }

  private static Object result(Scene after, Set<Integer> taken) {
    return List.of(
        after.continuation,
        after.continuationGroup,
        IntStream.of(after.pieces).boxed().toList(),
        after.allBeneath(),
        IntStream.of(after.attributes).boxed().toList(),
        IntStream.of(after.hand).boxed().toList(),
        IntStream.of(after.counters).boxed().toList(),
        taken);
  }

  /** A chain that comes to nothing is no turn. */
  private void end(List<List<SceneChange>> chain, List<SceneChange> due) {
    if (due.isEmpty() && chain.stream().allMatch(WalkedTurn::isNothing)) {
      return;
    }
    WalkedTurn turn = new WalkedTurn(chain);
    for (SceneChange capture : due) {
      turn = turn.with(capture);
    }
    chains.add(turn);
  }
}
