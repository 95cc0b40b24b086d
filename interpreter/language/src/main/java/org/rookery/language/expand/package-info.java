/**
 * Includes, macros and loops over names, and where each expanded form came from. It does not know
 * what an expansion means.
 */
@NullMarked
package org.rookery.language.expand;

import org.jspecify.annotations.NullMarked;
