package org.rookery.tests.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.elaborate.Keywords;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.form.Word;
import org.rookery.language.source.Source;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** A word of the manual, or a macro of the library, misspelt in a rules file is guessed. */
final class MisspellingTest {
  private static final long SEED = Long.getLong("rookery.seed", 20_261_123);

  /** How many names are misspelt. */
  private static final int NAMES = Integer.getInteger("rookery.count", 120);

  /** In longer files a mistake takes longer to look at, and is no other. */
  private static final int LONGEST = 5_000;

  /** Of two letters, one of them wrong, nobody can tell what was meant. */
  private static final int SHORTEST = 3;

  private static final List<String> KEYS = List.of("qwertyuiop", "asdfghjkl", "zxcvbnm");

  /** Where a name stands in a file. */
  private record Use(Path file, String text, int at) {
    /** What an author reads who wrote something else there. */
    List<Diagnostic> told(String name, String slip) {
      String mistaken = text.substring(0, at) + slip + text.substring(at + name.length());
      return Games.rulebook()
          .editing(Map.of(file, mistaken))
          .load(file, Optional.empty())
          .diagnostics();
    }
  }

  private final Random random = new Random(SEED);

  @Test
  void whatWasMeantIsAmongWhatIsSuggested() {
    Set<String> known = known();
    List<String> missed = new ArrayList<>();
    int tried = 0;
    for (Map.Entry<String, List<Use>> name : sample(uses(known)).entrySet()) {
      Use use = name.getValue().get(random.nextInt(name.getValue().size()));
      String slip = slip(name.getKey());
      if (known.contains(slip) || use.text().contains(slip)) {
        continue;
      }
      tried++;
      List<Diagnostic> told = use.told(name.getKey(), slip);
      String meant = "`" + name.getKey() + "`";
      if (told.stream().noneMatch(d -> String.valueOf(d.label()).contains(meant))) {
        missed.add(name.getKey() + " as " + slip + " in " + use.file().getFileName() + ": " + told);
      }
    }
    assertThat(tried).isGreaterThan(NAMES / 2);
    assertThat(missed).as("of %d, seed %d", tried, SEED).isEmpty();
  }

  /** The words of the manual, and the macros of the library. */
  private static Set<String> known() {
    Set<String> known = new TreeSet<>();
    Keywords.reference().forEach(word -> known.add(word.name()));
    for (Path file : Checkout.files("stdlib")) {
      if (file.toString().endsWith(".rules")) {
        known.addAll(macros(Checkout.read(file)));
      }
    }
    return known;
  }

  private static List<String> macros(String text) {
    List<String> macros = new ArrayList<>();
    List<Word> words = Word.all(Source.of("", text));
    for (int i = 1; i < words.size(); i++) {
      if (written(text, words.get(i - 1)).equals("define")) {
        macros.add(written(text, words.get(i)));
      }
    }
    return macros;
  }

  private static String written(String text, Word word) {
    return text.substring(word.start(), word.end());
  }

  /** Where the names begin a form in the shorter rules files. */
  private static Map<String, List<Use>> uses(Set<String> known) {
    Map<String, List<Use>> uses = new TreeMap<>();
    for (Path file : Checkout.files("rules")) {
      String text = file.toString().endsWith(".rules") ? Checkout.read(file) : "";
      if (text.isEmpty() || text.length() > LONGEST) {
        continue;
      }
      List<Word> words = Word.all(Source.of("", text));
      for (int i = 1; i < words.size(); i++) {
        String name = written(text, words.get(i));
        boolean begins = words.get(i - 1).kind() == Word.Kind.OPEN;
        if (begins && name.length() >= SHORTEST && known.contains(name)) {
          uses.computeIfAbsent(name, unused -> new ArrayList<>())
              .add(new Use(file, text, words.get(i).start()));
        }
      }
    }
    return uses;
  }

  /** Some of the names, by chance. */
  private Map<String, List<Use>> sample(Map<String, List<Use>> uses) {
    Map<String, Double> lots = new HashMap<>();
    uses.keySet().forEach(name -> lots.put(name, random.nextDouble()));
    Map<String, List<Use>> sample = new TreeMap<>();
    uses.keySet().stream()
        .sorted(Comparator.comparing(lots::get))
        .limit(NAMES)
        .forEach(name -> sample.put(name, uses.get(name)));
    return sample;
  }

  /** The name with one slip of the finger. */
  private String slip(String name) {
    int at = random.nextInt(name.length());
    String before = name.substring(0, at);
    String after = name.substring(at + 1);
    char letter = name.charAt(at);
    return switch (random.nextInt(5)) {
      case 0 -> before + after;
      case 1 -> before + letter + letter + after;
      case 2 -> before + neighbour(letter) + after;
      case 3 ->
          after.isEmpty()
              ? before + letter + letter
              : before + after.charAt(0) + letter + after.substring(1);
      default ->
          name.contains("-")
              ? name.replaceFirst("-", "")
              : name.substring(0, name.length() / 2) + "-" + name.substring(name.length() / 2);
    };
  }

  /** A key beside that of a letter. */
  private char neighbour(char letter) {
    for (String row : KEYS) {
      int at = row.indexOf(letter);
      if (at >= 0) {
        return row.charAt(at > 0 ? at - 1 : at + 1);
      }
    }
    return '_';
  }
}
