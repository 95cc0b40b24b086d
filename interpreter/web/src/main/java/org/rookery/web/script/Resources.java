package org.rookery.web.script;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/**
 * Names, while the script is made, the files of the interpreter that the script has to hold. The
 * translator calls this interface deprecated; no other way was tried.
 */
@SuppressWarnings("deprecation")
public final class Resources implements ResourceSupplier {
  /** For the translator, which finds it as a service. */
  public Resources() {}

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return new String[] {
      "org/rookery/compiler/elaborate/usual-letters.txt",
      "org/rookery/language/form/words.tsv",
      "org/rookery/language/upgrade/spellings.rules",
      "org/rookery/player/trial/verdicts.txt"
    };
  }
}
