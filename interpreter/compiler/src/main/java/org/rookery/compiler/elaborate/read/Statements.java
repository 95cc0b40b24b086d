package org.rookery.compiler.elaborate.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.scope.GameNames;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;

/** Reads the statements of move blocks. A bad one is told and left out. */
final class Statements {
  private static final String ELSE = "else";

  private final Vocabulary<List<Statement>> words;

  Statements(Vocabulary<List<Statement>> words) {
    this.words = words;
  }

  /** The statements that forms mean. */
  List<Statement> read(List<Form> forms, Scope scope) {
    List<Statement> statements = new ArrayList<>(forms.size());
    for (Form form : forms) {
      if (scope.problems().isStatementTooMuch(form.origin())) {
        return statements;
      }
      statements.addAll(orStop(form, scope));
    }
    return statements;
  }

  /** What one form means; the block of an old file ends where that makes no sense. */
  private List<Statement> orStop(Form form, Scope scope) {
    return scope
        .problems()
        .withoutFault(() -> read(form, scope))
        .orElseGet(() -> List.of(new Statement.Stop(form.origin())));
  }

  /**
   * What one form means. A bare word means the same as a call without arguments. Old words come
   * before names of the game, names of the game before new words.
   */
  private List<Statement> read(Form form, Scope scope) {
    Optional<Call> found = Call.of(form, scope);
    if (found.isEmpty()) {
      if (!(scope.problems().lenient() && form instanceof Form.Group g && g.items().isEmpty())) {
        scope.problems().error("wrong-kind", form.origin(), "A statement is wanted here.");
      }
      return List.of();
    }
    Call call = found.get();
    Optional<Keyword<List<Statement>>> word = words.find(call.word());
    boolean old = word.isPresent() && word.get().age() == Keyword.Age.ZRF;
    if (!old && call.size() == 0) {
      if (scope.names().has(NameKind.DIRECTION, call.word())) {
        return List.of(new Statement.Step(new Direction.Named(call.word()), call.origin()));
      }
      if (scope.names().has(NameKind.SQUARE, call.word())) {
        return List.of(new Statement.Jump(call.word(), call.origin()));
      }
    }
    if (word.isPresent()) {
      return Vocabulary.read(word.get(), call).orElse(List.of());
    }
    unknown(call);
    return List.of();
  }

  private void unknown(Call call) {
    GameNames names = call.scope().names();
    String word = call.word();
    boolean goesSomewhere = names.has(NameKind.DIRECTION, word) || names.has(NameKind.SQUARE, word);
    if (goesSomewhere) {
      call.problems()
          .error("wrong-arity", call.origin(), "`" + word + "` goes there and has no arguments.");
      return;
    }
    if (word.equals(ELSE)) {
      call.problems()
          .error(
              "unknown-word",
              call.at(),
              "`else` is no statement of its own.",
              "it stands inside `if`, bare: `(if condition statement… else statement…)`");
      return;
    }
    Collection<String> all = call.problems().isGuessing() ? candidates(call) : Set.of();
    Optional<String> nearest = call.problems().guesses(word, all).stream().findFirst();
    boolean meantPlace = nearest.filter(n -> !words.names().contains(n)).isPresent();
    boolean otherName = call.size() == 0 && names.meaning(word).isPresent();
    if (meantPlace || otherName) {
      call.scope().unknown(word, call.origin(), NameKind.DIRECTION, NameKind.SQUARE);
    } else {
      call.problems().unknownWord("statement", word, call.at(), all);
    }
  }

  /** What an unknown statement may have been meant to be. */
  private Collection<String> candidates(Call call) {
    Set<String> all = new LinkedHashSet<>(words.names());
    if (call.size() == 0) {
      all.addAll(call.scope().names().all(NameKind.DIRECTION));
      all.addAll(call.scope().names().all(NameKind.SQUARE));
    }
    return all;
  }
}
