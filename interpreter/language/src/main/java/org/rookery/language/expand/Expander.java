package org.rookery.language.expand;

import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** Carries out includes, macros and loops over names. */
public final class Expander {
  private final SourceLoader loader;
  private final Diagnostics diagnostics;

  public Expander(SourceLoader loader, Diagnostics diagnostics) {
    this.loader = loader;
    this.diagnostics = diagnostics;
  }

  /** Expands a main file; after a problem, as much as makes sense. */
  public Expansion expand(Source main) {
    throw new UnsupportedOperationException("not yet " + loader + diagnostics);
  }
}
