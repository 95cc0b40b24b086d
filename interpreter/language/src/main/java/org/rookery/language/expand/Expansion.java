package org.rookery.language.expand;

import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.KnownMacros;
import org.rookery.language.source.Source;

/**
 * A rules file with its includes and macros carried out.
 *
 * @param forms the top-level forms that are left, in order
 * @param sources the files it was made of: the main one, then the included ones in order
 * @param macros the macros they define
 */
public record Expansion(List<Form> forms, List<Source> sources, KnownMacros macros) {
  public Expansion {
    forms = List.copyOf(forms);
    sources = List.copyOf(sources);
  }
}
