package org.rookery.player.balance;

import java.util.List;
import java.util.Locale;
import org.apache.commons.lang3.StringUtils;

/** Findings as one page that needs nothing else. */
public final class ReportPage {
  private static final int WIDTH = 360;
  private static final int MOST_OPENINGS = 20;
  private static final String STYLE =
      "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}"
          + "table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left}"
          + "header{font-size:1.5rem;font-weight:bold}.head{font-weight:bold;margin-top:1.6rem}"
          + ".b{fill:#4a7ab5}.e{stroke:#222;stroke-width:2}.h{stroke:#999;stroke-dasharray:3 3}"
          + "small{color:#555}";

  private ReportPage() {}

  /** The page. */
  public static String html(BalanceFindings found) {
    StringBuilder page = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>");
    page.append("<meta charset=\"utf-8\"><title>")
        .append(safe(found.title()))
        .append("</title><style>")
        .append(STYLE)
        .append("</style></head>\n<body>\n<header>")
        .append(safe(found.title()))
        .append("</header>\n<p>")
        .append(safe(found.verdict()))
        .append("</p>\n<p>")
        .append(safe(ReportText.course(found)))
        .append("</p>\n<p>")
        .append(safe(found.solved()))
        .append("</p>\n<table>")
        .append(row(found.first() + " scores", found.score()))
        .append(row("drawn", found.drawn()))
        .append("</table>\n<p class=\"head\">Endings</p>\n<table>");
    found.endings().forEach(end -> page.append(row(end.name(), end.games())));
    page.append("</table>\n<p class=\"head\">Pieces</p>\n<table>")
        .append("<tr><th></th><th>worth</th><th>share of moves</th>")
        .append("<th></th><th>captured a game</th><th>survive</th><th>captured by</th></tr>\n");
    found.pieces().forEach(piece -> page.append(row(piece)));
    page.append("</table>\n<p class=\"head\">First moves</p>\n<table>");
    found.openings().stream()
        .limit(MOST_OPENINGS)
        .forEach(one -> page.append(row(one.turn() + " (" + one.games() + ")", one.score())));
    page.append("</table>\n");
    if (!found.neverUsed().isEmpty()) {
      page.append("<p class=\"head\">Never used</p>\n<ul>");
      found.neverUsed().forEach(never -> page.append("<li>").append(safe(never)).append("</li>\n"));
      page.append("</ul>\n");
    }
    return page.append("<p><small>")
        .append("A thin line goes as far as the true share may lie in 95 of 100 reports; ")
        .append("the dashed one marks half.</small></p>\n<p><small>")
        .append(safe(ReportText.heading(found)))
        .append("</small></p>\n</body></html>\n")
        .toString();
  }

  private static String row(String name, BalanceFindings.Share share) {
    return "<tr><td>"
        + safe(name)
        + "</td><td>"
        + bar(share)
        + "</td><td>"
        + safe(ReportText.percent(share))
        + "</td></tr>\n";
  }

  private static String row(BalanceFindings.PieceFinding piece) {
    return ReportText.number(
            "<tr><td>%s</td><td>%.1f</td><td>%.1f %%</td><td>%s</td><td>%.1f</td><td>%.0f %%</td>"
                + "<td>%s</td></tr>%n",
            safe(piece.name()),
            piece.value(),
            100 * piece.moved(),
            bar(new BalanceFindings.Share(piece.moved(), piece.moved(), piece.moved())),
            piece.captured(),
            100 * piece.survived(),
            safe(String.join(", ", piece.takenBy())))
        .replace("\r", "");
  }

  /** A bar from nothing to all, with a line at the middle and one between the bounds. */
  private static String bar(BalanceFindings.Share share) {
    return String.format(
        Locale.ROOT,
        "<svg width=\"%d\" height=\"14\" role=\"img\"><rect class=\"b\" width=\"%.1f\""
            + " height=\"14\"/><path class=\"h\" d=\"M%d 0V14\"/>"
            + "<path class=\"e\" d=\"M%.1f 7H%.1f\"/></svg>",
        WIDTH,
        WIDTH * share.value(),
        WIDTH / 2,
        WIDTH * share.low(),
        WIDTH * share.high());
  }

  private static String safe(String text) {
    return StringUtils.replaceEach(
        text,
        List.of("&", "<", ">", "\"").toArray(String[]::new),
        List.of("&amp;", "&lt;", "&gt;", "&quot;").toArray(String[]::new));
  }
}
