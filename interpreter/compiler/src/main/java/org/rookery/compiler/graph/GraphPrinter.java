package org.rookery.compiler.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.rookery.compiler.graph.Exits.Exit;
import org.rookery.compiler.graph.MoveGraph.Entry;
import org.rookery.language.diagnostic.Printable;

/**
 * A move graph as text and as a DOT drawing, with nodes numbered in the order a reader meets them.
 */
public final class GraphPrinter {
  private static final Exits EXITS = new Exits();

  private final MoveGraph graph;
  private final Map<Integer, Integer> numbers = new LinkedHashMap<>();
  private final NodeText text = new NodeText();

  private GraphPrinter(MoveGraph graph) {
    this.graph = graph;
    entries().forEach(entry -> number(entry.node()));
  }

  /** One line per node, after a line per block. */
  public static String text(MoveGraph graph) {
    GraphPrinter printer = new GraphPrinter(graph);
    StringBuilder out = new StringBuilder("piece " + graph.piece() + "\n");
    printer.entryLines("moves", graph.moves(), out);
    printer.entryLines("drops", graph.drops(), out);
    printer.entryLines("in hand", graph.inHand(), out);
    printer.numbers.forEach(
        (node, number) -> {
          out.append(
              String.format(
                  Locale.ROOT, "  %4d  %s", number, graph.node(node).match(printer.text)));
          List<Exit> exits = graph.node(node).match(EXITS);
          for (Exit exit : exits) {
            String label = exit.label().isEmpty() ? "" : exit.label() + " ";
            out.append("  ").append(label).append("-> ").append(printer.numbers.get(exit.node()));
          }
          out.append('\n');
        });
    return out.toString();
  }

  /** The graph in the DOT language, one box per node, blocks entering from the top. */
  public static String dot(MoveGraph graph) {
    GraphPrinter printer = new GraphPrinter(graph);
    StringBuilder out = new StringBuilder("digraph " + quoted(graph.piece()) + " {\n");
    out.append("  rankdir=TB; node [shape=box, fontname=\"Helvetica\", fontsize=10];\n");
    out.append("  edge [fontname=\"Helvetica\", fontsize=9];\n");
    int block = 0;
    for (Entry entry : printer.entries()) {
      String label =
          entry.moveType().isEmpty() ? graph.piece() : graph.piece() + "\n" + entry.moveType();
      out.append(
          String.format(Locale.ROOT, "  b%d [label=%s, shape=oval];%n", block, quoted(label)));
      out.append(
          String.format(
              Locale.ROOT, "  b%d -> n%d;%n", block++, printer.numbers.get(entry.node())));
    }
    printer.numbers.forEach(
        (node, number) -> {
          Node n = graph.node(node);
          String style =
              n instanceof Node.Test
                  ? ", style=rounded"
                  : n instanceof Node.Emit ? ", style=bold" : "";
          out.append(
              String.format(
                  Locale.ROOT,
                  "  n%d [label=%s%s];%n",
                  number,
                  quoted(n.match(printer.text)),
                  style));
          for (Exit exit : n.match(EXITS)) {
            String label = exit.label().isEmpty() ? "" : " [label=" + quoted(exit.label()) + "]";
            out.append(
                String.format(
                    Locale.ROOT,
                    "  n%d -> n%d%s;%n",
                    number,
                    printer.numbers.get(exit.node()),
                    label));
          }
        });
    return out.append("}\n").toString();
  }

  /** A text as the DOT language writes it, where a backslash at the end would hide the quote. */
  private static String quoted(String text) {
    String shown =
        text.lines()
            .map(line -> Printable.of(line).replace("\\", "\\\\").replace("\"", "\\\""))
            .collect(Collectors.joining("\\n"));
    return '"' + shown + '"';
  }

  private List<Entry> entries() {
    List<Entry> all = new ArrayList<>(graph.moves());
    all.addAll(graph.drops());
    all.addAll(graph.inHand());
    return all;
  }

  private void entryLines(String kind, List<Entry> entries, StringBuilder out) {
    for (Entry entry : entries) {
      String type = entry.moveType().isEmpty() ? "" : " (" + entry.moveType() + ")";
      out.append("  ").append(kind).append(type).append(" -> ");
      out.append(numbers.get(entry.node())).append('\n');
    }
  }

  private void number(int start) {
    java.util.ArrayDeque<Integer> open = new java.util.ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      int node = open.pop();
      if (numbers.putIfAbsent(node, numbers.size()) == null) {
        List<Exit> exits = graph.node(node).match(EXITS);
        for (int i = exits.size() - 1; i >= 0; i--) {
          open.push(exits.get(i).node());
        }
      }
    }
  }
}
