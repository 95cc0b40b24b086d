package org.rookery.suites.format;

import org.jspecify.annotations.Nullable;

/**
 * What a file of cases says before them.
 *
 * @param rules a rules file relative to this file, or a bare name
 * @param game the game meant when the file defines several and not the last one
 * @param recorded the hash of the rules that the recorded cases were recorded under
 */
public record Header(String rules, @Nullable String game, @Nullable String recorded) {}
