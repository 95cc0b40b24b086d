package org.rookery.lsp.text;

import java.nio.file.Path;
import java.util.List;

/**
 * A rules file with all that it includes.
 *
 * @param texts its own first
 */
public record IncludeFamily(Path main, List<EditedRules> texts) {}
