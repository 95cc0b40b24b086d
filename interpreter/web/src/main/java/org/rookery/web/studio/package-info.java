/**
 * Rules that are being written in a page: their problems, and a table to try them on. It knows
 * neither pages nor HTTP.
 */
@NullMarked
package org.rookery.web.studio;

import org.jspecify.annotations.NullMarked;
