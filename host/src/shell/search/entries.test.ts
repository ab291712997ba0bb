import { mergeGroups, type SearchEntry } from './entries';

const entry = (title: string, path?: string): SearchEntry => ({ id: title, title, kind: 'screen', path });
const shown = (groups: ReturnType<typeof mergeGroups>) =>
  groups.map(({ title, entries }) => [title, entries.map((each) => each.title)]);

test('groups with equal titles become one, at the place of the first', () => {
  const groups = mergeGroups([
    { title: 'Screens', entries: [entry('Home', '/')] },
    { title: 'Items', entries: [entry('Jam', '/items?item=1')] },
    { title: 'Screens', note: 'More', entries: [entry('Items', '/items')] },
  ]);
  expect(shown(groups)).toEqual([
    ['Screens', ['Home', 'Items']],
    ['Items', ['Jam']],
  ]);
  expect(groups[0]?.note).toBe('More');
});

test('of entries that lead to the same screen the first stays, whatever revision they name', () => {
  const groups = mergeGroups([
    { title: 'Screens', entries: [entry('Sales summary', '/reports'), entry('Reports', '/reports?rev=2&seed=7')] },
    { title: 'Recent', entries: [entry('Recently', '/reports'), entry('A week', '/reports?from=2025-06-01')] },
  ]);
  expect(shown(groups)).toEqual([
    ['Screens', ['Sales summary']],
    ['Recent', ['A week']],
  ]);
});

test('a group shows six entries at most, and one without entries is left out', () => {
  const many = Array.from({ length: 9 }, (_, index) => entry(`Item ${index}`, `/items?item=${index}`));
  const groups = mergeGroups([
    { title: 'Items', entries: many },
    { title: 'Screens', entries: [] },
  ]);
  expect(groups.map(({ entries }) => entries.length)).toEqual([6]);
});

test('actions without an address are all shown', () => {
  expect(shown(mergeGroups([{ title: 'Actions', entries: [entry('Dark theme'), entry('Open assistant')] }]))).toEqual([
    ['Actions', ['Dark theme', 'Open assistant']],
  ]);
});
