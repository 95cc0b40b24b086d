package org.rookery.app.cli;

import java.util.List;

/** What can be typed while a game is played. */
final class PlayHelp {
  static final List<String> WORDS =
      List.of("moves", "hint", "back", "board", "fen", "why ", "save ", "load ", "help", "quit");

  static final String TEXT =
      """
      A turn       e2-e4, e2e4 or e4; with everything that happens: e7-e8; Q-e8
                   a man from the hand: N*f3; a capture elsewhere: e5-d6; d5-
      moves        the legal turns; `moves e2`: those of the man on e2
      hint         some of them
      why TURN     why a turn is not legal
      back         take your last turn back
      board, fen   show the position
      save FILE    write the game to a file
      load FILE    go on with a saved game
      quit         leave
      The tabulator key completes turns.""";

  private PlayHelp() {}
}
