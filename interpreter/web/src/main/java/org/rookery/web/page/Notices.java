package org.rookery.web.page;

import java.util.List;
import java.util.stream.Collectors;

/** The licences of what a published page holds: BSD licences ask for their text in every copy. */
final class Notices {
  private static final List<String> TEXTS = List.of("antlr4.txt", "jzlib.txt");

  private static final String HEAD =
      """
      This page holds Rookery, translated for browsers with TeaVM and its class library, together
      with Apache Commons Lang and Commons Text, Jackson (core, annotations, YAML) and SnakeYAML, all
      under the Apache License 2.0 (https://www.apache.org/licenses/LICENSE-2.0), and parts under the
      licences that follow.
      """;

  private Notices() {}

  static String text() {
    return TEXTS.stream()
        .map(name -> "\n" + Assets.text("/META-INF/licences/" + name))
        .collect(Collectors.joining("", HEAD, ""));
  }
}
