/**
 * Rules files written from pages with Interactive Diagrams, as H. G. Muller's script for web pages
 * draws them: the description found in the page, read line by line, and each line said in the rules
 * language, or told that it cannot be.
 */
@NullMarked
package org.rookery.exchange.diagram;

import org.jspecify.annotations.NullMarked;
