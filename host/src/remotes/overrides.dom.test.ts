import { adoptOverrides, overridesIn, readOverrides, withoutOverrides, writeOverrides } from './overrides';

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
  expect(readOverrides(sessionStorage)).toEqual({});
});

test('without overrides nothing is stored', () => {
  writeOverrides(sessionStorage, { reports: '1' });
  writeOverrides(sessionStorage, {});
  expect(sessionStorage).toHaveLength(0);
});
