import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from '@back-office/shared/router';
import { sampleShop } from '@back-office/shared/shop';
import { readPlaces, recordPlace, useRecentPlaces } from './recentPlaces';

const titles = () => readPlaces().map(({ title, path }) => [title, path]);

beforeEach(() => sessionStorage.clear());

test('the latest screen is first, and each is listed once, with its last address', () => {
  recordPlace('/items', 'Items · Back Office');
  recordPlace('/transactions', 'Transactions · Back Office');
  recordPlace('/items?status=Draft', 'Items · Back Office');
  expect(titles()).toEqual([
    ['Items', '/items?status=Draft'],
    ['Transactions', '/transactions'],
  ]);
});

test('twelve screens are kept', () => {
  for (let index = 0; index < 20; index += 1) recordPlace(`/screen-${index}`, `Screen ${index} · Back Office`);
  expect(JSON.parse(sessionStorage.getItem('back-office:recent') ?? '')).toHaveLength(12);
});

test('a title that names no screen is not recorded', () => {
  recordPlace('/nowhere', '404 Not Found');
  expect(titles()).toEqual([]);
});

test('each shop has its own places', () => {
  recordPlace('/items', 'Items · Back Office');
  const bakery = { ...sampleShop, id: 'bakery-1', name: 'Bakery' };
  recordPlace('/reports?shop=bakery-1', 'Reports · Bakery · Back Office', 'back-office:shop:bakery-1', bakery);
  expect(titles()).toEqual([['Items', '/items']]);
  expect(readPlaces('back-office:shop:bakery-1').map(({ title }) => title)).toEqual(['Reports']);
});

describe('while the merchant moves', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a screen is recorded with its own title, also if it loads slowly', () => {
    document.title = 'Items · Back Office';
    const { result } = renderHook(() => (useRecentPlaces(), useNavigate()), {
      wrapper: ({ children }) => <MemoryRouter initialEntries={['/items']}>{children}</MemoryRouter>,
    });
    act(() => jest.advanceTimersByTime(1_000));
    expect(titles()).toEqual([['Items', '/items']]);

    const errorScreen = document.body.appendChild(document.createElement('div'));
    errorScreen.setAttribute('data-error-screen', '');
    act(() => void result.current('/nowhere'));
    document.title = '404 Not Found · Back Office';
    act(() => jest.advanceTimersByTime(1_000));
    errorScreen.remove();
    document.title = 'Items · Back Office';
    expect(titles()).toEqual([['Items', '/items']]);

    act(() => void result.current('/transactions?from=2025-06-01&to=2025-06-07'));
    act(() => jest.advanceTimersByTime(3_000));
    expect(titles()).toEqual([['Items', '/items']]);
    document.title = 'Transactions · Back Office';
    act(() => jest.advanceTimersByTime(1_000));
    expect(titles()).toEqual([
      ['Transactions', '/transactions?from=2025-06-01&to=2025-06-07'],
      ['Items', '/items'],
    ]);
  });
});
