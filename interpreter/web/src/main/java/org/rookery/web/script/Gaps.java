package org.rookery.web.script;

import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Fills, while the script is made, what its Java lacks and the interpreter asks for: how much
 * memory there is (in a browser as much as one page should take), fixed maps and sets that hold up
 * when they are empty, copies of arrays that are longer than the array, and texts with places for
 * arguments.
 */
public final class Gaps implements TeaVMPlugin {
  private static final long MEMORY = 512L << 20;

  /** For the translator, which finds it as a service. */
  public Gaps() {}

  @Override
  public void install(TeaVMHost host) {
    host.add(Gaps::transform);
    host.add(new FixedCollections());
    host.add(new FixedArrays());
    host.add(new FixedFormats());
    host.add(new SmallNumbers());
    host.add(new UnsoundClasses());
  }

  private static void transform(ClassHolder type, ClassHolderTransformerContext context) {
    if (type.getName().equals("java.lang.Runtime")) {
      MethodHolder method = new MethodHolder("maxMemory", ValueType.LONG);
      method.setLevel(AccessLevel.PUBLIC);
      ProgramEmitter emitter = ProgramEmitter.create(method, context.getHierarchy());
      emitter.constant(MEMORY).returnValue();
      type.addMethod(method);
    }
  }
}
