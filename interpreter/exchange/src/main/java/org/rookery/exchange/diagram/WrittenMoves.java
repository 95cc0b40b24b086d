package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.betza.BetzaReader;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.PieceModel.Which;
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.FormPrinter;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/** How pieces move whose rules are nothing but Betza's letters: as their author wrote them. */
final class WrittenMoves {
  private final GameModel game;

  WrittenMoves(GameModel game) {
    this.game = game;
  }

  /** The letters; absent where other statements, or more than the letters, are in the rules. */
  Optional<String> of(PieceModel piece) {
    Map<Span, List<Block>> parts = new LinkedHashMap<>();
    for (Block block : piece.moves()) {
      Optional<PieceModel> lender = lender(block);
      List<Block> blocks = lender.map(PieceModel::moves).orElse(List.of(block));
      for (Block written : blocks) {
        parts.computeIfAbsent(written.origin().span(), span -> new ArrayList<>()).add(written);
      }
    }
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Span, List<Block>> part : parts.entrySet()) {
      String letters = part.getKey().text();
      if (!isAllOf(letters, piece.name(), part.getKey(), part.getValue())) {
        return Optional.empty();
      }
      boolean rider = text.length() > 0 && letters.charAt(0) == text.charAt(text.length() - 1);
      text.append(rider ? "1" : "").append(letters);
    }
    return Optional.of(text.toString());
  }

  /** Whose moves a block borrows as they are. */
  private Optional<PieceModel> lender(Block block) {
    return block instanceof Block.Borrowed borrowed
            && borrowed.which() == Which.ALL
            && borrowed.statements().isEmpty()
        ? game.pieces().stream().filter(other -> other.name().equals(borrowed.piece())).findFirst()
        : Optional.empty();
  }

  /** Whether blocks are just what is read in some letters. */
  private static boolean isAllOf(String letters, String piece, Span place, List<Block> blocks) {
    if (!letters.matches("[a-zA-Z0-9]+")
        || blocks.stream().anyMatch(b -> !(b instanceof Block.Written))) {
      return false;
    }
    Diagnostics problems = new Diagnostics();
    List<Block> read =
        BetzaReader.read(letters, Origin.of(place), List.of(), "", piece, problems).moves();
    return problems.isEmpty() && printed(read).equals(printed(blocks));
  }

  private static List<String> printed(List<Block> blocks) {
    return blocks.stream()
        .map(
            block ->
                block.moveType()
                    + ModelForms.of(block.statements()).stream().map(FormPrinter::line).toList())
        .toList();
  }
}
