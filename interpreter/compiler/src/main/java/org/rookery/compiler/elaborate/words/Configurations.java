package org.rookery.compiler.elaborate.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Condition.Group;
import org.rookery.compiler.model.Condition.Link;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.form.Form;

/** Reads ZRF's two goals about who stands where. */
final class Configurations {
  private Configurations() {}

  /** {@code (absolute-config occupant… (place…))}, with more such pairs behind. */
  static Condition absolute(Call call) {
    List<Condition> all = new ArrayList<>();
    List<Group> groups = new ArrayList<>();
    List<Form> occupants = new ArrayList<>();
    for (Form form : call.args()) {
      if (!(form instanceof Form.Group group) || isOccupant(group, call.scope())) {
        occupants.add(form);
        continue;
      }
      List<String> places = places(group.items(), call.scope());
      List<Filter> filters = new ArrayList<>();
      boolean denied = false;
      for (Form occupant : occupants) {
        denied |= occupant.isHeadedBy("not");
        filters.add(occupant(occupant, call.scope()));
      }
      if (denied) {
        all.add(spelledOut(filters, occupants, places, call));
      } else {
        groups.add(new Group(filters, places));
      }
      occupants.clear();
    }
    Form last = call.arg(call.size() - 1);
    if (call.problems().lenient() && occupants.size() > 1 && isPlace(last, call.scope())) {
      // Some old files leave the parentheses around a single place out.
      occupants.remove(last);
      groups.add(
          new Group(
              occupants.stream().map(occupant -> occupant(occupant, call.scope())).toList(),
              places(List.of(last), call.scope())));
      occupants.clear();
    }
    if (!occupants.isEmpty()) {
      call.problems()
          .error(
              "wrong-arity",
              call.origin(),
              "`absolute-config` ends with a list of squares in parentheses.");
    }
    if (!groups.isEmpty()) {
      all.add(new Condition.Arrangement(groups));
    }
    return all.size() == 1 ? all.get(0) : new Condition.And(all);
  }

  /** {@code (relative-config piece direction… piece …)}. */
  static Condition relative(Call call) {
    List<Link> links = new ArrayList<>();
    Optional<Filter> piece = Optional.empty();
    List<Direction> next = new ArrayList<>();
    for (Form form : call.args()) {
      if (piece.isPresent() && isDirection(form, call.scope())) {
        next.add(call.scope().direction(form));
        continue;
      }
      if (piece.isPresent()) {
        links.add(new Link(piece.get(), List.copyOf(next)));
        next.clear();
      }
      piece = Optional.of(occupant(form, call.scope()));
    }
    piece.ifPresent(last -> links.add(new Link(last, List.copyOf(next))));
    return new Condition.Chain(links);
  }

  private static boolean isPlace(Form form, Scope scope) {
    return scope.is(NameKind.SQUARE, form) || scope.is(NameKind.ZONE, form);
  }

  private static boolean isDirection(Form form, Scope scope) {
    boolean word =
        form instanceof Form.Group group && group.head().filter(DirectionWords::isOne).isPresent();
    return word || scope.is(NameKind.DIRECTION, form);
  }

  private static boolean isOccupant(Form.Group group, Scope scope) {
    return group.items().size() > 1
        && (group.isHeadedBy("opponent")
            || group.isHeadedBy("any-owner")
            || group.isHeadedBy("not"))
        && !scope.is(NameKind.SQUARE, group.items().get(0))
        && !scope.is(NameKind.ZONE, group.items().get(0));
  }

  private static Filter occupant(Form form, Scope scope) {
    if (!(form instanceof Form.Group group)) {
      return new Filter(Side.SELF, List.of(scope.name(NameKind.PIECE, form)), false);
    }
    List<Form> items = group.items();
    List<Form> rest = items.isEmpty() ? items : items.subList(1, items.size());
    String head = group.head().orElse("");
    return switch (head) {
      case "opponent" -> new Filter(Side.OPPONENT, scope.names(NameKind.PIECE, rest), false);
      case "any-owner" -> new Filter(Side.ANY, scope.names(NameKind.PIECE, rest), false);
      case "not" ->
          rest.size() == 1
              ? occupant(rest.get(0), scope)
              : new Filter(Side.SELF, scope.names(NameKind.PIECE, rest), false);
      default -> {
        List<String> words = List.of("opponent", "any-owner", "not");
        scope.problems().unknownWord("occupant", head, form.origin(), words);
        yield Filter.of(Side.ANY);
      }
    };
  }

  /** The squares and zones of a list. */
  private static List<String> places(List<Form> forms, Scope scope) {
    List<String> places = new ArrayList<>();
    for (Form form : forms) {
      if (scope.is(NameKind.ZONE, form) && !scope.is(NameKind.SQUARE, form)) {
        places.add(scope.name(NameKind.ZONE, form));
      } else {
        places.addAll(scope.squares(List.of(form)));
      }
    }
    return places;
  }

  /** An arrangement that says who must not be there. */
  private static Condition spelledOut(
      List<Filter> filters, List<Form> occupants, List<String> places, Call call) {
    List<Condition> everywhere = new ArrayList<>();
    for (String place : places) {
      if (!call.scope().names().has(NameKind.SQUARE, place)) {
        call.problems()
            .error("wrong-kind", call.origin(), "`not` cannot be said of zone `" + place + "`.");
      }
      List<Condition> either = new ArrayList<>();
      for (int i = 0; i < filters.size(); i++) {
        Condition piece = new SquareCondition.PieceOn(filters.get(i), new Place.At(place));
        either.add(occupants.get(i).isHeadedBy("not") ? new Condition.Not(piece) : piece);
      }
      everywhere.add(new Condition.Or(either));
    }
    return new Condition.And(everywhere);
  }
}
