/**
 * What authors look up by what they wish to say: the book's chapters, and phrases with the words
 * that say them. It does not know the console.
 */
@NullMarked
package org.rookery.app.book;

import org.jspecify.annotations.NullMarked;
