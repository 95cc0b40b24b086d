package org.rookery.compiler.elaborate.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.elaborate.piece.PieceDraft;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Problems;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.DrawModel;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.AnotherTurn;
import org.rookery.compiler.model.GameModel.CapturedPieces;
import org.rookery.compiler.model.GameModel.ClockModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.Preference;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.GameModel.SimultaneousModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.GameModel.UmpireModel;
import org.rookery.compiler.model.HiddenModel;
import org.rookery.compiler.model.LotModel;
import org.rookery.compiler.model.PieRule;
import org.rookery.compiler.model.PointsModel;
import org.rookery.compiler.model.Settings;
import org.rookery.compiler.model.SetupModel;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.GameProgram;
import org.rookery.program.StartLots;

/** A game while its sections are read. */
public final class GameDraft {
  /** Players, texts and settings. */
  public static final int PLAYERS = 0;

  /** The board. */
  public static final int BOARD = 1;

  /** Names that rules may use before they are explained. */
  public static final int NAMES = 2;

  /** Letters and turns, once everything has a name. */
  public static final int TURNS = 3;

  /** Rules. */
  static final int RULES = 4;

  /** What is added to the rules of pieces. */
  static final int ADDITIONS = 5;

  public static final int STAGES = 6;

  public final Scope scope;
  public final Origin origin;
  final Map<String, String> texts = new LinkedHashMap<>();
  final Map<String, List<String>> knownAs = new LinkedHashMap<>();
  final List<String> turnTexts = new ArrayList<>();
  final List<String> handOrder = new ArrayList<>();
  boolean skippedInFen;
  final Map<String, String> options = new LinkedHashMap<>();
  public final List<String> players = new ArrayList<>();
  public final List<TurnItem> turnOrder = new ArrayList<>();
  public final Map<String, PieceDraft> pieces = new LinkedHashMap<>();

  /** Pieces that another of the same name has replaced, which has been told. */
  final List<PieceDraft> replaced = new ArrayList<>();

  final Map<String, SetupModel.PlacedPiece> contents = new LinkedHashMap<>();
  final List<SetupModel.PlacedPiece> covered = new ArrayList<>();
  final List<SetupModel.Reserve> reserves = new ArrayList<>();
  final List<LotModel> lots = new ArrayList<>();
  Optional<String> castling = Optional.empty();

  /** In how many ways the game may begin, capped above {@link StartLots#MAX_SETUPS}. */
  long starts = 1;

  final List<Hook> hooks = new ArrayList<>();
  final List<Phase> phases = new ArrayList<>();
  final List<AnotherTurn> anotherTurns = new ArrayList<>();
  final List<Condition> mayPass = new ArrayList<>();
  Amount most = new Amount.Literal(0);
  final Set<String> phaseNames = new LinkedHashSet<>();
  final List<CounterModel> counters = new ArrayList<>();
  final List<RoyalModel> royals = new ArrayList<>();
  final List<EndingModel> endings = new ArrayList<>();
  @Nullable PointsModel points;
  final List<List<String>> teams = new ArrayList<>();
  @Nullable EliminationModel elimination;

  /** Endings asked about after all others. */
  public final List<EndingModel> lastEndings = new ArrayList<>();

  final List<String> movePriorities = new ArrayList<>();
  int repeatFrom;
  @Nullable PieRule pieRule;
  Optional<Origin> fog = Optional.empty();
  Optional<UmpireModel> umpire = Optional.empty();
  Optional<HiddenModel> hidden = Optional.empty();
  Optional<SimultaneousModel> simultaneous = Optional.empty();
  final List<DrawModel> draws = new ArrayList<>();
  boolean capturedToHand;
  final List<Preference> preferences = new ArrayList<>();
  ClockModel clock = new ClockModel(true, List.of());
  public @Nullable BoardModel board;

  public GameDraft(Scope scope, Origin origin) {
    this.scope = scope;
    this.origin = origin;
  }

  public Problems problems() {
    return scope.problems();
  }

  /** Declares a player. */
  public void addPlayer(String name) {
    players.add(name);
    scope.names().add(NameKind.PLAYER, name);
  }

  /** Puts a piece on a square; of two in an old file the later stays. */
  public void put(SetupModel.PlacedPiece piece, Form form) {
    if (contents.put(piece.square(), piece) != null) {
      problems()
          .oddity(
              "square-taken",
              form.origin(),
              "Another piece stands on `" + piece.square() + "` already.");
    }
  }

  /** The players who have turns, or whose pieces others move. */
  public List<String> activePlayers() {
    Set<String> active = new LinkedHashSet<>();
    for (String player : players) {
      if (turnOrder.isEmpty() || turnOrder.stream().anyMatch(t -> t.player().equals(player))) {
        active.add(player);
      }
    }
    return List.copyOf(active);
  }

  /** Those of them who choose their moves. */
  List<String> competingPlayers() {
    return activePlayers().stream().filter(name -> !GameProgram.isChance(name)).toList();
  }

  /** Whether players go out while others play on. */
  public boolean isEliminating() {
    return elimination != null;
  }

  public GameModel finish(BoardModel finishedBoard) {
    if (problems().lenient()) {
      options.putIfAbsent(
          Settings.DEAD_POSITIONS, "play-on"); // an old file says every ending itself
    }
    return new GameModel(
        texts,
        knownAs,
        List.copyOf(turnTexts),
        List.copyOf(handOrder),
        skippedInFen,
        finishedBoard,
        List.copyOf(players),
        List.copyOf(turnOrder),
        repeatFrom,
        Optional.ofNullable(pieRule),
        pieces.values().stream().map(PieceDraft::finish).toList(),
        new SetupModel(
            List.copyOf(contents.values()),
            List.copyOf(covered),
            List.copyOf(reserves),
            List.copyOf(lots),
            castling),
        List.copyOf(hooks),
        List.copyOf(phases),
        List.copyOf(anotherTurns),
        List.copyOf(mayPass),
        most,
        List.copyOf(counters),
        List.copyOf(royals),
        Stream.concat(endings.stream(), lastEndings.stream()).toList(),
        Optional.ofNullable(points),
        fog,
        umpire,
        hidden,
        simultaneous,
        List.copyOf(draws),
        List.copyOf(teams),
        Optional.ofNullable(elimination),
        List.copyOf(movePriorities),
        new CapturedPieces(capturedToHand, List.copyOf(preferences)),
        clock,
        options,
        origin);
  }
}
