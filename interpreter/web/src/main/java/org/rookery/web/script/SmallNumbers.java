package org.rookery.web.script;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/**
 * Has Jackson refuse numbers that need more than 64 bits: no suite has a use for them, and what
 * reads them is a tenth as large as all else that a page has of the reader of YAML.
 */
final class SmallNumbers implements ClassHolderTransformer {
  private static final String READER = "com.fasterxml.jackson.core.io.NumberInput";

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().equals(READER)) {
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.getName().startsWith("parseBig")) {
        ProgramEmitter.create(method, context.getHierarchy())
            .construct(NumberFormatException.class)
            .raise();
      }
    }
  }
}
