import {
  applyToViews,
  isSameAddress,
  viewAddress,
  withViewAddress,
  type SavedView,
  type ViewsOperation,
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

const after = (operation: ViewsOperation, before: readonly SavedView[] = views) => applyToViews(before, operation);

test('a view replaces the one with its name in its list only', () => {
  const added = view('A', { address: 'status=any' });
  expect(after({ kind: 'save', view: added })).toEqual([added, view('B'), other]);
});

test('a list has one default at most, and other lists keep theirs', () => {
  const added = view('C', { isDefault: true });
  expect(after({ kind: 'save', view: added })).toEqual([view('A'), view('B'), other, added]);
  expect(after({ kind: 'default', list: 'items' })).toEqual([view('A'), view('B'), other]);
});

test('a view is renamed, unless another one of its list has the name', () => {
  expect(after({ kind: 'rename', view: view('B'), name: 'C' }).map(({ name }) => name)).toEqual(['A', 'C', 'A']);
  expect(after({ kind: 'rename', view: view('B'), name: 'A' })).toBe(views);
});

test('a deleted view comes back, beside what was made since', () => {
  const deleted = view('A', { isDefault: true });
  const restore: ViewsOperation = { kind: 'restore', views: [deleted] };
  const rest = after({ kind: 'remove', view: deleted });
  expect(rest).toEqual([view('B'), other]);
  expect(after(restore, rest)).toEqual([view('B'), other, deleted]);
  const withOtherDefault = after({ kind: 'default', list: 'items', name: 'B' }, rest);
  expect(after(restore, withOtherDefault)).toContainEqual(view('A'));
  const again = after({ kind: 'save', view: view('A', { address: '' }) }, rest);
  expect(after(restore, again)).toBe(again);
});
