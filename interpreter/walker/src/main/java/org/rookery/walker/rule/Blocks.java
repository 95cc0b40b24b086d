package org.rookery.walker.rule;

import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.program.Contents;
import org.rookery.program.MoveGroup;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkedTurn;
import org.rookery.walker.scene.WalkerGame;

/** Runs the blocks of pieces: each emits parts of turns. */
public final class Blocks {
  private final WalkerGame game;
  private final RuleQuestions questions;
  private final Map<MoveGraph, TestParts> parts = new IdentityHashMap<>();

  public Blocks(WalkerGame game, RuleQuestions questions) {
    this.game = game;
    this.questions = questions;
  }

  /** What one block emits for one piece. */
  private Set<List<SceneChange>> block(Scene scene, BlockState.Mover mover, Entry entry) {
    return new BlockWalk(game, questions, scene, mover)
        .run(game.graph(mover.piece()), entry.node());
  }

  /** What the rules of a piece on a square do, whatever it leads to. */
  public void watch(Scene scene, int square, Set<RuleObservation> seen) {
    int piece = scene.pieces[square];
    if (piece != Contents.EMPTY) {
      BlockState.Mover mover = new BlockState.Mover(game.owner(piece), piece, square, false);
      watch(scene, mover, game.graph(piece).moves(), seen);
    }
  }

  /** What the rules of a piece in hand do, on whatever square it may be dropped. */
  public void watchHand(Scene scene, int piece, Set<RuleObservation> seen) {
    int owner = game.owner(piece);
    for (int square = 0; square < game.squares; square++) {
      BlockState.Mover mover = new BlockState.Mover(owner, piece, square, true);
      watch(scene, mover, game.graph(piece).drops(), seen);
    }
    BlockState.Mover idle = new BlockState.Mover(owner, piece, View.NOWHERE, false);
    watch(scene, idle, game.graph(piece).inHand(), seen);
  }

  /** On what in the rules of a piece on a square it hangs what is looked at. */
  public void weigh(Scene scene, int square, Concern concern, Set<RuleObservation> seen) {
    int piece = scene.pieces[square];
    if (piece != Contents.EMPTY) {
      BlockState.Mover mover = new BlockState.Mover(game.owner(piece), piece, square, false);
      weigh(scene, mover, game.graph(piece).moves(), concern, seen);
    }
  }

  /** The same in the rules of a piece in hand. */
  public void weighHand(Scene scene, int piece, Concern concern, Set<RuleObservation> seen) {
    int owner = game.owner(piece);
    for (int square = 0; square < game.squares; square++) {
      BlockState.Mover mover = new BlockState.Mover(owner, piece, square, true);
      weigh(scene, mover, game.graph(piece).drops(), concern, seen);
    }
    BlockState.Mover idle = new BlockState.Mover(owner, piece, View.NOWHERE, false);
    weigh(scene, idle, game.graph(piece).inHand(), concern, seen);
  }

  private void weigh(
      Scene scene,
      BlockState.Mover mover,
      List<Entry> entries,
      Concern concern,
      Set<RuleObservation> seen) {
    for (Entry entry : entries) {
      MoveGraph graph = game.graph(mover.piece());
      TestParts split = parts.computeIfAbsent(graph, TestParts::new);
      new SensitivityWalk(game, questions, scene, mover, concern, split, seen)
          .run(graph, entry.node());
    }
  }

  private void watch(
      Scene scene, BlockState.Mover mover, List<Entry> entries, Set<RuleObservation> seen) {
    for (Entry entry : entries) {
      new SeenWalk(game, questions, scene, mover, seen)
          .run(game.graph(mover.piece()), entry.node());
    }
  }

  /** Whether one block emits for one piece what {@code wanted} holds for. */
  public boolean emits(
      Scene scene, BlockState.Mover mover, Entry entry, Predicate<List<SceneChange>> wanted) {
    return new BlockWalk(game, questions, scene, mover)
        .finds(game.graph(mover.piece()), entry.node(), wanted);
  }

  /**
   * The first parts of turns by these move types: of the piece that must go on, or of everybody.
   */
  public Set<List<SceneChange>> parts(Scene scene, List<String> types) {
    int as = game.players.indexOf(game.due(scene).as());
    Set<List<SceneChange>> parts = new LinkedHashSet<>();
    for (int square = 0; square < game.squares; square++) {
      if (scene.pieces[square] != Contents.EMPTY && game.owner(scene.pieces[square]) == as) {
        parts.addAll(moves(scene, square, types));
      }
    }
    for (int piece = 1; piece < scene.hand.length; piece++) {
      if (scene.hand[piece] > 0 && game.owner(piece) == as) {
        parts.addAll(fromHand(scene, piece, types));
      }
    }
    return parts;
  }

  /** What the pieces on the board that have just one move of these types do at once, if any. */
  public Set<List<SceneChange>> together(Scene scene, List<String> types) {
    List<SceneChange> all =
        IntStream.range(0, game.squares)
            .boxed()
            .flatMap(square -> only(scene, square, types).stream())
            .sorted(
                Comparator.comparing(SceneChange::kind)
                    .thenComparing(SceneChange::a)
                    .thenComparing(SceneChange::b))
            .toList();
    return WalkedTurn.isNothing(all) ? Set.of() : Set.of(all);
  }

  /** The only thing that the piece on a square can do by these move types; nothing otherwise. */
  private List<SceneChange> only(Scene scene, int square, List<String> types) {
    Set<List<SceneChange>> moves = new LinkedHashSet<>();
    for (List<SceneChange> part : moves(scene, square, types)) {
      moves.add(new WalkedTurn(List.of(part)).parts().get(0));
    }
    return moves.size() == 1 ? moves.iterator().next() : List.of();
  }

  /** What the piece on a square can do by these move types. */
  public Set<List<SceneChange>> moves(Scene scene, int square, List<String> types) {
    int piece = scene.pieces[square];
    if (piece == Contents.EMPTY) {
      return Set.of(); // who has to go on is gone
    }
    BlockState.Mover mover = new BlockState.Mover(game.owner(piece), piece, square, false);
    return blocks(scene, mover, game.graph(piece).moves(), types);
  }

  private Set<List<SceneChange>> fromHand(Scene scene, int piece, List<String> types) {
    int owner = game.owner(piece);
    Set<List<SceneChange>> parts = new LinkedHashSet<>();
    for (int square = 0; square < game.squares; square++) {
      BlockState.Mover mover = new BlockState.Mover(owner, piece, square, true);
      parts.addAll(blocks(scene, mover, game.graph(piece).drops(), types));
    }
    BlockState.Mover idle = new BlockState.Mover(owner, piece, View.NOWHERE, false);
    parts.addAll(blocks(scene, idle, game.graph(piece).inHand(), types));
    return parts;
  }

  private Set<List<SceneChange>> blocks(
      Scene scene, BlockState.Mover mover, List<Entry> entries, List<String> types) {
    Set<List<SceneChange>> parts = new LinkedHashSet<>();
    for (Entry entry : entries) {
      if (types.contains(entry.moveType())) {
        parts.addAll(block(scene, mover, entry));
      }
    }
    return parts;
  }

  /** The move types of a group number. */
  public List<String> types(int group) {
    if (group == MoveGroup.ANY) {
      return game.groups;
    }
    return group < game.groups.size() ? List.of(game.groups.get(group)) : List.of();
  }
}
