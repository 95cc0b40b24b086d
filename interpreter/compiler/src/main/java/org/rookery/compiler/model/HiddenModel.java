package org.rookery.compiler.model;

import org.rookery.language.source.Origin;

/**
 * Pieces whose type only their owner's team knows.
 *
 * @param standIn the piece that others see in their place
 * @param shown the attribute by which a piece is seen by all; empty if there is none
 * @param pieces which pieces (the side is ignored)
 */
public record HiddenModel(String standIn, String shown, Filter pieces, Origin origin) {}
