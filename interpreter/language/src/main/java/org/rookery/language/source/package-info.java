/**
 * Texts, places in them, and where to get them. This package does not know that there is a
 * language: to it a rules file is characters in lines.
 */
@NullMarked
package org.rookery.language.source;

import org.jspecify.annotations.NullMarked;
