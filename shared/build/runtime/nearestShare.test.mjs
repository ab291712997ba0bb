import { afterLoadShare, resolveShare } from './nearestShare.mjs';

const loaded = { loaded: true };
const registered = {};

function choose(copies, requiredVersion, singleton = false) {
  const resolver = () => 'the choice of the runtime';
  const shareInfo = { shareConfig: { singleton, requiredVersion } };
  const request = {
    pkgName: 'ui',
    scope: 'default',
    shareScopeMap: { default: { ui: copies } },
    shareInfo,
    resolver,
  };
  const chosen = resolveShare(request).resolver();
  if (chosen.shared === shareInfo) return 'its own';
  return Object.keys(copies).find((version) => copies[version] === chosen.shared) ?? chosen;
}

test.each([
  [
    'the copy of the host, though a newer one is loaded',
    { '1.0.0': loaded, '1.1.0': { ...loaded } },
    '^1.0.0',
    '1.0.0',
  ],
  ['its own, where the host is too old', { '1.0.0': loaded, '1.1.0': registered }, '^1.1.0', 'its own'],
  ['a loaded copy before an older one that is not', { '1.1.0': registered, '1.10.0': loaded }, '^1.1.0', '1.10.0'],
  [
    'the oldest loaded one that is new enough',
    { '1.10.0': loaded, '1.9.1': { ...loaded }, '1.2.0': loaded },
    '^1.3.0',
    '1.9.1',
  ],
  ['its own while no other is loaded', { '1.3.0': registered, '1.4.0': {} }, '^1.3.0', 'its own'],
  ['no copy of another major', { '2.0.0': loaded, '1.0.0': registered }, '^1.0.0', 'its own'],
])('a remote takes %s', (_name, copies, required, expected) => {
  expect(choose(copies, required)).toBe(expected);
});

test('singletons are left to the runtime', () => {
  expect(choose({ '1.0.0': loaded }, '^1.0.0', true)).toBe('the choice of the runtime');
});

test('a copy that one app has loaded is there for the others; one that is loaded already stays', () => {
  const shareInfo = { scope: ['default'] };
  const copies = { '1.0.0': { lib: 'the first', loaded: true }, '1.1.0': {} };
  const shareScopeMap = { default: { ui: copies } };
  for (const version of ['1.0.0', '1.1.0'])
    afterLoadShare({
      pkgName: 'ui',
      shareInfo,
      shareScopeMap,
      selectedShared: { version, lib: 'the second', useIn: ['reports'] },
    });
  expect(copies['1.0.0'].lib).toBe('the first');
  expect(copies['1.1.0']).toEqual({ lib: 'the second', loaded: true, useIn: ['reports'] });
});
