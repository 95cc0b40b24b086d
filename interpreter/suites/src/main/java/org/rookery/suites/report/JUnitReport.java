package org.rookery.suites.report;

import java.io.StringWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.rookery.language.diagnostic.Printable;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.SuiteResult;

/**
 * Results of suites in JUnit's XML, which build servers read.
 *
 * <p>Two schemas are about, that of Jenkins ({@code junit-10}) and that of Ant, and the document is
 * valid by both: what one of them does not know, such as a line number of a test case, stands in
 * the text.
 */
public final class JUnitReport {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final XMLStreamWriter out;
  private final String now;

  private JUnitReport(XMLStreamWriter out, Instant now) {
    this.out = out;
    this.now = TIME.format(now);
  }

  /** The document. */
  public static String xml(List<BlameFindings> suites, Instant now) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter out = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      new JUnitReport(out, now).write(suites);
      out.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return text.toString();
  }

  private void write(List<BlameFindings> suites) throws XMLStreamException {
    out.writeStartDocument("UTF-8", "1.0");
    out.writeCharacters("\n");
    out.writeStartElement("testsuites");
    for (int i = 0; i < suites.size(); i++) {
      write(suites.get(i), i);
    }
    out.writeCharacters("\n");
    out.writeEndElement();
    out.writeCharacters("\n");
    out.writeEndDocument();
  }

  private void write(BlameFindings findings, int number) throws XMLStreamException {
    SuiteResult suite = findings.result();
    String file = plain(suite.file().toString());
    out.writeCharacters("\n  ");
    out.writeStartElement("testsuite");
    out.writeAttribute("name", file);
    out.writeAttribute("package", "rookery");
    out.writeAttribute("id", "" + number);
    out.writeAttribute("timestamp", now);
    out.writeAttribute("hostname", "localhost");
    out.writeAttribute("tests", "" + (suite.total() + (suite.problem().isPresent() ? 1 : 0)));
    out.writeAttribute("failures", "" + suite.failures());
    out.writeAttribute("errors", "" + suite.errors());
    out.writeAttribute("skipped", "" + suite.skipped());
    out.writeAttribute(
        "time", seconds(suite.cases().stream().mapToDouble(CaseResult::seconds).sum()));
    properties(suite, file);
    if (suite.problem().isPresent()) {
      begin("the suite", file, 0);
      verdict("error", "unreadable suite", suite.problem().get(), suite.problem().get());
      out.writeEndElement();
    }
    for (CaseResult c : suite.cases()) {
      write(findings, c, file);
    }
    empty("system-out");
    empty("system-err");
    out.writeCharacters("\n  ");
    out.writeEndElement();
  }

  private void write(BlameFindings findings, CaseResult c, String file) throws XMLStreamException {
    begin(c.name(), file, c.seconds());
    if (c.problem().isPresent()) {
      verdict("error", "unreadable case", c.problem().get(), c.problem().get());
    } else if (c.skipped().isPresent()) {
      out.writeEmptyElement("skipped");
      out.writeAttribute("message", oneLine(c.skipped().get()));
    } else if (!c.passed()) {
      String said = TextReport.sentence(c);
      verdict(
          "failure", "mismatch", said, c.place() + ": " + said + "\n" + Details.of(findings, c));
    }
    out.writeEndElement();
  }

  private void begin(String name, String file, double seconds) throws XMLStreamException {
    out.writeCharacters("\n    ");
    out.writeStartElement("testcase");
    out.writeAttribute("name", oneLine(name));
    out.writeAttribute("classname", file);
    out.writeAttribute("time", seconds(seconds));
  }

  /** Why a case did not hold: in a line, and with all that helps. */
  private void verdict(String element, String type, String message, String text)
      throws XMLStreamException {
    out.writeStartElement(element);
    out.writeAttribute("type", type);
    out.writeAttribute("message", oneLine(message));
    out.writeCharacters(plain(text));
    out.writeEndElement();
  }

  /** What both schemas have no attribute for. */
  private void properties(SuiteResult suite, String file) throws XMLStreamException {
    out.writeCharacters("\n    ");
    out.writeStartElement("properties");
    property("file", file);
    if (suite.game().isPresent()) {
      property("rules", plain(suite.game().get().file()));
    }
    for (int i = 0; i < suite.cases().size(); i++) {
      property("line of case " + (i + 1), "" + suite.cases().get(i).line());
    }
    out.writeCharacters("\n    ");
    out.writeEndElement();
  }

  private void property(String name, String value) throws XMLStreamException {
    out.writeCharacters("\n      ");
    out.writeEmptyElement("property");
    out.writeAttribute("name", name);
    out.writeAttribute("value", value);
  }

  private void empty(String element) throws XMLStreamException {
    out.writeCharacters("\n    ");
    out.writeEmptyElement(element);
  }

  private static String oneLine(String text) {
    return plain(text).strip().replaceAll("\\s+", " ");
  }

  /** The text with the numbers of characters that XML has no way to write. */
  private static String plain(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\t' || c == '\n') {
                out.appendCodePoint(c);
              } else {
                Printable.append(out, c);
              }
            });
    return out.toString();
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }
}
