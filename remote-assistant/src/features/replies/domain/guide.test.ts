import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@back-office/shared/routes';
import { guide, guideFor } from './guide';
import { guideTexts } from './guideTexts';

interface MenuItem {
  readonly label: string;
  readonly path?: string;
  readonly items?: readonly MenuItem[];
}

declare const DECLARED_AREAS: readonly { readonly menu: readonly MenuItem[] }[];

const root = join(__dirname, '../../../../..');
const pathnames = new Set(guide.map(({ path }) => path.split(/[?#]/)[0]));

/** Screens that show one record, which a list leads to. */
const ofRecords: readonly string[] = [
  'editCustomReport',
  'viewCustomReport',
  'report',
  'suiteReport',
  'prototypeReport',
  'educationModule',
];
/** The same screens at other addresses. */
const aliases: readonly string[] = ['dashboardSalesSummary', 'dashboardTransactions'];

test.each(Object.entries(paths).filter(([name]) => !ofRecords.includes(name) && !aliases.includes(name)))(
  'the guide knows the screen %s',
  (_, path) => expect(pathnames).toContain((path as () => string)()),
);

const menuItems = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...menuItems(item.items ?? [])]);

test.each(
  DECLARED_AREAS.flatMap(({ menu }) => menuItems(menu)).flatMap(({ label, path }) =>
    path === undefined ? [] : [[label, path] as const],
  ),
)('asked where %s is, the guide leads to %s', (label, path) => {
  const words = ['where', 'is', ...label.toLowerCase().replace('&', 'and').split(' ')];
  const found = guideFor(words).map((entry) => entry.path.split(/[?#]/)[0]);
  const same = path === paths.home() ? [path, paths.financialSuite()] : [path];
  expect(same.some((one) => pathnames.has(one))).toBe(true);
  expect(found.length).toBeGreaterThan(0);
});

test('every section of the settings has an entry', () => {
  const source = readFileSync(join(root, 'host/src/shell/search/hostEntries.ts'), 'utf8');
  const sections = [...source.matchAll(/section: '(\w+)'/g)].map(([, section]) => `${paths.settings()}#${section}`);
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter((path) => guide.every((entry) => entry.path !== path))).toEqual([]);
});

test('every keyboard shortcut is told', () => {
  const source = readFileSync(join(root, 'host/src/shell/HelpPanel.tsx'), 'utf8');
  const effects = [...source.matchAll(/effect: '([^']+)'/g)];
  const [entry] = guideFor(['what', 'keyboard', 'shortcuts']);
  expect(effects).toHaveLength(7);
  for (const words of ['searches everything', '/ searches', 'Esc clears', 'F6 goes', 'J and K', 'Ctrl S'])
    expect(entry && guideTexts[entry.title]).toContain(words);
});

test('titles differ, since each names its text', () => {
  expect(new Set(guide.map(({ title }) => title)).size).toBe(guide.length);
});

test('an entry is found by its own title', () => {
  for (const entry of guide.filter(({ isMissing }) => !isMissing)) {
    const found = guideFor(['how', 'do', 'i', ...entry.title.toLowerCase().split(' ')]);
    expect({ title: entry.title, isFound: found.length > 0 }).toEqual({ title: entry.title, isFound: true });
  }
});
