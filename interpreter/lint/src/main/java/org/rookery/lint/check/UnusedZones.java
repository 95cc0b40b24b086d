package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A zone that nothing asks for. */
final class UnusedZones implements TextCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unused-zone",
          "a zone never used",
          "No rule of any game of the file names the zone. Use it, or remove it.",
          """
          (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """,
          """
          (board (rectangle 4 4) (zone (name far) (positions (own-rank 4))))
          (piece (name Man) (letter M) (moves (n (verify empty?) (verify (not-in-zone? far)) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedText text, FindingCollector findings) {
    List<Form> sections = text.sections();
    Mentions used = Mentions.in(sections);
    Map<String, List<Form.Group>> zones = new LinkedHashMap<>();
    for (Form.Group zone : Mentions.groups(sections, "zone")) {
      String name = Mentions.part(zone, "name");
      if (!name.isEmpty()) {
        zones.computeIfAbsent(name, unused -> new ArrayList<>()).add(zone);
      }
    }
    zones.forEach(
        (name, written) -> {
          Form.Group first = written.get(0);
          boolean own = Mentions.isWrittenIn(first, text.main().location());
          if (own && used.of(name) <= written.size()) {
            findings.mended(
                first.origin(),
                "No rule asks for the zone `" + name + "`.",
                null,
                Fix.without(first, "Remove the zone"));
          }
        });
  }
}
