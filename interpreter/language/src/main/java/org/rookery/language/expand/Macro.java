package org.rookery.language.expand;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;
import org.rookery.language.source.Source;

/**
 * A definition.
 *
 * @param name the symbol after {@code define}
 * @param parameters the named parameters, or null for a macro whose parameters are {@code $1} ...
 * @param body what a call is replaced by
 */
record Macro(Form.Symbol name, @Nullable ParameterList parameters, List<Form> body) {
  Source source() {
    return name.origin().span().source();
  }
}
