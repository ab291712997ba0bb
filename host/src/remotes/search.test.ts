import type { SearchContext, SearchGroup, SearchProvider } from '@back-office/shared/contract';
import { fakeClock, settle } from '../testing/fakeClock';
import { rowOf } from '../testing/fakeSource';
import { answerDeadline, createSearch, slowAfter, type SearchAnswers } from './search';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const group = (title: string, path = `/${title}`): SearchGroup => ({
  title,
  results: [{ id: title, title, path, kind: 'screen' }],
});
const provider = (title: string, answer: SearchProvider['search'] = () => [group(title)]): SearchProvider => ({
  finds: `the ${title}`,
  search: answer,
});
const never = () => new Promise<never>(() => undefined);

function setUp(providers: Readonly<Record<string, () => Promise<SearchProvider>>>) {
  const clock = fakeClock();
  const loads: string[] = [];
  const idle: (() => void)[] = [];
  const search = createSearch({
    clock,
    rows: async () => Object.keys(providers).map((name) => rowOf(name, { search: true })),
    load(row) {
      loads.push(row.name);
      return providers[row.name]?.() ?? Promise.reject(new Error('no provider'));
    },
    whenIdle: (work) => idle.push(work),
  });
  const answers: SearchAnswers[] = [];
  const ask = (query: string) => search.ask(query, {}, (each) => answers.push(each));
  const titles = () => answers.at(-1)?.groups.map(({ title }) => title);
  return { search, clock, loads, idle, answers, ask, titles };
}

test('nothing is loaded before the box has the focus, and then each provider once', async () => {
  const { search, loads } = setUp({
    items: async () => provider('items'),
    reports: async () => provider('reports'),
  });
  await settle();
  expect(loads).toEqual([]);
  search.load({});
  search.load({});
  await settle();
  search.load({});
  await settle();
  expect(loads).toEqual(['items', 'reports']);
});

test('with each focus, the providers prepare their answers when the browser is idle; a failure waits for the query', async () => {
  const prepared: SearchContext[] = [];
  const prepare = (context: SearchContext) => void prepared.push(context);
  const { search, idle, titles, ask } = setUp({
    items: async () => ({ ...provider('items'), prepare }),
    broken: async () => ({ ...provider('broken'), prepare: () => Promise.reject(new Error('broken')) }),
    plain: async () => provider('plain'),
    missing: () => Promise.reject(new Error('down')),
  });
  const range = { from: '2025-06-01', to: '2025-06-07' };
  search.load({ range });
  await settle();
  expect(prepared).toEqual([]);
  for (const work of idle.splice(0)) work();
  await settle();
  expect(prepared).toEqual([{ range }]);
  ask('tea');
  await settle();
  expect(titles()).toEqual(['items', 'broken', 'plain']);
});

test('a query typed before the providers were loaded loads them and is answered', async () => {
  const { titles, ask } = setUp({ items: async () => provider('items') });
  ask('tea');
  await settle();
  expect(titles()).toEqual(['items']);
});

test('all providers are asked, and answer together in the order of the registry', async () => {
  const { search, answers, ask } = setUp({
    items: async () => provider('items', async () => (await settle(), [group('items')])),
    reports: async () => provider('reports'),
  });
  search.load({});
  ask('tea');
  await settle();
  await settle();
  expect(answers).toEqual([
    { query: 'tea', groups: [group('items'), group('reports')], finds: ['the items', 'the reports'], isPending: false },
  ]);
});

test('a slow provider is waited for, while the others show after 100 ms', async () => {
  const { search, clock, answers, titles, ask } = setUp({
    items: async () => provider('items', () => never()),
    reports: async () => provider('reports'),
  });
  search.load({});
  ask('tea');
  await clock.pass(slowAfter - 1);
  expect(answers).toEqual([]);
  await clock.pass(1);
  expect(answers.at(-1)).toMatchObject({ isPending: true });
  expect(titles()).toEqual(['reports']);
  await clock.pass(answerDeadline - slowAfter);
  expect(answers.at(-1)).toMatchObject({ isPending: false });
  expect(titles()).toEqual(['reports']);
});

test('an answer that comes after the list counted as complete is added', async () => {
  let arrive: (loaded: SearchProvider) => void = () => undefined;
  const { clock, answers, titles, ask } = setUp({
    items: () => new Promise((resolve) => (arrive = resolve)),
    reports: async () => provider('reports'),
  });
  ask('tea');
  await clock.pass(answerDeadline);
  expect(titles()).toEqual(['reports']);
  arrive(provider('items'));
  await settle();
  expect(titles()).toEqual(['items', 'reports']);
  expect(answers.at(-1)?.isPending).toBe(false);
});

test('a late answer to an older query is dropped, and its signal aborted', async () => {
  const answerTo = new Map<string, (groups: SearchGroup[]) => void>();
  const signals: AbortSignal[] = [];
  const { search, answers, ask } = setUp({
    items: async () =>
      provider('items', (query, { signal }) => {
        signals.push(signal);
        return new Promise((resolve) => answerTo.set(query, resolve));
      }),
  });
  search.load({});
  const end = ask('te');
  await settle();
  end();
  ask('tea');
  await settle();
  answerTo.get('tea')?.([group('new')]);
  answerTo.get('te')?.([group('old')]);
  await settle();
  expect(answers.map(({ query, groups }) => [query, groups.map(({ title }) => title)])).toEqual([['tea', ['new']]]);
  expect(signals[0]?.aborted).toBe(true);
});

test.each<[string, () => Promise<SearchProvider>]>([
  ['that cannot be loaded', () => Promise.reject(new Error('down'))],
  ['that never loads', never],
  ['that throws', async () => provider('items', () => throwError())],
  ['that rejects', async () => provider('items', () => Promise.reject(new Error('broken')))],
  ['without a search function', async () => ({ finds: 'items' }) as unknown as SearchProvider],
  ['that answers something else', async () => provider('items', () => ({}) as never)],
  ['that leads out of the product', async () => provider('items', () => [group('evil', '//evil.example')])],
  ['that runs a script', async () => provider('items', () => [group('evil', 'javascript:alert(1)')])],
])('a remote %s is missing from the results, nothing more', async (_, load) => {
  const { search, clock, answers, titles, ask } = setUp({ items: load, reports: async () => provider('reports') });
  search.load({});
  ask('tea');
  await clock.pass(answerDeadline);
  expect(titles()).toEqual(['reports']);
  expect(answers.at(-1)?.isPending).toBe(false);
});

test('a provider that failed is tried again with the next focus, not with each letter', async () => {
  let isDown = true;
  const { search, loads, titles, ask } = setUp({
    items: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(provider('items'))),
  });
  search.load({});
  ask('t');
  ask('te');
  await settle();
  expect(loads).toEqual(['items']);
  isDown = false;
  search.load({});
  ask('tea');
  await settle();
  expect(loads).toEqual(['items', 'items']);
  expect(titles()).toEqual(['items']);
});

test('without a registry the answer is empty', async () => {
  const answers: SearchAnswers[] = [];
  const rows = () => Promise.reject(new Error('down'));
  const search = createSearch({ clock: fakeClock(), rows, load: () => never(), whenIdle: () => undefined });
  search.load({});
  search.ask('tea', {}, (each) => answers.push(each));
  await settle();
  expect(answers).toEqual([{ query: 'tea', groups: [], finds: [], isPending: false }]);
});

function throwError(): never {
  throw new Error('broken');
}
