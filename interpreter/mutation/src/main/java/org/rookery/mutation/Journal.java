package org.rookery.mutation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;

/**
 * The verdicts so far, on lines of a file, so that a run that was stopped goes on where it was. Its
 * first line says what the verdicts are about.
 */
final class Journal {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int MAX_FILE_BYTES = 64 << 20;

  private final Optional<Path> file;
  private final List<String> lines = new ArrayList<>();
  private final Map<String, Verdict> known = new LinkedHashMap<>();

  private Journal(Optional<Path> file) {
    this.file = file;
  }

  /**
   * The first line of a journal.
   *
   * @param rules the hash of the rules
   * @param suites the hash of the suites' texts
   */
  record About(String rules, String suites) {}

  /**
   * Opens a journal; one that is not there is begun.
   *
   * @param file where it is kept; nowhere when empty
   * @throws BadJournal when the file is no journal, or one of other rules or other suites
   */
  static Journal open(Optional<Path> file, About about) throws UnusableFile, BadJournal {
    Journal journal = new Journal(file);
    String head = JSON.valueToTree(about).toString();
    if (file.isPresent() && Files.exists(file.get())) {
      journal.read(file.get(), head);
    } else {
      journal.lines.add(head);
    }
    return journal;
  }

  private void read(Path path, String head) throws UnusableFile, BadJournal {
    String text = new String(InputFile.bytes(path, MAX_FILE_BYTES), StandardCharsets.UTF_8);
    lines.addAll(text.lines().toList());
    if (lines.isEmpty() || !lines.get(0).equals(head)) {
      throw new BadJournal(
          "The journal `"
              + path
              + "` is of other rules, or of other suites; name another file, or delete it.");
    }
    try {
      for (String line : lines.subList(1, lines.size())) {
        Verdict verdict = JSON.readValue(line, Verdict.class);
        known.put(verdict.key(), verdict);
      }
    } catch (JsonProcessingException e) {
      throw new BadJournal("The file `" + path + "` is no journal of mutants.");
    }
  }

  /** The verdict on a mutant that has been tried before. */
  Optional<Verdict> known(String key) {
    return Optional.ofNullable(known.get(key));
  }

  /** Notes a verdict. */
  void add(Verdict verdict) throws UnusableFile {
    lines.add(JSON.valueToTree(verdict).toString());
    if (file.isPresent()) {
      String text = String.join("\n", lines) + "\n";
      OutputFile.write(file.get(), text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
