import fc from 'fast-check';
import { array, number, string } from 'valibot';
import { fakeStorage } from '../testing/fakeStorage';
import { browserStorage, isPersistent, type StorageArea } from './storageArea';
import type { UnreadableValue } from './damaged/quarantine';
import { createStoredValue } from './storedValue';

const time = 1752840000000;
const quarantineKey = `back-office:quarantine:names:${time}`;

function storedNames(
  storage: StorageArea,
  more: { namespace?: string; onUnreadable?: (report: UnreadableValue) => void } = {},
) {
  return createStoredValue({
    key: 'names',
    schema: array(string()),
    fallback: [],
    storage,
    now: () => time,
    onUnreadable: () => undefined,
    ...more,
  });
}

test('a value is the JSON of the plain value under its own key', () => {
  const storage = fakeStorage();
  expect(storedNames(storage).write(['Aged Cheddar'])).toEqual({ ok: true });
  expect(storage.getItem('names')).toBe('["Aged Cheddar"]');
});

test('a namespace is a prefix of the key and of the quarantine key', () => {
  const storage = fakeStorage();
  storage.setItem('shop:names', '{');
  storedNames(storage, { namespace: 'shop' }).write(['a']);
  expect(storage.getItem('shop:names')).toBe('["a"]');
  expect(storage.getItem(`shop:${quarantineKey}`)).toBe('{');
  expect(storage.getItem('names')).toBeNull();
});

test('nothing stored is the fallback, and nothing is written for it', () => {
  const storage = fakeStorage();
  expect(storedNames(storage).read()).toEqual([]);
  expect(storage.getItem('names')).toBeNull();
});

test('the same object is read until the stored text changes', () => {
  const storage = fakeStorage();
  storage.setItem('names', '["a"]');
  const names = storedNames(storage);
  const first = names.read();
  expect(names.read()).toBe(first);
  storage.setItem('names', '["b"]');
  expect(names.read()).toEqual(['b']);
});

test.each(['{', '', 'names', '{"a":1}', '[1]', 'null'])(
  'the unreadable text %j is quarantined and reported',
  (text) => {
    const storage = fakeStorage();
    storage.setItem('names', text);
    const reports: UnreadableValue[] = [];
    const names = storedNames(storage, { onUnreadable: (report) => reports.push(report) });
    expect([names.read(), names.read()]).toEqual([[], []]);
    expect(storage.getItem('names')).toBeNull();
    expect(storage.getItem(quarantineKey)).toBe(text);
    expect(reports).toEqual([{ key: 'names', text, movedTo: quarantineKey }]);
  },
);

test('two unreadable texts of the same moment are both kept', () => {
  const storage = fakeStorage();
  const names = storedNames(storage);
  for (const text of ['first', 'second']) {
    storage.setItem('names', text);
    names.read();
  }
  expect([storage.getItem(quarantineKey), storage.getItem(`back-office:quarantine:names:${time + 1}`)]).toEqual([
    'first',
    'second',
  ]);
});

test('unreadable text that another tab has written meanwhile is quarantined before writing', () => {
  const storage = fakeStorage();
  const names = storedNames(storage);
  names.read();
  storage.setItem('names', 'from a newer version');
  expect(names.write(['a'])).toEqual({ ok: true });
  expect(storage.getItem(quarantineKey)).toBe('from a newer version');
});

test('a full storage refuses the value, keeps the old one, and says so', () => {
  const storage = fakeStorage({}, 30);
  const names = storedNames(storage);
  names.write(['a']);
  expect(names.write(['a'.repeat(30)])).toEqual({
    ok: false,
    reason: 'full',
    message: "This browser's storage is full. Nothing was changed.",
  });
  expect(storage.getItem('names')).toBe('["a"]');
  expect(names.read()).toEqual(['a']);
});

test('a storage that refuses for another reason is reported as blocked', () => {
  const storage = {
    ...fakeStorage(),
    setItem: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  };
  expect(storedNames(storage).write(['a'])).toMatchObject({ ok: false, reason: 'blocked' });
});

test('unreadable text that fits only once is moved, not copied', () => {
  const text = 'x'.repeat(100);
  const storage = fakeStorage({}, 160);
  storage.setItem('names', text);
  expect(storedNames(storage).read()).toEqual([]);
  expect(storage.getItem('names')).toBeNull();
  expect(storage.getItem(quarantineKey)).toBe(text);
});

test('unreadable text that cannot be moved stays, is reported, and is never overwritten', () => {
  const text = 'x'.repeat(100);
  const storage = fakeStorage({}, 105);
  storage.setItem('names', text);
  const reports: UnreadableValue[] = [];
  const names = storedNames(storage, { onUnreadable: (report) => reports.push(report) });
  expect(names.read()).toEqual([]);
  expect(names.write([])).toMatchObject({ ok: false, reason: 'full' });
  expect(storage.getItem('names')).toBe(text);
  expect(reports).toEqual([{ key: 'names', text }]);
});

test('no text is ever lost, whatever is stored and however small the storage is', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0, max: 300 }),
      fc.array(fc.array(fc.string()), { maxLength: 5 }),
      (text, spare, values) => {
        const entries = new Map<string, string>();
        const limited = fakeStorage({}, 'names'.length + text.length + spare);
        const storage: StorageArea = {
          ...limited,
          setItem(key, value) {
            limited.setItem(key, value);
            entries.set(key, value);
          },
          removeItem(key) {
            limited.removeItem(key);
            entries.delete(key);
          },
        };
        storage.setItem('names', text);
        const names = storedNames(storage);
        const before = names.read();
        const wasReadable = entries.get('names') === text && before.length > 0;
        for (const value of values) names.write(value);
        expect(wasReadable || text === '[]' || [...entries.values()].includes(text)).toBe(true);
      },
    ),
  );
});

test('other values of the same key in this page are notified of a change', () => {
  const storage = fakeStorage();
  const [one, other, unrelated] = [storedNames(storage), storedNames(storage), storedNames(fakeStorage())];
  const listener = jest.fn();
  const unrelatedListener = jest.fn();
  const stop = other.subscribe(listener);
  unrelated.subscribe(unrelatedListener);
  one.write(['a']);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(other.read()).toEqual(['a']);
  stop();
  one.write(['b']);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(unrelatedListener).not.toHaveBeenCalled();
});

test.each([
  ['names', 1],
  [null, 1],
  ['other', 0],
])('a change of key %j in another tab calls the listener %i times', (key, times) => {
  const names = storedNames(window.localStorage);
  const listener = jest.fn();
  const stop = names.subscribe(listener);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  expect(listener).toHaveBeenCalledTimes(times);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.sessionStorage }));
  expect(listener).toHaveBeenCalledTimes(times);
  stop();
});

describe('a browser without storage', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
  afterEach(() => original && Object.defineProperty(window, 'localStorage', original));

  test.each<[string, () => unknown]>([
    [
      'blocked',
      () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    ],
    ['missing', () => null],
  ])('if it is %s, values are kept in memory and marked as not persistent', (_, get) => {
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
    const write = createStoredValue({ key: 'count', schema: number(), fallback: 0 });
    const read = createStoredValue({ key: 'count', schema: number(), fallback: 0 });
    const next = read.read() + 1;
    expect(write.write(next)).toEqual({ ok: true });
    expect(read.read()).toBe(next);
    expect(isPersistent(browserStorage())).toBe(false);
  });

  test('if it works, values are persistent', () => expect(isPersistent(browserStorage())).toBe(true));
});

test('without a listener, an unreadable value is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = fakeStorage();
  storage.setItem('count', 'many');
  createStoredValue({ key: 'count', schema: number(), fallback: 0, storage, now: () => time }).read();
  expect(warn).toHaveBeenCalledWith(
    `The stored value "count" was unreadable and is now under "back-office:quarantine:count:${time}".`,
  );
  warn.mockRestore();
});
