package org.rookery.player.match;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.search.RandomMover;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.Level;
import org.rookery.player.Opponent;
import org.rookery.player.Player;
import org.rookery.player.value.Lessons;

/** Our own player at some level, or any turn at random. */
final class OwnContestant implements Contestant {
  private static final int MEGABYTES = 16;
  private static final long SPREAD = 1_000_003;

  private final String name;
  private final Optional<Level> level;
  private final Optional<Player> player;
  private final MoveGenerator generator;
  private final long seed;
  private Optional<Opponent> opponent = Optional.empty();
  private RandomMover random;

  /**
   * A player of ours.
   *
   * @param level empty for turns at random
   * @param learned what games have taught
   */
  OwnContestant(String name, Game game, Optional<Level> level, long seed, Lessons learned) {
    this.name = name;
    this.level = level;
    this.seed = seed;
    player = level.map(some -> new Player(game, MEGABYTES, seed, learned));
    generator = game.engine().generator();
    random = new RandomMover(generator, seed);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void begin(Match match, List<LegalMove> opening, int number) {
    long own = seed * SPREAD + number;
    player.ifPresent(Player::forget);
    opponent = player.map(some -> new Opponent(some, level.orElseThrow(), own));
    random = new RandomMover(generator, seed, number);
  }

  @Override
  public ProgramReply choose(Match match) {
    return opponent
        .map(some -> some.choose(match.position(), () -> false).map(t -> t.line().get(0)))
        .orElseGet(() -> random.choose(match.position()))
        .<ProgramReply>map(move -> new ProgramReply.Makes(match.turns().of(move)))
        .orElseGet(ProgramReply.Resigns::new);
  }

  @Override
  public void made(LegalMove turn) {
    // It is shown the whole position when it is asked.
  }

  @Override
  public void close() {
    // There is nothing to give back.
  }
}
