package org.rookery.web.studio;

import org.rookery.game.Loading;

/** Makes texts for other programs of rules that are being written. */
public interface Exporter {
  /**
   * Rules as a text.
   *
   * @param verb {@code interactive-diagram} or {@code fairy-section}
   * @return JSON: {@code page} and what it cannot say, {@code told}; or a {@code problem}
   */
  String export(String verb, Loading loading);
}
