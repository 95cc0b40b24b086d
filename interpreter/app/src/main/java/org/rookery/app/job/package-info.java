/**
 * The kinds of long jobs: each says what its tasks are, does one from its text alone, and puts what
 * they came to together. It does not know where tasks are done.
 */
@NullMarked
package org.rookery.app.job;

import org.jspecify.annotations.NullMarked;
