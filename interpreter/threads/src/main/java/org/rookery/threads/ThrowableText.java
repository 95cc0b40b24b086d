package org.rookery.threads;

/** What may be thrown by whatever is done, told in a few words. */
public final class ThrowableText {
  private ThrowableText() {}

  /** The words. */
  public static String words(Throwable problem) {
    if (problem instanceof OutOfMemoryError) {
      return "not enough memory";
    }
    if (problem instanceof StackOverflowError) {
      return "too deep for the stack";
    }
    StackTraceElement[] trace = problem.getStackTrace();
    String place = trace.length == 0 ? "" : " at " + trace[0];
    String message = problem.getMessage() == null ? "" : " (" + problem.getMessage() + ")";
    return "internal error: " + problem.getClass().getSimpleName() + message + place;
  }
}
