package org.rookery.compiler.elaborate.piece;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.word;
import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.rookery.compiler.elaborate.scope.BlockSectionKind;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Section;
import org.rookery.compiler.elaborate.vocabulary.Sections;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.elaborate.vocabulary.ZrfTexts;
import org.rookery.compiler.model.PieceModel.CastlingSign;
import org.rookery.language.form.Form;

/** The sections of a piece. */
public final class PieceWords {
  private static final String BY_FILE = "by-file";

  /** What other pieces may refer to. */
  public static final int NAMES = 0;

  /** Rules. */
  public static final int RULES = 1;

  static final List<Keyword<Section<PieceDraft>>> LIST =
      List.of(
          zrf("name", "name", "What the piece is called.", "(name Rider)", c -> Section.ignored()),
          word(
              "letter",
              "name",
              "Its letter in positions and moves: upper case for the first player, lower for the second.",
              "(letter R)",
              c -> Section.at(NAMES, piece -> letter(c, piece))),
          word(
              "letters",
              "name…",
              "Its letters, one for each player.",
              "(letters R r)",
              c -> Section.at(NAMES, piece -> letters(c, piece))),
          zrf(
              "notation",
              "text",
              "Its name in game scores.",
              "(notation \"R\")",
              c -> Section.at(NAMES, piece -> piece.notation = c.text(0))),
          zrf(
              "image",
              "[anything…]",
              "How it is drawn: shapes by name, maybe with `inverted`, `spent` or `promoted` before them.",
              "(image \"inverted tower\")",
              c -> Section.at(NAMES, piece -> piece.image = firstText(c))),
          zrf(
              "help",
              "[text…]",
              "A line for players.",
              "(help \"Jumps.\")",
              c -> Section.ignored()),
          zrf(
              "description",
              "[text…]",
              "A sentence for players.",
              "(description \"It jumps.\")",
              c -> Section.at(NAMES, piece -> piece.description = ZrfTexts.joined(c.args()))),
          word(
              "value",
              "integer",
              "What it is worth, in hundredths of any unit: the program that plays believes it.",
              "(value 325)",
              c -> Section.at(NAMES, piece -> piece.value = c.integer(0))),
          word(
              "supply",
              "[player…]",
              "Each player, or those named, always has such a piece in hand, however many "
                  + "are dropped; positions do not mention it.",
              "(supply White)",
              c -> Section.at(NAMES, piece -> supply(c, piece))),
          word(
              "unmoved-in-fen",
              "",
              "Positions say which of these pieces have not moved: by the letters of their "
                  + "files, beside the castling rights.",
              "(unmoved-in-fen)",
              c -> Section.at(NAMES, piece -> piece.unmovedInFen = true)),
          word(
              "castling-field",
              "attribute [by-file]",
              "Positions say which of these pieces have the attribute, as castling rights: "
                  + "by K or Q, the side of the royal piece on which they stand, or by the "
                  + "letters of their files; with letters of files, castling is written onto the "
                  + "partner's square, too.",
              "(castling-field spent? by-file)",
              c -> rule(piece -> castlingField(c, piece))),
          zrf(
              "open",
              "[anything…]",
              "Not needed here.",
              "(open \"r.html\")",
              c -> Section.ignored()),
          zrf(
              "dummy",
              "",
              "The piece is a marker and has no part in the game.",
              "(dummy)",
              c -> Section.ignored()),
          zrf(
              "attribute",
              "name [true|false]",
              "A property that is true or false for each piece, and its first value.",
              "(attribute spent? true)",
              c -> Section.at(NAMES, piece -> attribute(c, piece))),
          word(
              "captured-as",
              "piece",
              "The piece type it becomes in the hand of a player who captures it.",
              "(captured-as Footman)",
              c -> rule(piece -> piece.capturedAs = piece.scope.name(NameKind.PIECE, c.arg(0)))),
          blocks(
              "moves",
              BlockSectionKind.MOVES,
              "Rules for a piece on the board.",
              "(moves (n add))",
              true),
          blocks(
              "drops",
              BlockSectionKind.DROPS,
              "Rules for dropping a piece on a square.",
              "(drops (add))",
              true),
          blocks(
              "hand",
              BlockSectionKind.HAND,
              "Rules for a piece in hand.",
              "(hand ((discard) add))",
              false));

  public static final Vocabulary<Section<PieceDraft>> VOCABULARY =
      new Vocabulary<>("section of a piece", LIST);

  private PieceWords() {}

  private static Section<PieceDraft> rule(Consumer<PieceDraft> action) {
    return Section.at(RULES, action);
  }

  private static Keyword<Section<PieceDraft>> blocks(
      String name, BlockSectionKind home, String sentence, String example, boolean old) {
    Keyword.Reader<Section<PieceDraft>> reader =
        c ->
            Section.<PieceDraft>at(NAMES, piece -> moveTypes(c.args(), piece.scope))
                .then(RULES, piece -> BlockReader.read(c.args(), piece, home));
    return old
        ? zrf(name, "[block…]", sentence, example, reader)
        : word(name, "[block…]", sentence, example, reader);
  }

  /** Makes move types known before any rule asks for them. */
  public static void moveTypes(List<Form> blocks, Scope scope) {
    for (Form form : blocks) {
      if (form.isHeadedBy("move-type") && ((Form.Group) form).items().size() == 2) {
        ((Form.Group) form)
            .items()
            .get(1)
            .atom()
            .ifPresent(type -> scope.names().add(NameKind.MOVE_TYPE, type));
      }
    }
  }

  private static void supply(Call call, PieceDraft piece) {
    if (call.size() == 0) {
      piece.suppliedTo.addAll(call.scope().names().all(NameKind.PLAYER));
    }
    for (Form player : call.args()) {
      call.scope().known(NameKind.PLAYER, player).ifPresent(piece.suppliedTo::add);
    }
  }

  private static void letter(Call call, PieceDraft piece) {
    piece.lettersOrigin = call.origin();
    piece.letters.clear();
    piece.letters.add(call.text(0).toUpperCase(Locale.ROOT));
    piece.letters.add(call.text(0).toLowerCase(Locale.ROOT));
  }

  private static void castlingField(Call call, PieceDraft piece) {
    String attribute = piece.scope.name(NameKind.ATTRIBUTE, call.arg(0));
    boolean byFile = call.size() > 1;
    if (byFile && !call.text(1).equals(BY_FILE)) {
      call.problems()
          .error(
              "wrong-kind",
              call.arg(1).origin(),
              "Behind the attribute stands `" + BY_FILE + "`, or nothing.");
    }
    piece.castlingSign = Optional.of(new CastlingSign(attribute, byFile));
  }

  private static void letters(Call call, PieceDraft piece) {
    piece.lettersOrigin = call.origin();
    piece.letters.clear();
    int players = piece.scope.names().all(NameKind.PLAYER).size();
    if (call.size() > players) {
      call.problems()
          .warning(
              "surplus-letter",
              call.arg(players).origin(),
              "The game has "
                  + players
                  + " players, so no player has the letter `"
                  + call.text(players)
                  + "`.");
    }
    for (int i = 0; i < call.size(); i++) {
      piece.letters.add(call.text(i));
    }
  }

  private static void attribute(Call call, PieceDraft piece) {
    piece.scope.names().add(NameKind.ATTRIBUTE, call.text(0));
    boolean value = call.size() > 1 && call.text(1).equals("true");
    if (call.size() > 1 && !value && !call.text(1).equals("false")) {
      call.problems()
          .oddity("wrong-kind", call.arg(1).origin(), "An attribute begins `true` or `false`.");
    }
    piece.attributes.put(call.text(0), value);
  }

  private static String firstText(Call call) {
    return call.args().stream()
        .filter(Form.Text.class::isInstance)
        .map(form -> ((Form.Text) form).value())
        .findFirst()
        .orElse(call.size() == 1 ? call.text(0) : "");
  }

  /** Adds an attribute to a piece; what the piece says of it itself holds. */
  public static void addAttribute(Form.Group form, PieceDraft piece) {
    Map<String, Boolean> own = Map.copyOf(piece.attributes);
    Sections.read(form, VOCABULARY, piece.scope)
        .ifPresent(section -> Section.carryOut(List.of(section), NAMES, piece));
    piece.attributes.putAll(own);
  }
}
