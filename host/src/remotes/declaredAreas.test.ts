import { paths } from '@back-office/shared/routes';
import { rowOf } from '../testing/fakeSource';
import type { RegistryState } from './areaState';
import { declaredAreas, knownOwnerOf, type DeclaredArea } from './declaredAreas';
import { readMenu } from './menu';
import type { Row } from './row';

/** What the remotes of the workspace declare, inserted by `jest.config.mjs`. */
declare const DECLARED_AREAS: readonly DeclaredArea[];

const read = (...rows: readonly Row[]): RegistryState => ({ step: 'read', rows, rejected: [] });
const named = (areas: readonly DeclaredArea[], name: string) => areas.find((area) => area.name === name);

test.each(DECLARED_AREAS.map((area) => [area.name, area] as const))(
  'the host accepts the menu that %s declares',
  (_, { menu, routes }) => expect(readMenu(menu, routes)).toEqual({ menu }),
);

test('every path of the product belongs to one of the declared areas or to the host', () => {
  const routes = [...DECLARED_AREAS.flatMap((area) => area.routes), '/settings', '/health'];
  const owned = (path: string) =>
    routes.some((route) => path === route || (route !== '/' && path.startsWith(`${route}/`)));
  const addresses = Object.values(paths).map((path) => path('x').split('?')[0] ?? '');
  expect(addresses.filter((address) => !owned(address))).toEqual([]);
});

test.each([
  ['/', 'catalogue'],
  ['/items/library', 'catalogue'],
  ['/chatbot', 'assistant'],
  ['/dashboard/sales/transactions', 'reports'],
  ['/education/gross-sales', 'learning'],
  ['/health', 'host'],
  ['/nowhere', undefined],
])('without a registry, %s belongs to %s', (path, owner) => expect(knownOwnerOf(path)).toBe(owner));

test('while the registry is read and after it failed, the known areas are used', () => {
  const areas = declaredAreas({ step: 'reading' });
  expect(areas.map(({ title }) => title)).toEqual(['Dashboard and items', 'Assistant', 'Reports', 'Education']);
  expect(areas.every(({ menu, routes }) => readMenu(menu, routes).menuProblems === undefined)).toBe(true);
});

test('a row wins over the known area, and an area that is only in the registry is added', () => {
  const menu = [{ label: 'Courses', path: '/education' }];
  const areas = declaredAreas(
    read(
      rowOf('learning', { title: 'Courses', routes: ['/education'], figures: [], menu }),
      rowOf('payroll', { title: 'Payroll', menu: [] }),
    ),
    {},
  );
  expect(named(areas, 'learning')).toEqual({
    name: 'learning',
    title: 'Courses',
    routes: ['/education'],
    figures: [],
    menu,
  });
  expect(areas.map(({ name }) => name)).toEqual(['learning', 'payroll', 'catalogue', 'assistant', 'reports']);
});

test('what a row of an earlier release lacks is known, or follows from its name', () => {
  const areas = declaredAreas(read(rowOf('reports', { routes: ['/reports'] }), rowOf('payroll')), {});
  expect(named(areas, 'reports')).toMatchObject({ title: 'Reports', routes: ['/reports'] });
  expect(named(areas, 'reports')?.menu).not.toEqual([]);
  expect(named(areas, 'payroll')).toEqual({
    name: 'payroll',
    title: 'Payroll',
    routes: ['/payroll'],
    figures: [],
    menu: [],
  });
});

test('until the registry is read, the rows of an earlier visit count', () => {
  const earlier = [rowOf('payroll', { title: 'Pay' })];
  expect(named(declaredAreas({ step: 'reading' }, {}, earlier), 'payroll')?.title).toBe('Pay');
  expect(named(declaredAreas(read(rowOf('reports')), {}, earlier), 'payroll')).toBeUndefined();
});

test('the version of an override declares, not the released one', () => {
  const registry = read(
    rowOf('payroll', { version: '1.0.0', title: 'Payroll' }),
    rowOf('payroll', { version: '2.0.0', title: 'Pay' }),
  );
  expect(named(declaredAreas(registry, {}), 'payroll')?.title).toBe('Payroll');
  expect(named(declaredAreas(registry, { payroll: '2.0.0' }), 'payroll')?.title).toBe('Pay');
});
