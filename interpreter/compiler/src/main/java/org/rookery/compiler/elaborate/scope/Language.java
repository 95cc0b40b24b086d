package org.rookery.compiler.elaborate.scope;

import java.util.List;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;

/**
 * What forms inside rules mean. Words contain words (a condition stands inside a statement, a
 * number inside a condition), so each word asks its scope's language for the meaning of its
 * arguments and knows no other word.
 *
 * <p>Every method tells the problems it finds to the scope and returns something harmless instead
 * of what it could not read.
 */
public interface Language {
  /** The statements that forms mean; a bad one is left out. */
  List<Statement> statements(List<Form> forms, Scope scope);

  /** The condition a form means; after a problem, false. */
  Condition condition(Form form, Scope scope);

  /** The place a form means; after a problem, where the cursor is. */
  Place place(Form form, Scope scope);

  /** The direction a form means; after a problem, one that leads nowhere. */
  Direction direction(Form form, Scope scope);

  /** The number a form means; after a problem, zero. */
  Amount number(Form form, Scope scope);

  /** Whose pieces of which types a form means; after a problem, everybody's. */
  Filter filter(Form form, Scope scope);

  /** The set of squares, said from where the cursor is, that a form means; after a problem, all. */
  Area area(Form form, Scope scope);

  /** The squares, known by name, that a form means; after a problem, none. */
  List<String> squares(Form form, Scope scope);

  /** Whether this word is a section of a game, so that it stands in no other section. */
  boolean isSectionOfGame(String word);
}
