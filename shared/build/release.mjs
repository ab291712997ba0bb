import { existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './emittedFiles.mjs';
import { readJson } from './workspace.mjs';

export function builtVersions(distFolder) {
  if (!existsSync(distFolder)) return [];
  return readdirSync(distFolder).filter((version) => existsSync(join(distFolder, version, 'area.json')));
}

const offeredVersions = 5;

/** The rows of the newest built versions, newest first. An override may request any of them. */
export function builtRows(distFolder) {
  const rowFile = (version) => join(distFolder, version, 'area.json');
  return builtVersions(distFolder)
    .toSorted((one, other) => statSync(rowFile(other)).mtimeMs - statSync(rowFile(one)).mtimeMs)
    .slice(0, offeredVersions)
    .map((version) => readJson(rowFile(version)));
}

/** The released row of an app, or undefined when nothing has been released. */
export function releasedRow(distFolder) {
  try {
    return readJson(join(distFolder, 'area.json'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes one of the built versions of an app the released one: an atomic rename without a rebuild, also back to an older
 * version. Throws for a version that is not built and for files that differ from what the build wrote.
 */
export function release(distFolder, version) {
  if (!builtVersions(distFolder).includes(version)) {
    throw new Error(`Version ${version} is not built. Built: ${builtVersions(distFolder).join(', ') || 'none'}.`);
  }
  const row = readJson(join(distFolder, version, 'area.json'));
  if (row.entry && integrityOf(readFileSync(join(distFolder, row.entry))) !== row.integrity) {
    throw new Error(`Version ${version} is damaged: its entry is not the one that was built. Build the version again.`);
  }
  const pointer = join(distFolder, 'area.json');
  writeFileSync(`${pointer}.new`, `${JSON.stringify(row, null, 2)}\n`);
  renameSync(`${pointer}.new`, pointer);
  return row;
}
