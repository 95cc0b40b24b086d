/**
 * Several threads for many tasks, and a thread for what may never end: the only places where
 * Rookery runs things in parallel. It does not know what is done.
 */
@NullMarked
package org.rookery.threads;

import org.jspecify.annotations.NullMarked;
