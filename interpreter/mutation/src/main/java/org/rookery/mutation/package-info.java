/**
 * Mutation testing of suites: rules are changed a little, in many ways, and mutants that survive
 * show what no case looks at. It does not know the console.
 */
@NullMarked
package org.rookery.mutation;

import org.jspecify.annotations.NullMarked;
