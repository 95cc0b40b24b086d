/**
 * The command line described for shells and manuals: completions for bash, zsh and fish, and a
 * manual page. It does not know what a command does, nor the library that reads arguments.
 */
@NullMarked
package org.rookery.app.shell;

import org.jspecify.annotations.NullMarked;
