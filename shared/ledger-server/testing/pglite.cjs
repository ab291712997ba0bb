/** What tests import in place of the package: see environment.mjs. */
exports.PGlite = globalThis.loadedPGlite;
