import { parseArgs } from 'node:util';
import { lock } from '../lock.mjs';
import {
  builtVersions,
  checkVersion,
  describeEarlier,
  describeOutcome,
  describeRelease,
  releaseLocked,
  releasedRow,
  versionBefore,
} from '../release.mjs';
import { readLog } from '../releaseLog.mjs';
import { workspaceDist } from '../serve.mjs';
import { checkTypes } from '../typesCheck.mjs';
import { appNamed, apps } from '../workspace.mjs';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { requireHost, tryInPage } from './tryInPage.mjs';

const names = apps.map(({ name }) => name).join('|');
const usage = {
  release: `pnpm release <${names}> [version] [--note "who, why"]`,
  rollback: `pnpm rollback <${names}> [--note "who, why"]`,
};

/**
 * `release <app> [version] [--note text]`: builds the current source, or takes a kept version, checks it and puts it
 * live. `rollback <app>`, which is `release --rollback <app>`, puts the version live that was before. `release --log [app]`
 * prints what was done. More: docs/releasing.md.
 */
const options = { note: { type: 'string' }, log: { type: 'boolean' }, rollback: { type: 'boolean' } };
const dist = workspaceDist();
let outcome = () => 'Nothing has changed.';
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name, version, ...others] = positionals;
  const use = values.rollback ? usage.rollback : usage.release;
  if (values.log) printLog(name);
  else if (!name) throw new Error(`Which app? ${use}`);
  else if (others.length > 0) throw new Error(`One app at a time: ${use}`);
  else if (values.rollback && version) {
    throw new Error(`A rollback takes no version; release the one you want: pnpm release ${name} ${version}`);
  } else await putLive(appNamed(name), { ...values, version });
} catch (error) {
  console.error(`${outcome()} ${error.message}`);
  process.exitCode = 1;
}

/** Quick checks come first. */
async function putLive(app, { version: wanted, rollback, note }) {
  const folder = dist[app.name];
  const before = releasedRow(folder)?.version;
  outcome = () => describeOutcome(folder, before);
  if (!rollback) requireHost(app.name, dist);
  const unlock = lock(folder);
  try {
    const version = rollback ? versionBefore(folder) : (wanted ?? (await build([app.name]))[app.name]);
    step('files', `${checkVersion(folder, version)} as built`);
    if (rollback) step('start', `not tried: ${describeEarlier(folder, version)}`);
    else await checkNew(app, version);
    const released = releaseLocked(folder, version, { action: rollback ? 'rollback' : 'release', note });
    console.log(describeRelease(app.name, released));
    console.log(`Kept: ${builtVersions(folder).join(', ')}.`);
    if (released.removed.length > 0) console.log(`Removed: ${released.removed.join(', ')}.`);
  } finally {
    unlock();
  }
}

async function checkNew(app, version) {
  const executablePath = findChromium();
  step('types', checkTypes({ app, dist: dist[app.name], version }));
  const started = await tryInPage({ app: app.name, version, distFolders: dist, executablePath });
  step('start', started.join(' '));
}

function step(what, result) {
  console.log(`  ${what}  ${result}`);
}

function printLog(only) {
  const entries = (only ? [appNamed(only)] : apps).flatMap((app) => readLog(dist[app.name]));
  if (entries.length === 0) console.log('Nothing has been released.');
  for (const { time, app, action, version, from = 'none', note = '' } of entries.toSorted(byTime)) {
    const change = action === 'check' ? version : `${from} → ${version}`;
    console.log(`${time}  ${app.padEnd(10)} ${action.padEnd(8)}  ${change}  ${note}`.trimEnd());
  }
}

function byTime(one, other) {
  return one.time.localeCompare(other.time);
}
