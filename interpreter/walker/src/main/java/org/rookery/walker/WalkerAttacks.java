package org.rookery.walker;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.MovePriorities;
import org.rookery.program.Contents;
import org.rookery.walker.rule.BlockState;
import org.rookery.walker.rule.Blocks;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.SceneChange;
import org.rookery.walker.scene.WalkerGame;

/**
 * Who attacks what: a piece attacks a square when a block it could begin a turn with captures what
 * stands there, or puts a piece there, wherever it carries the one before. Drops, and whether the
 * attacker may legally use it, do not count.
 */
final class WalkerAttacks {
  /**
   * Blocks may ask about attacks, whose blocks may ask again; the third question inside another is
   * answered "no".
   */
  private static final int MAX_NESTING = 2;

  private final WalkerGame game;
  private final Blocks blocks;
  private final boolean onlyDisplacement;

  /** The move types a turn of each player can begin with. */
  private final List<Set<String>> beginnings;

  private int depth;

  WalkerAttacks(WalkerGame game, Blocks blocks) {
    this.game = game;
    this.blocks = blocks;
    onlyDisplacement = game.model.royals().stream().anyMatch(RoyalModel::onlyDisplacement);
    beginnings = IntStream.range(0, game.players.size()).mapToObj(this::beginnings).toList();
  }

  /**
   * The piece thought to stand on a square whose safety {@code player} asks about: its first royal
   * piece, else the one moving.
   */
  int stand(int player, int moving) {
    return IntStream.range(1, game.contents.size())
        .filter(piece -> game.isRoyal(piece) && game.owner(piece) == player)
        .findFirst()
        .orElse(
            moving != Contents.EMPTY && game.owner(moving) == player
                ? moving
                : game.contents.of(0, player));
  }

  /** Whether a royal piece of a player is attacked. */
  boolean inCheck(Scene scene, int player) {
    for (int square = 0; square < game.squares; square++) {
      int piece = scene.pieces[square];
      if (game.isRoyal(piece) && game.owner(piece) == player) {
        for (int by : game.opponents(player)) {
          if (on(scene, square, piece, by, "")) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Whether a piece of {@code by} could capture {@code piece} on a square, were it there; an empty
   * move type is any.
   */
  boolean on(Scene scene, int square, int piece, int by, String moveType) {
    if (depth == MAX_NESTING) {
      return false;
    }
    depth++;
    try {
      Scene imagined =
          scene.pieces[square] == piece
              ? scene
              : scene.with(square, piece, game.newAttributes(piece));
      Set<String> types = moveType.isEmpty() ? beginnings.get(by) : Set.of(moveType);
      for (int from = 0; from < game.squares; from++) {
        int attacker = imagined.pieces[from];
        if (attacker != Contents.EMPTY
            && game.owner(attacker) == by
            && captures(imagined, from, square, types)) {
          return true;
        }
      }
      return false;
    } finally {
      depth--;
    }
  }

  private boolean captures(Scene scene, int from, int target, Set<String> types) {
    BlockState.Mover mover =
        new BlockState.Mover(game.owner(scene.pieces[from]), scene.pieces[from], from, false);
    for (Entry entry : game.graph(mover.piece()).moves()) {
      if (types.contains(entry.moveType())
          && blocks.emits(scene, mover, entry, part -> captures(part, target))) {
        return true;
      }
    }
    return false;
  }

  private boolean captures(List<SceneChange> part, int target) {
    for (SceneChange change : part) {
      boolean captures =
          switch (change.kind()) {
            case MOVE, COPY, CREATE -> true;
            case CAPTURE -> !onlyDisplacement;
            default -> false;
          };
      if (captures && change.b() == target) {
        return true;
      }
    }
    return false;
  }

  private Set<String> beginnings(int player) {
    Set<String> types = new TreeSet<>();
    for (TurnItem item : game.model.turnOrder()) {
      if (item.as().equals(game.players.get(player))) {
        tiers(game, item).forEach(types::addAll);
      }
    }
    return types;
  }

  /** Whether the turn order gives an item to a move type, and not to a phase. */
  static boolean isOfType(WalkerGame game, TurnItem item) {
    return !item.phase().isEmpty()
        && game.model.phases().stream().noneMatch(phase -> phase.name().equals(item.phase()));
  }

  /** The move types tried at an item of the turn order, best first. */
  static List<List<String>> tiers(WalkerGame game, TurnItem item) {
    if (isOfType(game, item)) {
      return List.of(List.of(item.phase()));
    }
    if (!game.model.movePriorities().isEmpty()) {
      return MovePriorities.tiers(game.model);
    }
    List<String> ofParts =
        game.model.phases().stream().map(Phase::moveType).filter(t -> !t.isEmpty()).toList();
    return List.of(game.groups.stream().filter(group -> !ofParts.contains(group)).toList());
  }
}
