/**
 * Looks at many rules files, one after the other, whatever happens to each: loads them, or plays
 * random games of them with every check on. It knows no console.
 */
@NullMarked
package org.rookery.app.survey;

import org.jspecify.annotations.NullMarked;
