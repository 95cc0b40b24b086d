package org.rookery.suites.blame;

import org.rookery.language.source.Origin;

/**
 * Something of the rules that a case looks at.
 *
 * @param subject for whom it was looked at, such as a piece; empty for what concerns all
 * @param how what was seen there
 */
record Clue(String subject, Origin origin, String how) {}
