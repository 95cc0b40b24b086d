package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SaverTest {
  private final FakeAuthor author = new FakeAuthor();
  private final Saver saver = new Saver(author);
  private final String begun = Saver.hash("(old)\n");

  @Test
  void savesWhatWasBegunWithTheTextOfTheFile() {
    assertThat(begun).hasSize(64).isNotEqualTo(Saver.hash("(old)"));
    HttpReply reply = saver.save(begun + "\n(new)\n\n");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.text()).isEqualTo("{\"hash\":\"" + Saver.hash("(new)\n\n") + "\"}");
    assertThat(author.file).contains("(new)\n\n");
  }

  @Test
  void refusesToOverwriteWhatAnEditorHasSaved() {
    author.file = Optional.of("(editor's)\n");
    HttpReply reply = saver.save(begun + "\n(new)\n");
    assertThat(reply.status()).isEqualTo(409);
    assertThat(reply.text())
        .contains("\"problem\":\"The file has changed since you began.")
        .contains("\"text\":\"(editor's)\\u000a\"")
        .contains("\"hash\":\"" + Saver.hash("(editor's)\n") + "\"");
    assertThat(author.file).contains("(editor's)\n");
  }

  @Test
  void aFileThatIsGoneIsToldAndWrittenWhenThatIsMeant() {
    author.file = Optional.empty();
    HttpReply reply = saver.save(begun + "\n(new)");
    assertThat(reply.status()).isEqualTo(409);
    assertThat(reply.text()).contains("gone or cannot be read", "\"text\":\"\"");
    assertThat(author.file).isEmpty();
    assertThat(saver.save(Saver.hash("") + "\n(new)").status()).isEqualTo(200);
    assertThat(author.file).contains("(new)");
  }

  @Test
  void theSameTextIsNoConflict() {
    author.file = Optional.of("(new)");
    assertThat(saver.save(begun + "\n(new)").status()).isEqualTo(200);
  }

  @Test
  void saysWhyAFileCannotBeWritten() {
    author.refuses = Optional.of("small.rules: it is protected against writing.");
    HttpReply reply = saver.save(begun + "\n(new)");
    assertThat(reply.text()).contains("\"problem\":\"small.rules: it is protected");
    assertThat(reply.text()).doesNotContain("\"hash\"");
  }

  @Test
  void aTextWithoutTheHashIsNotSaved() {
    assertThat(saver.save("(new)").status()).isEqualTo(400);
    assertThat(saver.save("(new)\n(other)").status()).isEqualTo(409);
    assertThat(author.file).contains("(old)\n");
  }

  @Test
  void mergesTextsThatAreSentWithTheirLengths() {
    HttpReply reply = Saver.merge("5 7\na\nb\ncA\nb\nc\nda\nb\nc");
    assertThat(reply.text()).contains("\"text\":\"A\\u000ab\\u000ac\\u000ad\"", "\"conflicts\":0");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(Saver.merge("3 3\na\nba\nb").text()).contains("\"text\":\"\"", "\"conflicts\":0");
    for (String wrong : new String[] {"", "5\na", "5 9\nabc", "-1 2\nabc", "99999999 1\na"}) {
      assertThat(Saver.merge(wrong).status()).as(wrong).isEqualTo(400);
    }
  }
}
