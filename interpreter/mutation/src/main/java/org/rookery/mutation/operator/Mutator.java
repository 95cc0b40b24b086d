package org.rookery.mutation.operator;

import java.util.function.Consumer;

/** Finds the changes of one kind that may be made at a form. */
interface Mutator {
  /** Hands over each change there is for the form itself. */
  void changes(FormSpot spot, MutationNames names, Consumer<FormChange> out);
}
