package org.rookery.web.serve;

import org.rookery.game.Game;

/**
 * A game to be shown.
 *
 * @param name of its rules file, without a folder
 * @param text of that file
 * @param setting see {@link org.rookery.web.page.Setting}
 * @param problems what its author is told; empty when all is well
 */
public record Show(Game game, String name, String text, String setting, String problems) {}
