/**
 * Texts, places in them, and where to get them. It does not know that there is a language: a rules
 * file is characters in lines.
 */
@NullMarked
package org.rookery.language.source;

import org.jspecify.annotations.NullMarked;
