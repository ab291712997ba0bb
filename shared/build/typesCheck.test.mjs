import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileList } from './fileList.mjs';
import { release } from './release.mjs';
import { checkTypes, noteTypes, typesCheckedAt } from './typesCheck.mjs';

const now = Date.parse('2026-03-10T12:00:00Z');
const time = '2026-03-10T12:00:00.000Z';
let dist;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'types-test-'));
  built('1.0.0-a');
});
afterEach(() => rmSync(dist, { recursive: true }));

function built(version, text = version) {
  const folder = join(dist, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'area.json'), JSON.stringify({ name: 'one', version }));
  writeFileSync(join(folder, 'screen.js'), text);
  writeFileList(folder);
}

/** The compiler finds no error, and `source` is the version of the current source each time it is asked for. */
function check(version, source, compile = () => undefined) {
  const versions = [...source];
  return checkTypes({
    app: { name: 'one' },
    dist,
    version,
    sourceVersion: () => versions.shift(),
    compile,
    clock: () => now,
  });
}

test('a check is noted for one version, outside of its folder, and is not repeated', () => {
  expect(typesCheckedAt(dist, '1.0.0-a')).toBeUndefined();
  expect(check('1.0.0-a', ['1.0.0-a', '1.0.0-a'])).toBe('no errors');
  expect(typesCheckedAt(dist, '1.0.0-a')).toBe(time);
  expect(() => release(dist, '1.0.0-a')).not.toThrow();

  const fail = () => {
    throw new Error('compiled again');
  };
  expect(check('1.0.0-a', ['1.0.0-b'], fail)).toBe(`no errors at ${time}`);
  built('1.0.0-b');
  expect(typesCheckedAt(dist, '1.0.0-b')).toBeUndefined();
});

test('a kept version whose types were never checked is refused, with what to do', () => {
  expect(() => check('1.0.0-a', ['1.0.0-b'])).toThrow(
    'The types of 1.0.0-a were never checked, and the current source is 1.0.0-b. Check out the source of 1.0.0-a and run pnpm release one.',
  );
});

test('errors of the types, and a source that changes meanwhile, note nothing', () => {
  const fail = () => {
    throw new Error('The types have errors: one.ts(1,1)');
  };
  expect(() => check('1.0.0-a', ['1.0.0-a'], fail)).toThrow('The types have errors');
  expect(() => check('1.0.0-a', ['1.0.0-a', '1.0.0-b'])).toThrow('The source changed during the check of its types.');
  expect(typesCheckedAt(dist, '1.0.0-a')).toBeUndefined();
});

test('a check of other files under the same version does not count', () => {
  noteTypes(dist, '1.0.0-a');
  built('1.0.0-a', 'built again, differently');
  expect(typesCheckedAt(dist, '1.0.0-a')).toBeUndefined();
});

test('the note of a version goes with its folder', () => {
  noteTypes(dist, '1.0.0-a');
  const days = (count) => () => Date.now() + count * 24 * 60 * 60 * 1000;
  for (const [at, version] of ['1.0.0-b', '1.0.0-c', '1.0.0-d', '1.0.0-e'].entries()) {
    built(version);
    release(dist, version, { clock: days(10 * at + 10) });
  }
  built('1.0.0-a');
  expect(typesCheckedAt(dist, '1.0.0-a')).toBeUndefined();
});
