package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.language.source.Origin;

/** What a test asks about that the rules declare in a place of its own. */
public final class Declared {
  private Declared() {}

  /** Where the rules declare the zone that a condition asks about, or what stood there at first. */
  public static List<Origin> in(Condition condition, GameModel model) {
    List<Origin> origins = new ArrayList<>();
    condition.inside().map(model.board().zoneOrigins()::get).ifPresent(origins::add);
    if (!condition.amounts().isEmpty()) {
      model.counters().stream().map(CounterModel::origin).forEach(origins::add);
    }
    return origins;
  }
}
