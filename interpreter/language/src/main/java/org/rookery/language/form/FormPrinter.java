package org.rookery.language.form;

import java.util.List;
import org.rookery.language.form.Form.Group;

/** Prints forms so that reading them gives the same forms again, and the same print. */
public final class FormPrinter {
  private static final int WIDTH = 100;
  private static final int INDENT = 2;

  private final StringBuilder out = new StringBuilder();

  private FormPrinter() {}

  /** The forms, each on lines of its own, with a line end behind each. */
  public static String print(List<Form> forms) {
    FormPrinter printer = new FormPrinter();
    for (Form form : forms) {
      printer.pretty(form, 0, 0);
      printer.out.append('\n');
    }
    return printer.out.toString();
  }

  /** The form on one line, but for the line ends inside its strings. */
  public static String line(Form form) {
    FormPrinter printer = new FormPrinter();
    printer.flat(form, Integer.MAX_VALUE);
    return printer.out.toString();
  }

  /**
   * Prints at the end of the output.
   *
   * @param column where the form starts
   * @param closing how many brackets must fit behind it
   */
  private void pretty(Form form, int column, int closing) {
    int start = out.length();
    if (flat(form, WIDTH - column - closing)) {
      return;
    }
    out.setLength(start);
    if (form instanceof Group group) {
      broken(group, column, closing);
    } else {
      flat(form, Integer.MAX_VALUE);
    }
  }

  /** Words stay behind the head while they fit; from the first group on, each has its own line. */
  private void broken(Group group, int column, int closing) {
    out.append('(');
    List<Form> items = group.items();
    int used = column + 1;
    boolean firstLine = true;
    for (int i = 0; i < items.size(); i++) {
      Form item = items.get(i);
      int behind = i == items.size() - 1 ? closing + 1 : 0;
      if (i == 0) {
        int start = out.length();
        pretty(item, used, behind);
        used += out.length() - start;
        firstLine = !(item instanceof Group);
        continue;
      }
      int start = out.length();
      if (firstLine && !(item instanceof Group)) {
        out.append(' ');
        if (flat(item, WIDTH - used - 1 - behind)) {
          used += out.length() - start;
          continue;
        }
        out.setLength(start);
      }
      firstLine = false;
      int indent = column + (items.get(0) instanceof Group ? 1 : INDENT);
      out.append('\n').append(" ".repeat(indent));
      pretty(item, indent, behind);
    }
    out.append(')');
  }

  /** Prints on one line; false, with part of it printed, when there is no room. */
  private boolean flat(Form form, int room) {
    int end = room > Integer.MAX_VALUE - out.length() ? Integer.MAX_VALUE : out.length() + room;
    if (form instanceof Group group) {
      out.append('(');
      boolean first = true;
      for (Form item : group.items()) {
        if (!first) {
          out.append(' ');
        }
        first = false;
        if (out.length() > end || !flat(item, end - out.length())) {
          return false;
        }
      }
      out.append(')');
    } else {
      out.append(form);
    }
    return out.length() <= end;
  }
}
