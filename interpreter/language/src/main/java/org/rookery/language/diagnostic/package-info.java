/**
 * Problems reported to the author of a rules file: collected, sorted, rendered. It knows neither
 * games nor the console.
 */
@NullMarked
package org.rookery.language.diagnostic;

import org.jspecify.annotations.NullMarked;
