import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimizeLater } from '@back-office/shared/build/jest/optimizeLater.mjs';

optimizeLater();

/** Loads the embedded database outside of the sandbox of tests, which refuses its dynamic imports. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadedPGlite = {
      create: (folder) => (folder === undefined ? createInMemory() : PGlite.create(folder)),
    };
  }
}

/**
 * An empty database in memory. Making its first files (`initdb`) takes four times as long as starting with those of
 * another one, so they are kept for the other test files.
 */
async function createInMemory() {
  const files = existsSync(firstFiles) ? readFileSync(firstFiles) : await keep();
  return PGlite.create({
    // All that is asked of it: a `Blob` would copy the 40 MB once more.
    loadDataDir: { type: '', arrayBuffer: async () => files },
    // By default 128 MB: fewer start sooner, and are enough for tests.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
  });
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))));
const cache = join(import.meta.dirname, '../node_modules/.cache');
const firstFiles = join(cache, `pglite-${version}.tar`);

async function keep() {
  const database = await PGlite.create();
  const files = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
  await database.close();
  mkdirSync(cache, { recursive: true });
  // Another worker may read or write the file at the same time.
  const draft = `${firstFiles}.${process.pid}`;
  writeFileSync(draft, files);
  renameSync(draft, firstFiles);
  return files;
}
