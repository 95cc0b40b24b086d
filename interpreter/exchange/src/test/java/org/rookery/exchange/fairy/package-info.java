/** What importer and exporter of the configuration make of each option. */
@NullMarked
package org.rookery.exchange.fairy;

import org.jspecify.annotations.NullMarked;
