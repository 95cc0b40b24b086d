/**
 * Long jobs that fall into tasks: done by threads of this machine or by a cluster, each task within
 * limits, what is finished kept on disk. It knows nothing of games.
 */
@NullMarked
package org.rookery.jobs;

import org.jspecify.annotations.NullMarked;
