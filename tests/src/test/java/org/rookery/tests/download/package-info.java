/** The downloads for designers, unpacked and run as a designer would. */
@NullMarked
package org.rookery.tests.download;

import org.jspecify.annotations.NullMarked;
