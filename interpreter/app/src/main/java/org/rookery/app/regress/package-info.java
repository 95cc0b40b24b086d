/**
 * What an author believes about a game, written as YAML: read, tried, reported, recorded. It knows
 * rules files and the engine but no command line.
 */
@NullMarked
package org.rookery.app.regress;

import org.jspecify.annotations.NullMarked;
