import type { StoredData } from '@back-office/shared/contract';
import { fakeClock, settle } from '../testing/fakeClock';
import { fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { createAreas } from './areas';
import type { Overrides } from './overrides';
import { askDeadline, askOwners, findReportedKeys } from './stored';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const data = (key: string): StoredData => ({ values: [{ key, label: key, describe: () => '' }] });
const row = (name: string, change = {}) => rowOf(name, { stored: true, title: `The ${name}`, ...change });
const app = (name: string) => ({ name, title: `The ${name}` });

function setUp(answers: Parameters<typeof fakeSource>[0], overrides: Overrides = {}) {
  const clock = fakeClock();
  const source = fakeSource({ stored: async ({ name }) => data(name), ...answers });
  const areas = createAreas({ source, clock, random: () => 0.5, overrides });
  areas.start();
  const ask = async () => {
    const { owners, unasked } = await askOwners(areas, clock);
    return { owners: owners.map(({ name }) => name), unasked };
  };
  return { source, clock, ask, findReported: () => findReportedKeys(areas, clock) };
}

test('the remotes that declare that they store something are asked, then the host', async () => {
  const rows = async () => registryOf(row('items'), row('reports'), rowOf('learning'));
  const { source, ask } = setUp({ rows });
  expect(await ask()).toEqual({ owners: ['items', 'reports', 'host'], unasked: [] });
  expect(source.requested).not.toContain('learning_1_0_0 stored');
});

test('the chosen version of a remote is asked', async () => {
  const rows = async () => registryOf(row('items'), row('items', { version: '0.9.0' }));
  const { source, ask } = setUp({ rows }, { items: '0.9.0' });
  await ask();
  expect(source.requested).toContain('items_0_9_0 stored');
});

const broken: unknown = { values: [{ key: 'stamps', label: 'Stamps' }] };
test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['exports something else', async () => broken as StoredData],
])('a remote that %s is named', async (_, load) => {
  const rows = async () => registryOf(row('items'), row('reports'));
  const { ask } = setUp({ rows, stored: (each) => (each.name === 'items' ? load() : Promise.resolve(data('r'))) });
  expect(await ask()).toEqual({ owners: ['reports', 'host'], unasked: [app('items')] });
});

test('a remote that does not answer within 5 s is named', async () => {
  const { clock, ask } = setUp({
    rows: async () => registryOf(row('items')),
    stored: () => new Promise(() => undefined),
  });
  const asked = ask();
  await settle();
  await clock.pass(askDeadline);
  expect(await asked).toEqual({ owners: ['host'], unasked: [app('items')] });
});

test.each([
  ['of another contract', row('items', { contract: '2.0.0' })],
  [
    'of a contract in which remotes did not say what they store',
    rowOf('items', { contract: '1.7.0', title: 'The items' }),
  ],
])('a remote %s is named, and its code is not run', async (_, candidate) => {
  const { source, ask } = setUp({ rows: async () => registryOf(candidate) });
  expect(await ask()).toEqual({ owners: ['host'], unasked: [app('items')] });
  expect(source.requested).toEqual(['rows']);
});

test('a remote with a bad row is named', async () => {
  const rows = async () => ({ rows: [row('items')], rejected: [{ name: 'loyalty', reason: 'entry: missing' }] });
  const { ask } = setUp({ rows });
  expect(await ask()).toEqual({ owners: ['items', 'host'], unasked: [{ name: 'loyalty', title: 'loyalty' }] });
});

test('without a registry all known remotes are named', async () => {
  const { clock, ask } = setUp({ rows: () => Promise.reject(new Error('down')) });
  const asked = ask();
  await settle();
  await clock.pass(60_000);
  const { owners, unasked } = await asked;
  expect([owners, unasked.map(({ title }) => title)]).toEqual([
    ['host'],
    ['Dashboard and items', 'Assistant', 'Reports', 'Education'],
  ]);
});

test('the keys that screens of remotes report are known once all remotes have answered', async () => {
  const rows = async () => registryOf(row('items'), row('reports'));
  const reporting = async ({ name }: { readonly name: string }) => ({ ...data(name), reported: [name] });
  expect(await setUp({ rows, stored: reporting }).findReported()).toEqual(['items', 'reports']);
  const down = (each: { readonly name: string }) =>
    each.name === 'items' ? Promise.reject(new Error('down')) : reporting(each);
  expect(await setUp({ rows, stored: down }).findReported()).toBeUndefined();
});
