import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson } from './workspace.mjs';

/** Written last by the build, into the version's folder: path → hash of every file. */
const listName = 'files.json';

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** A build that was interrupted has no list, and is not a version. */
export function hasFileList(folder) {
  return existsSync(join(folder, listName));
}

export function writeFileList(folder) {
  writeFileSync(join(folder, listName), `${JSON.stringify(hashesIn(folder), null, 2)}\n`);
}

/** The hash of the list, which stands for all files of the version. */
export function fileListHash(folder) {
  return hashOf(readFileSync(join(folder, listName)));
}

/**
 * Throws an error that names the first file that is missing, changed or added since the build, or a link: its target may
 * change, and servers do not follow it. Returns the number of files.
 */
export function checkFiles(folder) {
  const expected = readJson(join(folder, listName));
  const found = hashesIn(folder);
  for (const [path, hash] of Object.entries(expected)) {
    if (!(path in found)) throw new Error(`${path} is missing.`);
    if (found[path] !== hash) throw new Error(`${path} is not what the build wrote.`);
  }
  const added = Object.keys(found).find((path) => !(path in expected));
  if (added) throw new Error(`${added} is not from the build.`);
  return Object.keys(found).length;
}

function hashesIn(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile()) throw new Error(`${relative(folder, path)} is not a plain file.`);
      return path;
    })
    .filter((path) => path !== join(folder, listName));
  return Object.fromEntries(
    paths.toSorted().map((path) => [relative(folder, path).replaceAll('\\', '/'), hashOf(readFileSync(path))]),
  );
}
