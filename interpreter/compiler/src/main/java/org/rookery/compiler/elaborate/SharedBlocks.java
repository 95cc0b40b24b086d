package org.rookery.compiler.elaborate;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.rookery.compiler.elaborate.BlockReader.Home;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.language.form.Form;

/**
 * The blocks of the game read last, for the next game of the same file: a variant inherits most
 * pieces as they are. A block is what its form, its piece, its section and its move type make of
 * it, and the answers of its game: where all these are the same, so is the block, and the same
 * object stands for it in both games.
 *
 * <p>Not for use by several threads.
 */
public final class SharedBlocks {
  private final boolean shares;
  private Map<Form, Known> last = new IdentityHashMap<>();
  private Map<Form, Known> current = new IdentityHashMap<>();

  private record Known(String piece, Home home, Block.Written block, Transcript transcript) {
    boolean holds(String wantedPiece, Home wantedHome, String moveType, Scope scope) {
      return piece.equals(wantedPiece)
          && home == wantedHome
          && block.moveType().equals(moveType)
          && transcript.holdsIn(scope);
    }
  }

  private SharedBlocks(boolean shares) {
    this.shares = shares;
  }

  /** For the games of one file. */
  public static SharedBlocks ofFile() {
    return new SharedBlocks(true);
  }

  /** For a game that shares nothing. */
  public static SharedBlocks none() {
    return new SharedBlocks(false);
  }

  /** From here on blocks of another game are read. */
  void begin() {
    last = current;
    current = new IdentityHashMap<>();
  }

  /** The block a form means in the scope of a piece, as known or as it is read. */
  Block.Written block(
      Form.Group form, Home home, String moveType, Scope scope, Supplier<Block.Written> reading) {
    if (!shares) {
      return reading.get();
    }
    Optional<Known> known = Optional.ofNullable(last.remove(form));
    if (known.isPresent() && known.get().holds(scope.piece(), home, moveType, scope)) {
      known.get().transcript.repeat(scope);
      current.put(form, known.get());
      return known.get().block;
    }
    Witness witness = scope.problems().witness();
    witness.listen();
    Block.Written block = reading.get();
    witness
        .stop()
        .ifPresent(heard -> current.put(form, new Known(scope.piece(), home, block, heard)));
    return block;
  }
}
