package org.rookery.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.rookery.coverage.report.CoverageReport;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.format.SuiteReader;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

final class CoverageTest {
  private static final String RULES =
      """
      (define goes ($way) ($way (verify not-friend?) add))
      (game
         (title "Small")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 4 4) (zone (name far) (positions (own-rank 3 4))))
         (board-setup (fen "k3/s2s/S2S/K3 w - - 0 1"))
         (piece (name Chief) (letter K) (moves (betza "K")))
         (piece (name Sentry) (letter S)
            (moves (goes n)
                   (goes e)
                   (ne (verify enemy? (in-zone? far)) add)))
         (royal Chief)
         (repetition 3 draw))
      """;

  private static final String NORTH =
      "- {name: north, position: 'k3/4/4/S2K w - - 0 1', expect: {legal: [a1-a2]}}\n";
  private static final String EAST =
      "- {name: east, position: 'k3/4/4/S2K w - - 0 1', expect: {legal: [a1-b1]}}\n";

  private static Coverage coverage(String cases) throws Exception {
    return CoverageObservation.of(
        Rules.of("small.rules", RULES).load().orThrow(),
        SuiteReader.parse(Path.of("small.yaml"), "rules: small.rules\ncases:\n" + cases),
        5);
  }

  private static List<String> missing(Coverage coverage, int line) {
    return CoverageReport.text(List.of(coverage))
        .lines()
        .filter(text -> text.startsWith("small.rules:" + line + ":"))
        .toList();
  }

  @Test
  void aNamedTurnCoversItsOwnWayAndNoOther() throws Exception {
    List<String> north = missing(coverage(NORTH), 1);
    assertThat(north)
        .anyMatch(
            text ->
                text.contains("`add`, by goes small.rules:11:14")
                    && text.contains("White Sentry")
                    && text.contains("no move of it is checked"))
        .noneMatch(
            text ->
                text.contains("`add`, by goes small.rules:10:14")
                    && text.contains("White Sentry")
                    && text.contains("no move of it is checked"));
  }

  @Test
  void everyCaseThatLooksElsewhereAddsToTheFigure() throws Exception {
    double north = coverage(NORTH).percent();
    double east = coverage(EAST).percent();
    double both = coverage(NORTH + EAST).percent();
    assertThat(both).isGreaterThan(north).isGreaterThan(east);
    assertThat(north).isBetween(1.0, 60.0);
  }

  @Test
  void edgesOfZonesAndPiecesOnSquaresAreToldApart() throws Exception {
    String outside = "- {name: o, position: 'k3/4/1s2/S2K w - - 0 1', expect: {count: 5}}\n";
    String inside = "- {name: i, position: 'k3/1s2/S3/3K w - - 0 1', expect: {count: 6}}\n";
    assertThat(missing(coverage(outside), 12))
        .anyMatch(t -> t.contains("White Sentry") && t.contains("the zone's last squares"));
    assertThat(missing(coverage(inside), 12))
        .anyMatch(t -> t.contains("first squares outside") && t.contains("White Sentry"));
    assertThat(missing(coverage(outside + inside), 12))
        .noneMatch(t -> t.contains("White Sentry") && t.contains("squares"));
  }

  @Test
  void anEndingIsReachedAndJustMissed() throws Exception {
    String play = "play: [a1-b1, a4-b4, b1-a1, b4-a4, a1-b1, a4-b4, b1-a1]";
    String start = "- {name: r, position: 'k3/4/4/K3 w - - 0 1', " + play + ", expect: {";
    String text = CoverageReport.text(List.of(coverage(start + "outcome: ongoing}}\n")));
    assertThat(text).contains("`(repetition 3 draw)`: White: never reached");
    String reached = "after: {b4-a4: {outcome: draw by repetition}}}}\n";
    assertThat(CoverageReport.text(List.of(coverage(start + reached))))
        .contains("`(repetition 3 draw)`: White: never just missed");
  }

  @Test
  void whoCanNeverComeNeedNotBeLookedAt() throws Exception {
    String rules =
        RULES.replace("(royal Chief)", "(piece (name Ghost) (letter G) (moves (betza \"F\")))");
    Coverage coverage =
        CoverageObservation.of(
            Rules.of("small.rules", rules).load().orThrow(),
            SuiteReader.parse(Path.of("small.yaml"), "rules: small.rules\ncases:\n" + NORTH),
            5);
    assertThat(CoverageReport.text(List.of(coverage)))
        .contains("Black Sentry")
        .doesNotContain("Ghost");
  }

  @Test
  void lcovAndCoberturaCountTheSameLines() throws Exception {
    List<Coverage> coverages = List.of(coverage(NORTH));
    String lcov = CoverageReport.lcov(coverages);
    assertThat(lcov).startsWith("TN:\nSF:small.rules\n").endsWith("end_of_record\n");
    List<String> traced =
        lcov.lines().filter(line -> line.startsWith("DA:")).map(line -> line.substring(3)).toList();
    assertThat(lcov).contains("LF:" + traced.size() + "\n");

    List<String> lines = new ArrayList<>();
    XMLStreamReader xml =
        XMLInputFactory.newDefaultFactory()
            .createXMLStreamReader(
                new StringReader(
                    CoverageReport.cobertura(coverages, Instant.EPOCH)
                        .replaceAll("<!DOCTYPE[^>]*>", "")));
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamReader.START_ELEMENT && xml.getLocalName().equals("line")) {
        lines.add(
            xml.getAttributeValue(null, "number") + "," + xml.getAttributeValue(null, "hits"));
      }
    }
    assertThat(lines).isEqualTo(traced).isNotEmpty();
  }

  @Test
  void theUntestedSideOfACaptureEnPassantIsReported() throws Exception {
    String east = enPassant("2P5", "c5-d6");
    String west = enPassant("4P3", "e5-d6");
    Coverage one = ofChess(east);
    Coverage both = ofChess(east + west);
    assertThat(enPassantUnseen(one)).contains("`nw`").doesNotContain("`ne`");
    assertThat(enPassantUnseen(both)).isEmpty();
    assertThat(both.percent()).isGreaterThan(one.percent());
  }

  private static String enPassant(String rank, String turn) {
    return "- {name: x, position: '4k3/3p4/8/"
        + rank
        + "/8/8/8/4K3 b - - 0 1', play: [d7-d5], expect: {legal: ["
        + turn
        + "]}}\n";
  }

  private static Coverage ofChess(String cases) throws Exception {
    return CoverageObservation.of(
        Rulebook.here()
            .open(Rulebook.here().find(Path.of(""), "chess"))
            .load()
            .game()
            .orElseThrow(),
        SuiteReader.parse(Path.of("chess.yaml"), "rules: chess\ncases:\n" + cases),
        5);
  }

  /** What is said of the ways in which White's Pawns capture en passant. */
  private static String enPassantUnseen(Coverage coverage) {
    return CoverageReport.text(List.of(coverage))
        .lines()
        .filter(
            line -> line.contains("`ne`, by en-passant") || line.contains("`nw`, by en-passant"))
        .filter(line -> line.contains("White Pawn"))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void whatCoberturasDocumentTypeAsksForIsThere() throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setValidating(true);
    DocumentBuilder reader = factory.newDocumentBuilder();
    reader.setEntityResolver(
        (publicId, systemId) ->
            new InputSource(CoverageTest.class.getResourceAsStream("cobertura.dtd")));
    List<String> complaints = new ArrayList<>();
    reader.setErrorHandler(
        new DefaultHandler() {
          @Override
          public void error(SAXParseException problem) {
            complaints.add(problem.getMessage());
          }
        });
    String xml = CoverageReport.cobertura(List.of(coverage(NORTH)), Instant.EPOCH);
    reader.parse(new InputSource(new StringReader(xml)));
    assertThat(complaints).isEmpty();
  }

  @Test
  void thePageHasTheRulesAndWhatIsMissing() throws Exception {
    String page = CoverageReport.html(List.of(coverage(NORTH)));
    assertThat(page).contains("(royal Chief)", "never just missed", "Black Sentry", "</html>");
    assertThat(page).doesNotContain("http");
  }
}
