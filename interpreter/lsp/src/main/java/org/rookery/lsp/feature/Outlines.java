package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.rookery.game.Rules;
import org.rookery.language.form.Form;
import org.rookery.language.layout.RulesFormatter;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/** The shape of a file: its outline, what can be folded, its layout, its links. */
public final class Outlines {
  private static final Map<String, SymbolKind> SHOWN =
      Map.ofEntries(
          Map.entry("game", SymbolKind.Module),
          Map.entry("variant", SymbolKind.Module),
          Map.entry("define", SymbolKind.Function),
          Map.entry("piece", SymbolKind.Class),
          Map.entry("zone", SymbolKind.Field),
          Map.entry("board", SymbolKind.Struct),
          Map.entry("board-setup", SymbolKind.Array),
          Map.entry("ending", SymbolKind.Event),
          Map.entry("counter", SymbolKind.Variable),
          Map.entry("change", SymbolKind.Class),
          Map.entry("moves", SymbolKind.Method),
          Map.entry("drops", SymbolKind.Method),
          Map.entry("include", SymbolKind.File));

  private Outlines() {}

  /** The outline of a file. */
  public static List<DocumentSymbol> symbols(EditedRules text) {
    return symbols(text.forms());
  }

  private static List<DocumentSymbol> symbols(List<Form> forms) {
    List<DocumentSymbol> symbols = new ArrayList<>();
    for (Form form : forms) {
      if (form instanceof Form.Group group) {
        String word = group.head().orElse("");
        SymbolKind kind = SHOWN.get(word);
        List<DocumentSymbol> inner = symbols(group.items());
        if (kind == null) {
          symbols.addAll(inner);
        } else {
          Range range = Ranges.of(group.origin().span());
          Range name = Ranges.of(group.items().get(0).origin().span());
          symbols.add(new DocumentSymbol(name(group), kind, range, name, word, inner));
        }
      }
    }
    return symbols;
  }

  private static String name(Form.Group group) {
    String word = group.head().orElse("");
    for (Form item : group.items()) {
      boolean names = item.isHeadedBy("name") || item.isHeadedBy("title");
      if (names && ((Form.Group) item).items().size() > 1) {
        return text(((Form.Group) item).items().get(1), word);
      }
    }
    return group.items().size() > 1 ? text(group.items().get(1), word) : word;
  }

  private static String text(Form form, String otherwise) {
    String text = form instanceof Form.Text t ? t.value() : form.atom().orElse(otherwise);
    return text.isBlank() ? otherwise : text;
  }

  /** The stretches of a file that can be folded: forms and comments of several lines. */
  public static List<FoldingRange> foldings(EditedRules text) {
    List<FoldingRange> ranges = new ArrayList<>();
    Source source = text.source();
    text.each(
        form -> {
          Span span = form.origin().span();
          int last = source.line(Math.max(span.start(), span.end() - 1));
          if (form instanceof Form.Group && last > span.line()) {
            ranges.add(new FoldingRange(span.line() - 1, last - 1));
          }
        });
    int lines = source.line(source.text().length());
    int first = 0;
    for (int line = 1; line <= lines + 1; line++) {
      boolean comment =
          line <= lines
              && source
                  .text()
                  .substring(source.lineStart(line), source.lineEnd(line))
                  .strip()
                  .startsWith(";");
      if (comment && first == 0) {
        first = line;
      } else if (!comment && first > 0) {
        if (line - 1 > first) {
          FoldingRange range = new FoldingRange(first - 1, line - 2);
          range.setKind("comment");
          ranges.add(range);
        }
        first = 0;
      }
    }
    return ranges;
  }

  /** The change that lays a file out; none while its brackets do not fit. */
  public static List<TextEdit> layout(EditedRules text) {
    if (!text.whole()) {
      return List.of();
    }
    String laid = RulesFormatter.of(text.source()).orElse(text.source().text());
    return laid.equals(text.source().text())
        ? List.of()
        : List.of(new TextEdit(Ranges.whole(text.source()), laid));
  }

  /** The files that a file includes. */
  public static List<DocumentLink> links(EditedRules text, Rules rules, World world) {
    List<DocumentLink> links = new ArrayList<>();
    for (Form.Group include : text.top("include")) {
      world
          .included(text, rules.loader(), include)
          .ifPresent(
              source ->
                  links.add(
                      new DocumentLink(
                          Ranges.of(include.items().get(1).origin().span()),
                          world.uri(Path.of(source.location())))));
    }
    return links;
  }
}
