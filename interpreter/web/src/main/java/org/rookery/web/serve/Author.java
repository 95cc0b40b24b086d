package org.rookery.web.serve;

import org.rookery.game.Game;
import org.rookery.game.Rules;

/**
 * What the program that serves a page does for who writes rules in it. Each is asked by several
 * threads.
 */
public interface Author {
  /** The rules that a text holds, in the place of those that are served. */
  Rules rules(String text);

  /** See {@link org.rookery.web.page.Setting}. */
  String setting(Game game, Rules rules);

  /** The words of the language: see {@link org.rookery.web.studio.Vocabulary}. */
  String words();

  /**
   * What the tests say of these rules, as JSON: {@code summary}, {@code failures}, {@code
   * suspects}, {@code coverage}, or {@code problem}.
   */
  String tests(String text);

  /** A page of these rules that needs nothing else, as JSON: {@code page} or {@code problem}. */
  String publish(String text);

  /** Writes the rules to the file that is served; JSON, with {@code problem} if it cannot be. */
  String save(String text);
}
