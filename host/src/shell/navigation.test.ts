import { activeItem } from '@back-office/shared/routes';
import { declaredAreas, type DeclaredArea } from '../remotes/declaredAreas';
import type { DeclaredItem } from '../remotes/menu';
import { navigationOf, staysOpen, type NavigationItem } from './navigation';

const known = declaredAreas({ step: 'reading' });
const mainItems = navigationOf(known);
const named = (items: readonly NavigationItem[], label: string) => {
  const item = items.find((each) => each.label === label);
  if (!item) throw new Error(`No item is called ${label}.`);
  return item;
};
const itemsMenu = named(mainItems, 'Items & services');
const financialSuite = named(mainItems, 'Financial Suite');
const reportItems = named(financialSuite.items, 'Reports').items;

const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label).join(', ');

test('the main list has these items in this order', () => {
  expect(labels(mainItems)).toBe(
    'Home, Items & services, Invoices & payments, Online, Customers, Financial Suite, FS Prototype, Staff, Money, ' +
      'Education, Settings, Add more',
  );
});

test('the Items & services menu has these items in this order, three of them with a destination', () => {
  expect(labels(itemsMenu.items)).toBe(
    'Items, Item library, Channel listings, Service library, Image library, Modifiers, Categories, Discounts, ' +
      'Options, Units, Custom attributes, Settings, Gift Cards, Subscription plans',
  );
  expect(itemsMenu.items.flatMap(({ label, path }) => (path === undefined ? [] : [[label, path]]))).toEqual([
    ['Items', '/items'],
    ['Item library', '/items/library'],
    ['Categories', '/items/categories'],
  ]);
});

test('the Financial Suite menu and its reports have these items in this order', () => {
  expect(labels(financialSuite.items)).toBe('Dashboard, Deferred Sales, Reports, Custom Reports, Migration Status');
  expect(labels(reportItems)).toBe(
    'Sales summary, Sales by location, Sales by time, Sales by category, Sales by item, Discounts & comps, Taxes, ' +
      'Payments, Cash drawer, Deposits, Employee timecards, Gratuity, Items sold, Modifier sold, Customer directory',
  );
});

test.each([
  ['/', 'Home'],
  ['/items', 'Items & services'],
  ['/items/', 'Items & services'],
  ['/items/library', 'Items & services'],
  ['/items-old', undefined],
  ['/financial-suite', 'Financial Suite'],
  ['/financial-suite/custom-reports', 'Financial Suite'],
  ['/fs-prototype/deferred-sales', 'FS Prototype'],
  ['/fs-prototype/reports/sales-summary', 'FS Prototype'],
  ['/education/sales-basics', 'Education'],
  ['/chatbot', undefined],
  ['/deferred-sales', 'Financial Suite'],
  ['/reports', 'Financial Suite'],
  ['/dashboard/sales/reports/sales-summary', 'Financial Suite'],
  ['/dashboard/sales/transactions', 'Financial Suite'],
])('in the main list, the active item at %s is %s', (path, label) => {
  expect(activeItem(path, mainItems)?.label).toBe(label);
});

test.each([
  ['/financial-suite', 'Dashboard'],
  ['/financial-suite/custom-reports/create', 'Custom Reports'],
  ['/financial-suite/reports/sales-summary', 'Sales summary'],
  ['/financial-suite/reports/taxes', 'Taxes'],
  ['/deferred-sales/full-cycle', 'Deferred Sales'],
  ['/migration-status', 'Migration Status'],
  ['/reports', 'Reports'],
  ['/transactions', 'Reports'],
  ['/dashboard/sales/reports/sales-summary', 'Sales summary'],
  ['/dashboard/sales/transactions', 'Reports'],
])('in the Financial Suite menu, the active item at %s is %s', (path, label) => {
  expect(activeItem(path, [...financialSuite.items, ...reportItems])?.label).toBe(label);
});

test.each([
  [itemsMenu, '/items/library', true],
  [itemsMenu, '/', false],
  [financialSuite, '/reports', true],
  [financialSuite, '/transactions', true],
  [financialSuite, '/financial-suite/reports/sales-summary', true],
  [financialSuite, '/dashboard/sales/transactions', true],
  [financialSuite, '/fs-prototype/reports/sales-summary', false],
  [financialSuite, '/items', false],
] as const)('a submenu (%#) stays open at its own paths', (submenu, path, expected) => {
  expect(staysOpen(submenu, path)).toBe(expected);
});

describe('a fifth area', () => {
  const withMenu = (...menu: readonly DeclaredItem[]) => {
    const area: DeclaredArea = { name: 'payroll', title: 'Payroll', routes: ['/payroll'], figures: [], menu };
    return navigationOf([...known, area]);
  };

  test('its item comes after those of the areas, or where it says', () => {
    const item = { label: 'Payroll', path: '/payroll', icon: 'wallet' };
    expect(labels(withMenu(item))).toContain('Education, Payroll, Settings');
    expect(labels(withMenu({ ...item, order: 150 }))).toContain('Home, Payroll, Items & services');
  });

  test('its item can be in the submenu of another area, which is active there and stays open', () => {
    const suite = named(
      withMenu({ label: 'Payroll', path: '/payroll', in: 'financial-suite', order: 250 }),
      'Financial Suite',
    );
    expect(labels(suite.items)).toBe('Dashboard, Deferred Sales, Payroll, Reports, Custom Reports, Migration Status');
    expect(staysOpen(suite, '/payroll/runs')).toBe(true);
  });

  test('an item for a submenu that nobody has is in the main list', () => {
    expect(labels(withMenu({ label: 'Payroll', path: '/payroll', in: 'team' }))).toContain('Education, Payroll');
  });

  test('its item takes the place of one that is not available', () => {
    const items = withMenu(
      { label: 'Staff', path: '/payroll' },
      { label: 'Discounts', path: '/payroll/discounts', in: 'items' },
    );
    expect(labels(items)).toBe(labels(mainItems));
    expect(named(items, 'Staff')).toMatchObject({ path: '/payroll', icon: 'badge' });
    expect(labels(named(items, 'Items & services').items)).toBe(labels(itemsMenu.items));
  });

  test('it can have a submenu of its own', () => {
    const runs = { label: 'Runs', path: '/payroll/runs', items: [{ label: 'Last run', path: '/payroll/runs/last' }] };
    const payroll = named(withMenu({ label: 'Payroll', path: '/payroll', items: [runs] }), 'Payroll');
    expect(labels(payroll.items)).toBe('Runs');
    expect(labels(named(payroll.items, 'Runs').items)).toBe('Last run');
  });
});
