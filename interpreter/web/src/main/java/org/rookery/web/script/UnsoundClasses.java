package org.rookery.web.script;

import java.util.Set;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;

/**
 * Fails the translation when it would use a class of the translator's that is known to be wrong.
 */
final class UnsoundClasses extends AbstractDependencyListener {
  /** They divide by the number of their entries, which may be 0, and by hash codes below 0. */
  private static final Set<String> UNSOUND =
      Set.of(
          "java.util.TemplateCollections$NEtriesMap", "java.util.TemplateCollections$NElementSet");

  @Override
  public void classReached(DependencyAgent agent, String className) {
    if (UNSOUND.contains(className)) {
      agent
          .getDiagnostics()
          .error(null, className + " is used, which traps when it is empty; see FixedCollections.");
    }
  }
}
