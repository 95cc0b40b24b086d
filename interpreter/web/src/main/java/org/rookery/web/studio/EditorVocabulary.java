package org.rookery.web.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.web.table.Json;

/** The words of the language, for an editor that completes and explains them. */
public final class EditorVocabulary {
  private EditorVocabulary() {}

  /**
   * A word.
   *
   * @param place what such words are, or which file brings it
   * @param usage how it is written
   * @param sentence what it says
   */
  public record Word(String name, String place, String usage, String sentence) {}

  /** Every word of the language, and more of them, as JSON: lists of four texts. */
  public static String json(List<Word> more) {
    Stream<Word> words =
        Keywords.reference().stream()
            .map(word -> new Word(word.name(), word.category(), word.usage(), word.sentence()));
    List<Object> lists = new ArrayList<>();
    Stream.concat(words, more.stream())
        .forEach(w -> lists.add(List.of(w.name(), w.place(), w.usage(), w.sentence())));
    return Json.of(lists);
  }
}
