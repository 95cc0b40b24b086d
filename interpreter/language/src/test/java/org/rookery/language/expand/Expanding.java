package org.rookery.language.expand;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** An expansion of a text and of files that exist in a test only. */
final class Expanding {
  final Diagnostics diagnostics = new Diagnostics();
  final Expansion expansion;

  private Expanding(String name, String text, Map<String, String> files) {
    SourceLoader loader =
        (from, wanted) ->
            files.containsKey(wanted)
                ? new SourceLoader.Loaded.Found(Source.of(wanted, files.get(wanted)))
                : new SourceLoader.Loaded.Missing(List.copyOf(new TreeMap<>(files).keySet()));
    expansion = new Expander(loader, diagnostics).expand(Source.of(name, text));
  }

  /** Expands a text as a file of our own language. */
  static Expanding rules(String text) {
    return new Expanding("main.rules", text, Map.of());
  }

  /** Expands a text that may include these files. */
  static Expanding rules(String text, Map<String, String> files) {
    return new Expanding("main.rules", text, files);
  }

  /** Expands a text as an old file. */
  static Expanding zrf(String text) {
    return new Expanding("main.zrf", text, Map.of());
  }

  /** The expanded forms, each on a line of its own, without line ends inside. */
  String lines() {
    StringBuilder out = new StringBuilder();
    for (Form form : expansion.forms()) {
      out.append(FormPrinter.line(form)).append('\n');
    }
    return out.toString().stripTrailing();
  }

  /** The problems as an author sees them. */
  String problems() {
    return DiagnosticRenderer.render(diagnostics);
  }

  /** The codes of the problems. */
  List<String> codes() {
    return diagnostics.sorted().stream().map(d -> d.code()).toList();
  }
}
