package org.rookery.compiler.elaborate.read;

import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.RememberedPlaces;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.language.form.Form;

/** Reads places and directions. */
final class PlaceReader {
  private final Vocabulary<Direction> words;

  PlaceReader(Vocabulary<Direction> words) {
    this.words = words;
  }

  /** The place a form means: a direction first, then a square. */
  Place place(Form form, Scope scope) {
    if (form instanceof Form.Group group) {
      return group.items().size() == 1 && group.items().get(0).atom().isPresent()
          ? place(group.items().get(0), scope)
          : toward(form, scope);
    }
    String name = form.atom().orElse("");
    if (scope.names().has(NameKind.DIRECTION, name)) {
      return toward(form, scope);
    }
    if (scope.names().has(NameKind.SQUARE, name)) {
      return new Place.At(name);
    }
    if (name.equals("here")) {
      return scope.here(form.origin());
    }
    Optional<Register> register = RememberedPlaces.find(name);
    if (register.isPresent()) {
      Place place = new Place.Of(register.get());
      if (!place.isOfLastMove()) {
        scope.moment().needMove(scope.problems(), form.origin());
      }
      return place;
    }
    if (name.isEmpty()) {
      scope
          .problems()
          .error("wrong-kind", form.origin(), "A direction or a square is wanted here.");
    } else {
      scope.unknown(
          name, form.origin(), RememberedPlaces.names(), NameKind.DIRECTION, NameKind.SQUARE);
    }
    return new Place.Here();
  }

  private Place toward(Form form, Scope scope) {
    scope.moment().needMove(scope.problems(), form.origin());
    return new Place.Toward(direction(form, scope));
  }

  /** The direction a form means. */
  Direction direction(Form form, Scope scope) {
    if (form instanceof Form.Group) {
      Optional<Call> call = Call.of(form, scope);
      Optional<Keyword<Direction>> word = call.flatMap(c -> words.find(c.word()));
      if (word.isPresent()) {
        return Vocabulary.read(word.get(), call.get()).orElse(new Direction.Leap(0, 0));
      }
      String label =
          call.map(Call::word)
              .map(name -> scope.problems().guessWithMacros(name, words.names()))
              .orElse(null);
      scope
          .problems()
          .error("wrong-kind", form.origin(), "A direction or a square is wanted here.", label);
      return new Direction.Leap(0, 0);
    }
    return new Direction.Named(scope.name(NameKind.DIRECTION, form));
  }
}
