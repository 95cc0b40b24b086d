package org.rookery.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rookery.drawing.text.BoardText;
import org.rookery.drawing.text.Run;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.position.Position;
import org.rookery.engine.round.Rounds;
import org.rookery.engine.sight.Seer;
import org.rookery.engine.sight.Sight;
import org.rookery.game.explain.LegalityExplanation;
import org.rookery.program.GameProgram;
import org.rookery.walker.rule.NearestWay;

/**
 * What a player, or who watches, sees of a match as it was when they were asked for: everything in
 * most games, and when a game is over. Nothing that is told here hangs on what they do not see.
 */
public final class MatchSight {
  /** Who has no seat and sees what all players see. */
  public static final int WATCHER = -1;

  /** Who sees everything, as authors do. */
  public static final int AUTHOR = -2;

  /** What is told of a move that was not seen; what an umpire says of it follows. */
  public static final String UNSEEN_MOVE = "?";

  private static final String GOES_ON = "The game goes on.";

  private final Match match;
  private final int viewer;
  private final Sight sight;
  private final boolean hides;

  /**
   * What a player sees of a match as it is now, or what {@link #WATCHER} or {@link #AUTHOR} see.
   */
  public static MatchSight of(Match match, int viewer) {
    return new MatchSight(match, viewer);
  }

  private MatchSight(Match match, int viewer) {
    this.match = match;
    this.viewer = viewer;
    hides = match.hides() && viewer != AUTHOR && !match.isOver();
    sight = sight(match, viewer, hides);
  }

  private static Sight sight(Match match, int viewer, boolean hides) {
    if (!hides) {
      return Sight.whole(match.position(), List.of());
    }
    Seer seer = new Seer(match.engine().generator());
    return viewer == WATCHER ? seer.ofAll(match.position()) : seer.of(match.position(), viewer);
  }

  /** What is seen of the position. */
  public Sight sight() {
    return sight;
  }

  /** Whether something may be hidden. */
  public boolean hides() {
    return hides;
  }

  /**
   * What may be chosen, for the player whose turn it is; none for others where something is hidden.
   */
  public LegalMoves turns() {
    return !hides || viewer == match.mover() ? match.turns() : match.noTurns();
  }

  /** The moves made, without those that were not seen. */
  public List<String> played() {
    return told(match.played());
  }

  /**
   * Texts of the moves made, without those that were not seen.
   *
   * @param texts one for each
   */
  public List<String> told(List<String> texts) {
    if (!hides) {
      return texts;
    }
    List<String> told = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      told.add(told(i, texts.get(i)));
    }
    return told;
  }

  /**
   * The same for people to read: where all is seen, what an umpire said of the moves is told, too.
   */
  public List<String> named(List<String> texts) {
    if (hides || !match.game().program().options().hiding().hasUmpire()) {
      return told(texts);
    }
    List<String> named = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      named.add(texts.get(i) + match.made().get(i).outcome());
    }
    return named;
  }

  private String told(int index, String text) {
    PlayedMove move = match.made().get(index);
    GameProgram program = match.game().program();
    boolean own = move.maker() == viewer;
    if (!own && isOnlyChosen(index)) {
      return UNSEEN_MOVE;
    }
    if (!own && program.options().hiding().hasUmpire()) {
      return UNSEEN_MOVE + move.outcome();
    } else if (!own && program.options().hiding().fog()) {
      return UNSEEN_MOVE;
    }
    boolean known = own || (viewer >= 0 && program.areAllied(move.maker(), viewer));
    return (known ? text : move.told()) + move.outcome();
  }

  /** Whether a move has been chosen in a round that is not over, so that it is not known yet. */
  private boolean isOnlyChosen(int index) {
    return index >= match.made().size() - Rounds.chosen(match.position());
  }

  /**
   * What players who do not know all pieces have seen or heard come of the last move, behind a
   * blank and in brackets; empty for nothing.
   */
  public String outcome() {
    List<PlayedMove> made = match.made();
    return made.isEmpty() ? "" : made.get(made.size() - 1).outcome();
  }

  /** The squares that the last move changed, if it was seen. */
  public BitSet last() {
    List<Integer> makers = match.makers();
    boolean own = !makers.isEmpty() && makers.get(makers.size() - 1) == viewer;
    boolean known =
        !match.game().program().options().hiding().hidesSquares()
            && !isOnlyChosen(makers.size() - 1);
    return !hides || own || known ? match.touchedLast() : new BitSet();
  }

  /** The squares of attacked royal pieces, for the player whose they are. */
  public List<Integer> checked() {
    Position position = match.position();
    return hides && viewer != match.mover()
        ? List.of()
        : match.engine().generator().checks(position, position.as()).stream()
            .map(Attack::square)
            .distinct()
            .toList();
  }

  /** How the match stands, in a sentence; or what an umpire tells, in several. */
  public String state() {
    if (hasUmpire()) {
      return heard();
    }
    return hides && viewer != match.mover() ? GOES_ON : match.state();
  }

  /** Whether {@link #state} tells more than that the game goes on. */
  public boolean hasNews() {
    return !state().equals(GOES_ON);
  }

  private boolean hasUmpire() {
    return hides && match.game().program().options().hiding().hasUmpire();
  }

  /** What the umpire said of the last move, and says of the position. */
  private String heard() {
    String last = outcome().strip();
    List<String> heard = new ArrayList<>();
    if (!last.isEmpty()) {
      String first = last.substring(1, 2).toUpperCase(Locale.ROOT);
      heard.add(first + last.substring(2, last.length() - 1) + ".");
    }
    heard.addAll(sight.announced());
    return heard.isEmpty() ? GOES_ON : String.join(" ", heard);
  }

  /**
   * The position as extended FEN, with {@code ?} for what is not seen; that is no whole position.
   */
  public String fen() {
    if (!hides) {
      return match.fen();
    }
    String fen = match.engine().positions().print(sight.seen());
    return placement() + fen.substring(fen.indexOf(' '));
  }

  /** What stands where and what is in hand, as in a position, with {@code ?} for the unseen. */
  public String placement() {
    return match.engine().positions().placement(sight.seen(), sight.covers());
  }

  /** What is seen of a square: a piece or {@code empty}, or what is not known of it. */
  public String on(String name) {
    int square = match.engine().labels().square(name).orElseThrow();
    if (sight.unseen().contains(square)) {
      return "unknown";
    }
    return match.engine().labels().inWords(sight.seen().board().get(square));
  }

  /** The board, the hands and the player to move, drawn with letters. */
  public String board() {
    return new BoardText(match.game().program(), sight.covers())
        .draw(sight.seen(), new BitSet()).stream().map(Run::text).collect(Collectors.joining());
  }

  /** The same with the squares of the last move between brackets, in runs that look alike. */
  public List<Run> boardInRuns() {
    return new BoardText(match.game().program(), sight.covers()).draw(sight.seen(), last());
  }

  /** Why a text is or is not a legal move, as far as the viewer can know. */
  public String why(String text) {
    return why(text, NearestWay.MAX_NODES);
  }

  /**
   * The same, for a caller that asks about many moves.
   *
   * @param nodes how many nodes of the rules are followed at most
   */
  public String why(String text, int nodes) {
    if (!hides) {
      return match.why(text, nodes);
    } else if (viewer != match.mover()) {
      return "It is " + match.moverName() + "'s turn.";
    }
    boolean isChoice = !(match.turns().read(text) instanceof TurnReading.None);
    if (hasUmpire() && isChoice) {
      return "`" + text + "` can be tried: whether it is legal, only the umpire can tell.";
    } else if (LegalityExplanation.wasRefused(match.engine(), match.position(), text)) {
      return LegalityExplanation.refusal(text);
    } else if (isChoice) {
      return match.why(text, nodes);
    }
    Position seen = match.engine().position(sight.seen());
    return LegalityExplanation.explainSeen(match.engine(), seen, sight.unseenSquares(), text, nodes)
        .orElse(
            "`"
                + text
                + "` is not legal now. Why, only what "
                + match.moverName()
                + " does not see could tell.");
  }

  /** The squares of which nothing is known. */
  public List<String> unseen() {
    return sight.unseen().stream().map(match.engine().labels()::square).toList();
  }
}
