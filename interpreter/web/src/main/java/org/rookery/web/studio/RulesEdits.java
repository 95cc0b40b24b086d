package org.rookery.web.studio;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.form.Form.Group;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.form.FormReader;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * Changes a text of rules form by form: what a form replaces is cut out of the text, and all else
 * in it stays as it was written, comments too.
 */
final class RulesEdits {
  private static final String INCLUDE = "include";
  private static final String CHANGE = "change";
  private static final String PIECE = "piece";
  private static final Set<String> GAMES = Set.of("game", "variant");

  /** Of these there may be several, told apart by what they name. */
  private static final Set<String> NAMED =
      Set.of(
          CHANGE, PIECE, "remove", "ending", "on-capture", "on-move", INCLUDE, "royal", "counter");

  private static final String INDENT = "   ";
  private static final String FORM = "form.rules";

  private final String text;
  private final List<Form> forms;

  private RulesEdits(Source source) {
    text = source.text();
    forms = FormReader.read(source, new Diagnostics());
  }

  /** A text that may be changed. */
  static RulesEdits of(Source source) {
    return new RulesEdits(source);
  }

  /** Whether a text is one form in brackets. */
  static boolean isForm(String wanted) {
    Diagnostics problems = new Diagnostics();
    List<Form> read = FormReader.read(Source.of(FORM, wanted), problems);
    return problems.isEmpty() && read.size() == 1 && read.get(0) instanceof Group;
  }

  /** Whether there is a game or a variant to change. */
  boolean hasGame() {
    return game().isPresent();
  }

  /** What the text says in the place of a form, on one line; empty where it says nothing there. */
  String found(String wanted) {
    Group form = form(wanted);
    return place(form)
        .map(
            here ->
                isOfPiece(form)
                    ? parts(form).stream()
                        .map(part -> part(here, part).map(FormPrinter::line).orElse(""))
                        .collect(Collectors.joining(" "))
                        .strip()
                    : FormPrinter.line(here))
        .orElse("");
  }

  /** The text with a form: in place of the one that says something else, or as a new line. */
  String with(String wanted) {
    Group form = form(wanted);
    Optional<Group> there = place(form);
    if (there.isEmpty()) {
      return form.isHeadedBy(INCLUDE) ? onTop(wanted) : inside(game().orElseThrow(), wanted);
    }
    return isOfPiece(form) ? merged(there.get(), form) : replaced(span(there.get()), wanted);
  }

  /**
   * The text without a form; of one that changes a piece only what it says is left out, where the
   * text says exactly that.
   */
  String without(String wanted) {
    Group form = form(wanted);
    Optional<Group> there = place(form);
    if (there.isEmpty()) {
      return text;
    }
    if (!form.isHeadedBy(CHANGE)) {
      return cut(span(there.get()));
    }
    List<Group> parts = parts(form);
    boolean nothingElse = parts(there.get()).stream().allMatch(part -> isIn(parts, part));
    if (nothingElse && there.get().isHeadedBy(CHANGE)) {
      return cut(span(there.get()));
    }
    return parts(there.get()).stream()
        .filter(part -> isIn(parts, part))
        .reduce((one, other) -> other)
        .map(part -> cut(span(part)))
        .orElse(text);
  }

  private static boolean isIn(List<Group> parts, Group part) {
    return parts.stream().anyMatch(one -> FormPrinter.line(one).equals(FormPrinter.line(part)));
  }

  private Optional<Group> game() {
    return forms.stream()
        .filter(
            form -> form instanceof Group group && group.head().filter(GAMES::contains).isPresent())
        .map(Group.class::cast)
        .findFirst();
  }

  private static Group form(String wanted) {
    return (Group) FormReader.read(Source.of(FORM, wanted), new Diagnostics()).get(0);
  }

  /** Where the text speaks of the same; a piece that the text defines itself is changed there. */
  private Optional<Group> place(Group form) {
    List<Form> among =
        form.isHeadedBy(INCLUDE) ? forms : game().map(Group::items).orElse(List.of());
    Optional<Group> own =
        form.isHeadedBy(CHANGE)
            ? find(among, PIECE, "(name " + changedPiece(form) + ")")
            : Optional.empty();
    return own.or(() -> find(among, form.head().orElse(""), subject(form)));
  }

  private static Optional<Group> find(List<Form> among, String head, String subject) {
    return among.stream()
        .filter(form -> form.isHeadedBy(head))
        .map(Group.class::cast)
        .filter(form -> !NAMED.contains(head) || subject(form).equals(subject))
        .findFirst();
  }

  /** The name in {@code (change (piece NAME) …)}. */
  private static String changedPiece(Group change) {
    return change.items().size() > 1 && change.items().get(1) instanceof Group piece
        ? subject(piece)
        : "";
  }

  private static String subject(Group form) {
    return form.items().size() > 1 ? FormPrinter.line(form.items().get(1)) : "";
  }

  private static boolean isOfPiece(Group form) {
    return form.isHeadedBy(CHANGE) || form.isHeadedBy(PIECE);
  }

  /** What is said of a piece. */
  private static List<Group> parts(Group form) {
    return form.items().stream()
        .skip(2)
        .filter(Group.class::isInstance)
        .map(Group.class::cast)
        .toList();
  }

  private static Optional<Group> part(Group form, Group like) {
    return parts(form).stream().filter(one -> one.head().equals(like.head())).findFirst();
  }

  /** Parts of one form are put in place of those of the same name, from the last to the first. */
  private String merged(Group there, Group form) {
    StringBuilder changed = new StringBuilder(text);
    List<Group> parts = parts(form);
    int last = there.origin().span().end() - 1;
    for (Group part : parts) {
      if (part(there, part).isEmpty()) {
        changed.insert(last, "\n" + INDENT + INDENT + FormPrinter.line(part));
      }
    }
    List<Group> old = parts(there);
    for (int i = old.size() - 1; i >= 0; i--) {
      Span span = span(old.get(i));
      part(form, old.get(i))
          .ifPresent(part -> changed.replace(span.start(), span.end(), FormPrinter.line(part)));
    }
    return changed.toString();
  }

  private String inside(Group game, String wanted) {
    int end = span(game.items().get(game.items().size() - 1)).end();
    return new StringBuilder(text).insert(end, "\n" + INDENT + wanted).toString();
  }

  private String onTop(String wanted) {
    Optional<Form> before =
        forms.stream().filter(form -> form.isHeadedBy(INCLUDE)).reduce((one, other) -> other);
    int at = before.map(form -> span(form).end()).orElseGet(() -> span(forms.get(0)).start());
    return new StringBuilder(text)
        .insert(at, before.isPresent() ? "\n" + wanted : wanted + "\n")
        .toString();
  }

  private String replaced(Span span, String wanted) {
    return new StringBuilder(text).replace(span.start(), span.end(), wanted).toString();
  }

  /** A form goes with the blanks before it, and the line that it leaves empty. */
  private String cut(Span span) {
    int start = span.start();
    while (start > 0 && Character.isWhitespace(text.charAt(start - 1))) {
      start--;
    }
    int comment = text.lastIndexOf(';', span.start());
    if (comment > text.lastIndexOf('\n', start)) {
      start = span.start(); // what stands before it is a comment, which ends where its line does
    }
    return new StringBuilder(text).delete(start, span.end()).toString();
  }

  private static Span span(Form form) {
    return form.origin().span();
  }
}
