import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles, fileListHash, hasFileList } from './fileList.mjs';
import { lock } from './lock.mjs';
import { isRecent, logFile, readLog, releasedVersions, versionsToKeep } from './releaseLog.mjs';
import { typesNote } from './typesCheck.mjs';
import { readJson } from './workspace.mjs';
import { prepareWhole, writeWhole } from './writeWhole.mjs';

const rowFile = (...folders) => join(...folders, 'area.json');

/** The versions in a folder that were built to the end, the newest first. */
export function builtVersions(distFolder) {
  const builtAt = (version) => statSync(rowFile(distFolder, version)).mtimeMs;
  return versionFolders(distFolder)
    .filter((version) => !isUnfinished(version) && hasFileList(join(distFolder, version)))
    .toSorted((one, other) => builtAt(other) - builtAt(one));
}

/** The live row of an app, or undefined when nothing has been released. */
export function releasedRow(distFolder) {
  try {
    return readJson(rowFile(distFolder));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const offeredVersions = 5;

/** The rows of the versions that were released and are kept, the latest first. An override may request any of them. */
export function offeredRows(distFolder) {
  return releasedVersions(readLog(distFolder))
    .filter((version) => existsSync(rowFile(distFolder, version)))
    .slice(0, offeredVersions)
    .map((version) => readJson(rowFile(distFolder, version)));
}

/**
 * Throws an error in one line unless the version is built and every file of it is what the build wrote; for a version
 * that was released before, also what was released then. Returns the number of files.
 */
export function checkVersion(distFolder, version) {
  const built = builtVersions(distFolder);
  if (!built.includes(version)) {
    throw new Error(`Version ${version} is not built. Built: ${built.join(', ') || 'none'}.`);
  }
  const folder = join(distFolder, version);
  const released = readLog(distFolder).findLast((entry) => entry.version === version);
  if (released && released.files !== fileListHash(folder)) {
    throw new Error(`Version ${version} is not what was released at ${released.time}: its list of files has changed.`);
  }
  try {
    return checkFiles(folder);
  } catch (error) {
    throw new Error(`Version ${version} is damaged: ${error.message} Build it again, with --force.`, { cause: error });
  }
}

/**
 * Makes a built version of an app the live one: one small file is replaced atomically. Then removes what no page can need
 * any more. Throws, and changes nothing, if the version is damaged or another release is running. A version that is live
 * already stays so; the log gets an entry only if it has been checked for the first time.
 *
 * @param {object} [options]
 * @param {import('./releaseLog.mjs').LogEntry['action']} [options.action]
 * @param {string} [options.note] who and why, for the log
 * @param {() => number} [options.clock]
 * @returns {{ version: string, from: string | undefined, removed: string[] }}
 */
export function release(distFolder, version, options = {}) {
  const unlock = lock(distFolder);
  try {
    return releaseLocked(distFolder, version, options);
  } finally {
    unlock();
  }
}

/** `release` for a caller that holds the lock. */
export function releaseLocked(distFolder, version, { action = 'release', note, clock = Date.now } = {}) {
  checkVersion(distFolder, version);
  const folder = join(distFolder, version);
  const row = readJson(rowFile(folder));
  const from = releasedRow(distFolder)?.version;
  const now = clock();
  const isLive = from === version;
  const entry = {
    time: new Date(now).toISOString(),
    app: row.name,
    version,
    ...(from && !isLive && { from }),
    action: isLive ? 'check' : action,
    files: fileListHash(folder),
    ...(note && { note }),
  };
  const isNews = !isLive || (action === 'release' && !wasChecked(distFolder, version));
  // Both are written before one takes effect, so that a full disk changes neither. The log is first: if a release is
  // interrupted between the two, the version before stays live and can still be rolled back.
  const writeLog = prepareWhole(logFile(distFolder), [...readLog(distFolder), ...(isNews ? [entry] : [])]);
  const putLive = prepareWhole(rowFile(distFolder), row);
  writeLog();
  putLive();
  return { version, from, removed: prune(distFolder, now) };
}

/** Makes a version live in a folder of its own, such as that of a development server: without checks and log. */
export function showVersion(distFolder, version) {
  mkdirSync(distFolder, { recursive: true });
  writeWhole(rowFile(distFolder), readJson(rowFile(distFolder, version)));
}

/** The first sentence about an error in a release: whether it came before or after the change. */
export function describeOutcome(distFolder, before) {
  try {
    const live = releasedRow(distFolder)?.version;
    return live === before ? 'Nothing has changed.' : `${live} is live, but an error followed.`;
  } catch (error) {
    return `What is live cannot be read: ${error.message}`;
  }
}

/** The last sentence of a release. */
export function describeRelease(app, { version, from }) {
  if (from === version) return `${app} ${version} was live already; what is live has not changed.`;
  return `${app} ${version} is live${from ? `, before: ${from}` : ''}.`;
}

/** Why a rollback tries nothing: what merchants worked with here is better than what they cannot work with now. */
export function describeEarlier(distFolder, version) {
  const how = wasChecked(distFolder, version) ? '' : ', through pnpm start, without the checks of a release';
  return `this version was live here before${how}`;
}

/** The version that was live before the live one. Throws when there is none. */
export function versionBefore(distFolder) {
  const live = releasedRow(distFolder)?.version;
  const isArrival = ({ version, from, action }) => version === live && from !== live && action !== 'check';
  const { from } = readLog(distFolder).findLast(isArrival) ?? {};
  if (!from) throw new Error('No version was live before this one.');
  return from;
}

/** Whether a version passed the checks of a release: `pnpm start`, and a rollback to what it made live, put it live without. */
export function wasChecked(distFolder, version) {
  const isCheck = ({ action }) => action === 'release' || action === 'check';
  return readLog(distFolder).some((entry) => entry.version === version && isCheck(entry));
}

function prune(distFolder, now) {
  const keep = versionsToKeep(readLog(distFolder), releasedRow(distFolder)?.version, now);
  const isOld = (version) => {
    if (version.startsWith(removing)) return true;
    // A build that runs at the same time may just have removed its own folder.
    const { mtimeMs = now } = statSync(join(distFolder, version), { throwIfNoEntry: false }) ?? {};
    return !isRecent(mtimeMs, now);
  };
  const old = versionFolders(distFolder).filter((version) => !keep.has(version) && isOld(version));
  return old.filter((version) => remove(distFolder, version) && !version.startsWith(removing));
}

/** False when it fails: the release counts all the same, and the next one tries again. */
function remove(distFolder, version) {
  // Renamed first, so that the rest of an interrupted removal does not look like a version.
  const aside = version.startsWith(removing) ? version : `${removing}${version}`;
  try {
    renameSync(join(distFolder, version), join(distFolder, aside));
    rmSync(typesNote(distFolder, version), { force: true });
    rmSync(join(distFolder, aside), { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

const removing = '.removing-';

/** Folders of a build or of a removal that is running or was interrupted. */
function isUnfinished(name) {
  return name.startsWith('.');
}

function versionFolders(distFolder) {
  if (!existsSync(distFolder)) return [];
  return readdirSync(distFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
}
