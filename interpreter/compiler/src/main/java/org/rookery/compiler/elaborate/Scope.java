package org.rookery.compiler.elaborate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.elaborate.Names.Kind;
import org.rookery.compiler.elaborate.board.BoardPlan;
import org.rookery.compiler.elaborate.board.Lines;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/**
 * What names mean where a form stands. Names that mean nothing are told and then passed on as they
 * are.
 */
final class Scope {
  private final Names names;
  private final Problems problems;
  private final SharedBlocks blocks;
  private final BoardPlan plan;
  private final List<Mention> mentions;
  private final String piece;
  private final int viewer;

  /** A name that may become known after it was mentioned. */
  private record Mention(Kind kind, String name, Origin origin) {}

  private Scope(
      Names names,
      Problems problems,
      SharedBlocks blocks,
      BoardPlan plan,
      List<Mention> mentions,
      String piece,
      int viewer) {
    this.names = names;
    this.problems = problems;
    this.blocks = blocks;
    this.plan = plan;
    this.mentions = mentions;
    this.piece = piece;
    this.viewer = viewer;
  }

  /** The scope of a new game, in which nothing has a name yet. */
  static Scope of(Problems problems, SharedBlocks blocks) {
    Names names = new Names(problems.witness());
    BoardPlan plan = new BoardPlan();
    names.follow(Kind.SQUARE, plan.squares());
    names.follow(Kind.DIRECTION, plan.directions());
    names.follow(Kind.ZONE, plan.zones());
    return new Scope(names, problems, blocks, plan, new ArrayList<>(), "", 0);
  }

  /** The same scope inside a piece. */
  Scope inside(String pieceName) {
    return new Scope(names, problems, blocks, plan, mentions, pieceName, viewer);
  }

  /** The same scope as that player sees it. */
  Scope seenBy(int player) {
    return new Scope(names, problems, blocks, plan, mentions, piece, player);
  }

  /** The number of the player who looks at the board. */
  int viewer() {
    problems.witness().askedForMore();
    return viewer;
  }

  Names names() {
    return names;
  }

  Problems problems() {
    return problems;
  }

  SharedBlocks blocks() {
    return blocks;
  }

  BoardPlan plan() {
    problems.witness().askedForMore();
    return plan;
  }

  Lines lines() {
    return new Lines(plan());
  }

  /** The piece whose rules are read; empty outside of pieces. */
  String piece() {
    return piece;
  }

  /** The text of an atom, even when it looks like a number. */
  static Optional<String> atom(Form form) {
    if (form instanceof Form.Symbol symbol) {
      return Optional.of(symbol.name());
    }
    return form instanceof Form.Num num ? Optional.of(num.spelling()) : Optional.empty();
  }

  /** Whether the form is the name of such a thing. */
  boolean is(Kind kind, Form form) {
    Optional<String> name = atom(form);
    return name.isPresent() && names.has(kind, name.get());
  }

  /** Whether the form is that very word. */
  static boolean isWord(Form form, String word) {
    return form instanceof Form.Symbol symbol && symbol.name().equals(word);
  }

  /** The name of such a thing; an error when it is not. */
  String name(Kind kind, Form form) {
    Optional<String> name = atom(form);
    if (name.isEmpty()) {
      problems.error("wrong-kind", form.origin(), "The name of a " + kind.noun() + " is wanted.");
      return "";
    }
    if (!names.has(kind, name.get())) {
      unknown(name.get(), form.origin(), kind);
    }
    return name.get();
  }

  /** The name of such a thing; told and empty when it is not. */
  Optional<String> known(Kind kind, Form form) {
    return Optional.of(name(kind, form)).filter(name -> names.has(kind, name));
  }

  /** The names of such things. */
  List<String> names(Kind kind, List<Form> forms) {
    List<String> found = new ArrayList<>(forms.size());
    for (Form form : forms) {
      found.add(name(kind, form));
    }
    return found;
  }

  /** The names of such things, without those that are told not to be. */
  List<String> knownNames(Kind kind, List<Form> forms) {
    return forms.stream().flatMap(form -> known(kind, form).stream()).toList();
  }

  /** Remembers that such a name was used, to be {@linkplain #settle settled} at the end. */
  String mention(Kind kind, Form form) {
    String name = atom(form).orElse("");
    Mention mention = new Mention(kind, name, form.origin());
    mentions.add(mention);
    problems.witness().did(scope -> scope.mentions.add(mention));
    return name;
  }

  /** Tells the names that were used but never made known; old files may use them. */
  void settle() {
    for (Mention it : mentions) {
      if (!names.has(it.kind, it.name)) {
        problems.oddity(
            it.kind.unknownCode(),
            it.origin,
            it.kind.missing(it.name),
            problems.guess(it.name, names.all(it.kind)));
      }
    }
  }

  /**
   * Tells that a name is none of these; the first kind gives the message, unless another is nearer.
   */
  void unknown(String name, Origin origin, Kind... wanted) {
    unknown(name, origin, Set.of(), wanted);
  }

  /** The same where some words are possible too. */
  void unknown(String name, Origin origin, Collection<String> words, Kind... wanted) {
    Optional<Kind> meaning = names.meaning(name);
    if (meaning.isPresent()) {
      problems.error(
          "wrong-kind",
          origin,
          "`" + name + "` is " + Problems.a(meaning.get().noun()) + ".",
          "wanted: " + list(wanted));
      return;
    }
    Set<String> candidates = new LinkedHashSet<>(words);
    for (Kind kind : wanted) {
      candidates.addAll(names.all(kind));
    }
    Optional<String> nearest = problems.nearest(name, candidates);
    Kind kind = likeliest(nearest.orElse(""), name, wanted);
    problems.error(kind.unknownCode(), origin, kind.missing(name), Problems.words(nearest));
  }

  /** What was meant: the kind of the guess, else of names that look alike, else the first. */
  private Kind likeliest(String guess, String name, Kind... wanted) {
    for (Kind kind : wanted) {
      if (names.has(kind, guess)) {
        return kind;
      }
    }
    for (Kind kind : wanted) {
      if (names.all(kind).stream().anyMatch(other -> look(other).equals(look(name)))) {
        return kind;
      }
    }
    return wanted[0];
  }

  /** Letters and digits for what they are: {@code a10} looks like {@code b11}. */
  private static String look(String name) {
    return name.replaceAll("[0-9]+", "0").replaceAll("\\p{Alpha}+", "a");
  }

  private static String list(Kind... kinds) {
    List<String> nouns = new ArrayList<>();
    for (Kind kind : kinds) {
      nouns.add(Problems.a(kind.noun()));
    }
    return String.join(" or ", nouns);
  }
}
