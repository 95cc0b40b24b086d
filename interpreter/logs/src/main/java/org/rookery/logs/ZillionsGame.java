package org.rookery.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.rookery.engine.notation.Reading;
import org.rookery.engine.notation.ZillionsText;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.files.WindowsPath;
import org.rookery.language.diagnostic.Printable;

/** A match as the text in which Zillions of Games saves a game. */
public final class ZillionsGame {
  private static final String LINE_END = "\r\n";

  private ZillionsGame() {}

  /**
   * The text of a match.
   *
   * @param isHuman whether a person chooses a player's turns
   * @return empty when the match began at a position that such a text has no words for, or an
   *     umpire refused a move
   */
  public static Optional<String> print(Match match, IntPredicate isHuman) {
    Game game = match.game();
    Optional<List<String>> changes = new ZillionsSetup(game.program()).changes(match.start());
    if (changes.isEmpty() || match.moves().stream().anyMatch(Move::isRefused)) {
      return Optional.empty();
    }
    StringBuilder players = new StringBuilder();
    for (int player = 0; player < game.program().players().size(); player++) {
      boolean chooses = isHuman.test(player) && !game.program().playsAtRandom(player);
      players.append(chooses ? 'H' : 'C');
    }
    List<String> lines = new ArrayList<>();
    lines.add(ZillionsLogReader.SIGNATURE + " Version 0.02 " + players);
    lines.add("RulesFile=" + WindowsPath.fileName(game.file()));
    lines.add("VariantName=" + Printable.of(game.title()));
    lines.addAll(changes.get());
    lines.addAll(turns(match));
    return Optional.of(String.join(LINE_END, lines) + LINE_END);
  }

  /** The turns, each with the number of the round of the turn order. */
  private static List<String> turns(Match match) {
    Game game = match.game();
    Position position = new Position(game.program(), match.start());
    List<String> lines = new ArrayList<>();
    int round = 1;
    for (Move move : match.moves()) {
      ZillionsText texts = new ZillionsText(match.engine().generator(), position);
      lines.add(round + ". " + texts.print(move));
      position.make(move);
      boolean passedOn = position.continuation() == Position.NOWHERE;
      round += passedOn && position.step() == game.program().repeatFrom() ? 1 : 0;
    }
    return lines;
  }

  /**
   * The match that a text tells.
   *
   * @throws SavedGame.BadGame at the first line that cannot be understood or is no legal move
   */
  static Match parse(Game game, String text) throws SavedGame.BadGame {
    GameLog log;
    Match match;
    try {
      log = new ZillionsLogReader().read(text);
      match = game.match(new ZillionsSetup(game.program()).after(log.setup()));
    } catch (BadLog e) {
      throw new SavedGame.BadGame(String.valueOf(e.getMessage()));
    }
    for (GameLog.Entry entry : log.turns()) {
      ZillionsText texts = new ZillionsText(match.engine().generator(), match.position());
      List<Move> legal = match.turns().stream().map(LegalMove::move).toList();
      Reading reading = texts.read(legal, entry.text());
      if (!(reading instanceof Reading.Found found)) {
        String reason = "`" + entry.text() + "`: " + ((Reading.NoFit) reading).reason();
        throw new SavedGame.BadGame(entry.line(), reason);
      }
      match.play(match.turns().of(found.move()));
    }
    return match;
  }
}
