package org.rookery.compiler.elaborate.scope;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.board.BoardLines;
import org.rookery.compiler.elaborate.board.BoardPlan;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Article;

/**
 * What names mean where a form stands. Names that mean nothing are told and then passed on as they
 * are.
 */
public final class Scope {
  private final Game game;
  private final String piece;
  private final int viewer;
  private final EvaluationTime moment;
  private final long rounds;

  /** What all scopes of one game share. */
  private record Game(
      Language language,
      GameNames names,
      Problems problems,
      SharedBlocks blocks,
      BoardPlan plan,
      List<Mention> mentions) {}

  /** A name that may become known after it was mentioned. */
  private record Mention(NameKind kind, String name, Origin origin) {}

  private Scope(Game game, String piece, int viewer, EvaluationTime moment, long rounds) {
    this.game = game;
    this.piece = piece;
    this.viewer = viewer;
    this.moment = moment;
    this.rounds = rounds;
  }

  /** The scope of a new game, in which nothing has a name yet. */
  public static Scope of(Language language, Problems problems, SharedBlocks blocks) {
    GameNames names = new GameNames(problems.recorder());
    BoardPlan plan = new BoardPlan();
    names.follow(NameKind.SQUARE, plan.squares());
    names.follow(NameKind.DIRECTION, plan.directions());
    names.follow(NameKind.ZONE, plan.zones());
    Game game = new Game(language, names, problems, blocks, plan, new ArrayList<>());
    return new Scope(game, "", 0, EvaluationTime.MOVE, 1);
  }

  /** The same scope inside a piece. */
  public Scope inside(String pieceName) {
    return new Scope(game, pieceName, viewer, moment, rounds);
  }

  /** The same scope as that player sees it. */
  public Scope seenBy(int player) {
    return new Scope(game, piece, player, moment, rounds);
  }

  /** The same scope where nothing moves: there is no cursor, and no flag is set. */
  public Scope withoutCursor() {
    return new Scope(game, piece, viewer, EvaluationTime.PART, rounds);
  }

  /** The same scope when the move has been made: nothing moves any more. */
  public Scope afterMove() {
    return new Scope(game, piece, viewer, EvaluationTime.MADE, rounds);
  }

  /** The same scope where it is judged how the game stands: nothing moves there either. */
  public Scope atTheEnd() {
    return new Scope(game, piece, viewer, EvaluationTime.END, rounds);
  }

  /** The same scope where nothing need move, but the cursor stands on a square. */
  public Scope onSquare() {
    return new Scope(game, piece, viewer, moment.onSquare(), rounds);
  }

  /** The same scope inside a loop that goes round so often, from where it is already. */
  public Scope inLoop(long times) {
    return new Scope(game, piece, viewer, moment, rounds * Math.max(1, times));
  }

  /** How often the loops around go round, all together. */
  public long rounds() {
    return rounds;
  }

  /** What may be asked where the form stands: it depends on whether anything moves. */
  public EvaluationTime moment() {
    return moment;
  }

  /** The cursor's square, which {@code origin} means without naming it. */
  public Place here(Origin origin) {
    moment.needMove(problems(), origin);
    return new Place.Here();
  }

  /** The number of the player who looks at the board. */
  public int viewer() {
    problems().recorder().askedForMore();
    return viewer;
  }

  public GameNames names() {
    return game.names;
  }

  public Problems problems() {
    return game.problems;
  }

  public SharedBlocks blocks() {
    return game.blocks;
  }

  public BoardPlan plan() {
    problems().recorder().askedForMore();
    return game.plan;
  }

  public BoardLines lines() {
    return new BoardLines(plan());
  }

  /** The piece whose rules are read; empty outside of pieces. */
  public String piece() {
    return piece;
  }

  /** Whether the form is the name of such a thing. */
  public boolean is(NameKind kind, Form form) {
    Optional<String> name = form.atom();
    return name.isPresent() && names().has(kind, name.get());
  }

  /** The name of such a thing; an error when it is not. */
  public String name(NameKind kind, Form form) {
    return name(kind, form, Set.of());
  }

  /** The same where some words are possible too. */
  public String name(NameKind kind, Form form, Collection<String> words) {
    Optional<String> name = form.atom();
    if (name.isEmpty()) {
      problems()
          .error(
              "wrong-kind", form.origin(), "The name of " + Article.a(kind.noun()) + " is wanted.");
      return "";
    }
    if (!names().has(kind, name.get())) {
      unknown(name.get(), form.origin(), words, kind);
    }
    return name.get();
  }

  /** The name of such a thing; told and empty when it is not. */
  public Optional<String> known(NameKind kind, Form form) {
    return known(kind, form, Set.of());
  }

  /** The same where some words are possible too. */
  public Optional<String> known(NameKind kind, Form form, Collection<String> words) {
    return Optional.of(name(kind, form, words)).filter(name -> names().has(kind, name));
  }

  /** The names of such things. */
  public List<String> names(NameKind kind, List<Form> forms) {
    List<String> found = new ArrayList<>(forms.size());
    for (Form form : forms) {
      found.add(name(kind, form));
    }
    return found;
  }

  /** The names of such things, without those that are told not to be. */
  public List<String> knownNames(NameKind kind, List<Form> forms) {
    return forms.stream().flatMap(form -> known(kind, form).stream()).toList();
  }

  /** Remembers that such a name was used, to be {@linkplain #settle settled} at the end. */
  public String mention(NameKind kind, Form form) {
    String name = form.atom().orElse("");
    game.mentions.add(new Mention(kind, name, form.origin()));
    problems().recorder().mentioned(kind, name, form.origin());
    return name;
  }

  /** Whether a block that was read before would be read the same in this game. */
  public boolean gives(ReadLog log) {
    for (ReadLog.Answer answer : log.asked()) {
      if (names().has(answer.kind(), answer.name()) != answer.known()) {
        return false;
      }
    }
    return problems().wouldCount(log)
        && log.listed().entrySet().stream()
            .allMatch(of -> List.copyOf(names().all(of.getKey())).equals(of.getValue()));
  }

  /** Does to this game what reading the block would do. */
  public void repeat(ReadLog log) {
    problems().count(log);
    ReadLog.Cases repeating =
        new ReadLog.Cases() {
          @Override
          public void nameAdded(ReadLog.NameAdded it) {
            names().add(it.kind(), it.name());
          }

          @Override
          public void nameMentioned(ReadLog.NameMentioned it) {
            game.mentions.add(new Mention(it.kind(), it.name(), it.origin()));
          }

          @Override
          public void problemReported(ReadLog.ProblemReported it) {
            problems().repeat(it.diagnostic());
          }
        };
    log.deeds().forEach(deed -> deed.accept(repeating));
  }

  /** Tells the names that were used but never made known; old files may use them. */
  public void settle() {
    for (Mention it : game.mentions) {
      if (!names().has(it.kind, it.name)) {
        problems()
            .oddity(
                it.kind.unknownCode(),
                it.origin,
                it.kind.missing(it.name),
                problems().guess(it.name, names().all(it.kind)));
      }
    }
  }

  /**
   * Tells that a name is none of these; the first kind gives the message, unless another is nearer.
   */
  public void unknown(String name, Origin origin, NameKind... wanted) {
    unknown(name, origin, Set.of(), wanted);
  }

  /** The same where some words are possible too. */
  public void unknown(String name, Origin origin, Collection<String> words, NameKind... wanted) {
    new UnknownName(names(), problems(), name, List.of(wanted)).report(origin, words);
  }

  /** Whether this word is a section of a game, so that it stands in no other section. */
  public boolean isSectionOfGame(String word) {
    return game.language.isSectionOfGame(word);
  }

  /** The statements that forms mean. */
  public List<Statement> statements(List<Form> forms) {
    return game.language.statements(forms, this);
  }

  /** The condition a form means. */
  public Condition condition(Form form) {
    return game.language.condition(form, this);
  }

  /** The conditions that forms mean. */
  public List<Condition> conditions(List<Form> forms) {
    List<Condition> conditions = new ArrayList<>(forms.size());
    for (Form form : forms) {
      conditions.add(condition(form));
    }
    return conditions;
  }

  /** The one condition that all of several forms together mean. */
  public Condition all(List<Form> forms) {
    List<Condition> conditions = conditions(forms);
    return conditions.size() == 1 ? conditions.get(0) : new Condition.And(conditions);
  }

  /** The place a form means. */
  public Place place(Form form) {
    return game.language.place(form, this);
  }

  /** The direction a form means. */
  public Direction direction(Form form) {
    return game.language.direction(form, this);
  }

  /** The directions that forms mean. */
  public List<Direction> directions(List<Form> forms) {
    return forms.stream().map(this::direction).toList();
  }

  /** The number a form means. */
  public Amount number(Form form) {
    return game.language.number(form, this);
  }

  /** The numbers that forms mean. */
  public List<Amount> numbers(List<Form> forms) {
    return forms.stream().map(this::number).toList();
  }

  /** Whose pieces of which types a form means. */
  public Filter filter(Form form) {
    return game.language.filter(form, this);
  }

  /** The set of squares, said from where the cursor is, that a form means. */
  public Area area(Form form) {
    return game.language.area(form, this);
  }

  /** Such sets of squares, one for each form. */
  public List<Area> areas(List<Form> forms) {
    return forms.stream().map(this::area).toList();
  }

  /** The squares, known by name, that a form means. */
  public List<String> squares(Form form) {
    return game.language.squares(form, this);
  }

  /** The squares that forms mean together, each once, in the order written. */
  public List<String> squares(List<Form> forms) {
    Set<String> squares = new LinkedHashSet<>();
    for (Form form : forms) {
      squares.addAll(squares(form));
    }
    return List.copyOf(squares);
  }

  /** The names that forms give to something new; whatever is not a name is told. */
  public List<String> newNames(Collection<Form> forms) {
    List<String> given = new ArrayList<>();
    for (Form form : forms) {
      Optional<String> name = form.atom();
      if (name.isPresent()) {
        given.add(name.get());
      } else {
        problems().error("wrong-kind", form.origin(), "A name is wanted here.");
      }
    }
    return given;
  }
}
