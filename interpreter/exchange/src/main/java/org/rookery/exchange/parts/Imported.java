package org.rookery.exchange.parts;

/**
 * A rules file made from what another program knows of a game.
 *
 * @param name what the game is called there
 * @param text the rules, not laid out
 * @param sayable whether all that was said of it could be said
 */
public record Imported(String name, String text, boolean sayable) {}
