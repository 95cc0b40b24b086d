/**
 * Several threads for many tasks, and a thread for what may never end: the only places where
 * Rookery does things side by side.
 */
@NullMarked
package org.rookery.threads;

import org.jspecify.annotations.NullMarked;
