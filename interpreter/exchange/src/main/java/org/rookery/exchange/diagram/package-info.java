/**
 * Interactive Diagrams of web pages made into rules files, and games into such pages: each line of
 * a description said in the rules language, each rule in a description, or reported as not sayable.
 * It does not know the console.
 */
@NullMarked
package org.rookery.exchange.diagram;

import org.jspecify.annotations.NullMarked;
