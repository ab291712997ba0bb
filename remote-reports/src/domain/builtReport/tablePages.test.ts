import fc from 'fast-check';
import type { ReportRow } from '../reports/reportResult';
import { clampPage, pageButtons, pageSize, tablePage } from './tablePages';

test.each([
  [0, 5, 1],
  [-1, 5, 1],
  [99, 5, 5],
  [3, 5, 3],
  [2.9, 5, 2],
  [NaN, 5, 1],
  [4, 0, 1],
])('page %p of %i is page %i', (page, count, expected) => expect(clampPage(page, count)).toBe(expected));

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [9, 9, [5, 6, 7, 8, 9]],
  [1, 0, [1]],
])('on page %i of %i the buttons are %j', (page, count, expected) =>
  expect(pageButtons(page, count)).toEqual(expected),
);

test('there are at most five page buttons, in a row, and the current page is one of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (wanted, count) => {
      const page = clampPage(wanted, count);
      const buttons = pageButtons(page, count);
      expect(buttons).toContain(page);
      expect(buttons).toHaveLength(Math.min(5, count));
      expect(buttons.at(-1)).toBe((buttons[0] ?? NaN) + buttons.length - 1);
      expect([clampPage(buttons[0] ?? 0, count), clampPage(buttons.at(-1) ?? 0, count)]).toEqual([
        buttons[0],
        buttons.at(-1),
      ]);
    }),
  );
});

function row(key: string, children: readonly ReportRow[] = []): ReportRow {
  return { key, label: key, path: [], cells: [], figures: {}, transactionCount: 1, children };
}
const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(`${prefix}${index + 1}`));
const keys = (lines: ReturnType<typeof tablePage>['lines']) => lines.map((line) => line.row.key);
const none = new Set<string>();

test('a page has ten rows', () => {
  const rows = rowsOf('r', 24);
  expect(tablePage({ rows }, 1, none)).toMatchObject({ page: 1, pageCount: 3, first: 1, last: 10, rowCount: 24 });
  expect(keys(tablePage({ rows }, 3, none).lines)).toEqual(['r21', 'r22', 'r23', 'r24']);
  expect(tablePage({ rows: [] }, 4, none)).toMatchObject({ page: 1, pageCount: 1, first: 0, last: 0, lines: [] });
});

test('every page starts with the groups of its first row, which do not count as rows', () => {
  const rows = [row('A', [row('A1', rowsOf('a', 8)), row('A2', rowsOf('b', 4))]), row('B', rowsOf('c', 3))];
  expect(keys(tablePage({ rows }, 1, none).lines)).toEqual([
    'A',
    'A1',
    ...rowsOf('a', 8).map(({ key }) => key),
    'A2',
    'b1',
    'b2',
  ]);
  const second = tablePage({ rows }, 2, none);
  expect(keys(second.lines)).toEqual(['A', 'A2', 'b3', 'b4', 'B', 'c1', 'c2', 'c3']);
  expect(second.lines.map(({ level }) => level)).toEqual([0, 1, 2, 2, 0, 1, 1, 1]);
});

test('a closed group is one row', () => {
  const rows = [row('A', rowsOf('a', 12)), row('B', rowsOf('b', 2))];
  const { lines, rowCount } = tablePage({ rows }, 1, new Set(['A']));
  expect(keys(lines)).toEqual(['A', 'B', 'b1', 'b2']);
  expect(rowCount).toBe(3);
});

test('the pages together have every row once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(25), { maxLength: 6 }), (sizes) => {
      const rows = sizes.map((size, index) => row(`g${index}`, rowsOf(`g${index}-`, size)));
      const { pageCount } = tablePage({ rows }, 1, none);
      const shown = Array.from({ length: pageCount }, (_, index) => tablePage({ rows }, index + 1, none));
      for (const { lines } of shown)
        expect(lines.filter(({ isGroup }) => !isGroup).length).toBeLessThanOrEqual(pageSize);
      const expected = rows.flatMap((group) => (group.children.length > 0 ? group.children : [group]));
      expect(shown.flatMap(({ lines }) => lines.filter(({ isGroup }) => !isGroup).map((line) => line.row))).toEqual(
        expected,
      );
    }),
  );
});
