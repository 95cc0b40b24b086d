package org.rookery.web.serve;

import org.rookery.game.Game;

/**
 * A game to be shown.
 *
 * @param setting see {@link org.rookery.web.page.Setting}
 * @param problems what its author is told; empty when all is well
 */
public record Show(Game game, String setting, String problems) {}
