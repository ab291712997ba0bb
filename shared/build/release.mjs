import { existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './emittedFiles.mjs';
import { readJson } from './workspace.mjs';

export function builtVersions(distFolder) {
  if (!existsSync(distFolder)) return [];
  return readdirSync(distFolder).filter((version) => existsSync(join(distFolder, version, 'area.json')));
}

const offeredVersions = 5;

/** The rows of the newest built versions, newest first: what a session's override may ask for. */
export function builtRows(distFolder) {
  const rowFile = (version) => join(distFolder, version, 'area.json');
  return builtVersions(distFolder)
    .toSorted((one, other) => statSync(rowFile(other)).mtimeMs - statSync(rowFile(one)).mtimeMs)
    .slice(0, offeredVersions)
    .map((version) => readJson(rowFile(version)));
}

/** The released row of a part, or undefined where nothing has been released. */
export function releasedRow(distFolder) {
  try {
    return readJson(join(distFolder, 'area.json'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Points a part's registry row at one of its built versions: one atomic rename, no rebuild, back and forth at will.
 * Throws for a version without a folder and for files that are not what the build wrote.
 */
export function release(distFolder, version) {
  if (!builtVersions(distFolder).includes(version)) {
    throw new Error(`Version ${version} is not built. Built: ${builtVersions(distFolder).join(', ') || 'none'}.`);
  }
  const row = readJson(join(distFolder, version, 'area.json'));
  if (row.entry && integrityOf(readFileSync(join(distFolder, row.entry))) !== row.integrity) {
    throw new Error(`Version ${version} is damaged: its entry is not the one that was built. Build it again.`);
  }
  const pointer = join(distFolder, 'area.json');
  writeFileSync(`${pointer}.new`, `${JSON.stringify(row, null, 2)}\n`);
  renameSync(`${pointer}.new`, pointer);
  return row;
}
