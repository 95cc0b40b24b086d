package org.rookery.language.layout;

import org.rookery.language.form.Word;

/**
 * A word with its place on the page.
 *
 * @param column where its author put it, from 0, tabulators counted out
 * @param depth how many brackets are open around it
 */
record WrittenWord(Word.Kind kind, String text, int column, int depth) {
  boolean is(Word.Kind other) {
    return kind == other;
  }

  WordPlace place() {
    return new WordPlace(column, depth);
  }

  /** The column behind the word when it begins in this one. */
  int endFrom(int begin) {
    int lastLine = text.lastIndexOf('\n') + 1;
    return lastLine == 0 ? begin + text.length() : text.length() - lastLine;
  }
}
