package org.rookery.compiler.model;

import java.util.List;
import java.util.stream.Stream;

/** The settings that old files know, by name. */
public final class Settings {
  /** Those that change play; each may also be written as a section, with dashes. */
  public static final List<String> OF_PLAY =
      List.of(
          "pass turn",
          "pass partial",
          "maximal captures",
          "recycle captures",
          "recycle promotions",
          "include off-pieces");

  /** Those that only programs with a window care for. */
  private static final List<String> OF_DISPLAY =
      List.of(
          "allow flipping",
          "animate captures",
          "animate drops",
          "discard cascades",
          "highlight goals",
          "prevent flipping",
          "progressive levels",
          "selection screen",
          "show moves list",
          "silent ? moves",
          "smart moves");

  /** Whether dead positions are drawn; not in old files, which say every ending themselves. */
  public static final String DEAD_POSITIONS = "dead positions";

  private static final List<String> ALL =
      Stream.of(OF_PLAY, OF_DISPLAY, List.of(DEAD_POSITIONS)).flatMap(List::stream).toList();

  private Settings() {}

  /** Those of display that are written as a section, too. */
  private static final List<String> SHOWN_AS_SECTIONS =
      List.of("allow flipping", "animate captures", "animate drops");

  private static final List<String> SECTIONS =
      Stream.concat(OF_PLAY.stream(), SHOWN_AS_SECTIONS.stream()).toList();

  /** Those that may be written as a section of their own, its name with dashes. */
  public static List<String> sections() {
    return SECTIONS;
  }

  /** Every setting there is. */
  public static List<String> all() {
    return ALL;
  }
}
