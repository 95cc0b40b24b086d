package org.rookery.web.script;

import java.util.Arrays;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;

/**
 * Has {@code Arrays.copyOfRange} of numbers fill up with zeros past the end of the array, as Java
 * does. The translator's own goes on reading, and traps; the reader of YAML depends on it.
 */
final class FixedArrays implements ClassHolderTransformer {
  private static final String COPY = "copyOfRange";

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().equals(Arrays.class.getName())) {
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.getName().equals(COPY)
          && method.parameterType(0).equals(ValueType.arrayOf(ValueType.INTEGER))) {
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        body.invoke(
                FixedArrays.class.getName(),
                COPY,
                method.getResultType(),
                body.var(1, method.parameterType(0)),
                body.var(2, ValueType.INTEGER),
                body.var(3, ValueType.INTEGER))
            .returnValue();
      }
    }
  }

  /** See {@link Arrays#copyOfRange(int[], int, int)}. */
  static int[] copyOfRange(int[] array, int from, int to) {
    int[] copy = new int[to - from];
    System.arraycopy(array, from, copy, 0, Math.min(to, array.length) - from);
    return copy;
  }
}
