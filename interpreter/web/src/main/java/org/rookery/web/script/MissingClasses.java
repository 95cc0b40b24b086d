package org.rookery.web.script;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Gives the translator classes of Java's own that it lacks: those here that begin with {@code
 * Plain}. Those that it has stay its own.
 */
public final class MissingClasses implements SubstitutionPolicy {
  private static final List<Class<?>> MISSING =
      List.of(ReentrantLock.class, AtomicReferenceArray.class);

  /** For the translator, which finds it as a service. */
  public MissingClasses() {}

  @Override
  public void contribute(SubstitutionSink sink) {
    for (Class<?> missing : MISSING) {
      sink.selectClasses(missing.getName()::equals)
          .replacePackage(missing.getPackageName(), MissingClasses.class.getPackageName())
          .simpleNamePrefix("Plain");
    }
  }
}
