package org.rookery.walker.scene;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Side;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;

/**
 * A compiled game as the walker sees it: the model, the graphs, and the numbers that stand for
 * names.
 */
public final class WalkerGame {
  public final GameModel model;
  public final Contents contents;
  public final List<String> players;
  public final List<String> pieces;
  public final List<String> attributes;
  public final List<String> groups;
  public final int squares;

  /** What stands on each square when the game begins. */
  public final int[] start;

  /** The conditions that single moves forbid, in the order of the graphs, each once. */
  public final List<Condition> forbidden;

  /** Whether players do not see all that stands on the board. */
  public final boolean hidesPieces;

  /** What may hang on pieces that have never moved. */
  public final List<Right> rights;

  /** The counters that positions may differ in and be the same where they repeat. */
  public final BitSet outsideRepetition = new BitSet();

  /**
   * By piece times squares and square, whether it could never move again from there, once asked.
   */
  public final Map<Integer, Boolean> deadEnds = new ConcurrentHashMap<>();

  private final List<MoveGraph> graphs;
  private final List<Boolean> onlyCount;
  private final List<View> views;
  private final BitSet royal = new BitSet();
  private final BitSet neutral = new BitSet();
  private final List<List<Integer>> opponents;

  public WalkerGame(CompiledGame compiled) {
    GameProgram program = compiled.program();
    model = compiled.model();
    graphs = compiled.graphs();
    onlyCount = graphs.stream().map(MoveGraph::onlyCounts).toList();
    players = model.players();
    pieces = model.pieces().stream().map(PieceModel::name).toList();
    contents = new Contents(pieces.size(), players.size());
    attributes = program.attributes();
    groups = program.groups();
    start = program.start().board();
    hidesPieces = program.options().hiding().hidesPieces();
    rights = program.rights();
    for (int counter = 0; counter < program.counters().size(); counter++) {
      outsideRepetition.set(counter, program.counters().get(counter).outsideRepetition());
    }
    forbidden =
        graphs.stream()
            .flatMap(graph -> graph.nodes().stream())
            .filter(n -> n instanceof Node.Apply a && a.effect() instanceof Effect.Forbid)
            .map(n -> ((Effect.Forbid) ((Node.Apply) n).effect()).condition())
            .distinct()
            .toList();
    squares = model.board().topology().size();
    views = IntStream.range(0, players.size()).mapToObj(p -> new View(model.board(), p)).toList();
    List<String> movers = model.turnOrder().stream().map(TurnItem::player).toList();
    allPlayers().forEach(player -> neutral.set(player, !movers.contains(players.get(player))));
    opponents =
        allPlayers()
            .mapToObj(
                p -> allPlayers().filter(q -> !isNeutral(q) && !areAllied(p, q)).boxed().toList())
            .toList();
    for (int content = 1; content < contents.size(); content++) {
      String piece = piece(content).name();
      royal.set(content, model.royals().stream().anyMatch(r -> r.pieces().contains(piece)));
    }
  }

  /** The item of the turn order that is due. */
  public TurnItem due(Scene scene) {
    return model.turnOrder().get(scene.step);
  }

  /** Who chooses now. */
  public int mover(Scene scene) {
    return players.indexOf(due(scene).player());
  }

  public View view(int player) {
    return views.get(player);
  }

  public MoveGraph graph(int piece) {
    return graphs.get(contents.type(piece));
  }

  /** Whether the rules of a piece change nothing but counters. */
  public boolean onlyCounts(int piece) {
    return onlyCount.get(contents.type(piece));
  }

  public PieceModel piece(int piece) {
    return model.pieces().get(contents.type(piece));
  }

  /** The attribute bits of a new piece. */
  public int newAttributes(int content) {
    int bits = 0;
    for (Map.Entry<String, Boolean> attribute : piece(content).attributes().entrySet()) {
      bits |= attribute.getValue() ? 1 << attributes.indexOf(attribute.getKey()) : 0;
    }
    return bits;
  }

  public int owner(int piece) {
    return contents.owner(piece);
  }

  /**
   * Whether chance captures its own piece, as the next throw of a die takes the last one's place.
   */
  boolean isThrow(int piece, int captor) {
    return owner(piece) == captor && GameProgram.isChance(players.get(captor));
  }

  public int contentOf(String piece, int player) {
    return contents.of(pieces.indexOf(piece), player);
  }

  /** Whether a player never chooses a move. */
  public boolean isNeutral(int player) {
    return neutral.get(player);
  }

  /** Whether two players, or one and the same, win and lose together. */
  public boolean areAllied(int player, int other) {
    return model.areAllied(players.get(player), players.get(other));
  }

  /** Everybody but the player, the allies and the neutral ones. */
  public List<Integer> opponents(int player) {
    return opponents.get(player);
  }

  /** The players a side means, seen by {@code player}; who inherits pieces does not play. */
  public List<Integer> side(Side side, int player) {
    return allPlayers().filter(p -> isOn(side, p, player, false)).boxed().toList();
  }

  private IntStream allPlayers() {
    return IntStream.range(0, players.size());
  }

  private boolean isOn(Side side, int other, int player, boolean inherits) {
    return switch (side) {
      case SELF -> other == player;
      case ALLY -> other != player && areAllied(other, player);
      case OPPONENT -> inherits || (!isNeutral(other) && !areAllied(other, player));
      case NEUTRAL -> isNeutral(other) && !inherits;
      case ANY -> true;
    };
  }

  private boolean isHeir(int player) {
    return model.isHeir(players.get(player));
  }

  /** Whether a player has gone out of the game. */
  public boolean isOut(Scene scene, int player) {
    return model.elimination().isPresent()
        && scene.counters[counter(EliminationModel.OUT, Side.SELF, player)] > 0;
  }

  /** The next player in playing order, those of chance only where no other has turns. */
  public int next(int player) {
    int ofChance = player;
    for (int step = players.size() - 1; step > 0; step--) {
      int other = (player + step) % players.size();
      ofChance = isNeutral(other) ? ofChance : other;
    }
    for (int step = 1; step < players.size(); step++) {
      int other = (player + step) % players.size();
      if (!isNeutral(other) && !players.get(other).startsWith("?")) {
        return other;
      }
    }
    return ofChance;
  }

  /** Whether a filter, said by {@code player}, means this piece, or an empty square. */
  public boolean passes(Filter filter, int content, int player) {
    boolean among =
        content != Contents.EMPTY
            && isOn(filter.side(), owner(content), player, isHeir(owner(content)))
            && (filter.player().isEmpty() || filter.player().equals(players.get(owner(content))))
            && (filter.types().isEmpty()
                || filter.types().contains(piece(content).name()) != filter.except());
    return among != filter.others();
  }

  /** Whether a piece is royal. */
  public boolean isRoyal(int piece) {
    return royal.get(piece);
  }

  /** The number of a square's own counter. */
  public int counterOn(String name, int square) {
    String squareName = model.board().topology().squares().get(square);
    return counter(name + "-" + squareName, Side.SELF, 0);
  }

  /** The number of a counter, as {@code player} speaks of it. */
  public int counter(String name, Side side, int player) {
    int number = 0;
    for (CounterModel counter : model.counters()) {
      if (counter.name().equals(name)) {
        int owner = side == Side.OPPONENT ? next(player) : player;
        return number + (counter.perPlayer() ? owner : 0);
      }
      number += counter.perPlayer() ? players.size() : 1;
    }
    throw new IllegalArgumentException("no counter " + name);
  }

  public boolean option(String name) {
    return model.options().getOrDefault(name, "false").equals("true");
  }

  /**
   * The number of the ending by which a turn is lost when a further part cannot be made: such
   * endings follow those of the model.
   *
   * @param due which item of the turn order is due: equal items have endings of their own
   */
  public int endingWithout(Phase wanted, int due) {
    int number = model.endings().stream().mapToInt(e -> e.players().size()).sum();
    for (int step = 0; step < model.turnOrder().size(); step++) {
      TurnItem item = model.turnOrder().get(step);
      for (Phase phase : model.phases()) {
        boolean applies = phase.name().isEmpty() || phase.name().equals(item.phase());
        if (applies && !phase.otherwise().isEmpty()) {
          if (phase == wanted && step == due) {
            return number;
          }
          number++;
        }
      }
    }
    throw new IllegalStateException("no such phase");
  }
}
