package org.rookery.app.regress;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.rookery.language.diagnostic.Printable;

/** Results of suites in JUnit's XML, which build servers read. */
public final class JUnitReport {
  private JUnitReport() {}

  /** The document. */
  public static String xml(List<SuiteResult> suites) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter out = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      out.writeStartDocument("UTF-8", "1.0");
      out.writeCharacters("\n");
      out.writeStartElement("testsuites");
      for (SuiteResult suite : suites) {
        write(suite, out);
      }
      out.writeEndElement();
      out.writeCharacters("\n");
      out.writeEndDocument();
      out.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return text.toString();
  }

  private static void write(SuiteResult suite, XMLStreamWriter out) throws XMLStreamException {
    out.writeCharacters("\n  ");
    out.writeStartElement("testsuite");
    out.writeAttribute("name", plain(suite.file().toString()));
    out.writeAttribute("tests", "" + suite.total());
    out.writeAttribute("failures", "" + suite.failures());
    out.writeAttribute("errors", "0");
    out.writeAttribute("skipped", "0");
    out.writeAttribute(
        "time", seconds(suite.cases().stream().mapToDouble(CaseResult::seconds).sum()));
    for (CaseResult c : suite.cases()) {
      out.writeCharacters("\n    ");
      out.writeStartElement("testcase");
      out.writeAttribute("name", plain(c.name()));
      out.writeAttribute("classname", plain(suite.file().toString()));
      out.writeAttribute("time", seconds(c.seconds()));
      if (!c.passed()) {
        out.writeStartElement("failure");
        out.writeAttribute(
            "message",
            plain(
                c.mismatches().stream().map(Mismatch::sentence).collect(Collectors.joining("; "))));
        out.writeCharacters(plain(c.place() + "\n" + c.drawing()));
        out.writeEndElement();
      }
      out.writeEndElement();
    }
    out.writeCharacters("\n  ");
    out.writeEndElement();
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
