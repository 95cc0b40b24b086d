package org.rookery.compiler;

import java.util.List;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.specialize.OriginTable;
import org.rookery.language.form.Form;
import org.rookery.program.GameProgram;

/**
 * A game with everything its compilation made.
 *
 * @param sections the text of the game after expansion, with what it inherits
 * @param graphs the move graphs, by piece number
 * @param origins what the tags of the program's code stand for
 */
public record CompiledGame(
    List<Form> sections,
    GameModel model,
    List<MoveGraph> graphs,
    GameProgram program,
    OriginTable origins) {}
