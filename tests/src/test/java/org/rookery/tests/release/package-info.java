/** What {@code mvn -Prelease package} makes, each tried from the artefact alone. */
@NullMarked
package org.rookery.tests.release;

import org.jspecify.annotations.NullMarked;
