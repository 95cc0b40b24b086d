/** The book and the manual as pages of a site, searched without a server. */
@NullMarked
package org.rookery.app.site;

import org.jspecify.annotations.NullMarked;
