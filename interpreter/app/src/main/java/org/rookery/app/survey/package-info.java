/**
 * Many rules files in a row, each loaded or played at random with every check on, whatever happens
 * to the others. It does not know the console.
 */
@NullMarked
package org.rookery.app.survey;

import org.jspecify.annotations.NullMarked;
