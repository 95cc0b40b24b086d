/**
 * Tasks done by a cluster of Apache Spark, which lives in this module only. It does not know games.
 */
@NullMarked
package org.rookery.farm;

import org.jspecify.annotations.NullMarked;
