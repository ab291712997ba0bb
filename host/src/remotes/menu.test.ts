import { readMenu } from './menu';

const routes = ['/', '/payroll'];
const item = (change: object = {}) => ({ label: 'Payroll', path: '/payroll', ...change });

test('a menu with a submenu and a list in it is read', () => {
  const list = item({
    label: 'Runs',
    path: '/payroll/runs',
    items: [item({ label: 'Last run' }), { label: 'Drafts' }],
  });
  const menu = [item({ id: 'payroll', icon: 'wallet', order: 950, alsoUnder: ['/'], items: [list] })];
  expect(readMenu(menu, routes)).toEqual({ menu });
});

test('a row without a menu has none', () => expect(readMenu(undefined, routes)).toEqual({}));

test.each<[string, unknown]>([
  ['menu.0: label: Invalid key: Expected "label" but received undefined', { path: '/payroll' }],
  ['menu.0: label: Invalid length: Expected !0 but received 0', item({ label: ' ' })],
  ['menu.0: path: not a path of the product', item({ path: '//elsewhere.example' })],
  ['menu.0: path: not a path of the product', item({ path: 'javascript:alert(1)' })],
  ["menu.0: /reports is not below one of the area's routes", item({ path: '/reports' })],
  ["menu.0: /payroll-2 is not below one of the area's routes", item({ alsoUnder: ['/payroll-2'] })],
  ['menu.0: items need a path above them', { label: 'Payroll', items: [] }],
])('%s', (problem, wrong) => {
  expect(readMenu([wrong, item({ label: 'Good' })], routes)).toEqual({
    menu: [item({ label: 'Good' })],
    menuProblems: [problem],
  });
});

test('an invalid item of a submenu is left out alone, and so is a fourth level', () => {
  const deep = item({ items: [item({ items: [item({ items: [] }), { label: 'Third' }] }), { label: 'Second' }, 7] });
  expect(readMenu([deep], routes)).toEqual({
    menu: [item({ items: [item({ items: [{ label: 'Third' }] }), { label: 'Second' }] })],
    menuProblems: [
      'menu.0.items.0.items.0: lists are at most three levels deep',
      'menu.0.items.2: Invalid type: Expected Object but received 7',
    ],
  });
});
