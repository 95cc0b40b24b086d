package org.rookery.compiler.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.language.diagnostic.Diagnostics;

/** Lowers the model's pieces to move graphs, with borrowed moves and hooks worked in. */
public final class GraphBuilder {
  private static final List<Hook.Kind> MOVING = List.of(Hook.Kind.ON_MOVE, Hook.Kind.ON_CAPTURE);
  private static final List<Hook.Kind> DROPPING = List.of(Hook.Kind.ON_DROP);

  /** Blocks of one piece: lenders may have lenders, so that few words borrow many. */
  private static final int MOST_BLOCKS = 10_000;

  private final GameModel game;
  private final Diagnostics diagnostics;
  private final Map<String, PieceModel> pieces = new HashMap<>();
  private final Set<String> greedy = new HashSet<>();

  private GraphBuilder(GameModel game, Diagnostics diagnostics) {
    this.game = game;
    this.diagnostics = diagnostics;
    game.pieces().forEach(piece -> pieces.put(piece.name(), piece));
  }

  /**
   * The move graphs of a game's pieces, in their order; circular borrowing is reported. No graph
   * needs another, so as many are made at once as there are processors.
   *
   * @param shared what the game may share with the one built before it
   */
  public static List<MoveGraph> build(
      GameModel game, SharedGraphs shared, Diagnostics diagnostics) {
    List<PieceModel> pieces = game.pieces();
    List<GraphBuilder> builders =
        pieces.stream().map(piece -> new GraphBuilder(game, new Diagnostics())).toList();
    List<Optional<MoveGraph>> known =
        pieces.stream().map(piece -> shared.find(piece, game)).toList();
    List<MoveGraph> graphs =
        IntStream.range(0, pieces.size())
            .mapToObj(i -> known.get(i).orElseGet(() -> builders.get(i).graph(pieces.get(i))))
            .toList();
    shared.keep(game, graphs);
    builders.forEach(builder -> builder.diagnostics.sorted().forEach(diagnostics::add));
    return graphs;
  }

  /** Whether a promotion exchanges a piece for one in hand. */
  static boolean exchanges(GameModel game) {
    return game.options().getOrDefault("recycle promotions", "false").equals("true");
  }

  private MoveGraph graph(PieceModel piece) {
    NodeList nodes = new NodeList(exchanges(game) ? Optional.of(piece.name()) : Optional.empty());
    EmissionHooks moving = EmissionHooks.hooked(game.hooks(), MOVING, piece.name());
    EmissionHooks dropping = EmissionHooks.hooked(game.hooks(), DROPPING, piece.name());
    List<Entry> moves = new ArrayList<>();
    for (Block block : piece.moves()) {
      lower(block, block.moveType(), piece.name(), moving, nodes, new HashSet<>(), moves);
    }
    for (Hook hook : mayMove(piece.name())) {
      if (!hook.statements().isEmpty()) {
        moves.add(new Entry("", instead(hook, moving, nodes)));
      }
    }
    List<Entry> drops = new ArrayList<>();
    for (Block block : piece.drops()) {
      lower(block, block.moveType(), piece.name(), dropping, nodes, new HashSet<>(), drops);
    }
    List<Entry> inHand = new ArrayList<>();
    for (Block block : piece.inHand()) {
      lower(
          block,
          block.moveType(),
          piece.name(),
          EmissionHooks.PLAIN,
          nodes,
          new HashSet<>(),
          inHand);
    }
    List<Node> all = nodes.toList();
    return new MoveGraph(piece.name(), all, moves, drops, inHand, GraphTraits.of(all));
  }

  private void lower(
      Block block,
      String moveType,
      String piece,
      EmissionHooks emissions,
      NodeList nodes,
      Set<String> lenders,
      List<Entry> out) {
    if (block instanceof Block.Borrowed borrowed) {
      borrow(borrowed, moveType, piece, emissions, nodes, lenders, out);
      return;
    }
    Block.Written written = (Block.Written) block;
    BlockLowering lowering = new BlockLowering(nodes, emissions);
    int entry = lowering.block(written.statements());
    // An act in place (a suicide, a restoring) is no move: what hinders moving does not hinder it.
    List<Hook> hindering = mayMove(piece);
    if (!hindering.isEmpty() && StatementFacts.any(written.statements(), StatementFacts::travels)) {
      for (Hook hook : hindering) {
        entry = lowering.verify(hook.condition(), entry, hook.origin());
      }
    }
    out.add(new Entry(moveType, entry));
  }

  private void borrow(
      Block.Borrowed borrowed,
      String moveType,
      String piece,
      EmissionHooks emissions,
      NodeList nodes,
      Set<String> lenders,
      List<Entry> out) {
    PieceModel lender = pieces.get(borrowed.piece());
    if (lender == null) {
      return; // reported where the name was resolved
    }
    if (out.size() >= MOST_BLOCKS) {
      if (greedy.add(piece)) {
        String message = "The piece `" + piece + "` borrows more than " + MOST_BLOCKS + " blocks.";
        diagnostics.error(
            "too-much-borrowing", Objects.requireNonNull(pieces.get(piece)).origin(), message);
      }
      return;
    }
    if (!lenders.add(borrowed.piece())) {
      diagnostics.error(
          "circular-borrowing",
          borrowed.origin(),
          "The moves of `" + borrowed.piece() + "` are borrowed in a circle.");
      return;
    }
    EmissionHooks view = emissions.borrowed(borrowed.which(), borrowed.statements());
    for (Block block : lender.moves()) {
      lower(block, moveType, piece, view, nodes, lenders, out);
    }
    lenders.remove(borrowed.piece());
  }

  /** What a piece that may not move can do in place of moving. */
  private static int instead(Hook hook, EmissionHooks emissions, NodeList nodes) {
    Condition hindered = new Condition.Not(hook.condition());
    BlockLowering lowering = new BlockLowering(nodes, emissions);
    return lowering.verify(hindered, lowering.block(hook.statements()), hook.origin());
  }

  private List<Hook> mayMove(String piece) {
    return game.hooks().stream()
        .filter(h -> h.kind() == Hook.Kind.MAY_MOVE && h.pieces().covers(piece))
        .toList();
  }
}
