package org.rookery.engine.run;

import java.util.Iterator;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Contents;

/**
 * Something that runs rules and follows attacks faster than the engine's own interpreters.
 *
 * <p>The engine is whole without one: {@link #GRAPH} interprets everything. Another is an optional
 * module that offers itself as a service, so that nothing here names it.
 */
public interface Backend {
  /** The interpreters of flat code, and nothing else. */
  Backend GRAPH =
      new Backend() {
        @Override
        public long patience() {
          return Long.MAX_VALUE;
        }

        @Override
        public Writer writer(Contents contents) {
          return new Writer() {
            @Override
            public @Nullable CompiledMoves moves(PreparedRule rule) {
              return null;
            }

            @Override
            public @Nullable CompiledWalks walks(AttackCode code, int entry) {
              return null;
            }
          };
        }

        @Override
        public String toString() {
          return "graph";
        }
      };

  /** How often rules are interpreted before they are worth being written anew. */
  long patience();

  /** What writes code anew for one move generator. */
  Writer writer(Contents contents);

  /** Writes code anew, for one move generator; each answer is null where that is not worth it. */
  interface Writer {
    /** What runs the rules of one piece on one square. */
    @Nullable CompiledMoves moves(PreparedRule rule);

    /** What takes the walks of the question that begins at {@code entry}. */
    @Nullable CompiledWalks walks(AttackCode code, int entry);
  }

  /** The back end that the program was put together with; {@link #GRAPH} when there is none. */
  static Backend fastest() {
    Iterator<Backend> found =
        ServiceLoader.load(Backend.class, Backend.class.getClassLoader()).iterator();
    return found.hasNext() ? found.next() : GRAPH;
  }
}
