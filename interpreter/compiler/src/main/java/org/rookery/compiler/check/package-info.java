/**
 * What is wrong with a game although every word of it is right: each check a class. It does not
 * know forms, or how a game is executed.
 */
@NullMarked
package org.rookery.compiler.check;

import org.jspecify.annotations.NullMarked;
