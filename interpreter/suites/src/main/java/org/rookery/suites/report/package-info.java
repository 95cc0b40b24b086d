/** Results as text and in the formats of build servers. It does not know YAML. */
@NullMarked
package org.rookery.suites.report;

import org.jspecify.annotations.NullMarked;
