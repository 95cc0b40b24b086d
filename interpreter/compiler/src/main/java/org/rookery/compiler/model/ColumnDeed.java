package org.rookery.compiler.model;

import java.util.Optional;
import org.rookery.program.ColumnWork;

/**
 * What a move does to a column.
 *
 * @param number how many pieces it is about; 0 where that is not asked
 * @param piece the type that one of them becomes
 */
public record ColumnDeed(ColumnWork work, int number, Optional<String> piece) {}
