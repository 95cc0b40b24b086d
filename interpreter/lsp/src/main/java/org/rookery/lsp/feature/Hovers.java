package org.rookery.lsp.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.rookery.compiler.elaborate.Manual;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.MoveDiagramText;
import org.rookery.game.Game;
import org.rookery.game.explain.BetzaWords;
import org.rookery.language.form.Form;
import org.rookery.lsp.text.Definition;
import org.rookery.lsp.text.EditedRules;
import org.rookery.lsp.text.Ranges;
import org.rookery.lsp.text.World;
import org.rookery.program.GameProgram;

/** What is said of the word under the pointer, as Markdown. */
public final class Hovers {
  private final World world;
  private final SymbolNames names;

  /** Words in files of a world. */
  public Hovers(World world) {
    this.world = world;
    names = new SymbolNames(world);
  }

  /** What is said at a place; empty when nothing is. */
  public Optional<String> at(Path file, Position position) {
    EditedRules text = world.parsed(file);
    int offset = Ranges.offset(text.source(), position);
    Optional<Form> atom = text.atom(offset);
    if (atom.isEmpty()) {
      return Optional.empty();
    }
    if (atom.get() instanceof Form.Text words) {
      List<Form.Group> around = text.around(offset);
      boolean betza = !around.isEmpty() && around.get(around.size() - 1).isHeadedBy("betza");
      return betza ? Optional.of(BetzaWords.of(words.value())) : Optional.empty();
    }
    String name = atom.get().atom().orElse("");
    List<String> parts = new ArrayList<>();
    for (Definition definition : names.named(file, name)) {
      parts.add(definition(definition));
      if (definition.word().equals("piece")) {
        diagram(file, name).ifPresent(parts::add);
      }
    }
    if (parts.isEmpty()) {
      diagram(file, name).ifPresent(parts::add);
    }
    String manual = Manual.word(name);
    if (!manual.isEmpty()) {
      parts.add("```\n" + manual.strip() + "\n```");
    }
    return parts.isEmpty() ? Optional.empty() : Optional.of(String.join("\n\n", parts));
  }

  private static String definition(Definition definition) {
    String comment = definition.text().comment(definition.whole());
    String where = definition.name().origin().span().position();
    String what = "**" + definition.word() + " " + definition.name() + "** (" + where + ")";
    return comment.isEmpty() ? what : what + "\n\n" + comment;
  }

  /** How a piece of the file's game moves, when the game compiles and has it. */
  private Optional<String> diagram(Path file, String piece) {
    Optional<Game> game = world.rules(file).load().game();
    if (game.isEmpty() || !game.get().pieces().contains(piece)) {
      return Optional.empty();
    }
    GameProgram program = game.get().program();
    int content = program.contents().of(game.get().pieces().indexOf(piece), 0);
    String drawn = new MoveDiagramText(MoveDiagram.of(program, content)).draw();
    return Optional.of("```\n" + drawn.stripTrailing() + "\n```");
  }
}
