package org.rookery.web.script;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Gives the translator classes of Java's own that it lacks, or has otherwise: those here that begin
 * with {@code Plain}.
 */
public final class MissingClasses implements SubstitutionPolicy {
  private static final List<Class<?>> MISSING =
      List.of(Random.class, ReentrantLock.class, AtomicReferenceArray.class);

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
