package org.rookery.engine.notation;

import java.util.Optional;
import org.rookery.engine.convention.TextNames;
import org.rookery.program.GameProgram;

/** What our own texts call things, for texts of others. */
record OurNames(Labels labels, GameProgram program) implements TextNames {
  @Override
  public String label(int content) {
    return labels.of(content);
  }

  @Override
  public String letter(int content) {
    return labels.plain(content);
  }

  @Override
  public Optional<Integer> square(String name) {
    return labels.square(name);
  }

  @Override
  public String square(int square) {
    return labels.square(square);
  }

  @Override
  public String mover(int player) {
    return new PlayerText(program).print(player);
  }
}
