package org.rookery.compiler.elaborate.scope;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.KnownMacros;
import org.rookery.language.source.Origin;
import org.rookery.language.upgrade.Outdated;
import org.rookery.program.Article;

/**
 * Tells problems, as strictly as the dialect wants. What is an error in this language is a fault in
 * an old file: a warning, and the reader of the condition, statement or section around it does
 * without it.
 */
public final class Problems {
  /** Looking for a guess takes long among many names, and no one reads hundreds of guesses. */
  private static final int MOST_GUESSES = 200;

  /** More words are not listed beside a caret. */
  private static final int MOST_LISTED = 14;

  /** What is told of names that a board gives. */
  private static final Set<String> OF_BOARDS =
      Set.of("unknown-square", "unknown-zone", "unknown-direction", "bad-fen");

  /** Words that never get past expansion where it succeeds. */
  private static final Set<String> EXPANDED = Set.of("define", "include", "for-each");

  private final Diagnostics diagnostics;
  private final Dialect dialect;
  private final KnownMacros macros;
  private final ReadRecorder recorder = new ReadRecorder();
  private boolean fault;
  private int faults;
  private int guesses;
  private int statements;
  private int errors;
  private boolean boardInDoubt;

  /**
   * @param diagnostics where they are collected
   * @param macros what a misspelt word may have meant, or one that lacks an include
   */
  public Problems(Diagnostics diagnostics, Dialect dialect, KnownMacros macros) {
    this.macros = macros;
    this.diagnostics = diagnostics;
    this.dialect = dialect;
  }

  /** Hears what is asked and told. */
  public ReadRecorder recorder() {
    return recorder;
  }

  public Diagnostics diagnostics() {
    recorder.askedForMore();
    return diagnostics;
  }

  /** Whether old oddities are forgiven. */
  public boolean lenient() {
    return dialect.lenient();
  }

  /** Counts a statement of the game; whether there have been too many, which is told once. */
  public boolean isStatementTooMuch(Origin origin) {
    statements++;
    recorder.statement();
    if (!Capacity.STATEMENTS.isExceeded(statements)) {
      return false;
    }
    recorder.askedForMore();
    return Capacity.STATEMENTS.isExceeded(statements - 1)
        || exceeds(Capacity.STATEMENTS, statements, origin);
  }

  /** Whether what was counted in one reading would be counted the same in another one now. */
  public boolean wouldCount(ReadLog reading) {
    boolean makes = reading.guesses() == 0 || guesses + reading.guesses() <= MOST_GUESSES;
    boolean refuses = reading.refused() == 0 || guesses >= MOST_GUESSES;
    return makes && refuses && !Capacity.STATEMENTS.isExceeded(statements + reading.statements());
  }

  /** Counts what was counted in another reading. */
  public void count(ReadLog reading) {
    statements += reading.statements();
    faults += reading.faults();
    guesses += reading.guesses() + reading.refused();
  }

  /** What is read, or nothing when there was a fault in it; a fault around it is not its own. */
  public <T> Optional<T> withoutFault(Supplier<T> reading) {
    boolean around = fault;
    fault = false;
    T read = reading.get();
    Optional<T> result = fault ? Optional.empty() : Optional.of(read);
    fault = around;
    return result;
  }

  /** What is read, or nothing when there was a fault in it, also one that a part did without. */
  public <T> Optional<T> withoutAnyFault(Supplier<T> reading) {
    int before = faults;
    T read = reading.get();
    return faults == before ? Optional.of(read) : Optional.empty();
  }

  /** An error, or a fault in an old file, with a few words beside the caret; null for none. */
  public void error(String code, Origin origin, String message, @Nullable String label) {
    if (lenient()) {
      fault = true;
      faults++;
      recorder.fault();
    }
    oddity(code, origin, message, label);
  }

  /** An error, or a fault in an old file. */
  public void error(String code, Origin origin, String message) {
    error(code, origin, message, null);
  }

  /** What no dialect forgives. */
  public void fatal(String code, Origin origin, String message) {
    report(Diagnostic.error(code, origin, message));
  }

  /** A warning. */
  public void warning(String code, Origin origin, String message) {
    warning(code, origin, message, null);
  }

  /** A warning with a few words beside the caret; null for none. */
  public void warning(String code, Origin origin, String message, @Nullable String label) {
    report(Diagnostic.warning(code, origin, message).labelled(label));
  }

  /** What is an error in this language and a warning in an old file. */
  public void oddity(String code, Origin origin, String message, @Nullable String label) {
    Diagnostic it =
        lenient()
            ? Diagnostic.warning(code, origin, message)
            : Diagnostic.error(code, origin, message);
    report(it.labelled(label));
  }

  /** How many errors were told. */
  public int errors() {
    return errors;
  }

  /**
   * From now on nothing is told of squares, zones and directions: the board is told to be wrong.
   */
  public void doubtBoard() {
    boardInDoubt = true;
  }

  private void report(Diagnostic diagnostic) {
    if (boardInDoubt && OF_BOARDS.contains(diagnostic.code())) {
      return;
    }
    errors += diagnostic.severity() == Severity.ERROR ? 1 : 0;
    diagnostics.add(diagnostic);
    recorder.problemReported(diagnostic);
  }

  /** Tells again what was told when the same block was read for another game. */
  public void repeat(Diagnostic diagnostic) {
    diagnostics.add(diagnostic);
  }

  /** Whether so many of something are too many, which is told. */
  public boolean exceeds(Capacity capacity, long count, Origin origin) {
    if (!capacity.isExceeded(count)) {
      return false;
    }
    fatal(capacity.code(), origin, capacity.message());
    return true;
  }

  /** What is an error in this language and a warning in an old file. */
  public void oddity(String code, Origin origin, String message) {
    oddity(code, origin, message, null);
  }

  /** A number that is less or more than it may be. */
  public void outOfRange(Form.Num num, long least, long most) {
    String message = "The number must be from " + least + " to " + most + " here.";
    error("number-out-of-range", num.origin(), message);
  }

  /** A word that is none of those that may stand there: an error, or a fault in an old file. */
  public void unknownWord(String noun, String word, Origin origin, Collection<String> candidates) {
    if (!isLeftOver(word)) {
      String guess = adviceOrGuess(word, candidates);
      if (guess != null || !boardInDoubt) {
        error("unknown-word", origin, message(noun, word), guess);
      }
    }
  }

  /** The same, a warning in an old file. */
  public void oddWord(String noun, String word, Origin origin, Collection<String> candidates) {
    if (!isLeftOver(word)) {
      oddity("unknown-word", origin, message(noun, word), adviceOrGuess(word, candidates));
    }
  }

  /** A placeholder of {@code turn-text} that there is not: a warning in an old file. */
  public void oddPlaceholder(String name, Origin origin, Collection<String> candidates) {
    String advice =
        Outdated.adviceOnPlaceholder(name).orElseGet(() -> guessWithMacros(name, candidates));
    oddity("unknown-word", origin, message("placeholder", name), advice);
  }

  /** Whether the word is still there because expansion failed, which has been told. */
  private boolean isLeftOver(String word) {
    return !lenient()
        && diagnostics().hasErrors()
        && (word.startsWith("$") || EXPANDED.contains(word));
  }

  /** Whether there have not been so many unknown words that no more guesses are made. */
  public boolean isGuessing() {
    return guesses < MOST_GUESSES;
  }

  /** The candidates most like a word, the likeliest first; of too many words in one load, none. */
  public List<String> guesses(String word, Collection<String> candidates) {
    boolean makes = isGuessing();
    guesses++;
    recorder.guess(makes);
    return makes ? Suggestions.guesses(word, candidates) : List.of();
  }

  /**
   * The macros that one slip of the finger makes a name: where a name stands, one may be called.
   */
  Collection<String> macrosLike(String name) {
    return Suggestions.slips(name, macros.names());
  }

  /** The words for beside the caret about the candidates most like a word; null for none. */
  public @Nullable String guess(String word, Collection<String> candidates) {
    return Suggestions.label(guesses(word, candidates));
  }

  /** What is written today for a word that is gone, or a guess. */
  private @Nullable String adviceOrGuess(String word, Collection<String> candidates) {
    Optional<String> advice = lenient() ? Optional.empty() : Outdated.advice(word);
    return advice.orElseGet(() -> guessWithMacros(word, candidates));
  }

  /** The same where a macro could be called, too. */
  public @Nullable String guessWithMacros(String word, Collection<String> candidates) {
    if (macros.names().contains(word)) { // where it is called, it is gone by now
      return "a macro is called in parentheses: `(" + word + ")`";
    }
    Optional<String> file = isGuessing() ? macros.toInclude(word) : Optional.empty();
    if (file.isPresent()) {
      return "there is a macro of this name in a file that is not included: `(include \""
          + file.get()
          + "\")`";
    }
    String guess =
        isGuessing()
            ? guess(word, Stream.concat(candidates.stream(), macros.names().stream()).toList())
            : guess(word, List.of());
    boolean listed = guess == null && !candidates.isEmpty() && candidates.size() <= MOST_LISTED;
    return listed ? "there are: `" + String.join("`, `", candidates) + "`" : guess;
  }

  private static String message(String noun, String word) {
    return "There is no " + noun + " `" + word + "`.";
  }

  /** The noun with its article. */
  public static String a(String noun) {
    if (noun.startsWith("(")) {
      return "`" + noun + "`";
    }
    return Article.a(noun.replace("|", " or "));
  }
}
