package org.rookery.web.script;

import java.util.Map;
import java.util.Set;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * Has {@code Map.of}, {@code Map.ofEntries}, {@code Map.copyOf}, {@code Set.of} and {@code
 * Set.copyOf} make {@link FixedMap} and {@link FixedSet}. The translator's own classes divide by
 * the number of entries, which ends an empty map's answer in a trap, and compare a missing key with
 * every entry.
 */
final class FixedCollections implements ClassHolderTransformer {
  private static final String MAP = Map.class.getName();
  private static final String SET = Set.class.getName();

  /** The translator's own classes hold one or two entries well. */
  private static final int MOST_KEPT = 2;

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().equals(MAP)) {
      redirect(type, context, FixedMap.class, 2);
    } else if (type.getName().equals(SET)) {
      redirect(type, context, FixedSet.class, 1);
    }
  }

  private static void redirect(
      ClassHolder type, ClassHolderTransformerContext context, Class<?> to, int parametersEach) {
    for (MethodHolder method : type.getMethods()) {
      String name = method.getName();
      int count = method.parameterCount();
      boolean isList = count > MOST_KEPT * parametersEach;
      boolean isArray = count == 1 && method.parameterType(0) instanceof ValueType.Array;
      boolean makes = name.equals("copyOf") || name.equals("ofEntries") || name.equals("of");
      if (makes && (isList || isArray || name.equals("copyOf"))) {
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        ValueEmitter argument = isList ? listed(body, count) : body.var(1, method.parameterType(0));
        ValueType result = ValueType.object(type.getName());
        body.invoke(to.getName(), name, result, argument).returnValue();
      }
    }
  }

  private static ValueEmitter listed(ProgramEmitter body, int count) {
    ValueEmitter array = body.constructArray(Object.class, count);
    for (int i = 0; i < count; i++) {
      array.setElement(i, body.var(i + 1, Object.class));
    }
    return array;
  }
}
