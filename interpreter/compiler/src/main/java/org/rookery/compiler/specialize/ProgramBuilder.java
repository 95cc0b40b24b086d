package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.compiler.graph.AskedElsewhere;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.LotModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Promotion;
import org.rookery.compiler.model.Settings;
import org.rookery.compiler.model.SetupModel;
import org.rookery.compiler.model.Side;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.ContentSet;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CaptureChoice;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.GameProgram.Elimination;
import org.rookery.program.GameProgram.Passing;
import org.rookery.program.Notation;
import org.rookery.program.PieceType;
import org.rookery.program.PieceType.CastlingSign;
import org.rookery.program.Quantity;
import org.rookery.program.StartLots;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;
import org.rookery.program.board.Topology;

/** Puts a game's program together from its model and its move graphs. */
public final class ProgramBuilder {
  private final GameModel game;
  private final List<MoveGraph> graphs;
  private final OriginTable origins;
  private final GameQueries asked;
  private final NameNumbers names;
  private final Topology topology;

  private ProgramBuilder(GameModel game, List<MoveGraph> graphs, OriginTable origins) {
    this.game = game;
    this.graphs = graphs;
    this.origins = origins;
    this.asked = GameQueries.of(game, graphs);
    this.names = new NameNumbers(game, graphs);
    this.topology = game.board().topology();
  }

  /**
   * The program of a game; nothing, and told, when the game is too large for one. Origins of code
   * go into {@code origins}.
   */
  public static Optional<GameProgram> build(
      GameModel game, List<MoveGraph> graphs, OriginTable origins, Diagnostics diagnostics) {
    ProgramBuilder builder = new ProgramBuilder(game, graphs, origins);
    return new CapacityCheck(game, diagnostics).holds(builder.names, builder.asked)
        ? Optional.of(builder.program(diagnostics)).filter(it -> !diagnostics.hasErrors())
        : Optional.empty();
  }

  private GameProgram program(Diagnostics diagnostics) {
    BoardModel board = game.board();
    Geometry geometry = new Geometry(board);
    GameProgram.Start start = start();
    RightsTable rights = new RightsTable(start.board(), names, geometry, unmovedInFen());
    ConditionContext shape =
        new ConditionContext(
            board,
            geometry,
            names,
            rights,
            option("include off-pieces"),
            asked.forStacks(),
            royalPieces(),
            goalSquares(geometry),
            asked.forbidden(),
            ConditionContext.DeadEnds.UNKNOWN,
            forwardPieces());
    ConditionContext questions = shape.with(CaptureReach.Kept.deadEnds(shape, graphs));
    collectRights(questions, rights, start.board());
    EndingsBuilder endings = new EndingsBuilder(game, questions);
    List<TurnStep> turnOrder = endings.turnOrder();
    List<CounterRule> counters = endings.counters();
    List<Test> forbidden = endings.forbidden();
    List<Quantity> points = endings.points();
    Optional<Elimination> elimination = endings.elimination();
    rights.close();
    check(rights, diagnostics);
    return new GameProgram(
        game.title(),
        new Notation(
            game.texts().getOrDefault("notation", ""),
            game.turnTexts(),
            board.labels(),
            game.handOrder().stream().map(names.pieces::indexOf).toList(),
            game.skippedInFen()),
        topology,
        board.layout(),
        names.players,
        names.contents,
        pieces(),
        names.attributes,
        names.groups,
        droppable(),
        turnOrder,
        game.repeatFrom(),
        start,
        rights.toList(game.setup().castling()),
        counters,
        endings.royal(royalPieces()),
        forbidden,
        endings.endings(),
        points,
        names.teams(),
        elimination,
        options(questions),
        new Specializer(questions, graphs, origins));
  }

  private void check(RightsTable rights, Diagnostics diagnostics) {
    if (rights.isOverfull()) {
      String message =
          "Rules ask of more than " + RightsTable.MAX_RIGHTS + " pieces whether they have moved.";
      diagnostics.error("too-many-unmoved", game.origin(), message);
    }
    if (game.pieRule().isPresent() && !rights.isEmpty()) {
      String message =
          "A swap would make pieces count as moved, and rules of this game ask whether they have.";
      diagnostics.error("pie-rule-unmoved", game.pieRule().get().origin(), message);
    }
  }

  private GameProgram.Start start() {
    int[] board = new int[topology.size()];
    int[] hand = new int[names.contents.size()];
    for (SetupModel.PlacedPiece occupant : game.setup().pieces()) {
      board[topology.square(occupant.square())] = content(occupant.player(), occupant.piece());
    }
    Map<Integer, List<Integer>> beneath = new TreeMap<>();
    for (SetupModel.PlacedPiece covered : game.setup().covered()) {
      beneath
          .computeIfAbsent(topology.square(covered.square()), square -> new ArrayList<>())
          .add(content(covered.player(), covered.piece()));
    }
    for (SetupModel.Reserve reserve : game.setup().reserves()) {
      hand[content(reserve.player(), reserve.piece())] += reserve.count();
    }
    for (PieceModel piece : game.pieces()) {
      for (String player : piece.suppliedTo()) {
        hand[content(player, piece.name())] = 1;
      }
    }
    return new GameProgram.Start(board, beneath, hand, lots());
  }

  private StartLots lots() {
    return new StartLots(
        game.setup().lots().stream()
            .flatMap(lot -> lot.draws().stream().map(draw -> draw(lot.players(), draw)))
            .toList());
  }

  private StartLots.Draw draw(List<String> players, LotModel.Draw draw) {
    return new StartLots.Draw(
        players.stream()
            .map(player -> draw.pieces().stream().map(piece -> content(player, piece)).toList())
            .toList(),
        draw.squares().stream()
            .map(squares -> squares.stream().map(topology::square).toList())
            .toList());
  }

  private Set<Integer> unmovedInFen() {
    return IntStream.range(0, game.pieces().size())
        .filter(type -> game.pieces().get(type).unmovedInFen())
        .boxed()
        .collect(Collectors.toSet());
  }

  private int content(String player, String piece) {
    return names.contents.of(names.pieces.indexOf(piece), names.players.indexOf(player));
  }

  private boolean option(String name) {
    return game.options().getOrDefault(name, "false").equals("true");
  }

  private ContentSet royalPieces() {
    BitSet bits = new BitSet();
    for (RoyalModel royal : game.royals()) {
      if (!royal.pieces().isEmpty()) {
        Filter pieces = new Filter(Side.SELF, royal.pieces(), false);
        for (String player : royal.players()) {
          bits.or(names.occupants(pieces, names.players.indexOf(player)).members());
        }
      }
    }
    return ContentSet.of(bits, names.contents);
  }

  private Set<Integer> goalSquares(Geometry geometry) {
    Set<Integer> squares = new HashSet<>();
    for (EndingModel ending : game.endings()) {
      for (String place : ending.when().goals()) {
        int square = topology.square(place);
        if (square != Topology.NOWHERE) {
          squares.add(square);
        } else {
          for (int p = 0; p < names.players.size(); p++) {
            AreaLowering areas = new AreaLowering(game.board(), geometry, RuleSite.none(p));
            for (int s : areas.region(new Area.Zone(place)).squares()) {
              squares.add(s);
            }
          }
        }
      }
    }
    return squares;
  }

  /**
   * The pieces that only ever go forward: one of them on an original square has never moved, or
   * stands like one that has not (after a drop), so that where it stands says whether it may still
   * make a first move. One that becomes what it is may do so where it stands, and has moved then.
   */
  private Set<String> forwardPieces() {
    Set<String> forward = new HashSet<>();
    for (MoveGraph graph : graphs) {
      if (graph.traits().onlyForward() && !becomes(graph, graph.piece())) {
        forward.add(graph.piece());
      }
    }
    return forward;
  }

  private static boolean becomes(MoveGraph graph, String piece) {
    return graph.nodes().stream()
        .anyMatch(
            node ->
                node instanceof Node.Apply apply
                    && apply.effect() instanceof Effect.Become become
                    && become.piece().equals(piece));
  }

  /**
   * Specialises every rule that asks for a right on the squares where it could hold, so that all
   * are numbered; where it asks about other pieces than the one that moves, that is anywhere.
   */
  private void collectRights(ConditionContext questions, RightsTable rights, int[] board) {
    if (graphs.stream().anyMatch(AskedElsewhere::isUnmoved)) {
      rights.addAll();
    }
    Specializer specializer = new Specializer(questions, graphs, origins);
    for (int square = 0; square < board.length; square++) {
      if (board[square] == 0 || !specializer.graph(board[square]).traits().asksForRights()) {
        continue;
      }
      for (int group = 0; group < names.groups.size(); group++) {
        specializer.moves(board[square], square, group);
      }
    }
  }

  private List<PieceType> pieces() {
    List<PieceType> types = new ArrayList<>();
    for (PieceModel piece : game.pieces()) {
      int bits = 0;
      for (Map.Entry<String, Boolean> attribute : piece.attributes().entrySet()) {
        if (attribute.getValue()) {
          bits |= 1 << names.attributes.indexOf(attribute.getKey());
        }
      }
      types.add(
          new PieceType(
              piece.name(),
              piece.letters(),
              Math.max(0, names.pieces.indexOf(piece.capturedAs())),
              bits,
              piece.description(),
              piece.image(),
              piece.value(),
              piece.supply(),
              piece.unmovedInFen(),
              piece.castlingSign().map(this::castlingSign)));
    }
    return types;
  }

  private CastlingSign castlingSign(PieceModel.CastlingSign sign) {
    return new CastlingSign(names.attributes.indexOf(sign.attribute()), sign.byFile());
  }

  private boolean[] droppable() {
    boolean[] droppable = new boolean[graphs.size()];
    for (int i = 0; i < droppable.length; i++) {
      droppable[i] = !graphs.get(i).drops().isEmpty() || !graphs.get(i).inHand().isEmpty();
    }
    return droppable;
  }

  private ContentSet dearer() {
    boolean asked = game.options().getOrDefault("maximal captures", "false").equals("2");
    List<String> promoted = asked ? Promotion.madeOfOthers(game) : List.of();
    return !promoted.isEmpty()
        ? names.occupants(new Filter(Side.ANY, promoted, false), 0)
        : ContentSet.of(new BitSet(), names.contents);
  }

  /** When players may pass; of no player where it is no question. */
  private List<Test> passWhen(ConditionContext questions) {
    return game.mayPass().isEmpty()
        ? List.of()
        : IntStream.range(0, names.players.size())
            .<Test>mapToObj(
                player ->
                    ConditionContext.any(
                        game.mayPass().stream()
                            .map(when -> questions.ask(when, RuleSite.none(player)))
                            .toList()))
            .toList();
  }

  private GameProgram.Options options(ConditionContext questions) {
    String pass = game.options().getOrDefault("pass turn", "false");
    List<String> resetting = game.clock().pieces();
    ContentSet clock =
        resetting.isEmpty()
            ? ContentSet.of(new BitSet(), names.contents)
            : names.occupants(new Filter(Side.ANY, resetting, false), 0);
    return new GameProgram.Options(
        pass.equals("true")
            ? Passing.ALWAYS
            : pass.equals("forced") ? Passing.FORCED : Passing.NEVER,
        passWhen(questions),
        option("pass partial"),
        option("captures compulsory"),
        !game.options().getOrDefault("maximal captures", "false").equals("false"),
        dearer(),
        game.capturedPieces().toHand(),
        option("captured pieces to the enemy"),
        option("recycle captures"),
        option("include off-pieces"),
        clock,
        game.clock().captures(),
        option("whole chains"),
        option("captured pieces leave at the end"),
        asked.forPasses(),
        asked.forLastMove(),
        option("chains going on first"),
        !asked.forStacks()
            && game.simultaneous().isEmpty()
            && !game.options().getOrDefault(Settings.DEAD_POSITIONS, "draw").equals("play-on"),
        asked.forStacks(),
        asked.forHands(),
        names.hiding(),
        game.capturedPieces().choices().stream().map(this::choice).toList());
  }

  private CaptureChoice choice(GameModel.Preference preference) {
    Integer[] worth = new Integer[names.contents.size()];
    Arrays.fill(worth, 0);
    preference
        .worth()
        .forEach(
            (piece, value) -> {
              ContentSet pieces = names.occupants(new Filter(Side.ANY, List.of(piece), false), 0);
              pieces.members().stream().forEach(content -> worth[content] = value);
            });
    return new CaptureChoice(preference.kind(), List.of(worth));
  }
}
