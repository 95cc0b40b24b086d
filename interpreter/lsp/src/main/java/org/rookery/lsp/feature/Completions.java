package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.game.files.RulesFile;
import org.rookery.language.form.Form;
import org.rookery.lsp.text.Definition;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;

/** What may stand where the cursor is: the words of that place first, then names. */
public final class Completions {
  private static final Map<String, Set<String>> INSIDE =
      Map.ofEntries(
          Map.entry("game", Set.of("section of a game")),
          Map.entry("variant", Set.of("section of a game")),
          Map.entry("piece", Set.of("section of a piece")),
          Map.entry("board", Set.of("section of a board", "part of a board")),
          Map.entry("verify", Set.of("condition")),
          Map.entry("if", Set.of("condition", "statement")),
          Map.entry("while", Set.of("condition", "statement")),
          Map.entry("and", Set.of("condition")),
          Map.entry("or", Set.of("condition")),
          Map.entry("not", Set.of("condition")),
          Map.entry("ending", Set.of("condition")),
          Map.entry("count", Set.of("filter", "area")),
          Map.entry("exists", Set.of("filter", "area")));

  private static final Set<String> PIECES =
      Set.of("add", "friend", "enemy", "piece?", "change-type", "royal", "moves-of", "captured-as");

  private static final Set<String> ZONES =
      Set.of("in-zone?", "not-in-zone?", "zone", "promote-in", "may-promote-in");

  private final World world;

  /** Completions in files of a world. */
  public Completions(World world) {
    this.world = world;
  }

  /** What may stand at a place, the likeliest first. */
  public List<CompletionItem> at(Path file, Position position) {
    EditedRules text = world.parsed(file);
    int offset = Ranges.offset(text.source(), position);
    List<Form.Group> around = text.around(offset);
    Form.Group inner = around.isEmpty() ? null : around.get(around.size() - 1);
    String head = inner == null ? "" : inner.head().orElse("");
    if (head.equals("include")) {
      return files();
    }
    boolean atHead = inner != null && isAtHead(inner, offset);
    Form.Group outer = atHead ? (around.size() > 1 ? around.get(around.size() - 2) : null) : inner;
    String place = outer == null ? "" : outer.head().orElse("");
    if (outer == null) {
      return top();
    }
    Map<String, CompletionItem> items = new LinkedHashMap<>();
    names(file, place, items);
    words(INSIDE.getOrDefault(place, Set.of()), items);
    if (!Set.of("game", "variant").contains(place)) {
      words(Set.of("statement", "condition", "number", "area", "filter", "direction"), items);
    }
    return numbered(items);
  }

  /** Whether a place is that of the word with which a group begins. */
  private static boolean isAtHead(Form.Group group, int offset) {
    return group.items().isEmpty() || offset <= group.items().get(0).origin().span().end();
  }

  private static List<CompletionItem> top() {
    List<CompletionItem> items = new ArrayList<>();
    for (String word : List.of("include", "define", "game", "variant")) {
      items.add(item(word, CompletionItemKind.Keyword, "at the top of a file"));
    }
    return items;
  }

  private List<CompletionItem> files() {
    return world.files().stream()
        .filter(file -> file.toString().endsWith(".rules"))
        .map(RulesFile::bareName)
        .distinct()
        .map(name -> item(name, CompletionItemKind.File, "include"))
        .toList();
  }

  private void names(Path file, String place, Map<String, CompletionItem> items) {
    List<Definition> all = world.definitions(file);
    for (String kind : List.of(PIECES.contains(place) ? "piece" : "zone", "piece", "define")) {
      boolean first = kind.equals("piece") == PIECES.contains(place);
      boolean fits = kind.equals("define") || first || ZONES.contains(place);
      for (Definition definition : fits ? all : List.<Definition>of()) {
        if (definition.word().equals(kind)) {
          String name = definition.name().atom().orElse("");
          CompletionItemKind shape =
              kind.equals("define") ? CompletionItemKind.Function : CompletionItemKind.Class;
          items.putIfAbsent(name, item(name, shape, kind));
        }
      }
    }
    for (Definition definition : all) {
      String name = definition.name().atom().orElse("");
      items.putIfAbsent(name, item(name, CompletionItemKind.Variable, definition.word()));
    }
  }

  private static void words(Set<String> categories, Map<String, CompletionItem> items) {
    for (Keywords.Entry word : Keywords.reference()) {
      if (categories.contains(word.category())) {
        CompletionItem item = item(word.name(), CompletionItemKind.Keyword, word.usage());
        item.setDocumentation(word.sentence() + "\n" + word.example());
        items.putIfAbsent(word.name(), item);
      }
    }
  }

  private static List<CompletionItem> numbered(Map<String, CompletionItem> items) {
    List<CompletionItem> list = new ArrayList<>(items.values());
    for (int i = 0; i < list.size(); i++) {
      list.get(i).setSortText(String.format(Locale.ROOT, "%04d", i));
    }
    return list;
  }

  private static CompletionItem item(String name, CompletionItemKind kind, String detail) {
    CompletionItem item = new CompletionItem(name);
    item.setKind(kind);
    item.setDetail(Optional.of(detail).filter(text -> !text.isEmpty()).orElse(name));
    return item;
  }
}
