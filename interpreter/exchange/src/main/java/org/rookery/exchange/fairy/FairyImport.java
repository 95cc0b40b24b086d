package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.rookery.exchange.fairy.options.Ini;
import org.rookery.exchange.fairy.options.IniReader;
import org.rookery.exchange.fairy.options.OptionCheck;
import org.rookery.exchange.fairy.options.OptionKeys;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.fairy.rules.FairyRulesText;
import org.rookery.exchange.fairy.rules.Writing;
import org.rookery.exchange.parts.Imported;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.Source;

/** Reads a configuration file of Fairy-Stockfish and writes a rules file for each variant. */
public final class FairyImport {
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
   * Writes a rules file for each section that is wanted, or tells why there is none; the others are
   * only inherited from.
   *
   * @param ours the rules files of variants by their names in Fairy-Stockfish, to inherit from
   */
  public static List<Imported> read(
      Source source, Map<String, String> ours, Predicate<String> wanted, Diagnostics problems) {
    return new FairyImport(ours, problems).read(source, wanted);
  }

  private List<Imported> read(Source source, Predicate<String> wanted) {
    List<Imported> all = new ArrayList<>();
    List<Ini.Section> sections = IniReader.read(source, problems).sections();
    for (Ini.Section section : sections) {
      Optional<List<Ini.Section>> line = ancestors(section);
      boolean ofOurs = line.isEmpty() && ours.containsKey(section.parent());
      if (line.isEmpty() && !ofOurs) {
        unknownParent(section);
      }
      known.put(section.name(), section);
      if (wanted.test(section.name())) {
        if (ofOurs) {
          all.add(ofOurs(section));
        } else {
          all.add(
              line.flatMap(chain -> write(section, chain))
                  .orElseGet(() -> Imported.unwritten(section.name())));
        }
      }
    }
    if (sections.isEmpty() && !problems.hasErrors()) {
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
        return Optional.empty();
      }
      line.add(0, next);
    }
    return Optional.of(line);
  }

  private void unknownParent(Ini.Section section) {
    Set<String> names = new TreeSet<>(known.keySet());
    names.addAll(ours.keySet());
    String near =
        Suggestions.nearest(section.parent(), names).map(n -> " Is `" + n + "` meant?").orElse("");
    problems.error(
        "unknown-parent",
        section.span(),
        "There is no variant `" + section.parent() + "` before this to inherit from." + near);
  }

  /** A variant of a rules file of ours that this importer knows no options of. */
  private Imported ofOurs(Ini.Section section) {
    Options options = new Options(keys);
    options.add(section);
    DerivedVariant heir =
        DerivedVariant.ofUnknown(section, ours.getOrDefault(section.parent(), ""), options);
    GapReport report = new GapReport(section, options, problems);
    report.tell(heir.gaps(), heir.idle());
    return heir.imported(report);
  }

  /** What looks at the values of a section; those of an ancestor are told at the ancestor. */
  private OptionCheck checkOf(Ini.Section section, Ini.Section written) {
    return section == written
        ? new OptionCheck(keys, problems, true)
        : new OptionCheck(keys, new Diagnostics(), false);
  }

  private Optional<Imported> write(Ini.Section section, List<Ini.Section> line) {
    Options options = new Options(keys);
    line.forEach(options::add);
    Set<String> bad = new TreeSet<>();
    line.forEach(other -> bad.addAll(checkOf(other, section).check(other, options)));
    Writing writing = Writing.of(section.name(), options);
    if (!writing.wrong().isEmpty()) {
      problems.error(
          "bad-start",
          options
              .find("startFen")
              .map(Ini.Entry::valueSpan)
              .filter(s -> s.source() == section.span().source())
              .orElse(section.span()),
          writing.wrong());
      return Optional.empty();
    }
    IneffectiveOptions effects = new IneffectiveOptions(section.name(), writing, bad);
    GapReport report = new GapReport(section, options, problems);
    Optional<DerivedVariant> heir =
        effects.gaps().isEmpty()
            ? Optional.empty()
            : DerivedVariant.of(section, line, ours, effects, writing);
    if (heir.isPresent()) {
      report.tell(Map.of(), heir.get().idle());
      return Optional.of(heir.get().imported(report));
    }
    report.tell(effects.gaps(), effects.idle());
    List<String> lines = new ArrayList<>(List.of(FairyRulesText.heading(section.name())));
    lines.addAll(report.head());
    lines.add(writing.body());
    return Optional.of(new Imported(section.name(), String.join("\n", lines), report.gaps()));
  }
}
