package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Turns of one position as Zillions of Games writes them: {@code MAN FROM x TO = PROMOTED}, {@code
 * partial 2 MAN FROM - TO x TAKEN}, {@code PLAYER MAN TO}, {@code Pass}.
 *
 * <p>A text says all that the turn does to the board, so it is read by doing that and looking for
 * the turn that comes to the same.
 */
public final class ZillionsText {
  static final String PARTIAL = "partial";

  /** The text of a pass. */
  public static final String PASS = "Pass";

  /** What a turn may have lost, or been given, since the rules emitted it. */
  private static final Set<Integer> ADDED =
      Set.of(Edit.CONTINUE, Edit.COUNTER, Edit.ENDS, Edit.AGAIN);

  private final GameProgram program;
  private final Position position;
  private final Map<Move, Move> emitted = new HashMap<>();

  /** The texts of a position, which must not change while they are in use. */
  public ZillionsText(MoveGenerator generator, Position position) {
    program = generator.program();
    this.position = position;
    List<Move> parts = generator.emittedParts(position);
    Set<Move> playable = new HashSet<>();
    if (parts.stream().anyMatch(ZillionsText::continues)) {
      playable.addAll(generator.pseudoLegalMoves(position));
    }
    for (Move move : parts) {
      Move whole = move.without(Set.of());
      Move bare = move.without(ADDED);
      emitted.putIfAbsent(whole, move);
      if (!continues(move) || !playable.contains(whole)) {
        emitted.putIfAbsent(bare, move);
      }
    }
  }

  private static boolean continues(Move move) {
    for (int i = 0; i < move.words(); i++) {
      if (Edit.kind(move.word(i)) == Edit.CONTINUE) {
        return true;
      }
    }
    return false;
  }

  /** The text of a turn that can be made on the position. */
  public String print(Move move) {
    Move same = emitted.get(move);
    Move written = same == null ? emitted.getOrDefault(move.without(ADDED), move) : same;
    return new ZillionsPrinter(program, position).print(written);
  }

  /** The one of these turns, all possible on the position, that a text means. */
  public Reading read(List<Move> turns, String text) {
    List<String> words = List.of(text.strip().split("\\s+"));
    String wanted = String.join(" ", words);
    for (Move move : turns) {
      if (print(move).equals(wanted)) {
        return new Reading.Found(move);
      }
    }
    if (words.equals(List.of(PASS))) {
      return new Reading.NoFit("It is not allowed to pass.");
    }
    boolean partial = words.size() > 2 && words.get(0).equals(PARTIAL);
    ZillionsBoard board = new ZillionsBoard(position);
    Optional<String> problem = board.play(partial ? words.subList(2, words.size()) : words);
    if (problem.isPresent()) {
      return new Reading.NoFit(problem.get());
    }
    List<Move> fitting = after(turns, board::hasPiecesOf);
    // The best-fitting moves are meant; what a text leaves out does not distinguish moves.
    for (Predicate<Position> also :
        List.<Predicate<Position>>of(
            board::hasAttributesOf,
            after -> partial == (after.continuation() != Position.NOWHERE))) {
      List<Move> better = after(fitting, also);
      fitting = better.isEmpty() ? fitting : better;
    }
    return fitting.isEmpty()
        ? new Reading.NoFit("It is not a legal move.")
        : new Reading.Found(fitting.get(0));
  }

  /** Whether a text is made of the words of that notation, be there such a turn or not. */
  boolean isWritten(String text) {
    Set<String> known = new HashSet<>(List.of(PARTIAL, PASS, "-", "x", "=", "@", ","));
    known.addAll(program.players());
    known.addAll(program.topology().squares());
    program.pieces().forEach(piece -> known.add(piece.name()));
    List<String> words = List.of(text.strip().replace(",", " , ").split("\\s+"));
    return words.size() > 1
        && words.stream().allMatch(word -> known.contains(word) || word.matches("\\d+"));
  }

  /** Those of the turns after which something holds. */
  private List<Move> after(List<Move> turns, Predicate<Position> condition) {
    List<Move> fitting = new ArrayList<>();
    for (Move move : turns) {
      position.make(move);
      if (condition.test(position)) {
        fitting.add(move);
      }
      position.unmake();
    }
    return fitting;
  }
}
