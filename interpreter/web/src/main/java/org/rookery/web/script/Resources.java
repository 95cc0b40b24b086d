package org.rookery.web.script;

import java.util.ArrayList;
import java.util.List;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/**
 * Names, while the script is made, the files of the interpreter that the script has to hold. The
 * translator calls this interface deprecated; no other way was tried.
 */
@SuppressWarnings("deprecation")
public final class Resources implements ResourceSupplier {
  private static final List<String> ALWAYS =
      List.of(
          "org/rookery/compiler/elaborate/inner-words.tsv",
          "org/rookery/compiler/elaborate/usual-letters.txt",
          "org/rookery/language/form/words.tsv",
          "org/rookery/language/upgrade/spellings.rules",
          "org/rookery/player/trial/verdicts.txt");

  /** For {@link StudioScript} alone, whose translation has the property that tells. */
  private static final List<String> OF_EXPORTS =
      List.of(
          "org/rookery/exchange/diagram/pieces.tsv",
          "org/rookery/exchange/diagram/settings.tsv",
          "org/rookery/exchange/fairy/bases.ini",
          "org/rookery/exchange/fairy/keys.tsv",
          "org/rookery/exchange/fairy/pieces.tsv",
          "org/rookery/exchange/fairy/sayings.tsv");

  /** For the translator, which finds it as a service. */
  public Resources() {}

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    List<String> names = new ArrayList<>(ALWAYS);
    if (context.getProperties().containsKey("rookery.exports")) {
      names.addAll(OF_EXPORTS);
    }
    return names.toArray(String[]::new);
  }
}
