package org.rookery.logs;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.notation.ZillionsText;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.explain.LegalityExplanation;
import org.rookery.program.Contents;

/** Why a turn in Zillions' notation is none of the legal ones, in sentences. */
final class ZillionsExplanation {
  private static final int NAMED = 4;

  private final Preset preset;
  private final GameEngine game;
  private final Position position;
  private final ZillionsText texts;

  ZillionsExplanation(Preset preset, GameEngine game, Position position, ZillionsText texts) {
    this.preset = preset;
    this.game = game;
    this.position = position;
    this.texts = texts;
  }

  /**
   * The reason.
   *
   * @param problem what is wrong with the text itself, or that it fits no legal move
   */
  String reason(String text, List<Move> legal, String problem) {
    String[] words = text.replaceFirst("^partial\\s+\\d+\\s+", "").split("\\s+");
    Optional<Integer> from = words.length > 1 ? square(words[1]) : Optional.empty();
    if (from.isEmpty()) {
      return problem + choice(legal, words[0]);
    }
    Optional<String> wrongPiece = wrongPiece(from.get());
    if (wrongPiece.isPresent() || position.content(from.get()) == Contents.EMPTY) {
      return wrongPiece.orElse(problem);
    }
    return illegality(text).orElseGet(() -> problem + nearest(words, legal));
  }

  private Optional<Integer> square(String name) {
    return preset.labels().square(name);
  }

  /** A complaint when the turn begins with a piece of another player, or not with the one due. */
  private Optional<String> wrongPiece(int square) {
    int piece = position.content(square);
    int going = position.continuation();
    if (going != Position.NOWHERE && going != square) {
      return Optional.of("The piece on " + preset.name(going) + " has to go on.");
    }
    if (piece == Contents.EMPTY || preset.program().contents().owner(piece) == position.as()) {
      return Optional.empty();
    }
    String mover = preset.program().players().get(position.mover());
    String where = preset.name(square);
    return Optional.of(
        "The piece on " + where + " is " + preset.words(piece) + ", and " + mover + " is to move.");
  }

  /** Why the pseudo-legal move that the text means is not legal. */
  private Optional<String> illegality(String text) {
    List<Move> possible = game.generator().pseudoLegalMoves(position);
    return texts.read(possible, text) instanceof Reading.Found found
        ? Optional.of(
            why(new TurnTexts(game.generator(), position, possible).complete(found.move())))
        : Optional.empty();
  }

  private String why(String turn) {
    return LegalityExplanation.explain(game, position, turn);
  }

  /**
   * The legal moves that begin alike; where there are none, which rule fails, or what else the
   * piece could do.
   */
  private String nearest(String[] words, List<Move> legal) {
    String first = words.length > 3 ? words[1] + " " + words[2] + " " + words[3] : words[1];
    boolean begun = legal.stream().anyMatch(move -> names(move, first));
    boolean goes = words.length > 3 && square(words[3]).isPresent();
    return goes && !begun ? " " + why(words[1] + "-" + words[3]) : choice(legal, first);
  }

  private boolean names(Move move, String words) {
    return (" " + texts.print(move) + " ").contains(" " + words + " ");
  }

  /** Some turns that would be legal: those with these words in them, if there are any. */
  private String choice(List<Move> legal, String words) {
    List<String> same =
        legal.stream().filter(move -> names(move, words)).map(texts::print).toList();
    List<String> shown = same.isEmpty() ? legal.stream().map(texts::print).toList() : same;
    if (shown.isEmpty()) {
      return " There is no legal move.";
    }
    String list = shown.stream().limit(NAMED).collect(Collectors.joining("`, `", "`", "`"));
    return (shown.size() == 1 ? " Legal is " : " Legal would be ")
        + list
        + (shown.size() > NAMED ? " and " + (shown.size() - NAMED) + " more." : ".");
  }
}
