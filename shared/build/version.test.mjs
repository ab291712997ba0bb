import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packagesOf } from './lockfile.mjs';
import { buildVersion, recipeFiles } from './version.mjs';
import { apps, workspaceRoot } from './workspace.mjs';

const importer = (name, dependencies) =>
  `  ${name}:\n    dependencies:\n${dependencies
    .map(([each, version]) => `      ${each}:\n        specifier: 'catalog:'\n        version: ${version}\n`)
    .join('')}\n`;

const lockfile = (packages, importers) =>
  `importers:\n\n${Object.entries(importers)
    .map(([name, needed]) =>
      importer(
        name,
        needed.map((each) => [each, packages[each]]),
      ),
    )
    .join('')}snapshots:\n\n${Object.entries(packages)
    .map(([name, version]) => `  ${name}@${version}: {}\n`)
    .join('\n')}`;

const packages = { react: '19.3.1', valibot: '1.5.0', webpack: '5.110.3' };
const importers = { shared: ['webpack'], host: ['react'], 'remote-one': ['react'], 'remote-two': ['valibot'] };

const files = {
  'pnpm-lock.yaml': lockfile(packages, importers),
  'tsconfig.base.json': '{}',
  'host/package.json': '{ "version": "1.0.0" }',
  'remote-one/package.json': '{ "version": "1.0.0" }',
  'remote-one/src/one.ts': 'one',
  'remote-two/package.json': '{ "version": "2.0.0" }',
  'remote-two/src/two.ts': 'two',
  'shared/package.json': '{ "version": "1.0.0" }',
  'shared/src/ui.ts': 'ui',
  'shared/build/webpack.mjs': "import './sharing.mjs';\nimport './workspace.mjs';\njoin('runtime/retry.mjs');",
  'shared/build/sharing.mjs': "'../package.json'",
  'shared/build/workspace.mjs': 'apps',
  'shared/build/serve.mjs': 'serve',
  'shared/build/runtime/retry.mjs': 'retry',
};

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const [path, content] of Object.entries(files)) write(path, content);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** The apps that get a new version by a change. */
function changedBy(change) {
  const names = ['host', 'remote-one', 'remote-two'];
  const before = names.map((name) => buildVersion(join(root, name), root));
  change();
  return names.filter((name, index) => buildVersion(join(root, name), root) !== before[index]);
}

test.each([
  ['a source of one remote', 'remote-two/src/two.ts', ['remote-two']],
  ['the package file of one remote', 'remote-two/package.json', ['remote-two']],
  ['what one remote declares', 'remote-two/area.json', ['remote-two']],
  ['a test', 'remote-two/src/two.test.ts', []],
  ['a document', 'remote-two/README.md', []],
  ['a phrasing that measures replies', 'remote-two/evaluation/phrasings.ts', []],
  ['a build', 'remote-two/dist/area.json', []],
  ['another remote', 'remote-three/src/three.ts', []],
  ['shared code', 'shared/src/ui.ts', ['host', 'remote-one', 'remote-two']],
  ['the recipe', 'shared/build/sharing.mjs', ['host', 'remote-one', 'remote-two']],
  ['a file that the recipe names', 'shared/build/runtime/retry.mjs', ['host', 'remote-one', 'remote-two']],
  ['the version of the shared modules', 'shared/package.json', ['host', 'remote-one', 'remote-two']],
  ['the common options of the compiler', 'tsconfig.base.json', ['host', 'remote-one', 'remote-two']],
  ['the list of the apps', 'shared/build/workspace.mjs', []],
  ['the server', 'shared/build/serve.mjs', []],
])('a change of %s', (_, path, changed) => {
  expect(changedBy(() => write(path, '{ "version": "3.0.0" }'))).toEqual(changed);
});

test.each([
  ['a used package has another version', { ...packages, valibot: '1.6.0' }, importers, ['remote-two']],
  ['a package of the recipe has another version', { ...packages, webpack: '6.0.0' }, importers, Object.keys(importers)],
  [
    'a remote has one more package',
    { ...packages, idb: '8.0.4' },
    { 'remote-two': ['valibot', 'idb'] },
    ['remote-two'],
  ],
  ['there is one more remote', { ...packages, idb: '8.0.4' }, { 'remote-three': ['idb'] }, []],
])('%s', (_, changedPackages, change, changed) => {
  const next = lockfile(changedPackages, { ...importers, ...change });
  expect(changedBy(() => write('pnpm-lock.yaml', next))).toEqual(changed.filter((name) => name !== 'shared'));
});

test('a copy of a remote in another place has the same version', () => {
  for (const [path, content] of Object.entries(files)) {
    if (path.startsWith('remote-two/')) write(`copies/${path}`, content);
  }
  expect(buildVersion(join(root, 'copies/remote-two'), root)).toBe(buildVersion(join(root, 'remote-two'), root));
});

test('in this workspace, each app depends on React and the recipe on webpack', () => {
  const real = readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8');
  const names = (importer) => packagesOf(real, importer).map((each) => each.slice(0, each.indexOf('@', 1)));
  for (const { folder } of apps) expect(names(folder)).toContain('react');
  expect(names('shared')).toEqual(expect.arrayContaining(['webpack', 'ts-loader', 'typescript', '@swc/core']));
});

test('in this workspace, the recipe includes what runs in the page, and no server', () => {
  const recipe = recipeFiles(join(workspaceRoot, 'shared/build/webpack.mjs')).join(' ');
  for (const name of ['sharing', 'emittedFiles', 'chunkRetry', 'componentDocsLoader']) expect(recipe).toContain(name);
  expect(recipe).not.toMatch(/serve|release|workspace/);
});
