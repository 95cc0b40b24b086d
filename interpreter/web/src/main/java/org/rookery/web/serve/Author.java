package org.rookery.web.serve;

import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/**
 * What the program that serves a page does for an author who writes rules in it. Several threads
 * ask it.
 */
public interface Author {
  /** The rules that a text holds, in the place of those that are served. */
  Rules rules(String text);

  /** See {@link org.rookery.web.page.Setting}. */
  String setting(Game game, Rules rules);

  /** The words of the language: see {@link org.rookery.web.studio.EditorVocabulary}. */
  String words();

  /**
   * What the tests say of these rules, as JSON: {@code summary}, {@code failures}, {@code
   * suspects}, {@code coverage}, or {@code problem}.
   */
  String tests(String text);

  /** A page of these rules that needs nothing else, as JSON: {@code page} or {@code problem}. */
  String publish(String text);

  /**
   * A page with the Interactive Diagram of these rules, as JSON: {@code page} and {@code told},
   * what it cannot say, or {@code problem}.
   */
  String interactiveDiagram(String text);

  /**
   * These rules as a section of Fairy-Stockfish's configuration, as JSON: {@code page} and {@code
   * told}, what it cannot say, or {@code problem}.
   */
  String fairySection(String text);

  /**
   * The text of the rules file as it is now, its lines ended by line feeds; empty when the file
   * cannot be read.
   */
  Optional<String> text();

  /** Writes the rules to their file; returns why it cannot be written, or nothing. */
  Optional<String> write(String text);
}
