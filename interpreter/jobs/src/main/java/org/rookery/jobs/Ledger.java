package org.rookery.jobs;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.language.file.LineJournal;
import org.rookery.language.file.UnusableFile;

/**
 * What is finished of a job, kept in a file, so that a run that was killed goes on where it was.
 *
 * <p>The file only grows. A run that begins writes the job's hash, and when it has come to its end
 * says so; what stands behind the last such end, under the same hash, is not done again. Failures
 * count as finished, too: a task that never ends would be met again and again.
 */
public final class Ledger implements AutoCloseable {
  private final LineJournal journal;
  private final Map<String, TaskOutcome> known = new LinkedHashMap<>();

  private Ledger(LineJournal journal) {
    this.journal = journal;
  }

  /**
   * A line of the file: the start of a run, an outcome, or the end.
   *
   * @param job the hash of the job that begins here
   * @param end whether the run is over
   */
  private record Entry(@Nullable String job, @Nullable TaskOutcome outcome, boolean end) {}

  /**
   * Opens the ledger of a job.
   *
   * @param hash of the job, as {@link #hash} has it
   * @throws UnusableFile when it cannot be written
   */
  public static Ledger open(Path file, String hash) throws UnusableFile {
    Ledger ledger = new Ledger(LineJournal.open(file));
    if (!ledger.goesOn(hash)) {
      ledger.add(new Entry(hash, null, false));
    }
    return ledger;
  }

  /** Reads what is known; returns whether a run of this job has begun and not ended. */
  private boolean goesOn(String hash) {
    boolean open = false;
    for (String line : journal.lines()) {
      Entry entry = JsonLine.read(line, Entry.class);
      TaskOutcome outcome = entry.outcome();
      if (entry.job() != null || entry.end()) {
        known.clear();
        open = hash.equals(entry.job());
      } else if (open && outcome != null) {
        known.put(outcome.task(), outcome);
      }
    }
    return open;
  }

  /** What tells a job from others: all that its tasks say. */
  public static String hash(Job job) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      List<String> tasks = job.tasks();
      for (int i = 0; i < tasks.size(); i++) {
        String text = job.kind() + "\n" + tasks.get(i) + "\n" + job.text(i) + "\n";
        digest.update(text.getBytes(StandardCharsets.UTF_8));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** What was finished before, by the names of tasks. */
  public Map<String, TaskOutcome> known() {
    return known;
  }

  /** Keeps an outcome. */
  public void keep(TaskOutcome outcome) throws UnusableFile {
    add(new Entry(null, outcome, false));
  }

  /** Says that the job has come to its end: another run of it begins anew. */
  public void end() throws UnusableFile {
    add(new Entry(null, null, true));
  }

  private void add(Entry entry) throws UnusableFile {
    journal.add(JsonLine.of(entry));
  }

  @Override
  public void close() throws UnusableFile {
    journal.close();
  }
}
