package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CapturedMen;
import org.rookery.compiler.model.GameModel.ClockModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.SetupModel;
import org.rookery.language.source.Origin;

/** A game while its sections are read. */
final class GameDraft {
  /** Players, texts and settings. */
  static final int PLAYERS = 0;

  /** The board. */
  static final int BOARD = 1;

  /** Names that rules may use before they are explained. */
  static final int NAMES = 2;

  /** Letters and turns, once everything has a name. */
  static final int TURNS = 3;

  /** Rules. */
  static final int RULES = 4;

  /** What is added to the rules of pieces. */
  static final int ADDITIONS = 5;

  static final int STAGES = 6;

  final Scope scope;
  final Origin origin;
  final Map<String, String> texts = new LinkedHashMap<>();
  final Map<String, String> knownAs = new LinkedHashMap<>();
  final Map<String, String> options = new LinkedHashMap<>();
  final List<String> players = new ArrayList<>();
  final List<TurnItem> turnOrder = new ArrayList<>();
  final Map<String, PieceDraft> pieces = new LinkedHashMap<>();
  final Map<String, SetupModel.Man> men = new LinkedHashMap<>();
  final List<SetupModel.Reserve> reserves = new ArrayList<>();
  final List<Hook> hooks = new ArrayList<>();
  final List<Phase> phases = new ArrayList<>();
  final Set<String> phaseNames = new LinkedHashSet<>();
  final List<CounterModel> counters = new ArrayList<>();
  final List<RoyalModel> royals = new ArrayList<>();
  final List<EndingModel> endings = new ArrayList<>();

  /** Endings asked about after all others. */
  final List<EndingModel> lastEndings = new ArrayList<>();

  final List<String> movePriorities = new ArrayList<>();
  int repeatFrom;
  boolean capturedToHand;
  ClockModel clock = new ClockModel(true, List.of());
  @Nullable BoardModel board;

  GameDraft(Problems problems, SharedBlocks blocks, Origin origin) {
    this.scope = Scope.of(problems, blocks);
    this.origin = origin;
  }

  Problems problems() {
    return scope.problems();
  }

  /** Declares a player. */
  void addPlayer(String name) {
    players.add(name);
    scope.names().add(Kind.PLAYER, name);
  }

  /** The players who have turns, or whose men others move. */
  List<String> activePlayers() {
    Set<String> active = new LinkedHashSet<>();
    for (String player : players) {
      if (turnOrder.isEmpty() || turnOrder.stream().anyMatch(t -> t.player().equals(player))) {
        active.add(player);
      }
    }
    return List.copyOf(active);
  }

  GameModel finish(BoardModel finishedBoard) {
    return new GameModel(
        texts,
        knownAs,
        finishedBoard,
        List.copyOf(players),
        List.copyOf(turnOrder),
        repeatFrom,
        pieces.values().stream().map(PieceDraft::finish).toList(),
        new SetupModel(List.copyOf(men.values()), List.copyOf(reserves)),
        List.copyOf(hooks),
        List.copyOf(phases),
        List.copyOf(counters),
        List.copyOf(royals),
        Stream.concat(endings.stream(), lastEndings.stream()).toList(),
        List.copyOf(movePriorities),
        new CapturedMen(capturedToHand),
        clock,
        options,
        origin);
  }
}
