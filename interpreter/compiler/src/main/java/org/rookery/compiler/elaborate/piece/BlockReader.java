package org.rookery.compiler.elaborate.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.elaborate.scope.BlockSectionKind;
import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.scope.ReadRecorder;
import org.rookery.compiler.elaborate.scope.Scope;
import org.rookery.compiler.elaborate.scope.SharedBlocks;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.elaborate.vocabulary.Vocabulary;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/** Reads the blocks of one section of a piece. */
final class BlockReader {
  private final BlockSection section;
  private final Scope scope;

  private BlockReader(BlockSection section) {
    this.section = section;
    this.scope = section.piece().scope;
  }

  /** Adds the blocks that forms mean to the piece. */
  static void read(List<Form> forms, PieceDraft piece, BlockSectionKind home) {
    BlockReader reader = new BlockReader(new BlockSection(piece, home));
    for (Form form : forms) {
      reader.read((Form.Group) form);
    }
  }

  private void read(Form.Group form) {
    Optional<Keyword<BlockSection.Maker>> word = form.head().flatMap(BlockWords.VOCABULARY::find);
    if (word.isPresent()) {
      Call call = Call.of(form, scope).orElseThrow();
      Vocabulary.read(word.get(), call).ifPresent(maker -> maker.addTo(section));
      return;
    }
    if (isMisspelt(form)) {
      Form head = form.items().get(0);
      scope
          .problems()
          .unknownWord(
              BlockWords.VOCABULARY.noun(),
              head.atom().orElseThrow(),
              head.origin(),
              BlockWords.VOCABULARY.names());
      return;
    }
    section.add(List.of(scope.blocks().shares() ? shared(form) : written(form)));
  }

  /** Whether a form begins with no name, and with what may be a slip for a word among blocks. */
  private boolean isMisspelt(Form.Group form) {
    return form.head()
        .filter(head -> !Suggestions.slips(head, BlockWords.VOCABULARY.names()).isEmpty())
        .filter(head -> !scope.is(NameKind.SQUARE, form.items().get(0)))
        .filter(head -> !scope.is(NameKind.DIRECTION, form.items().get(0)))
        .isPresent();
  }

  /** The block a form means, which may be known from the game that was read before this one. */
  private Block.Written shared(Form.Group form) {
    SharedBlocks blocks = scope.blocks();
    Optional<SharedBlocks.Known> known = blocks.take(form).filter(this::isTheSame);
    if (known.isPresent()) {
      scope.repeat(known.get().log());
      blocks.keep(form, known.get());
      return known.get().block();
    }
    ReadRecorder recorder = scope.problems().recorder();
    recorder.listen();
    Block.Written block = written(form);
    recorder
        .stop()
        .map(log -> new SharedBlocks.Known(scope.piece(), section.home(), block, log))
        .ifPresent(read -> blocks.keep(form, read));
    return block;
  }

  private boolean isTheSame(SharedBlocks.Known known) {
    return known.piece().equals(scope.piece())
        && known.home() == section.home()
        && known.block().moveType().equals(section.moveType())
        && scope.gives(known.log());
  }

  private Block.Written written(Form.Group form) {
    List<Form> items = form.items();
    List<Statement> statements = new ArrayList<>();
    if (section.home() == BlockSectionKind.DROPS && !items.isEmpty() && isBareZone(items.get(0))) {
      statements.add(onlyIn(items.get(0)));
      items = items.subList(1, items.size());
    }
    statements.addAll(scope.statements(items));
    return new Block.Written(section.moveType(), statements, form.origin());
  }

  /** A drop block may begin with the zone it is for. */
  private boolean isBareZone(Form form) {
    return scope.is(NameKind.ZONE, form)
        && !scope.is(NameKind.SQUARE, form)
        && !scope.is(NameKind.DIRECTION, form);
  }

  private Statement onlyIn(Form zone) {
    String name = scope.name(NameKind.ZONE, zone);
    Origin origin = zone.origin();
    return new Statement.Verify(new SquareCondition.InZone(name, new Place.Here()), origin);
  }
}
