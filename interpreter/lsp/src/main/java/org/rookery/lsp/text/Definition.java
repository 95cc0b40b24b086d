package org.rookery.lsp.text;

import org.rookery.language.form.Form;

/**
 * Where a name is given its meaning.
 *
 * @param word what begins the form that does so, such as {@code define} or {@code zone}
 * @param name the name as it stands there
 * @param whole the form
 */
public record Definition(String word, Form name, Form.Group whole, EditedRules text) {}
