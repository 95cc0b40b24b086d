package org.rookery.language.form;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.rookery.language.source.Source;

/**
 * A word of a source as it is written: what forms are made of, and the comments between.
 *
 * @param start the offset of its first character
 * @param end the offset behind its last
 */
public record Word(Kind kind, int start, int end) {
  /** What a word can be. */
  public enum Kind {
    OPEN,
    CLOSE,
    ATOM,
    STRING,
    COMMENT
  }

  /** All words of a source, in order; what is between them is blank. */
  public static List<Word> all(Source source) {
    List<Word> words = new ArrayList<>();
    FormsLexer lexer = new FormsLexer(new TextCharStream(source));
    int end = 0;
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      comments(source.text(), end, token.getStartIndex(), words);
      end = token.getStopIndex() + 1;
      words.add(new Word(kind(token), token.getStartIndex(), end));
    }
    comments(source.text(), end, source.text().length(), words);
    return words;
  }

  private static Kind kind(Token token) {
    return switch (token.getType()) {
      case FormsLexer.OPEN -> Kind.OPEN;
      case FormsLexer.CLOSE -> Kind.CLOSE;
      case FormsLexer.STRING, FormsLexer.UNENDED_STRING -> Kind.STRING;
      default -> Kind.ATOM;
    };
  }

  /** The lexer passes over blanks and comments alike: a comment begins with what is not blank. */
  private static void comments(String text, int start, int end, List<Word> words) {
    int at = start;
    while (at < end) {
      if (text.charAt(at) != ';') {
        at++;
        continue;
      }
      int begin = at;
      while (at < end && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
        at++;
      }
      words.add(new Word(Kind.COMMENT, begin, at));
    }
  }
}
