package org.rookery.compiler.elaborate.read;

import java.util.List;
import org.rookery.compiler.elaborate.scope.Language;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;

/** A language whose words are listed in vocabularies, one for each kind of thing forms can mean. */
public final class WordReaders implements Language {
  private final Statements statements;
  private final ConditionReader conditions;
  private final PlaceReader places;
  private final AmountReader numbers;
  private final Filters filters;
  private final AreaReader areas;
  private final SquareLists squares;
  private final Vocabulary<?> sections;

  /** The language of these words. */
  public WordReaders(
      Vocabulary<List<Statement>> statements,
      Vocabulary<Condition> conditions,
      Vocabulary<Direction> directions,
      Vocabulary<Amount> numbers,
      Vocabulary<Filter> filters,
      Vocabulary<Area> areas,
      Vocabulary<List<String>> squares,
      Vocabulary<?> sections) {
    this.statements = new Statements(statements);
    this.conditions = new ConditionReader(conditions);
    this.places = new PlaceReader(directions);
    this.numbers = new AmountReader(numbers);
    this.filters = new Filters(filters);
    this.areas = new AreaReader(areas);
    this.squares = new SquareLists(squares);
    this.sections = sections;
  }

  @Override
  public List<Statement> statements(List<Form> forms, Scope scope) {
    return statements.read(forms, scope);
  }

  @Override
  public Condition condition(Form form, Scope scope) {
    return conditions.read(form, scope);
  }

  @Override
  public Place place(Form form, Scope scope) {
    return places.place(form, scope);
  }

  @Override
  public Direction direction(Form form, Scope scope) {
    return places.direction(form, scope);
  }

  @Override
  public Amount number(Form form, Scope scope) {
    return numbers.read(form, scope);
  }

  @Override
  public Filter filter(Form form, Scope scope) {
    return filters.read(form, scope);
  }

  @Override
  public Area area(Form form, Scope scope) {
    return areas.read(form, scope);
  }

  @Override
  public List<String> squares(Form form, Scope scope) {
    return squares.read(form, scope);
  }

  @Override
  public boolean isSectionOfGame(String word) {
    return sections.find(word).isPresent();
  }
}
