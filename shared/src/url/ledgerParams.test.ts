import fc from 'fast-check';
import { addLedgerParams, createPageLedgerParams, ledgerParams, type LedgerParams } from './url';

const sample: LedgerParams = { revision: 0, seed: undefined, volume: 1 };

test.each([
  ['', {}],
  ['/transactions', {}],
  ['?rev=2&seed=apple&volume=40', { revision: 2, seed: 'apple', volume: 40 }],
  ['https://shop.example/reports?rev=0&from=2025-06-22#top', { revision: 0 }],
  ['?rev=-1&seed=&volume=0', {}],
  ['?rev=two&volume=2.5', {}],
  ['?rev=1e3&volume=many', {}],
  ['?rev=12345678901&volume=99999999', { volume: 99_999_999 }],
  ['#?rev=2', {}],
])('the address %j has the parameters %j', (address, params) => expect(ledgerParams(address)).toEqual(params));

test.each<[string, Partial<LedgerParams>, string]>([
  ['/transactions', {}, '/transactions'],
  ['/transactions', { revision: 2 }, '/transactions?rev=2'],
  ['/?date=2025-12-26#items', { revision: 2, seed: '7' }, '/?date=2025-12-26&rev=2&seed=7#items'],
  ['?from=2025-06-22', { volume: 3 }, '?from=2025-06-22&volume=3'],
  ['', { seed: 'two words' }, '?seed=two+words'],
  ['/reports?rev=1&seed=7&view=chart', { revision: 2 }, '/reports?rev=2&view=chart'],
  ['/reports?rev=1', {}, '/reports'],
])('%j with %j is %j', (to, params, expected) => expect(addLedgerParams(to, { ...sample, ...params })).toBe(expected));

const anyParams: fc.Arbitrary<LedgerParams> = fc.record({
  revision: fc.nat(999_999_999),
  seed: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
  volume: fc.integer({ min: 1, max: 1_000_000 }),
});

test('what is added to a link is read back, and the rest of the link stays', () => {
  fc.assert(
    fc.property(anyParams, fc.constantFrom('/', '/reports?from=2025-06-22', '/?rev=3&seed=old#x', ''), (params, to) => {
      const link = addLedgerParams(to, params);
      expect({ ...sample, ...ledgerParams(link) }).toEqual(params);
      expect(addLedgerParams(link, sample)).toBe(addLedgerParams(to, sample));
    }),
  );
});

/** Tabs of one browser: each hears the others, as with BroadcastChannel. */
function createTabs() {
  const tabs = new Set<(message: unknown) => void>();
  return function open(address: string, page = new EventTarget()) {
    const own = new Set<(message: unknown) => void>();
    const channel = {
      addEventListener: (_: string, listener: (event: { data: unknown }) => void) => {
        const hear = (data: unknown) => listener({ data });
        own.add(hear);
        tabs.add(hear);
      },
      postMessage: (message: unknown) => [...tabs].filter((hear) => !own.has(hear)).forEach((hear) => hear(message)),
      close: () => own.forEach((hear) => tabs.delete(hear)),
    } as BroadcastChannel;
    const opened = createPageLedgerParams({ address, page, openChannel: () => channel });
    // A mounted screen.
    opened.subscribe(() => undefined);
    return opened;
  };
}

test('while nobody subscribes, a copy listens to nothing and still reads and changes what the page has', () => {
  const page = new EventTarget();
  const added = jest.spyOn(page, 'addEventListener');
  const removed = jest.spyOn(page, 'removeEventListener');
  const close = jest.fn();
  const openChannel = () => ({ addEventListener: () => undefined, postMessage: () => undefined, close });
  const mounted = createPageLedgerParams({ address: '/', page, openChannel });
  const idle = createPageLedgerParams({ address: '/', page });
  expect(added).not.toHaveBeenCalled();
  const stop = mounted.subscribe(() => undefined);
  idle.open({ seed: '7' });
  mounted.raiseRevision();
  expect(idle.read()).toEqual({ revision: 1, seed: '7', volume: 1 });
  expect(mounted.read()).toEqual(idle.read());
  stop();
  expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  expect(close).toHaveBeenCalledTimes(1);
  expect(mounted.read()).toEqual({ revision: 1, seed: '7', volume: 1 });
});

test('a page has the parameters of its address alone, whatever other tabs did', () => {
  const open = createTabs();
  open('/reports').raiseRevision();
  expect(open('/reports').read()).toEqual(sample);
  expect(open('/reports?rev=4&seed=7').read()).toEqual({ revision: 4, seed: '7', volume: 1 });
});

test('an address that the merchant goes to changes what it names, and only that', () => {
  const page = createTabs()('/?seed=7');
  page.open({ revision: 3 });
  expect(page.read()).toEqual({ revision: 3, seed: '7', volume: 1 });
  page.open({});
  expect(page.read()).toEqual({ revision: 3, seed: '7', volume: 1 });
});

test('the parameters are the same object until one changes, and only then listeners are called', () => {
  const page = createTabs()('/?rev=2');
  const before = page.read();
  const listener = jest.fn();
  const stop = page.subscribe(listener);
  page.open({ revision: 2 });
  expect(page.read()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  page.raiseRevision();
  expect(page.read()).toEqual({ ...before, revision: 3 });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  page.raiseRevision();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('all remotes of a page have the same parameters, also one that is loaded later', () => {
  const open = createTabs();
  const page = new EventTarget();
  const [one, other] = [open('/', page), open('/', page)];
  one.raiseRevision();
  expect(other.read()).toBe(one.read());
  expect(other.newerRevision()).toBeUndefined();
  expect(open('/', page).read()).toBe(one.read());
  open('/', page).open({ seed: '7' });
  expect(one.read()).toEqual({ revision: 1, seed: '7', volume: 1 });
});

test('a tab learns of a newer revision in another tab, keeps its own, and takes the newer one on Refresh', () => {
  const open = createTabs();
  const [one, other] = [open('/'), open('/')];
  one.raiseRevision();
  one.raiseRevision();
  expect(other.read().revision).toBe(0);
  expect(other.newerRevision()).toBe(2);
  other.raiseRevision();
  expect(other.read().revision).toBe(2);
  expect(other.newerRevision()).toBeUndefined();
  expect(one.newerRevision()).toBeUndefined();
});

test('a tab that updates has no newer revision any more, one that goes further back still has', () => {
  const open = createTabs();
  const [one, other] = [open('/?rev=4'), open('/?rev=3')];
  one.raiseRevision();
  other.open({ revision: 1 });
  expect(other.newerRevision()).toBe(5);
  other.open({ revision: 5 });
  expect(other.newerRevision()).toBeUndefined();
});

test('another seed, an older revision and an unknown message are no reason to update', () => {
  const open = createTabs();
  const [one, ahead, seeded] = [open('/'), open('/?rev=9'), open('/?seed=7')];
  one.raiseRevision();
  expect([ahead.newerRevision(), seeded.newerRevision()]).toEqual([undefined, undefined]);
  let hear: (event: { readonly data: unknown }) => void = () => undefined;
  const channel = { addEventListener: (_: string, listener: typeof hear) => (hear = listener) };
  const openChannel = () => channel as never;
  const page = createPageLedgerParams({ address: '/', page: new EventTarget(), openChannel });
  page.subscribe(() => undefined);
  for (const data of [null, 'rev=3', {}, { revision: '3' }, { revision: 3, seed: 'x' }]) hear({ data });
  expect(page.newerRevision()).toBeUndefined();
});
