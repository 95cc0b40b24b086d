/** What authors look up by what they wish to say. It knows no console. */
@NullMarked
package org.rookery.app.book;

import org.jspecify.annotations.NullMarked;
