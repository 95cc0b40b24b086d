/** Which of the turns that men's rules allow are legal; most are judged without being made. */
@NullMarked
package org.rookery.engine.legality;

import org.jspecify.annotations.NullMarked;
