package org.rookery.jobs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a job came to: the same text, JSON and page from the same outcomes, in whatever order and
 * wherever they came about.
 *
 * @param title a line
 * @param holds whether all is well that the job looked at
 * @param columns the heads of a table; empty when there is none
 * @param rows of the table, as many cells in each as there are columns
 * @param sections what there is to tell of parts of the job, in their order
 * @param undone the tasks that did not come to their end
 */
public record JobReport(
    String title,
    boolean holds,
    List<String> columns,
    List<List<String>> rows,
    List<Section> sections,
    List<TaskOutcome> undone) {
  /** What there is to tell of a part: a heading, and lines. */
  public record Section(String heading, List<String> lines) {}

  /** A report of a job all of whose tasks were done. */
  public static JobReport of(
      String title,
      boolean holds,
      List<String> columns,
      List<List<String>> rows,
      List<Section> sections) {
    return new JobReport(title, holds, columns, rows, sections, List.of());
  }

  /** The same, with those of the outcomes that are none. */
  JobReport without(List<TaskOutcome> outcomes) {
    List<TaskOutcome> missing = outcomes.stream().filter(outcome -> !outcome.done()).toList();
    return new JobReport(title, holds && missing.isEmpty(), columns, rows, sections, missing);
  }

  /** The report for people, with a line end. */
  public String text() {
    StringBuilder text = new StringBuilder(title).append("\n");
    for (Section section : sections) {
      text.append('\n').append(section.heading()).append('\n');
      section.lines().forEach(line -> text.append(line.isEmpty() ? "" : "  " + line).append('\n'));
    }
    if (!columns.isEmpty()) {
      text.append('\n').append(table());
    }
    if (!undone.isEmpty()) {
      text.append("\nNot done:\n");
      undone.forEach(
          outcome ->
              text.append("  ")
                  .append(outcome.task())
                  .append(": ")
                  .append(outcome.text())
                  .append('\n'));
    }
    return text.toString();
  }

  private String table() {
    List<List<String>> all = Stream.concat(Stream.of(columns), rows.stream()).toList();
    List<Integer> widths =
        IntStream.range(0, columns.size())
            .mapToObj(i -> all.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
            .toList();
    return all.stream().map(row -> line(row, widths)).collect(Collectors.joining());
  }

  /** The first cell, a name, to the left; figures to the right. */
  private static String line(List<String> row, List<Integer> widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      String room = " ".repeat(widths.get(i) - row.get(i).length());
      line.append(i == 0 ? row.get(i) + room : "  " + room + row.get(i));
    }
    return line.toString().stripTrailing() + "\n";
  }

  /** The report for programs: one JSON object on a line, with a line end. */
  public String json() {
    List<Map<String, String>> table =
        rows.stream()
            .map(
                row -> {
                  Map<String, String> cells = new LinkedHashMap<>();
                  IntStream.range(0, row.size())
                      .forEach(i -> cells.put(columns.get(i), row.get(i)));
                  return cells;
                })
            .toList();
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("title", title);
    all.put("holds", holds);
    all.put("rows", table);
    all.put("sections", sections);
    all.put("undone", undone);
    return JsonLine.of(all) + "\n";
  }

  /** The report as a page that needs nothing else. */
  public String html() {
    StringBuilder page = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head>");
    page.append("<meta charset=\"utf-8\"><title>").append(escaped(title)).append("</title><style>");
    page.append("body{font-family:sans-serif;max-width:60em;margin:2em auto;padding:0 1em}");
    page.append("td,th{padding:.2em .8em;text-align:right}");
    page.append("td:first-child,th:first-child{text-align:left}");
    page.append("tr:nth-child(even){background:#eee}.undone{color:#a00}</style></head><body>\n");
    page.append(heading(1, title));
    if (!undone.isEmpty()) {
      page.append(heading(2, "Not done")).append("<ul class=\"undone\">\n");
      undone.forEach(
          outcome ->
              page.append("<li><b>")
                  .append(escaped(outcome.task()))
                  .append("</b>: ")
                  .append(escaped(outcome.text()))
                  .append("</li>\n"));
      page.append("</ul>\n");
    }
    if (!columns.isEmpty()) {
      page.append("<table>\n").append(row(columns, "th"));
      rows.forEach(row -> page.append(row(row, "td")));
      page.append("</table>\n");
    }
    for (Section section : sections) {
      page.append(heading(2, section.heading())).append("<pre>");
      page.append(escaped(String.join("\n", section.lines()))).append("</pre>\n");
    }
    return page.append("</body></html>\n").toString();
  }

  private static String heading(int level, String text) {
    return "<h" + level + ">" + escaped(text) + "</h" + level + ">\n";
  }

  private static String row(List<String> cells, String tag) {
    return cells.stream()
        .map(cell -> "<" + tag + ">" + escaped(cell) + "</" + tag + ">")
        .collect(Collectors.joining("", "<tr>", "</tr>\n"));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
