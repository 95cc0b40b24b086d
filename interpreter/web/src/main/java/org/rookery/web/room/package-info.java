/**
 * Rooms, in which people play each other: what has happened in them, who may do what, and the
 * journal that keeps it.
 */
@NullMarked
package org.rookery.web.room;

import org.jspecify.annotations.NullMarked;
