package org.rookery.game.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.rookery.drawing.text.BoardText;
import org.rookery.drawing.text.Run;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.game.TurnReading;
import org.rookery.program.Contents;

/**
 * A turn that a person tells, at once or part by part: first a piece's move, then, when asked for
 * it, what another does. Made for one position of a match, which must not change while this is in
 * use.
 */
public final class TurnEntry {
  /** What ends a turn that may go on. */
  public static final String STOP = "stop";

  /** Of more turns than this the beginnings are listed, if they have several parts. */
  private static final int MANY = 120;

  private static final Set<String> ENDS = Set.of("stop", "pass", "done", "-");

  private final Match match;
  private final Spellings spellings;
  private final List<SharedBeginning> stages = new ArrayList<>();

  /** A turn of a match, in any of our notations. */
  public TurnEntry(Match match) {
    this(match, UnaryOperator.identity());
  }

  /**
   * The same.
   *
   * @param foreign rewrites a text of another family of notations, which is tried when it is in
   *     none of ours
   */
  public TurnEntry(Match match, UnaryOperator<String> foreign) {
    this.match = match;
    spellings = new Spellings(match.game().program(), foreign);
  }

  /** Whether part of a move has been told. */
  public boolean isOpen() {
    return !stages.isEmpty();
  }

  /** Takes a text: a turn, its beginning, or what comes after what has been told. */
  public Answer tell(String text) {
    List<String> all = dropsAnothers(text) ? List.of(text) : spellings.of(text);
    Answer next = isOpen() ? rest(all) : whole(all);
    if (next instanceof Answer.None && isOpen()) {
      next = whole(all);
    }
    return next;
  }

  /**
   * Whether a text drops a piece that only another player has, to judge by the case of its letter:
   * it is not read as if it were in the other case.
   */
  private boolean dropsAnothers(String text) {
    Contents contents = match.game().program().contents();
    int mover = match.position().as();
    return match.engine().turns(match.position()).claims(text).stream()
        .anyMatch(
            claim ->
                claim.isDrop()
                    && !claim.pieces().isEmpty()
                    && claim.pieces().stream().noneMatch(piece -> contents.owner(piece) == mover));
  }

  private Answer rest(List<String> texts) {
    SharedBeginning told = last();
    for (String text : texts) {
      boolean ends = ENDS.contains(text);
      List<LegalMove> meant = ends ? told.read("pass") : told.read(text);
      if (!meant.isEmpty()) {
        return take(meant, told.text() + "; " + text);
      }
    }
    return new Answer.None(texts.get(0));
  }

  private Answer whole(List<String> texts) {
    List<LegalMove> open = List.of();
    String typed = texts.get(0);
    for (String text : texts) {
      TurnReading reading = match.turns().read(text);
      if (reading instanceof TurnReading.Found found) {
        return take(List.of(found.turn()), text);
      }
      if (open.isEmpty() && reading instanceof TurnReading.Several several) {
        open = several.turns();
        typed = text;
      }
    }
    if (open.isEmpty()) {
      return new Answer.None(spelt(texts));
    }
    stages.clear();
    return take(open, typed);
  }

  /** The first spelling that is in some notation, so that there is something to say about it. */
  private String spelt(List<String> texts) {
    return texts.stream()
        .filter(text -> match.engine().turns(match.position()).isTurn(text))
        .findFirst()
        .orElse(texts.get(0));
  }

  private Answer take(List<LegalMove> turns, String typed) {
    if (turns.size() == 1) {
      stages.clear();
      return new Answer.Complete(turns.get(0));
    }
    if (!isOpen() || !last().turns().equals(turns)) {
      stages.add(new SharedBeginning(match, turns, typed));
    }
    return new Answer.Open();
  }

  private SharedBeginning last() {
    return stages.get(stages.size() - 1);
  }

  /** Forgets the last part told; false when none was. */
  public boolean back() {
    if (stages.isEmpty()) {
      return false;
    }
    stages.remove(stages.size() - 1);
    return true;
  }

  /** What has been told of a turn that is open. */
  public String told() {
    return last().text();
  }

  /** What to ask about a turn that is open, as a sentence. */
  public String question() {
    return new Question(match.game().program(), last()).text();
  }

  /** What may be told next: whole turns, or beginnings of them where there are very many. */
  public List<String> choices() {
    if (isOpen()) {
      return last().rests();
    }
    List<LegalMove> turns = match.turns();
    return turns.size() > MANY ? beginnings(turns) : turns.stream().map(LegalMove::text).toList();
  }

  /** The first parts of turns of several. */
  private static List<String> beginnings(List<LegalMove> turns) {
    return turns.stream()
        .map(
            turn -> {
              List<LegalMove.Part> parts = turn.parts();
              return parts.size() > 1 ? parts.get(0).text() : turn.text();
            })
        .distinct()
        .toList();
  }

  /**
   * Why a square cannot come next in the turn that is open, as a sentence; empty when the text is
   * none.
   */
  public Optional<String> whyNot(String square) {
    return isOpen() && match.engine().labels().square(square).isPresent()
        ? Optional.of("After `" + told() + "` the move cannot continue with " + square + ".")
        : Optional.empty();
  }

  /** Whether parts of the turn that is open can be shown as made. */
  public boolean isBegun() {
    return isOpen() && last().partsMade() > 0;
  }

  /** The board with the parts made that have been told. */
  public List<Run> board() {
    if (match.hides()) {
      return MatchSight.of(match, match.mover()).boardInRuns();
    }
    return new BoardText(match.game().program()).draw(last().position().setup(), last().touched());
  }
}
