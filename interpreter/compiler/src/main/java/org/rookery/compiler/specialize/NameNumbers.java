package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.SimultaneousModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.GameModel.UmpireModel;
import org.rookery.compiler.model.HiddenModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Side;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Hiding;
import org.rookery.program.GameProgram.Simultaneous;
import org.rookery.program.GameProgram.Umpire;
import org.rookery.program.TurnStep;

/** The numbers that stand for a game's names. */
final class NameNumbers {
  final Contents contents;
  final List<String> players;
  final List<String> pieces;
  final List<String> attributes;
  final List<String> groups;
  private final Set<Integer> neutral = new LinkedHashSet<>();
  private final GameModel game;
  private final List<CounterModel> counters;

  /**
   * For each player what filters mean to them, by the filter itself: rules are made by asking for
   * the same few again and again, and comparing them would cost more than what is found.
   */
  private final List<Map<Filter, ContentSet>> occupants = new ArrayList<>();

  private final ContentSet everyPiece;
  private final ContentSet anything;

  NameNumbers(GameModel game, List<MoveGraph> graphs) {
    this.game = game;
    players = game.players();
    pieces = game.pieces().stream().map(PieceModel::name).toList();
    contents = new Contents(pieces.size(), players.size());
    attributes = MoveTypes.attributes(game);
    groups = MoveTypes.of(game, graphs);
    counters = game.counters();
    for (int p = 0; p < players.size(); p++) {
      String name = players.get(p);
      if (game.turnOrder().stream().map(TurnItem::player).noneMatch(name::equals)) {
        neutral.add(p);
      }
      occupants.add(Collections.synchronizedMap(new IdentityHashMap<>()));
    }
    everyPiece = find(Filter.of(Side.ANY), 0);
    anything = everyPiece.either(only(Contents.EMPTY));
  }

  /** Whether a player never chooses a move. */
  boolean isNeutral(int player) {
    return neutral.contains(player);
  }

  /** The players who are neither neutral nor {@code player} nor in their team. */
  List<Integer> opponents(int player) {
    List<Integer> result = new ArrayList<>();
    for (int p = 0; p < players.size(); p++) {
      if (!isNeutral(p) && !areAllied(p, player)) {
        result.add(p);
      }
    }
    return result;
  }

  private boolean areAllied(int player, int other) {
    return game.areAllied(players.get(player), players.get(other));
  }

  /** The other players of a player's team. */
  List<Integer> allies(int player) {
    return IntStream.range(0, players.size())
        .filter(p -> p != player && areAllied(p, player))
        .boxed()
        .toList();
  }

  /** The players of each team of several. */
  List<List<Integer>> teams() {
    return game.teams().stream().map(team -> team.stream().map(players::indexOf).toList()).toList();
  }

  private boolean isOn(Side side, int other, int player) {
    boolean heir = game.isHeir(players.get(other));
    return switch (side) {
      case SELF -> other == player;
      case ALLY -> other != player && areAllied(other, player);
      case OPPONENT -> heir || (!isNeutral(other) && !areAllied(other, player));
      case NEUTRAL -> isNeutral(other) && !heir;
      case ANY -> true;
    };
  }

  /** What players do not see. */
  Hiding hiding() {
    boolean fog = game.fog().isPresent();
    Optional<Umpire> umpire = game.umpire().map(this::umpire);
    ContentSet none = ContentSet.of(new BitSet(), contents);
    return game.hidden()
        .map(this::hiding)
        .orElseGet(
            () ->
                new Hiding(
                    fog,
                    umpire,
                    none,
                    Hiding.NO_TYPE,
                    0,
                    game.simultaneous().map(this::simultaneous)));
  }

  private Simultaneous simultaneous(SimultaneousModel rule) {
    int chosen = counter(SimultaneousModel.CHOSEN, Side.SELF, 0);
    return new Simultaneous(pieces(rule.survivors()), chosen);
  }

  private Umpire umpire(UmpireModel umpire) {
    return new Umpire(pieces(umpire.named()));
  }

  /** All pieces of some types. */
  private ContentSet pieces(List<String> types) {
    BitSet named = new BitSet();
    if (!types.isEmpty()) {
      named.or(occupants(new Filter(Side.ANY, types, false), 0).members());
    }
    named.clear(Contents.EMPTY);
    return ContentSet.of(named, contents);
  }

  private Hiding hiding(HiddenModel hidden) {
    int standIn = pieces.indexOf(hidden.standIn());
    int attribute = attributes.indexOf(hidden.shown());
    Filter which = new Filter(Side.ANY, hidden.pieces().types(), hidden.pieces().except());
    BitSet faceDown = occupants(which, 0).members();
    for (int content : occupants(which, 0).members().stream().toArray()) {
      boolean isKnown = content == Contents.EMPTY || contents.type(content) == standIn;
      if (isKnown || isNeutral(contents.owner(content))) {
        faceDown.clear(content);
      }
    }
    ContentSet hides = ContentSet.of(faceDown, contents);
    int shown = attribute < 0 ? 0 : 1 << attribute;
    return new Hiding(false, Optional.empty(), hides, standIn, shown, Optional.empty());
  }

  /** Whom the rules of a player call the opponent; see {@link GameProgram#opponent}. */
  int next(int player) {
    return TurnStep.next(
        player,
        players.size(),
        other -> !isNeutral(other) && !GameProgram.isChance(players.get(other)),
        other -> !isNeutral(other));
  }

  /** The number of a counter as {@code player} sees it. */
  int counter(String name, Side side, int player) {
    int number = 0;
    for (CounterModel counter : counters) {
      if (counter.name().equals(name)) {
        int owner = side == Side.OPPONENT ? next(player) : player;
        return counter.perPlayer() ? number + owner : number;
      }
      number += counter.perPlayer() ? players.size() : 1;
    }
    throw new IllegalArgumentException("no counter " + name);
  }

  /** The number of a forbidden condition as {@code player} sees it. */
  int forbidden(int condition, int player) {
    return condition * players.size() + player;
  }

  /** What a filter means, seen by {@code player}. */
  ContentSet occupants(Filter filter, int player) {
    return occupants.get(player).computeIfAbsent(filter, it -> find(it, player));
  }

  private ContentSet find(Filter filter, int player) {
    IntPredicate owner =
        p ->
            isOn(filter.side(), p, player)
                && (filter.player().isEmpty() || filter.player().equals(players.get(p)));
    BitSet bits = new BitSet();
    for (int type = 0; type < pieces.size(); type++) {
      if (!filter.types().isEmpty()
          && filter.types().contains(pieces.get(type)) == filter.except()) {
        continue;
      }
      for (int p = 0; p < players.size(); p++) {
        if (owner.test(p)) {
          bits.set(contents.of(type, p));
        }
      }
    }
    if (filter.others()) {
      bits.flip(0, contents.size());
    }
    return ContentSet.of(bits, contents);
  }

  /** The set of one content. */
  ContentSet only(int content) {
    int[] words = new int[contents.maskWords()];
    words[content >>> 5] |= 1 << content;
    return new ContentSet(words);
  }

  /** The set of every piece. */
  ContentSet everyPiece() {
    return everyPiece;
  }

  /** The set of everything that can stand on a square, or not stand there. */
  ContentSet anything() {
    return anything;
  }
}
