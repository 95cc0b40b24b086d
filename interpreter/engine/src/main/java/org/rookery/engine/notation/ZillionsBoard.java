package org.rookery.engine.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.engine.position.Position;
import org.rookery.program.Article;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** A board to which is done what the words of a turn say, without any rules. */
final class ZillionsBoard {
  private static final String ON = "on";
  private static final String TAKES = "x";
  private static final String BECOMES = "=";
  private static final String FLIP = "flip";
  private static final String ATTRIBUTE = "@";
  private static final int UNKNOWN = -1;
  private static final List<String> SIGNS = List.of(ON, TAKES, BECOMES, FLIP, ATTRIBUTE, "-");

  private final GameProgram program;
  private final Position position;
  private final Labels labels;
  private final Map<String, Integer> types = new HashMap<>();
  private final int[] contents;
  private final int[] attributes;
  private int last = Component.NO_SQUARE;
  private Optional<String> wrongPiece = Optional.empty();

  /** The board of a position. */
  ZillionsBoard(Position position) {
    this.position = position;
    program = position.program();
    labels = new Labels(program);
    for (int type = 0; type < program.pieces().size(); type++) {
      types.put(program.pieces().get(type).name(), type);
    }
    contents = position.contents().clone();
    attributes = new int[contents.length];
    Arrays.setAll(attributes, position::attributes);
  }

  /** Whether the same pieces stand on the same squares. */
  boolean hasPiecesOf(Position other) {
    return Arrays.equals(contents, other.contents());
  }

  /** Whether these pieces have the same attributes. */
  boolean hasAttributesOf(Position other) {
    for (int square = 0; square < attributes.length; square++) {
      if (attributes[square] != other.attributes(square)) {
        return false;
      }
    }
    return true;
  }

  /** Changes the board; returns what cannot be understood, if anything. */
  Optional<String> play(List<String> words) {
    int at = 0;
    while (at < words.size()) {
      int next = isLeg(words, at) ? legs(words, at) : effect(words, at);
      if (wrongPiece.isPresent()) {
        return wrongPiece;
      } else if (next == at) {
        return Optional.of(odd(words.subList(at, words.size())));
      }
      at = next;
    }
    return Optional.empty();
  }

  private String odd(List<String> rest) {
    for (String word : rest) {
      boolean known =
          square(word) >= 0
              || player(word) >= 0
              || type(word) >= 0
              || SIGNS.contains(word)
              || number(word) >= 0;
      if (!known) {
        return TextException.quoted(word) + " is no piece, player or position of this game.";
      }
    }
    return "What begins with " + TextException.quoted(rest.get(0)) + " is no part of a move.";
  }

  private boolean isLeg(List<String> words, int at) {
    return at + 3 < words.size()
        && type(words.get(at)) >= 0
        && square(words.get(at + 1)) >= 0
        && (words.get(at + 2).equals("-") || words.get(at + 2).equals(TAKES))
        && square(words.get(at + 3)) >= 0;
  }

  /**
   * Lifts all pieces that go before any is put down, but for one that has just come to where the
   * next leg begins; returns the number of words.
   */
  private int legs(List<String> words, int start) {
    List<int[]> legs = new ArrayList<>();
    int at = start;
    for (; isLeg(words, at); at += 4) {
      int from = square(words.get(at + 1));
      int to = square(words.get(at + 3));
      int[] before = legs.isEmpty() ? new int[0] : legs.get(legs.size() - 1);
      if (before.length > 0 && contents[from] == Contents.EMPTY && before[1] == from) {
        before[1] = to;
      } else {
        checkPiece(from, type(words.get(at)));
        legs.add(new int[] {contents[from], to, attributes[from], from});
      }
      last = to;
    }
    legs.forEach(leg -> put(leg[3], Contents.EMPTY, 0));
    for (int[] leg : legs) {
      if (leg[0] != Contents.EMPTY) {
        put(leg[1], leg[0], leg[2]);
      }
    }
    return at;
  }

  /** Notes a complaint when not the piece that is said to go stands there. */
  private void checkPiece(int square, int type) {
    int piece = contents[square];
    if (piece == Contents.EMPTY) {
      wrongPiece = Optional.of("There is no piece on " + labels.square(square) + ".");
    } else if (program.contents().type(piece) != type) {
      wrongPiece =
          Optional.of(
              "On "
                  + labels.square(square)
                  + " stands "
                  + Article.a(labels.inWords(piece))
                  + ", not "
                  + program.pieces().get(type).name()
                  + ".");
    }
  }

  private void put(int square, int piece, int bits) {
    contents[square] = piece;
    attributes[square] = bits;
  }

  private int effect(List<String> words, int at) {
    if (isCreation(words, at)) {
      last = square(words.get(at + 2));
      int type = type(words.get(at + 1));
      int bits = program.pieces().get(type).attributes();
      put(last, program.contents().of(type, player(words.get(at))), bits);
      return at + 3;
    }
    return switch (words.get(at)) {
      case BECOMES -> becomes(words, at);
      case FLIP -> each(words, at, 1, this::flip);
      case TAKES -> each(words, at, 1, () -> put(last, Contents.EMPTY, 0));
      case ATTRIBUTE -> attribute(words, at);
      default -> at;
    };
  }

  private boolean isCreation(List<String> words, int at) {
    return at + 2 < words.size()
        && player(words.get(at)) >= 0
        && type(words.get(at + 1)) >= 0
        && square(words.get(at + 2)) >= 0;
  }

  private int attribute(List<String> words, int at) {
    if (at + 3 >= words.size() || square(words.get(at + 1)) < 0) {
      return at;
    }
    int number = number(words.get(at + 2));
    if (number < 0) {
      return at;
    }
    last = square(words.get(at + 1));
    if (contents[last] != Contents.EMPTY) {
      int bit = 1 << number;
      boolean set = words.get(at + 3).equals("1");
      attributes[last] = set ? attributes[last] | bit : attributes[last] & ~bit;
    }
    return at + 4;
  }

  private int number(String text) {
    return text.matches("\\d{1,3}") && Integer.parseInt(text) < program.attributes().size()
        ? Integer.parseInt(text)
        : UNKNOWN;
  }

  /** A piece may be called like a player: then the legal moves tell which was meant. */
  private int becomes(List<String> words, int at) {
    if (at + 1 >= words.size()) {
      return at;
    }
    int player = player(words.get(at + 1));
    int type = type(words.get(at + 1));
    if (player < 0 && type < 0) {
      return at;
    }
    Runnable change = () -> become(player, type);
    if (at + 2 < words.size() && words.get(at + 2).equals(ON)) {
      return each(words, at, 3, change);
    }
    if (last == Component.NO_SQUARE) {
      return at;
    }
    change.run();
    return at + 2;
  }

  private void become(int player, int type) {
    int piece = contents[last];
    if (piece != Contents.EMPTY) {
      Contents coding = program.contents();
      contents[last] =
          player >= 0
              ? coding.of(coding.type(piece), player)
              : coding.of(type, coding.owner(piece));
    }
  }

  private void flip() {
    int piece = contents[last];
    if (piece != Contents.EMPTY) {
      Contents coding = program.contents();
      int next = position.turnOrder().nextPlayer(coding.owner(piece));
      contents[last] = coding.of(coding.type(piece), next);
    }
  }

  /**
   * Does something on each of the squares named {@code skip} words further on; returns what follows
   * them, or {@code at} when there is none.
   */
  private int each(List<String> words, int at, int skip, Runnable change) {
    int next = at + skip;
    while (next < words.size()
        && square(words.get(next)) >= 0
        && !(next > at + skip && (isCreation(words, next) || isLeg(words, next)))) {
      last = square(words.get(next));
      change.run();
      next++;
    }
    return next == at + skip ? at : next;
  }

  private int square(String name) {
    return labels.square(name).orElse(UNKNOWN);
  }

  private int player(String name) {
    return program.players().indexOf(name);
  }

  private int type(String name) {
    return types.getOrDefault(name, UNKNOWN);
  }
}
