package org.rookery.compiler;

import java.util.Optional;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * What became of one of the games of a rules file.
 *
 * @param game empty when there were errors, in it or before it
 * @param diagnostics what is told of this game, beyond what is told of the file
 */
public record Compilation(String title, Optional<CompiledGame> game, Diagnostics diagnostics) {}
