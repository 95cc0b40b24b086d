/** Games saved by Zillions of Games, played over again and written anew. */
@NullMarked
package org.rookery.tests.saved;

import org.jspecify.annotations.NullMarked;
