package org.rookery.web.script;

/**
 * {@code ReentrantLock} in a browser, whose scripts have one thread, which never has to wait for
 * another.
 *
 * <p>Jackson asks for one.
 */
final class PlainReentrantLock {
  PlainReentrantLock() {}

  void lock() {
    // It is held by this thread or by none.
  }

  void unlock() {
    // The same.
  }
}
