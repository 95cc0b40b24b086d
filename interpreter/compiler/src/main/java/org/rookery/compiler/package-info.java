/**
 * From expanded forms to a game program: names and types resolved, moves lowered to graphs. It does
 * not know how a program is played.
 */
@NullMarked
package org.rookery.compiler;

import org.jspecify.annotations.NullMarked;
