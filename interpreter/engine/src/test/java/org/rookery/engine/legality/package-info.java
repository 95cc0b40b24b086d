@NullMarked
package org.rookery.engine.legality;

import org.jspecify.annotations.NullMarked;
