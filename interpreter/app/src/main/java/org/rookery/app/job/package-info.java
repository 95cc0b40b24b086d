/**
 * The kinds of long jobs: the tasks of each, one task done from its text, and the report of all. It
 * does not know where tasks are done.
 */
@NullMarked
package org.rookery.app.job;

import org.jspecify.annotations.NullMarked;
