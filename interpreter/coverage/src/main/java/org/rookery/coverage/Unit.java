package org.rookery.coverage;

import org.rookery.language.source.Origin;

/**
 * Something that a suite may look at.
 *
 * @param subject for whom: a man such as {@code White Rider}, or a player
 * @param origin where it stands in the rules, and through which macros it came there
 * @param what what there is to look at
 */
public record Unit(String subject, Origin origin, What what) {}
