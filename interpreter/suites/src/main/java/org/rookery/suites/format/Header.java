package org.rookery.suites.format;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * What a file of cases says before them.
 *
 * @param rules a rules file relative to this file, or a bare name
 * @param game the game meant when the file defines several and not the last one
 * @param recorded the hash of the rules that the recorded cases were recorded under
 * @param cases what stands under that key, as it is: each case is read by itself
 */
public record Header(
    @JsonProperty(required = true) String rules,
    @Nullable String game,
    @Nullable String recorded,
    @Nullable Object cases) {}
