package org.rookery.bytecode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A class without a name, being written: a subclass of a public class, without fields, in the
 * package of the host.
 *
 * <p>It is unloaded with its last instance.
 */
final class HiddenClass {
  private final MethodHandles.Lookup host;
  private final Class<?> parent;
  private final String name;
  private final Writer writer = new Writer();

  /** Begins a class; {@code host} is a full lookup of the package to put it in. */
  HiddenClass(MethodHandles.Lookup host, Class<?> parent) {
    this.host = host;
    this.parent = parent;
    String home = host.lookupClass().getPackageName().replace('.', '/');
    name = home + "/" + parent.getSimpleName() + "Generated";
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V17, access, name, null, Type.getInternalName(parent), null);
    MethodCode constructor = method("<init>", MethodType.methodType(void.class));
    constructor.callParentConstructor(Type.getInternalName(parent));
    constructor.end();
  }

  /** Begins a method of the class. */
  MethodCode method(String method, MethodType type) {
    String descriptor = type.toMethodDescriptorString();
    return new MethodCode(
        name, writer.visitMethod(Opcodes.ACC_PUBLIC, method, descriptor, null, null));
  }

  /** An instance of the finished class. */
  Object instance() {
    writer.visitEnd();
    try {
      return host.defineHiddenClass(writer.toByteArray(), true)
          .lookupClass()
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a class written for " + parent + " is refused", e);
    }
  }

  /** The types on the stack never have to be merged, so that no class has to be looked up. */
  private static final class Writer extends ClassWriter {
    Writer() {
      super(COMPUTE_FRAMES | COMPUTE_MAXS);
    }

    @Override
    protected String getCommonSuperClass(String first, String second) {
      return "java/lang/Object";
    }
  }
}
