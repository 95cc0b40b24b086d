/** What holds in every position of every game, looked at in seeded random games. */
@NullMarked
package org.rookery.tests.properties;

import org.jspecify.annotations.NullMarked;
