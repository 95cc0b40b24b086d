package org.rookery.player.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rookery.engine.position.Move;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** A game on the table: the match as the other side has told it, and who thinks about it. */
final class Session {
  private static final long SEED = 1;

  private final Game game;
  private EngineResources means;
  private Optional<Player> player = Optional.empty();
  private Match match;

  /** The match of the thread that thinks: it keeps what has been worked out about the game. */
  private final Match aside;

  Session(Game game, EngineResources means) {
    this.game = game;
    this.means = means;
    match = game.start();
    aside = game.start();
  }

  Game game() {
    return game;
  }

  Match match() {
    return match;
  }

  /** Begins again at the start. */
  void restart() {
    match = game.start();
  }

  /** Begins at a position. */
  void begin(String fen) throws BadPosition {
    match = match.at(fen);
  }

  /** The same game where it stands, thought about by other means. */
  Session with(EngineResources others) {
    Session same = new Session(game, others);
    same.match = match;
    return same;
  }

  /** Says on how many threads to think from now on; nothing is forgotten. */
  synchronized void use(int threads) {
    means = means.withThreads(threads);
    player = player.map(some -> some.withThreads(means.threads()));
  }

  /** Forgets what was thought before. */
  void forget() {
    player.ifPresent(Player::forget);
  }

  /** Plays a turn; empty when it is played, else why it cannot be. */
  Optional<String> play(String text) {
    if (match.turns().readFromProgram(text) instanceof TurnReading.Found found) {
      match.play(found.turn());
      return Optional.empty();
    }
    if (match.isOver()) {
      return Optional.of("the game is over: " + match.state());
    }
    String why = match.why(text).strip().replaceAll("\\s*\\R\\s*", " ");
    return Optional.of(why.isEmpty() ? "no such move" : why);
  }

  /** The first player who is not to move; the player to move if there is no other. */
  int other() {
    int mover = match.mover();
    return game.program().turnOrder().stream()
        .mapToInt(step -> step.player())
        .filter(player -> player != mover)
        .findFirst()
        .orElse(mover);
  }

  /** The turns that texts mean, the others left out. */
  List<Move> moves(List<String> texts) {
    List<Move> moves = new ArrayList<>();
    for (String text : texts) {
      if (match.turns().readFromProgram(text) instanceof TurnReading.Found found) {
        moves.add(found.turn().move());
      }
    }
    return moves;
  }

  /**
   * What the thread that thinks can ask about the position of now, whatever happens here. All
   * snapshots of a session belong to one thread at a time.
   */
  synchronized Match snapshot() {
    return aside.at(match.position());
  }

  /** Thinks about a snapshot. */
  List<Thought> think(
      Match snapshot,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    return player().think(snapshot.position(), moves, limits, lines, stop, heard);
  }

  /** Gets to know the game: the first thought begins at once then. */
  void prepare() {
    player();
  }

  /** Made when there is something to think about: getting to know a game takes a moment. */
  private synchronized Player player() {
    if (player.isEmpty()) {
      player = Optional.of(new Player(game, means.megabytes(), SEED).withThreads(means.threads()));
    }
    return player.orElseThrow();
  }

  /** The position after the first two turns of a thought; empty when the game is over there. */
  static Optional<Match> expected(Match snapshot, Thought thought) {
    Match after = snapshot.fromHere();
    for (Move move : thought.line().stream().limit(2).toList()) {
      Optional<LegalMove> turn =
          after.turns().stream().filter(some -> some.move().equals(move)).findFirst();
      if (turn.isEmpty()) {
        return Optional.empty();
      }
      after.play(turn.get());
    }
    return thought.line().size() < 2 || after.isOver() ? Optional.empty() : Optional.of(after);
  }

  /** The turns of a thought, each written while its position is there. */
  static List<String> line(Match snapshot, Thought thought, Function<LegalMove, String> writer) {
    Match after = snapshot.fromHere();
    List<String> texts = new ArrayList<>();
    for (Move move : thought.line()) {
      Optional<LegalMove> turn =
          after.turns().stream().filter(some -> some.move().equals(move)).findFirst();
      if (turn.isEmpty()) {
        break;
      }
      texts.add(writer.apply(turn.get()));
      after.play(turn.get());
    }
    return texts;
  }
}
