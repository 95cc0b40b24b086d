package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.drawing.diagram.CastlingWays;
import org.rookery.game.explain.BetzaWords;
import org.rookery.game.phrase.ConditionClauses;
import org.rookery.game.phrase.Nouns;
import org.rookery.game.phrase.Voice;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;
import org.rookery.program.Article;
import org.rookery.program.GameProgram;

/** Sentences about one piece. */
final class PieceSentences {
  private static final OnlyGoes ONLY_GOES = new OnlyGoes();

  private final GameModel game;
  private final GameProgram program;
  private final PieceModel piece;
  private final Set<String> zones;
  private final Set<String> sentences = new LinkedHashSet<>();
  private final List<Span> told = new ArrayList<>();
  private boolean quoted;

  /**
   * Sentences about a piece of a game.
   *
   * @param zones where the zones are noted that they speak of
   */
  PieceSentences(GameModel game, GameProgram program, PieceModel piece, Set<String> zones) {
    this.game = game;
    this.program = program;
    this.piece = piece;
    this.zones = zones;
  }

  /**
   * All that is said.
   *
   * @param forms the sections of the rules file that make the piece
   * @param spoken the blocks of which the author says something, which is quoted; empty where that
   *     is about the whole piece
   */
  List<String> of(List<Form.Group> forms, Optional<List<Span>> spoken) {
    quoted = !piece.description().isEmpty() || spoken.filter(List::isEmpty).isEmpty();
    if (!piece.description().isEmpty()) {
      sentences.add(piece.description());
    }
    forms.forEach(this::betza);
    borrowed();
    boolean castles = castling();
    promotions();
    if (piece.isThrown()) {
      sentences.add("It comes up at random.");
    } else {
      sentences.addAll(new DropSentences(game, zones, quoted).of(piece.drops()));
      inHand();
    }
    if (!piece.capturedAs().equals(piece.name()) && game.capturedPieces().toHand()) {
      sentences.add("Captured, it is " + Article.a(piece.capturedAs()) + " in hand.");
    }
    if (piece.description().isEmpty() && spoken.isPresent()) {
      sentences.addAll(PieceMore.of(game, program, piece, zones, told, spoken.get(), castles));
    }
    if (piece.blocks().isEmpty()) {
      sentences.add("Piece " + piece.name() + " has no moves.");
    }
    return List.copyOf(sentences);
  }

  /** Betza strings in words, with what their moves depend on where they end. */
  private void betza(Form.Group section) {
    for (Form part : section.items()) {
      boolean rules = part.isHeadedBy("moves") || part.isHeadedBy("drops");
      for (Form block : rules ? ((Form.Group) part).items() : List.<Form>of()) {
        if (block.isHeadedBy("betza") && ((Form.Group) block).items().size() > 1) {
          Form words = ((Form.Group) block).items().get(1);
          told.add(words.origin().span());
          String text = words.toString().replace("\"", "");
          String what = part.isHeadedBy("drops") ? "Its drops" : "Its moves";
          sentences.add(
              what
                  + ", in Betza's notation, are `"
                  + text
                  + "`:\n"
                  + BetzaWords.of(text)
                  + tail(words.origin()));
        }
      }
    }
  }

  /** What is asked, and what happens, where the moves of a Betza string end. */
  private String tail(Origin words) {
    List<Statement> tail = new ArrayList<>();
    for (Block made : piece.blocks()) {
      Origin origin = made.origin();
      if (words.span().contains(origin.span()) && Objects.equals(words.site(), origin.site())) {
        List<Statement> all = made.statements();
        int from = all.size();
        while (from > 0 && isTail(all.get(from - 1), words)) {
          from--;
        }
        tail.addAll(all.subList(from, all.size()));
        break;
      }
    }
    return also("\n  Such a move: ", "\n  Such a move asks or does more: ", tail);
  }

  /** What statements do where a move ends, or where that is written if the author says nothing. */
  private String also(String start, String pointing, List<Statement> statements) {
    List<Statement> more = new ArrayList<>(statements);
    more.removeIf(PieceSentences::onlyEmits);
    Optional<String> clauses =
        EffectClauses.of(more, game, Voice.ARRIVAL, zones).map(all -> String.join("; ", all));
    if (clauses.filter(Pointer::isShort).isPresent()) {
      return clauses.get().isEmpty() ? "" : start + clauses.get() + ".";
    }
    List<Origin> places =
        more.stream().filter(it -> !it.match(ONLY_GOES)).map(Statement::origin).toList();
    return quoted || places.isEmpty() ? "" : pointing + Pointer.list(places) + ".";
  }

  private static boolean isTail(Statement statement, Origin words) {
    return statement.emission().isPresent() || !words.span().contains(statement.origin().span());
  }

  /**
   * Whether a statement does nothing but promote, perhaps on a condition: that is said elsewhere.
   */
  private static boolean onlyEmits(Statement statement) {
    return Statement.emissions(List.of(statement)).findAny().isPresent()
        && Statement.all(List.of(statement))
            .allMatch(
                it -> it.emission().isPresent() || !it.nested().isEmpty() || it.match(ONLY_GOES));
  }

  /**
   * Whether a statement does nothing by itself: it says where those behind it are about, or ends.
   */
  private static final class OnlyGoes implements StatementCases.Few<Boolean> {
    @Override
    public Boolean other(Statement it) {
      return false;
    }

    @Override
    public Boolean step(Statement.Step it) {
      return true;
    }

    @Override
    public Boolean jump(Statement.Jump it) {
      return true;
    }

    @Override
    public Boolean go(Statement.Go it) {
      return true;
    }

    @Override
    public Boolean setMark(Statement.SetMark it) {
      return true;
    }

    @Override
    public Boolean stop(Statement.Stop it) {
      return true;
    }
  }

  private void borrowed() {
    for (Block block : piece.moves()) {
      if (block instanceof Block.Borrowed borrowed) {
        String which =
            switch (borrowed.which()) {
              case ALL -> "It moves like ";
              case QUIET -> "Without capturing it moves like ";
              case CAPTURES -> "It captures like ";
            };
        sentences.add(
            which
                + Article.a(borrowed.piece())
                + "."
                + also(" Such a move: ", " Such a move asks or does more: ", block.statements()));
      }
    }
  }

  /** How it castles, if it does. */
  private boolean castling() {
    List<String> ways = new ArrayList<>();
    int type = game.pieces().indexOf(piece);
    int[] board = program.start().board();
    for (int square = 0; square < board.length; square++) {
      if (board[square] > 0 && program.contents().type(board[square]) == type) {
        ways.addAll(CastlingWays.of(program, board[square], square));
      }
    }
    if (!ways.isEmpty()) {
      sentences.add("It castles:\n- " + String.join("\n- ", ways));
    }
    return !ways.isEmpty();
  }

  /** What it may become, and where. */
  private void promotions() {
    for (Block block : piece.moves()) {
      promotions(block.statements(), new ArrayList<>(), false);
    }
  }

  private void promotions(List<Statement> statements, List<Condition> when, boolean mayStay) {
    for (int i = 0; i < statements.size(); i++) {
      Statement statement = statements.get(i);
      boolean stays =
          mayStay
              || statements.subList(i + 1, statements.size()).stream()
                  .anyMatch(PieceSentences::isPlainAdd);
      List<String> types = statement.emission().map(Statement.Add::types).orElse(List.of());
      if (!types.isEmpty()) {
        promotion(types, when, stays);
      } else if (statement instanceof Statement.If branch) {
        promotions(branch.then(), and(when, branch.condition()), stays);
        promotions(branch.otherwise(), and(when, new Condition.Not(branch.condition())), stays);
      } else {
        promotions(statement.nested(), when, stays);
      }
    }
  }

  private static boolean isPlainAdd(Statement statement) {
    return statement.emission().filter(add -> !add.promotes()).isPresent();
  }

  private static List<Condition> and(List<Condition> when, Condition more) {
    List<Condition> all = new ArrayList<>(when);
    all.add(more);
    return all;
  }

  private void promotion(List<String> types, List<Condition> when, boolean mayStay) {
    if (when.isEmpty()) {
      boolean always =
          piece.moves().stream()
              .flatMap(block -> Statement.all(block.statements()))
              .noneMatch(PieceSentences::isPlainAdd);
      String moves = always ? "With every move it becomes " : "With some moves it becomes ";
      sentences.add(moves + Article.a(Nouns.list(types, "or")) + ".");
      return;
    }
    Optional<String> clause =
        ConditionClauses.of(new Condition.And(when), game, Voice.ARRIVAL, zones);
    String to = (mayStay ? "It may promote to " : "It promotes to ") + Nouns.list(types, "or");
    sentences.add(to + clause.map(text -> where(when, text)).orElse("") + ".");
  }

  /** Where it promotes, shorter where that is a zone it arrives in, or starts from. */
  private String where(List<Condition> when, String clause) {
    List<Condition> any = when.size() == 1 ? when.get(0).disjuncts() : when;
    boolean inZone = any.size() == 1 && isArrival(any.get(0));
    boolean camp =
        any.size() == 2
            && when.size() == 1
            && isArrival(any.get(0))
            && any.get(1)
                .equals(
                    new SquareCondition.InZone(
                        any.get(0).inside().orElse(""), new Place.Of(Register.START)));
    String zone = inZone || camp ? "`" + any.get(0).inside().orElse("") + "`" : "";
    return inZone
        ? " on arrival in " + zone
        : camp ? " when its move starts or ends in " + zone : ", if " + clause;
  }

  private static boolean isArrival(Condition condition) {
    return condition
        .inside()
        .filter(zone -> condition.equals(new SquareCondition.InZone(zone, new Place.Here())))
        .isPresent();
  }

  /** What it does in hand besides being dropped, each thing once. */
  private void inHand() {
    Set<String> said = new LinkedHashSet<>();
    for (Block block : piece.inHand()) {
      String kind = block.moveType().isEmpty() ? "" : " of the kind `" + block.moveType() + "`";
      String has = "In hand it has moves" + kind;
      said.add(
          EffectClauses.of(block.statements(), game, Voice.ARRIVAL, zones)
              .map(clauses -> String.join("; ", clauses))
              .filter(text -> !text.isEmpty() && Pointer.isShort(text))
              .map(text -> has + ": " + text + ".")
              .orElse(has + end(block)));
    }
    sentences.addAll(said);
  }

  /** How a sentence ends that does not say a block whole. */
  private String end(Block block) {
    return quoted ? "." : Pointer.end(block.origin());
  }
}
