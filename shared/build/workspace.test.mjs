import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps, checkApps, portOf, workspaceRoot } from './workspace.mjs';

const host = { name: 'host', folder: 'host', port: 4300, routes: ['/health'], slots: [] };
const remote = (change = {}) => ({
  name: 'one',
  folder: 'remote-one',
  title: 'One',
  port: 4301,
  routes: ['/', '/one'],
  slots: [],
  ...change,
});
const other = (change) => remote({ name: 'two', folder: 'remote-two', port: 4302, routes: ['/two'], ...change });

test('the apps of this workspace do not clash, and the host comes first', () => {
  expect(() => checkApps(apps)).not.toThrow();
  expect(apps[0]?.name).toBe('host');
});

test('README and CI use the same version of pnpm', () => {
  const named = ['README.md', '.ci/run'].flatMap((file) =>
    readFileSync(join(workspaceRoot, file), 'utf8').match(/pnpm@[\d.]+/g),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named).size).toBe(1);
});

test.each(['/settings', '/health', '/areas', '/areas/reports'])('the host has %s itself', (route) => {
  const remote = other({ name: 'new', folder: 'remote-new', port: 4399, routes: [route] });
  expect(() => checkApps([...apps, remote])).toThrow('overlaps with one of host');
});

test('all ports shift with the host', () => {
  expect(portOf(remote(), 4300)).toBe(4301);
  expect(portOf(remote(), 4400)).toBe(4401);
});

test.each([
  [{ name: 'one' }, 'remote-two/area.json: the name "one" is taken by remote-one.'],
  [{ port: 4301 }, 'remote-two/area.json: port 4301 is taken by remote-one.'],
  [{ routes: ['/health'] }, 'remote-two/area.json: the route /health overlaps with one of host.'],
  [{ routes: ['/'] }, 'remote-two/area.json: the route / overlaps with one of remote-one.'],
  [{ routes: ['/two', '/one/more'] }, 'remote-two/area.json: the route /one/more overlaps with one of remote-one.'],
  [{ figures: ['/one/figures'] }, 'remote-two/area.json: /one/figures is not below one of its routes.'],
  [{ menu: [{ label: 'One', path: '/one' }] }, 'remote-two/area.json: /one is not below one of its routes.'],
  [
    { menu: [{ label: 'Two', path: '/two', items: [{ label: 'In', alsoUnder: ['/two-more'] }] }] },
    'remote-two/area.json: /two-more is not below one of its routes.',
  ],
  [{ title: undefined }, 'remote-two/area.json needs name, title, port, routes and slots.'],
  [{ port: '4302' }, 'remote-two/area.json needs name, title, port, routes and slots.'],
])('%j is refused: %s', (change, message) => {
  expect(() => checkApps([host, remote(), other(change)])).toThrow(message);
});

test('a route above another one overlaps too, one that only starts alike does not', () => {
  const deep = remote({ routes: ['/reports/sales'] });
  expect(() => checkApps([host, deep, other({ routes: ['/reports'] })])).toThrow('overlaps');
  expect(() => checkApps([host, deep, other({ routes: ['/reports/sales-by-time'] })])).not.toThrow();
});

test('a menu item has one owner, but may stand for one that is not available', () => {
  const owner = remote({ menu: [{ label: 'Pay', path: '/one' }, { label: 'Staff' }] });
  const withItem = (label, place) => other({ menu: [{ label, path: '/two', ...place }] });
  expect(() => checkApps([host, owner, withItem('Pay')])).toThrow(
    'remote-two/area.json: the menu item "Pay" is taken by remote-one.',
  );
  expect(() => checkApps([host, owner, withItem('Staff')])).not.toThrow();
  expect(() => checkApps([host, owner, withItem('Pay', { in: 'items' })])).not.toThrow();
});
