/**
 * The commands of the launcher: their names, arguments and output. It is the only package that
 * writes to the console.
 */
@NullMarked
package org.rookery.app.cli;

import org.jspecify.annotations.NullMarked;
