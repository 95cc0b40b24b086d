package org.rookery.coverage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.model.PieceModel;
import org.rookery.engine.notation.Labels;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/** The rule that ends a game after so many quiet moves, with what is not quiet. */
final class QuietMoves {
  private static final String CAPTURES = "captures";

  private final CompiledGame compiled;
  private final Labels labels;
  private Optional<Origin> section = Optional.empty();
  private int limit;

  /** What resets the count, by its name in the rules. */
  private final Map<String, Origin> resets = new LinkedHashMap<>();

  QuietMoves(CompiledGame compiled) {
    this.compiled = compiled;
    labels = new Labels(compiled.program());
    for (Form form : compiled.sections()) {
      if (form.isHeadedBy("quiet-turns") && form instanceof Form.Group group) {
        section = Optional.of(form.origin());
        group.items().forEach(this::part);
      }
    }
  }

  private void part(Form part) {
    if (part instanceof Form.Num number) {
      limit = Math.toIntExact(number.value());
    } else if (part instanceof Form.Group group) {
      group.items().stream()
          .skip(1)
          .forEach(item -> item.atom().ifPresent(name -> resets.put(name, item.origin())));
    }
  }

  /** After how many turns the game ends; 0 where it never does. */
  int limit() {
    return limit;
  }

  /** Everything there is to look at. */
  List<Unit> units() {
    List<Unit> units = new ArrayList<>();
    capture().ifPresent(units::add);
    if (section.isPresent()) {
      BitSet present = Presence.of(compiled);
      for (int piece = present.nextSetBit(0); piece >= 0; piece = present.nextSetBit(piece + 1)) {
        if (Units.moves(compiled.program(), compiled.program().contents().owner(piece))) {
          units.add(unit(piece));
        }
      }
    }
    return units;
  }

  /** That captures are not quiet, if the rule says so. */
  Optional<Unit> capture() {
    return Optional.ofNullable(resets.get(CAPTURES))
        .map(origin -> new Unit("any piece", origin, CoverageKind.RESETS));
  }

  /** That turns of a piece are quiet, or that they are not. */
  Unit unit(int content) {
    Origin listed = resets.get(piece(content));
    return listed == null
        ? new Unit(labels.inWords(content), section.orElseThrow(), CoverageKind.QUIET)
        : new Unit(labels.inWords(content), listed, CoverageKind.RESETS);
  }

  /** Whether turns of a piece are not quiet. */
  boolean isReset(int content) {
    return resets.containsKey(piece(content));
  }

  private String piece(int content) {
    PieceModel piece = compiled.model().pieces().get(compiled.program().contents().type(content));
    return piece.name();
  }
}
