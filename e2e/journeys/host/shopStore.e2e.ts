import { kill } from '../../support/kill';
import { sentMonths, ShopStorePage } from '../../support/shopStore';
import { expect, test } from '../../support/test';

/** What only a browser shows of the data of an own shop: see `shared/src/shop/store`. */
test.use({ ownContext: true });

const names = ['2025-01', '2025-02'];
let before: ReturnType<typeof sentMonths>;
let after: typeof before;

test.beforeAll(() => {
  before = sentMonths(20_000, 0, names);
  after = sentMonths(20_000, 500, names);
});

/** How many pages are killed, at moments that are spread over the time that a whole write takes; the last one is after it. */
const kills = process.env['BACK_OFFICE_LONG_TESTS'] ? 30 : 12;

test('a page that is killed at any moment of a write leaves the old or the new state', async ({ context, product }) => {
  test.setTimeout(600_000);
  const origin = product.address('/');
  const open = () => ShopStorePage.open(context, origin, 'killed');
  const first = await open();
  const started = performance.now();
  expect(await first.commit(before)).toMatchObject({ ok: true, storage: 'saved' });
  const duration = performance.now() - started;
  const states = new Map([[hashesOf(await first.state()), 'before']]);

  let tab = first;
  let generation = 1;
  const found = new Set<string>();
  for (let nth = 0; nth < kills; nth += 1) {
    const [months, name] = nth % 2 === 0 ? [after, 'after'] : [before, 'before'];
    const commit = await tab.prepare(months);
    await commit(nth === kills - 1);
    await new Promise((resolve) => setTimeout(resolve, (duration * nth) / kills));
    await kill(tab.page);

    tab = await open();
    const state = await tab.state();
    const isNew = state.generation === generation + 1;
    expect([generation, generation + 1]).toContain(state.generation);
    expect(state.damaged).toBe(0);
    if (isNew && !states.has(hashesOf(state))) states.set(hashesOf(state), name);
    if (isNew) expect(states.get(hashesOf(state))).toBe(name);
    expect([...states.keys()]).toContain(hashesOf(state));
    expect(states.size).toBeLessThanOrEqual(2);
    found.add(isNew ? 'new' : 'old');
    generation = state.generation;
  }
  // Else the moments would have shown nothing.
  expect([...found].toSorted()).toEqual(['new', 'old']);
});

test('two tabs that write at once keep the changes of each other', async ({ context, product }) => {
  const origin = product.address('/');
  const [one, other] = [
    await ShopStorePage.open(context, origin, 'two-tabs'),
    await ShopStorePage.open(context, origin, 'two-tabs'),
  ];
  const [january, february] = before;
  if (!january || !february) throw new Error('There are two months.');
  const results = await Promise.all([one.commit([january]), other.commit([february])]);
  expect(results).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })]);
  for (const tab of [one, other]) {
    const state = await tab.state();
    expect([state.generation, state.months.map(({ month }) => month), state.damaged]).toEqual([2, names, 0]);
  }
});

test('a full disk refuses a write as a whole, and what was stored stays', async ({ context, product }) => {
  const origin = product.address('/');
  const shop = await ShopStorePage.open(context, origin, 'full');
  const [january] = before;
  if (!january) throw new Error('There is a month.');
  const session = await context.newCDPSession(shop.page);
  const site = { origin: new URL(origin).origin };
  // Before the first write, because the browser remembers for a while how much room there is.
  await session.send('Storage.overrideQuotaForOrigin', { ...site, quotaSize: 700_000 });
  expect(await shop.commit([january])).toMatchObject({ ok: true });
  const stored = await shop.state();
  expect(await shop.commit(sentMonths(120_000, 7, ['2025-03', '2025-04']))).toMatchObject({
    ok: false,
    reason: 'full',
  });
  expect(await shop.state()).toEqual(stored);
  await session.send('Storage.overrideQuotaForOrigin', site);
  expect(await shop.commit(after)).toMatchObject({ ok: true });
});

test('a database that another tab deletes comes back with everything', async ({ context, product }) => {
  const origin = product.address('/');
  const shop = await ShopStorePage.open(context, origin, 'deleted');
  await shop.commit(before);
  const stored = await shop.state();
  const other = await context.newPage();
  await other.goto(product.address('/health'), { waitUntil: 'domcontentloaded' });
  const deletion = await other.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve('deleted');
        request.onerror = () => resolve('refused');
      }),
    'back-office:shop:deleted',
  );
  expect(deletion).toBe('deleted');
  expect(await shop.state()).toEqual(stored);
  const again = await ShopStorePage.open(context, origin, 'deleted');
  expect(await again.state()).toEqual(stored);
});

function hashesOf({ hashes }: { readonly hashes: readonly string[] }): string {
  return hashes.join();
}
