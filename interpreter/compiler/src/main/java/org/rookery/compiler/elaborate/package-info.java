/**
 * From expanded forms to a game model: the games of a file, each with what it inherits, all names
 * resolved and all problems reported. It does not know move graphs.
 */
@NullMarked
package org.rookery.compiler.elaborate;

import org.jspecify.annotations.NullMarked;
