package org.rookery.web.script;

import java.io.PrintStream;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * Has {@code String.format} and what prints in that way use {@link SimpleFormat}. The translator's
 * own formatter writes numbers of all languages, for which a page would hold the names of all
 * currencies and what is spoken where: more than the player that thinks in it.
 */
final class FixedFormats implements ClassHolderTransformer {
  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    boolean makes = type.getName().equals(String.class.getName());
    if (makes || type.getName().equals(PrintStream.class.getName())) {
      for (MethodHolder method : type.getMethods()) {
        if (method.getName().equals("format") || method.getName().equals("formatted")) {
          redirect(method, makes, ProgramEmitter.create(method, context.getHierarchy()));
        }
      }
    }
  }

  /** The text and its arguments are the last two parameters, or the text is the object itself. */
  private static void redirect(MethodHolder method, boolean makes, ProgramEmitter body) {
    int last = method.parameterCount();
    ValueEmitter text = body.var(method.getName().equals("formatted") ? 0 : last - 1, String.class);
    ValueEmitter arguments = body.var(last, Object[].class);
    ValueEmitter formatted =
        body.invoke(
            SimpleFormat.class.getName(), "format", ValueType.parse(String.class), text, arguments);
    if (makes) {
      formatted.returnValue();
    } else {
      ValueEmitter printer = body.var(0, PrintStream.class);
      printer.invokeVirtual("print", formatted);
      printer.returnValue();
    }
  }
}
