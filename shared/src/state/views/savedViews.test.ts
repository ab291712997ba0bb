import {
  isSameAddress,
  renamed,
  viewAddress,
  withDefault,
  withoutView,
  withRestoredView,
  withSavedView,
  withViewAddress,
  type SavedView,
} from './savedViews';

const view = (name: string, other: Partial<SavedView> = {}): SavedView => ({
  list: 'items',
  name,
  address: 'status=Draft',
  isDefault: false,
  ...other,
});
const other = view('A', { list: 'transactions', isDefault: true });
const views = [view('A', { isDefault: true }), view('B'), other];

test('a view has the parameters of its list, without days, shop and what is open', () => {
  const params = new URLSearchParams('shop=cafe&from=2025-06-22&to=2025-06-28&method=card&txn=PAY-1&sort=-amount');
  expect(viewAddress(params, ['txn'])).toBe('method=card&sort=-amount');
});

test('a view is shown on the present days, without the other filters', () => {
  const params = new URLSearchParams('shop=cafe&from=2025-06-22&to=2025-06-28&method=cash&txn=PAY-1');
  expect(withViewAddress(params, 'method=card&method=gift').toString()).toBe(
    'shop=cafe&from=2025-06-22&to=2025-06-28&method=card&method=gift',
  );
});

test.each([
  ['q=&status=any', 'status=any', true],
  ['b=1&a=2', 'a=2&b=1', true],
  ['a=1&a=2', 'a=1', false],
])('%s and %s show the same: %s', (one, second, isSame) => {
  expect(isSameAddress(one, second)).toBe(isSame);
});

test('a view replaces the one with its name in its list only', () => {
  const added = view('A', { address: 'status=any' });
  expect(withSavedView(views, added)).toEqual([added, view('B'), other]);
});

test('a list has one default at most, and other lists keep theirs', () => {
  expect(withSavedView(views, view('C', { isDefault: true }))).toEqual([
    view('A'),
    view('B'),
    other,
    view('C', { isDefault: true }),
  ]);
  expect(withDefault(views, 'items', undefined)).toEqual([view('A'), view('B'), other]);
});

test('a view is renamed, unless another one of its list has the name', () => {
  expect(renamed(views, view('B'), 'C').map(({ name }) => name)).toEqual(['A', 'C', 'A']);
  expect(renamed(views, view('B'), 'A')).toBe(views);
});

test('a deleted view comes back, beside what was made since', () => {
  const deleted = view('A', { isDefault: true });
  const rest = withoutView(views, deleted);
  expect(rest).toEqual([view('B'), other]);
  expect(withRestoredView(rest, deleted)).toEqual([view('B'), other, deleted]);
  expect(withRestoredView(withDefault(rest, 'items', 'B'), deleted)).toContainEqual(view('A'));
  const again = withSavedView(rest, view('A', { address: '' }));
  expect(withRestoredView(again, deleted)).toBe(again);
});
