/** Old files mean what they mean to Zillions, block by block. They may not know how. */
@NullMarked
package org.rookery.tests.zrf;

import org.jspecify.annotations.NullMarked;
