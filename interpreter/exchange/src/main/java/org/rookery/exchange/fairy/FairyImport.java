package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.rookery.exchange.parts.Imported;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.Source;

/** Reads a configuration file of Fairy-Stockfish and writes a rules file for each variant. */
public final class FairyImport {
  /** What a variant may change of a game that is written otherwise. */
  private static final Set<String> EASY =
      Set.of("startFen", "nFoldRule", "nMoveRule", "stalemateValue");

  /** Which flags mean nothing when they are false. */
  private static final String FALSE = "false|-|none|no_\\w+|0|";

  private final OptionKeys keys = new OptionKeys();
  private final Map<String, Ini.Section> known = new LinkedHashMap<>();
  private final Map<String, String> ours;
  private final Diagnostics problems;

  private FairyImport(Map<String, String> ours, Diagnostics problems) {
    this.ours = ours;
    this.problems = problems;
    Source bases = Source.of("bases.ini", OptionKeys.resource("bases.ini"));
    IniReader.read(bases, new Diagnostics()).sections().forEach(s -> known.put(s.name(), s));
  }

  /**
   * Writes a rules file for each section that is wanted; the others are only inherited from.
   *
   * @param ours the rules files of variants by their names in Fairy-Stockfish, to inherit from
   */
  public static List<Imported> read(
      Source source, Map<String, String> ours, Predicate<String> wanted, Diagnostics problems) {
    return new FairyImport(ours, problems).read(source, wanted);
  }

  private List<Imported> read(Source source, Predicate<String> wanted) {
    List<Imported> all = new ArrayList<>();
    int bases = known.size();
    for (Ini.Section section : IniReader.read(source, problems).sections()) {
      Optional<List<Ini.Section>> line = ancestors(section);
      known.put(section.name(), section);
      if (line.isPresent() && wanted.test(section.name())) {
        Options options = new Options(keys);
        line.get().forEach(options::add);
        new OptionCheck(keys, problems).check(section, options);
        write(section, options).ifPresent(all::add);
      }
    }
    if (known.size() == bases && !problems.hasErrors()) {
      problems.error(
          "no-variant", source.span(0, 0), "There is no section `[name]` or `[name:parent]` here.");
    }
    return all;
  }

  /** A section behind those it inherits from, if they are known. */
  private Optional<List<Ini.Section>> ancestors(Ini.Section section) {
    List<Ini.Section> line = new ArrayList<>(List.of(section));
    Set<String> seen = new HashSet<>();
    for (String parent = section.parent(); !parent.isEmpty(); parent = line.get(0).parent()) {
      Ini.Section next = known.get(parent);
      if (next == null || !seen.add(parent)) {
        String near =
            Suggestions.nearest(parent, known.keySet())
                .map(n -> " Is `" + n + "` meant?")
                .orElse("");
        problems.error(
            "unknown-parent",
            section.span(),
            "There is no variant `" + parent + "` before this to inherit from." + near);
        return Optional.empty();
      }
      line.add(0, next);
    }
    return Optional.of(line);
  }

  private Optional<Imported> write(Ini.Section section, Options options) {
    StartText start = new StartText(options.word("startFen", StartText.USUAL));
    Army army = new Army(options, start);
    Diagnostics own = new Diagnostics();
    Draft draft = new Draft(options, section.span(), own);
    String wrong = wrong(start, army, draft);
    if (!wrong.isEmpty()) {
      problems.error(
          "bad-start",
          options
              .find("startFen")
              .map(Ini.Entry::valueSpan)
              .filter(s -> s.source() == section.span().source())
              .orElse(section.span()),
          wrong);
      return Optional.empty();
    }
    for (String key : options.saidKeys()) {
      boolean unsayable = keys.find(key).filter(k -> !k.canBeSaid()).isPresent();
      if (unsayable && !options.word(key, "").matches(FALSE)) {
        draft.cannotSay(key, "");
      }
    }
    if (!options.word("wallingRule", "none").matches(FALSE)) {
      draft.cannotSay("wallingRule", "");
    }
    String text = new RulesText(section.name(), draft, army, start).write();
    Optional<String> heir = draft.saysAll() ? Optional.empty() : inherited(section, start);
    if (heir.isPresent()) {
      return Optional.of(new Imported(section.name(), heir.get(), true));
    }
    own.sorted().forEach(problems::add);
    return Optional.of(new Imported(section.name(), text, draft.saysAll()));
  }

  /** A variant of a file of ours, where only easy things differ from it. */
  private Optional<String> inherited(Ini.Section section, StartText start) {
    String file = ours.get(section.parent());
    boolean easy = section.entries().stream().allMatch(entry -> EASY.contains(entry.key()));
    if (file == null || !easy) {
      return Optional.empty();
    }
    List<String> lines = new ArrayList<>();
    lines.add(RulesText.heading(section.name()));
    lines.add("(include \"" + file + "\")");
    lines.add("(variant");
    lines.add("(title \"" + section.name() + "\")");
    lines.add("(known-as \"fairy-stockfish\" \"" + section.name() + "\")");
    for (Ini.Entry entry : section.entries()) {
      lines.add("; " + entry.key() + " = " + entry.value());
      switch (entry.key()) {
        case "startFen" ->
            lines.add("(board-setup (fen \"" + start.written(start.hasHand()) + "\"))");
        case "nFoldRule" -> lines.add("(repetition " + entry.value() + " draw)");
        case "stalemateValue" -> lines.add("(stalemate " + entry.value() + ")");
        default -> lines.add("(quiet-turns " + 2 * Integer.parseInt(entry.value()) + " draw)");
      }
    }
    return Optional.of(String.join("\n", lines) + ")\n");
  }

  /** Why no game can be made of a start position, or nothing. */
  private static String wrong(StartText start, Army army, Draft draft) {
    if (army.pieces().isEmpty()) {
      return "This variant has no pieces; give them letters, such as `" + Army.KING + " = k`.";
    }
    if (start.ranks() != draft.ranks) {
      return "The start position has " + start.ranks() + " ranks, the board " + draft.ranks + ".";
    }
    for (int rank = 0; rank < draft.ranks; rank++) {
      List<String> row = start.row(rank);
      if (row.size() != draft.files) {
        return "Rank "
            + (rank + 1)
            + " of the start position has "
            + row.size()
            + " squares, the board "
            + draft.files
            + " files.";
      }
      for (String man : row) {
        String letter = man.startsWith("+") ? man.substring(1) : man;
        Optional<String> piece = army.ofLetter(letter);
        boolean known = letter.isEmpty() || letter.equals("*") || piece.isPresent();
        if (!known || (man.startsWith("+") && army.promoted(piece.orElse("")).isEmpty())) {
          return "No piece has the letter `" + man + "` of the start position.";
        }
      }
    }
    return "";
  }
}
