/**
 * The commands of the launcher: what they are called, what they take, what they print. The only
 * package that may write to the console.
 */
@NullMarked
package org.rookery.app.cli;

import org.jspecify.annotations.NullMarked;
