import { openLedger } from '@back-office/shared/ledger/testing';
import { declaredAreas } from '../../remotes/declaredAreas';
import { navigationOf, type NavigationItem } from '../navigation';
import { actionsOf, hostGroups, offeredGroups, recentGroup, screensOf } from './hostEntries';

const areas = declaredAreas({ step: 'reading' });
const navigation = navigationOf(areas);
const screens = screensOf(navigation);
const figurePaths = areas.flatMap(({ figures }) => figures);

const actions = actionsOf({ theme: 'light', onTheme: () => undefined, onChat: () => undefined });
const found = (query: string) =>
  hostGroups(query, actions, { screens, figurePaths }).flatMap(({ entries }) =>
    entries.map(({ title, path }) => [title, path]),
  );

beforeEach(() => openLedger());

test('every screen of the navigation that has a destination is found once', () => {
  const below = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
    items.flatMap((item) => [item, ...below(item.items)]);
  const inMenus = below(navigation).flatMap(({ path }) => path ?? []);
  expect(screens.map(({ path }) => path).toSorted()).toEqual([...new Set(inMenus)].toSorted());
  for (const { title, path } of screens) expect(found(title)).toContainEqual([title, path]);
});

test.each([
  [
    'report',
    [
      ['Reports', '/reports'],
      ['Custom Reports', '/financial-suite/custom-reports'],
    ],
  ],
  ['dashboard', [['Financial Suite', '/financial-suite']]],
  ['DARK', [['Dark theme', undefined]]],
  ['health', [['System health', '/health']]],
  ['time zone', [['Shop settings', '/settings#shop']]],
  [
    'settings',
    [
      ['Settings', '/settings'],
      ['Shop settings', '/settings#shop'],
      ['Assistant settings', '/settings#assistant'],
    ],
  ],
  ['staff', []],
])('%j finds %j', (query, places) => expect(found(query)).toEqual(places));

describe('before anything is typed', () => {
  const recent = {
    title: 'Recent',
    entries: [{ id: 'r', title: 'Categories', kind: 'recent', path: '/items/categories' }],
  };
  const offers = (places = screens) =>
    offeredGroups({ screens: places, figurePaths, actions, today: '2026-11-23', recent });

  test('tasks, the last places and the screens of the main list are offered, but nothing for developers', () => {
    openLedger({ revision: 2 });
    const groups = offers().map(({ title, entries }) => [title, entries.map((entry) => [entry.title, entry.path])]);
    expect(groups).toEqual([
      [
        'Suggestions',
        [
          ['Create item', '/items?new'],
          ['Today’s sales', '/financial-suite/reports/sales-summary?from=2026-11-23&to=2026-11-23&rev=2'],
          ['Dark theme', undefined],
          ['Open assistant', undefined],
        ],
      ],
      ['Recent', [['Categories', '/items/categories']]],
      [
        'Screens',
        [
          ['Home', '/?rev=2'],
          ['Items & services', '/items'],
          ['Financial Suite', '/financial-suite?rev=2'],
          ['FS Prototype', '/fs-prototype?rev=2'],
          ['Education', '/education?rev=2'],
          ['Settings', '/settings'],
        ],
      ],
    ]);
  });

  test('tasks on screens that the navigation lacks are left out', () =>
    expect(offers([])[0]?.entries.map(({ title }) => title)).toEqual(['Dark theme', 'Open assistant']));
});

test('in the dark theme the light one is offered', () => {
  const onTheme = jest.fn();
  const [theme] = actionsOf({ theme: 'dark', onTheme, onChat: () => undefined });
  expect(theme?.title).toBe('Light theme');
  theme?.run?.();
  expect(onTheme).toHaveBeenCalledWith('light');
});

test('a link to a screen with figures names the revision on screen', () => {
  openLedger({ revision: 2 });
  expect(found('item libr')).toEqual([['Item library', '/items/library']]);
  expect(found('sales sum')).toEqual([['Sales summary', '/financial-suite/reports/sales-summary?rev=2']]);
});

test('recent places are found by their title, five at most, without the current screen', () => {
  const places = [
    { path: '/items?status=Draft', title: 'Items' },
    ...Array.from({ length: 6 }, (_, index) => ({ path: `/report-${index}`, title: `Report ${index}` })),
  ];
  const titles = (query: string, currentPath: string) =>
    recentGroup(places, query, currentPath).entries.map(({ title }) => title);
  expect(titles('', '/transactions')).toEqual(['Items', 'Report 0', 'Report 1', 'Report 2', 'Report 3']);
  expect(titles('', '/items?item=1')).not.toContain('Items');
  expect(titles('report 5', '/')).toEqual(['Report 5']);
});
