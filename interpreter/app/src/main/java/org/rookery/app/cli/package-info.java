/** The commands of the launcher. The only package that may write to the console. */
@NullMarked
package org.rookery.app.cli;

import org.jspecify.annotations.NullMarked;
