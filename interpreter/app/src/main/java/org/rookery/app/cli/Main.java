package org.rookery.app.cli;

/** The entry point of the launcher. */
public final class Main {
  private Main() {}

  /** Prints the version. */
  public static void main(String[] args) {
    String version = Main.class.getPackage().getImplementationVersion();
    System.out.println("Rookery " + (version == null ? "(development)" : version));
  }
}
