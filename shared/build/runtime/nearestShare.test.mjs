import { resolveShare } from './nearestShare.mjs';

const loaded = { loaded: true };
const registered = {};

function choose(copies, requiredVersion, singleton = false) {
  const resolver = () => 'the choice of the runtime';
  const request = {
    pkgName: 'ui',
    scope: 'default',
    shareScopeMap: { default: { ui: copies } },
    shareInfo: { shareConfig: { singleton, requiredVersion } },
    resolver,
  };
  const chosen = resolveShare(request).resolver();
  return Object.keys(copies).find((version) => copies[version] === chosen.shared) ?? chosen;
}

test.each([
  [
    'the copy of the host, though a newer one is loaded',
    { '1.0.0': loaded, '1.1.0': { ...loaded } },
    '^1.0.0',
    '1.0.0',
  ],
  ['its own, where the host is too old', { '1.0.0': loaded, '1.1.0': registered }, '^1.1.0', '1.1.0'],
  ['a loaded copy before an older one that is not', { '1.1.0': registered, '1.10.0': loaded }, '^1.1.0', '1.10.0'],
  ['the oldest that is new enough', { '1.10.0': registered, '1.9.1': {}, '1.2.0': {} }, '^1.3.0', '1.9.1'],
  ['no copy of another major', { '2.0.0': loaded, '1.0.0': registered }, '^1.0.0', '1.0.0'],
])('a remote takes %s', (_name, copies, required, expected) => {
  expect(choose(copies, required)).toBe(expected);
});

test('singletons, and what no copy satisfies, are left to the runtime', () => {
  expect(choose({ '1.0.0': loaded }, '^1.0.0', true)).toBe('the choice of the runtime');
  expect(choose({ '1.0.0': loaded }, '^1.1.0')).toBe('the choice of the runtime');
});
