import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readJson } from './workspace.mjs';

const lockName = '.release.lock';
/** On another machine it cannot be seen whether the process still runs; no release takes this long. */
const longestRelease = 30 * 60 * 1000;

/**
 * One release of an app at a time: throws while another process holds the lock of the folder. The lock of a process that
 * has ended is taken over. Returns the function that unlocks.
 *
 * @param {string} folder
 * @param {string} [what] what is running, for the message
 */
export function lock(folder, what = 'release') {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, lockName);
  if (!create(file)) {
    const held = readHeld(file, what);
    if (held && !isStale(held)) throw inUse(file, held, what);
    if (held) discard(file, held, what);
    if (!create(file)) throw inUse(file, read(file), what);
  }
  removeLeftovers(folder);
  return () => rmSync(file, { force: true });
}

/** Of processes that were killed while they took the lock. A recent one may still be in use. */
function removeLeftovers(folder) {
  const leftovers = readdirSync(folder).filter((name) => name.startsWith(`${lockName}.`));
  for (const path of leftovers.map((name) => join(folder, name))) {
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > longestRelease) rmSync(path, { force: true });
  }
}

/** Written beside it and linked, so that nobody finds a lock without its content. False if there is one. */
function create(file) {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, JSON.stringify({ pid: process.pid, machine: hostname(), time: new Date().toISOString() }));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** `undefined` when the lock has just been removed. */
function read(file) {
  try {
    return readJson(file);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Only a crash of the whole machine leaves a lock without its content, so the message says what to do. */
function readHeld(file, what) {
  try {
    return read(file);
  } catch (error) {
    throw new Error(`${error.message}. If no ${what} is running, remove that file.`, { cause: error });
  }
}

function isStale({ pid, machine, time }) {
  if (machine !== hostname()) return Date.now() - Date.parse(time) > longestRelease;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Renamed before it is removed: of two processes that find the same stale lock, the later must not remove a new one. */
function discard(file, held, what) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const taken = read(aside);
  if (taken.time !== held.time) {
    renameSync(aside, file);
    throw inUse(file, taken, what);
  }
  rmSync(aside);
}

function inUse(file, held, what) {
  const who = held ? `process ${held.pid} on ${held.machine}, since ${held.time}` : 'it has just started';
  return new Error(`Another ${what} is running (${who}). If that is wrong, remove ${file}.`);
}
