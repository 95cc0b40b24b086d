package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.sight.Announcements;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.player.random.SplitMix64;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/**
 * A particle filter, the bootstrap filter of Gordon, Salmond and Smith (1993): many positions are
 * played along with a game that a player does not see, others' moves at random, and those are kept
 * in which the player would have seen and heard the same.
 */
final class WorldFilter {
  private static final int PARTICLES = 128;

  /** So many moves of others are tried in a position until one fits. */
  private static final int CHANCES = 6;

  private final MoveGenerator generator;
  private final Disguise disguise;
  private final Announcements announcements;
  private final ContentSet named;
  private final long seed;

  /** How far the record of each player has been followed. */
  private final Map<Integer, Followed> followed = new HashMap<>();

  /** Positions that fit the turns of a record up to one of them, with a number for these. */
  private record Followed(int turn, long key, List<Position> worlds) {}

  WorldFilter(MoveGenerator generator, Announcements announcements, long seed) {
    this.generator = generator;
    this.announcements = announcements;
    this.seed = seed;
    disguise = new Disguise(generator.program());
    named = generator.program().options().hiding().umpire().orElseThrow().named();
  }

  /**
   * Positions that fit all of a record, some perhaps several times; none where all are lost on the
   * way, or the record does not begin where the game does.
   */
  List<Position> worlds(UmpireRecord record, int player) {
    List<UmpireRecord.Turn> turns = record.turns();
    long[] keys = keys(record);
    Followed known = followed.get(player);
    if (known == null || known.turn() >= keys.length || known.key() != keys[known.turn()]) {
      Position start = new Position(generator.program());
      List<Position> first = record.fromStart() ? Collections.nCopies(PARTICLES, start) : List.of();
      known = new Followed(0, keys[0], first);
    }
    List<Position> worlds = known.worlds();
    for (int i = known.turn() + 1; i < turns.size(); i++) {
      SplitMix64 random = new SplitMix64(seed ^ keys[i]);
      List<Position> left = refusing(worlds, turns.get(i - 1).refused());
      worlds = resampled(after(left, turns.get(i), player, random), random);
    }
    keep(record, player, worlds);
    return refusing(worlds, turns.get(turns.size() - 1).refused());
  }

  /** Forgets how far records have been followed. */
  void forget() {
    followed.clear();
  }

  /** Goes on from these positions when the record has become longer. */
  void keep(UmpireRecord record, int player, List<Position> worlds) {
    long[] keys = keys(record);
    followed.put(player, new Followed(keys.length - 1, keys[keys.length - 1], worlds));
  }

  /** By turn a number for all that was known when it was made. */
  private static long[] keys(UmpireRecord record) {
    long[] keys = new long[record.turns().size()];
    long key = record.fromStart() ? 1 : 2;
    for (int i = 0; i < keys.length; i++) {
      UmpireRecord.Turn turn = record.turns().get(i);
      key = key * 0x9E3779B97F4A7C15L + turn.board().hashCode();
      key = key * 31 + turn.announced().hashCode();
      keys[i] = key;
      key = key * 31 + turn.refused().hashCode();
    }
    return keys;
  }

  private List<Position> refusing(List<Position> worlds, List<Move> refused) {
    return refused.isEmpty()
        ? worlds
        : worlds.stream().filter(world -> refuses(world, refused)).toList();
  }

  private boolean refuses(Position world, List<Move> refused) {
    Set<Move> legal =
        generator.legalMoves(world).stream()
            .map(move -> disguise.decided(world, move))
            .collect(Collectors.toSet());
    return refused.stream().noneMatch(legal::contains);
  }

  private List<Position> after(
      List<Position> worlds, UmpireRecord.Turn turn, int player, SplitMix64 random) {
    List<Position> after = new ArrayList<>();
    for (Position world : worlds) {
      Position copy = new Position(world, world.setup());
      List<Move> fitting = fitting(copy, turn, player);
      for (int i = 0; i < CHANCES && !fitting.isEmpty(); i++) {
        copy.make(fitting.remove(random.below(fitting.size())));
        if (announcements.of(copy).equals(turn.announced())) {
          after.add(new Position(copy, copy.setup()));
          break;
        }
        copy.unmake();
      }
    }
    return after;
  }

  /** The moves after which the player's pieces stand as they do, and as many were captured. */
  private List<Move> fitting(Position world, UmpireRecord.Turn turn, int player) {
    List<Move> fitting = new ArrayList<>();
    for (Move move : generator.legalMoves(world)) {
      world.make(move);
      if (fits(world, turn, player)) {
        fitting.add(move);
      }
      world.unmake();
    }
    return fitting;
  }

  private boolean fits(Position world, UmpireRecord.Turn turn, int player) {
    for (int square = 0; square < turn.board().size(); square++) {
      int content = world.content(square);
      int own = disguise.isUnseen(content, player) ? Contents.EMPTY : content;
      if (own != turn.board().get(square)) {
        return false;
      }
    }
    List<Integer> captured = UmpireRecord.captured(disguise, world, player);
    return captured.size() == turn.captured()
        && captured.stream().filter(named::has).count() == turn.named();
  }

  private static List<Position> resampled(List<Position> worlds, SplitMix64 random) {
    List<Position> all = new ArrayList<>(worlds);
    while (!worlds.isEmpty() && all.size() < PARTICLES) {
      all.add(worlds.get(random.below(worlds.size())));
    }
    return all;
  }
}
