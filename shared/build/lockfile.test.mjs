import { packagesOf } from './lockfile.mjs';

const lockfile = `lockfileVersion: '9.0'

catalogs:
  default:
    react:
      specifier: 19.3.1
      version: 19.3.1

importers:

  .:
    devDependencies:
      jest:
        specifier: 'catalog:'
        version: 30.5.2

  remote-one:
    dependencies:
      '@back-office/shared':
        specifier: workspace:*
        version: link:../shared
      react-dom:
        specifier: 'catalog:'
        version: 19.3.1(react@19.3.1)
    optionalDependencies:
      quick:
        specifier: 'catalog:'
        version: 1.0.0
    devDependencies:
      fast-check:
        specifier: 'catalog:'
        version: 4.10.2

  remote-two:
    dependencies:
      missing:
        specifier: 'catalog:'
        version: 1.0.0

packages:

  react@19.3.1:
    resolution: {integrity: sha512-abc==}
    engines: {node: '>=0.10.0'}

snapshots:

  '@scope/core@2.0.0':
    dependencies:
      react: 19.3.1

  quick@1.0.0:
    dependencies:
      '@scope/core': 2.0.0
      core-alias: '@scope/core@2.0.0'
    optionalDependencies:
      scheduler: 0.28.0
    transitivePeerDependencies:
      - supports-color

  react-dom@19.3.1(react@19.3.1):
    dependencies:
      react: 19.3.1
      scheduler: 0.28.0

  react@19.3.1: {}

  scheduler@0.28.0: {}
`;

test('an importer has what its dependencies resolve to, without development dependencies and workspace packages', () => {
  expect(packagesOf(lockfile, 'remote-one')).toEqual([
    '@scope/core@2.0.0',
    'quick@1.0.0',
    'react-dom@19.3.1(react@19.3.1)',
    'react@19.3.1',
    'scheduler@0.28.0',
  ]);
  expect(packagesOf(lockfile, '.')).toEqual([]);
});

test.each([
  ['remote-nine', 'pnpm-lock.yaml does not know remote-nine. Run pnpm install.'],
  ['remote-two', 'pnpm-lock.yaml does not know missing@1.0.0, which remote-two needs. Run pnpm install.'],
])('%s is refused: %s', (importer, message) => {
  expect(() => packagesOf(lockfile, importer)).toThrow(message);
});
