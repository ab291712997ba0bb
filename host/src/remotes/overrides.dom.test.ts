import { rowOf } from '../testing/fakeSource';
import {
  activeOverrides,
  adoptOverrides,
  mayUseAddresses,
  overridesIn,
  overridesOfLinks,
  readOverrides,
  withoutOverrides,
  writeOverrides,
} from './overrides';

beforeEach(() => sessionStorage.clear());

test('overrides are read from the address', () => {
  expect(overridesIn('?area.reports=1.4.2&seed=7&area.learning=http%3A%2F%2Flocalhost%3A4310')).toEqual({
    reports: '1.4.2',
    learning: 'http://localhost:4310',
  });
});

test('they are removed from the address', () => {
  expect(withoutOverrides('http://office.example/reports?area.reports=1.4.2&seed=7')).toBe(
    'http://office.example/reports?seed=7',
  );
});

test('they last for the session, and an empty one removes itself', () => {
  window.history.replaceState(null, '', '/reports?area.reports=1.4.2');
  expect(adoptOverrides(window)).toEqual({ reports: '1.4.2' });
  expect(window.location.search).toBe('');
  expect(adoptOverrides(window)).toEqual({ reports: '1.4.2' });
  window.history.replaceState(null, '', '/reports?area.reports=');
  expect(adoptOverrides(window)).toEqual({});
});

test('unreadable overrides are ignored', () => {
  sessionStorage.setItem('back-office:overrides', '{');
  expect(readOverrides(window)).toEqual({});
});

test('without overrides nothing is stored', () => {
  writeOverrides(window, { reports: '1' });
  writeOverrides(window, {});
  expect(sessionStorage).toHaveLength(0);
});

test('which of them a link asked for is remembered until something else asks for the same area', () => {
  writeOverrides(window, { learning: '2' });
  window.history.replaceState(null, '', '/reports?area.reports=1.4.2');
  adoptOverrides(window);
  adoptOverrides(window);
  expect(overridesOfLinks(window)).toEqual(['reports']);
  writeOverrides(window, { learning: '2', reports: '1.4.1' });
  expect(overridesOfLinks(window)).toEqual([]);
});

describe('in a browser whose session storage', () => {
  const pageAt = (address: string, storage: () => Storage) => {
    const replaceState = jest.fn();
    const page = {
      location: new URL(address) as unknown as Location,
      history: { state: null, replaceState } as unknown as History,
      get sessionStorage() {
        return storage();
      },
    };
    return { page, replaceState };
  };
  const address = 'http://office.example/reports?area.reports=1.4.2';
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full = () => ({ getItem: () => null, setItem: blocked, removeItem: () => undefined }) as unknown as Storage;

  test.each([
    ['is blocked', blocked],
    ['is full', full],
  ])('%s the overrides of the address apply and stay in it, and the page starts', (_, storage) => {
    const { page, replaceState } = pageAt(address, storage);
    expect(adoptOverrides(page)).toEqual({ reports: '1.4.2' });
    expect(overridesOfLinks(page)).toEqual(['reports']);
    expect(replaceState).not.toHaveBeenCalled();
    expect(adoptOverrides(pageAt('http://office.example/reports', storage).page)).toEqual({});
    expect(writeOverrides(page, { reports: '1.4.1' })).toBe(false);
  });
});

describe('what is shown of them', () => {
  const rows = [rowOf('reports', { version: '1.4.2' }), rowOf('learning')];

  test('is the version that the registry has', () => {
    expect(activeOverrides({ reports: '1.4.2' }, rows)).toEqual({
      running: [{ name: 'reports', version: '1.4.2' }],
      missing: [],
    });
  });

  test.each([
    ['an unknown version', { reports: 'Call 555-0100 now' }],
    ['an unknown area', { 'Your account is locked': '1.4.2' }],
    ['an address elsewhere', { reports: 'https://evil.example' }],
  ])('is nothing of %s', (_, overrides) => {
    expect(activeOverrides(overrides, rows)).toEqual({ running: [], missing: Object.keys(overrides) });
  });

  test('is only the origin of an address on this machine, and only in development', () => {
    const overrides = { reports: 'http://localhost:4310/call-555-0100' };
    expect(activeOverrides(overrides, rows, 'http://localhost:4300/')).toEqual({
      running: [{ name: 'reports', version: 'http://localhost:4310' }],
      missing: [],
    });
    expect(activeOverrides(overrides, rows, 'https://office.example/')).toEqual({ running: [], missing: ['reports'] });
  });
});

test('addresses may be used only where the product itself runs on this machine', () => {
  expect(mayUseAddresses('http://localhost:4300/items')).toBe(true);
  expect(mayUseAddresses('https://office.example/items')).toBe(false);
});
