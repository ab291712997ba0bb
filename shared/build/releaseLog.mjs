import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './workspace.mjs';

const day = 24 * 60 * 60 * 1000;
const keptReleases = 3;

/**
 * What was put live, oldest first.
 *
 * @typedef {object} LogEntry
 * @property {string} time ISO
 * @property {string} app
 * @property {string} version
 * @property {string} [from] the version that was live before
 * @property {'release' | 'rollback' | 'start' | 'check'} action `start`: locally, without being tried in a page; `check`:
 * a release of the version that is live through `pnpm start`, which changed nothing
 * @property {string} files the hash of the version's list of files
 * @property {string} [note]
 *
 * @param {string} distFolder
 * @returns {LogEntry[]}
 */
export function readLog(distFolder) {
  const file = logFile(distFolder);
  return existsSync(file) ? readJson(file) : [];
}

export function logFile(distFolder) {
  return join(distFolder, 'releases.json');
}

/** Versions that have been live, the latest first. */
export function releasedVersions(log) {
  return [...new Set(log.map(({ version }) => version).reverse())];
}

/**
 * The versions that stay: the live one, the last three that were released, and what was live within the last 24 hours,
 * because a page that was opened then may still load parts of it.
 *
 * @param {LogEntry[]} log
 * @param {number} now milliseconds
 */
export function versionsToKeep(log, live, now) {
  const recent = log.filter((_, at) => {
    const until = log[at + 1] ? Date.parse(log[at + 1].time) : now;
    return until > now - day;
  });
  return new Set([
    ...(live ? [live] : []),
    ...releasedVersions(log).slice(0, keptReleases),
    ...recent.map(({ version }) => version),
  ]);
}

/** Something built within the last 24 hours may still be released. */
export function isRecent(time, now) {
  return time > now - day;
}
