import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Loads the embedded database outside of the sandbox of tests, which refuses its dynamic imports. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadedPGlite = PGlite;
  }
}
