import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFileList } from './fileList.mjs';
import { lock } from './lock.mjs';
import {
  builtVersions,
  checkVersion,
  describeEarlier,
  describeOutcome,
  describeRelease,
  offeredRows,
  release,
  releasedRow,
  versionBefore,
  wasChecked,
} from './release.mjs';
import { readLog } from './releaseLog.mjs';
import { readJson, workspaceRoot } from './workspace.mjs';

const hour = 60 * 60 * 1000;
const now = Date.parse('2026-03-10T12:00:00Z');
let dist;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'release-test-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A built version, `age` hours old. */
function built(version, age = 0) {
  const folder = join(dist, version);
  mkdirSync(folder);
  writeFileSync(join(folder, 'area.json'), JSON.stringify({ name: 'one', version }));
  writeFileSync(join(folder, 'screen.js'), `show('${version}')`);
  writeFileList(folder);
  const time = new Date(now - age * hour);
  for (const path of [folder, join(folder, 'area.json')]) utimesSync(path, time, time);
}

/** Released `age` hours ago. */
const releasedAt = (version, age = 0, options = {}) =>
  release(dist, version, { clock: () => now - age * hour, ...options });
const live = () => releasedRow(dist)?.version;

test('a build alone makes nothing live', () => {
  built('1.0.0-a');
  expect(live()).toBeUndefined();
  expect(builtVersions(dist)).toEqual(['1.0.0-a']);
  expect(offeredRows(dist)).toEqual([]);
});

test('a release makes a version live and logs it', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a', 2);
  expect(releasedAt('1.0.0-b', 1, { note: 'Ada: new list' })).toMatchObject({ version: '1.0.0-b', from: '1.0.0-a' });
  expect(live()).toBe('1.0.0-b');
  expect(readLog(dist)).toEqual([
    { time: '2026-03-10T10:00:00.000Z', app: 'one', version: '1.0.0-a', action: 'release', files: expect.any(String) },
    {
      time: '2026-03-10T11:00:00.000Z',
      app: 'one',
      version: '1.0.0-b',
      from: '1.0.0-a',
      action: 'release',
      files: expect.any(String),
      note: 'Ada: new list',
    },
  ]);
});

test.each([
  [
    'a changed file',
    (folder) => writeFileSync(join(folder, 'screen.js'), 'steal()'),
    'screen.js is not what the build wrote.',
  ],
  ['a missing file', (folder) => rmSync(join(folder, 'screen.js')), 'screen.js is missing.'],
  ['an added file', (folder) => writeFileSync(join(folder, 'more.js'), ''), 'more.js is not from the build.'],
  [
    'a link to the same content',
    (folder) => {
      renameSync(join(folder, 'screen.js'), join(dist, 'screen.js'));
      symlinkSync(join(dist, 'screen.js'), join(folder, 'screen.js'));
    },
    'screen.js is not a plain file.',
  ],
  ['a link to a folder', (folder) => symlinkSync(dist, join(folder, 'more')), 'more is not a plain file.'],
])('%s is refused, and nothing changes', (_name, damage, reason) => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a');
  damage(join(dist, '1.0.0-b'));
  expect(() => releasedAt('1.0.0-b')).toThrow(`Version 1.0.0-b is damaged: ${reason}`);
  expect(live()).toBe('1.0.0-a');
  expect(readLog(dist)).toHaveLength(1);
});

test('a version whose list of files was rewritten since its release is refused', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a');
  releasedAt('1.0.0-b');
  writeFileSync(join(dist, '1.0.0-a', 'screen.js'), 'steal()');
  writeFileList(join(dist, '1.0.0-a'));
  expect(() => releasedAt('1.0.0-a')).toThrow('its list of files has changed');
});

test('a version that is not built, or not to its end, is refused', () => {
  built('1.0.0-a');
  rmSync(join(dist, '1.0.0-a', 'files.json'));
  expect(() => releasedAt('1.0.0-a')).toThrow('Version 1.0.0-a is not built. Built: none.');
});

test('the version before is the one that the live one replaced; a second rollback returns', () => {
  expect(() => versionBefore(dist)).toThrow('No version was live before this one.');
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    built(version);
    releasedAt(version);
  }
  // Released again, with a log of an earlier time, in which it replaced itself.
  releasedAt('1.0.0-b');
  const again = { ...readLog(dist).at(-1), from: '1.0.0-b' };
  writeFileSync(join(dist, 'releases.json'), JSON.stringify([...readLog(dist), again]));
  expect(versionBefore(dist)).toBe('1.0.0-a');
  releasedAt('1.0.0-a', 0, { action: 'rollback' });
  expect(versionBefore(dist)).toBe('1.0.0-b');
});

test('overrides may name released versions only, the latest first', () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) built(version);
  releasedAt('1.0.0-b');
  releasedAt('1.0.0-a');
  expect(offeredRows(dist).map(({ version }) => version)).toEqual(['1.0.0-a', '1.0.0-b']);
});

test('the last three releases, what was live within a day, and new builds are kept; the rest goes at a release', () => {
  const days = ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d', '1.0.0-e'];
  built('1.0.0-old-candidate', 30);
  built('1.0.0-new-candidate', 1);
  mkdirSync(join(dist, '.building-1'));
  utimesSync(join(dist, '.building-1'), new Date(now - 30 * hour), new Date(now - 30 * hour));
  for (const [at, version] of days.entries()) {
    built(version, 200);
    releasedAt(version, 100 - 20 * at);
  }
  // Released 100, 80, 60, 40 and 20 hours ago; the version before the last was live until 20 hours ago.
  built('1.0.0-f');
  const { removed } = releasedAt('1.0.0-f');
  expect(removed).toContain('1.0.0-c');
  expect(builtVersions(dist).sort()).toEqual(['1.0.0-d', '1.0.0-e', '1.0.0-f', '1.0.0-new-candidate']);
  expect(existsSync(join(dist, '.building-1'))).toBe(false);
});

test('many releases within a day remove nothing that an open page may need', () => {
  const many = Array.from({ length: 8 }, (_, at) => `1.0.0-${at}`);
  for (const [at, version] of many.entries()) {
    built(version, 200);
    releasedAt(version, 8 - at);
  }
  expect(builtVersions(dist)).toHaveLength(8);
});

test('while a release runs another one is refused', () => {
  built('1.0.0-a');
  const unlock = lock(dist);
  expect(() => releasedAt('1.0.0-a')).toThrow(`Another release is running (process ${process.pid}`);
  expect(live()).toBeUndefined();
  unlock();
  releasedAt('1.0.0-a');
  expect(live()).toBe('1.0.0-a');
});

test('the lock of a process that has ended is taken over', () => {
  built('1.0.0-a');
  lock(dist);
  const file = join(dist, '.release.lock');
  // No process has this id: it is above the highest one that systems give.
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pid: 2 ** 30 }));
  releasedAt('1.0.0-a');
  expect(live()).toBe('1.0.0-a');
  expect(existsSync(file)).toBe(false);
});

test('what a process left that was killed while it took the lock is removed after half an hour', () => {
  built('1.0.0-a');
  const [recent, old] = [7, 8].map((pid) => join(dist, `.release.lock.${pid}`));
  for (const path of [recent, old]) writeFileSync(path, '');
  const minutesAgo = (minutes) => new Date(Date.now() - minutes * 60 * 1000);
  utimesSync(recent, minutesAgo(29), minutesAgo(29));
  utimesSync(old, minutesAgo(31), minutesAgo(31));
  releasedAt('1.0.0-a');
  expect([recent, old].map(existsSync)).toEqual([true, false]);
});

test('what cannot be logged does not become live', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a');
  // In the way of the file that the log is written to.
  mkdirSync(join(dist, 'releases.json.new'));
  expect(() => releasedAt('1.0.0-b')).toThrow('releases.json.new');
  expect(live()).toBe('1.0.0-a');
  expect(readLog(dist)).toHaveLength(1);
});

test('what cannot become live is not logged', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a');
  mkdirSync(join(dist, 'area.json.new'));
  expect(() => releasedAt('1.0.0-b')).toThrow('area.json.new');
  expect(live()).toBe('1.0.0-a');
  expect(readLog(dist)).toHaveLength(1);
});

test('after a release that was interrupted between log and row, the next one and a rollback know what was live', () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) built(version);
  releasedAt('1.0.0-a');
  releasedAt('1.0.0-b');
  const row = readFileSync(join(dist, 'area.json'));
  releasedAt('1.0.0-c');
  writeFileSync(join(dist, 'area.json'), row);
  expect(versionBefore(dist)).toBe('1.0.0-a');
  expect(releasedAt('1.0.0-c').from).toBe('1.0.0-b');
  expect(versionBefore(dist)).toBe('1.0.0-b');
});

describe('a release whose process is killed', () => {
  const module = pathToFileURL(join(workspaceRoot, 'shared/build/release.mjs')).href;
  /** Releases in a process that is killed before its next change of a file, after so many. False if it got to the end. */
  const releaseKilledAfter = (changes, version) => {
    const code = `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      let left = ${changes};
      for (const name of ['writeFileSync', 'linkSync', 'renameSync', 'rmSync']) {
        const change = fs[name];
        fs[name] = (...given) => {
          if (left === 0) process.kill(process.pid, 'SIGKILL');
          left -= 1;
          return change(...given);
        };
      }
      syncBuiltinESMExports();
      const { release } = await import(${JSON.stringify(module)});
      release(${JSON.stringify(dist)}, ${JSON.stringify(version)});`;
    const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
    if (signal !== 'SIGKILL' && status !== 0) throw new Error(String(stderr));
    return signal === 'SIGKILL';
  };

  test('at any moment leaves a whole version live, and does not block the next release', () => {
    const lives = [];
    for (let changes = 0, isKilled = true; isKilled; changes += 1) {
      rmSync(dist, { recursive: true });
      mkdirSync(dist);
      built('1.0.0-old', 100);
      built('1.0.0-a');
      built('1.0.0-b');
      releasedAt('1.0.0-a');
      // Built before the last day and never released: the release under test removes it.
      built('1.0.0-unused', 100);
      isKilled = releaseKilledAfter(changes, '1.0.0-b');
      lives.push(live());
      expect(releasedRow(dist)).toEqual(readJson(join(dist, live(), 'area.json')));
      expect(checkVersion(dist, live())).toBe(2);
      expect(releasedAt('1.0.0-b').version).toBe('1.0.0-b');
      const left = readdirSync(dist).filter((name) => !name.startsWith('.release.lock.'));
      expect(left.toSorted()).toEqual(['1.0.0-a', '1.0.0-b', 'area.json', 'releases.json']);
    }
    // Killed before and after the moment that counts.
    expect(new Set(lives)).toEqual(new Set(['1.0.0-a', '1.0.0-b']));
  });
});

test('an error says what is live after it', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a');
  expect(describeOutcome(dist, '1.0.0-a')).toBe('Nothing has changed.');
  releasedAt('1.0.0-b');
  expect(describeOutcome(dist, '1.0.0-a')).toBe('1.0.0-b is live, but an error followed.');
  writeFileSync(join(dist, 'area.json'), '{');
  expect(describeOutcome(dist, '1.0.0-a')).toMatch(/^What is live cannot be read: .*area\.json is not JSON/);
});

test('a removal that was interrupted leaves no version that looks complete, and is finished by the next release', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  const left = join(dist, '.removing-1.0.0-old');
  mkdirSync(left);
  writeFileSync(join(left, 'left.js'), '');
  writeFileList(left);
  expect(builtVersions(dist).toSorted()).toEqual(['1.0.0-a', '1.0.0-b']);
  releasedAt('1.0.0-a');
  expect(readdirSync(dist).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an old version that cannot be removed stays, and the release counts', () => {
  built('1.0.0-old', 100);
  built('1.0.0-a');
  writeFileSync(join(dist, '.removing-1.0.0-old'), 'in the way');
  expect(releasedAt('1.0.0-a').removed).toEqual([]);
  expect(live()).toBe('1.0.0-a');
});

test('releasing the live version again changes nothing, writes no line into the log and says so', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a');
  expect(describeRelease('one', releasedAt('1.0.0-b'))).toBe('one 1.0.0-b is live, before: 1.0.0-a.');
  const before = readLog(dist);
  expect(describeRelease('one', releasedAt('1.0.0-b'))).toBe(
    'one 1.0.0-b was live already; what is live has not changed.',
  );
  releasedAt('1.0.0-b', 0, { action: 'start' });
  expect(readLog(dist)).toEqual(before);
  expect(live()).toBe('1.0.0-b');
});

test('the first release of what pnpm start made live is logged once as a check', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-b', 0, { action: 'start' });
  releasedAt('1.0.0-a', 0, { action: 'start' });
  expect(wasChecked(dist, '1.0.0-a')).toBe(false);
  for (let time = 0; time < 2; time += 1) releasedAt('1.0.0-a', 0, { note: 'Ada' });
  const [, , check, ...more] = readLog(dist);
  expect(check).toEqual(expect.objectContaining({ action: 'check', version: '1.0.0-a', note: 'Ada' }));
  expect([check.from, more]).toEqual([undefined, []]);
  expect(wasChecked(dist, '1.0.0-a')).toBe(true);
  expect(versionBefore(dist)).toBe('1.0.0-b');
});

test('what only pnpm start made live can be rolled back to, and still counts as unchecked', () => {
  built('1.0.0-a');
  built('1.0.0-b');
  releasedAt('1.0.0-a', 0, { action: 'start' });
  releasedAt('1.0.0-b');
  const before = versionBefore(dist);
  expect(describeEarlier(dist, before)).toBe(
    'this version was live here before, through pnpm start, without the checks of a release',
  );
  releasedAt(before, 0, { action: 'rollback' });
  expect(live()).toBe('1.0.0-a');
  expect(wasChecked(dist, '1.0.0-a')).toBe(false);
  expect(describeEarlier(dist, '1.0.0-b')).toBe('this version was live here before');
});

test('a version counts as checked by a release if it was live other than by pnpm start', () => {
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) built(version);
  releasedAt('1.0.0-a', 0, { action: 'start' });
  releasedAt('1.0.0-b');
  releasedAt('1.0.0-c', 0, { action: 'start' });
  expect(['1.0.0-a', '1.0.0-b', '1.0.0-c'].map((version) => wasChecked(dist, version))).toEqual([false, true, false]);
});

test('a log that is no JSON is named', () => {
  built('1.0.0-a');
  writeFileSync(join(dist, 'releases.json'), '[{');
  expect(() => releasedAt('1.0.0-a')).toThrow(/releases\.json is not JSON/);
});

test('a lock that cannot be read is named', () => {
  built('1.0.0-a');
  writeFileSync(join(dist, '.release.lock'), '');
  expect(() => releasedAt('1.0.0-a')).toThrow(
    /\.release\.lock is not JSON.* If no release is running, remove that file\.$/,
  );
});

test('a refused release leaves no lock behind', () => {
  expect(() => releasedAt('1.0.0-a')).toThrow('not built');
  expect(existsSync(join(dist, '.release.lock'))).toBe(false);
});
