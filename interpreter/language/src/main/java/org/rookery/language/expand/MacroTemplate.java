package org.rookery.language.expand;

import java.util.List;

/**
 * A macro with the calls and parameters in it found.
 *
 * @param defaults for each named parameter, what it stands for when no argument is given
 */
record MacroTemplate(List<Template> body, List<List<Template>> defaults) {}
