import fc from 'fast-check';
import { groupStarts, linesOf, type Line } from './lines';

const letterOf = (row: string) => ({ key: row.slice(0, 1), label: row.slice(0, 1).toUpperCase() });
const heights = { row: 48, group: 36 };
const rows = ['a1', 'a2', 'b1', 'c1', 'c2', 'c3'];
const lines = linesOf(rows.length, groupStarts(rows, letterOf), heights);
const wordOf = (line: Line) => ('group' in line ? line.group.label : rows[line.row]);

test('a group row stands before the first row of each group', () => {
  const words = Array.from({ length: lines.count }, (_, index) => wordOf(lines.line(index)));
  expect(words).toEqual(['A', 'a1', 'a2', 'B', 'b1', 'C', 'c1', 'c2', 'c3']);
});

test('only the first row of a group leads it', () => {
  const leading = Array.from({ length: lines.count }, (_, index) => lines.line(index)).filter(
    (line) => 'row' in line && line.leads,
  );
  expect(leading.map(wordOf)).toEqual(['a1', 'b1', 'c1']);
});

test('group rows and rows take their own heights', () => {
  expect(lines.line(3)).toMatchObject({ top: 36 + 2 * 48, height: 36 });
  expect(lines.line(4)).toMatchObject({ top: 2 * 36 + 2 * 48, height: 48 });
  expect(lines.height).toBe(3 * 36 + 6 * 48);
});

test('without groups the lines are the rows', () => {
  const plain = linesOf(3, groupStarts(['a', 'b', 'c'], undefined), heights);
  expect(plain.count).toBe(3);
  expect(plain.line(2)).toEqual({ top: 96, height: 48, row: 2, leads: false });
});

test('a line that is none is refused', () => {
  expect(() => lines.line(9)).toThrow('There are 9 lines, but none at 9.');
  expect(() => lines.line(-1)).toThrow(RangeError);
});

test('each row is asked for its group once', () => {
  const groupOf = jest.fn(letterOf);
  groupStarts(rows, groupOf);
  expect(groupOf).toHaveBeenCalledTimes(rows.length);
});

describe('for any groups and heights', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 });
  const pixels = fc.record({ row: fc.integer({ min: 1, max: 64 }), group: fc.integer({ min: 1, max: 64 }) });
  const made = fc.tuple(sizes, pixels, fc.boolean()).map(([counts, high, isGrouped]) => {
    const all = counts.flatMap((count, group) => Array<number>(count).fill(group));
    const starts = groupStarts(all, isGrouped ? (group) => ({ key: `${group}`, label: group }) : undefined);
    return { all, high, made: linesOf(all.length, starts, high) };
  });

  test('the lines follow one another without gap or overlap and end at the height', () => {
    fc.assert(
      fc.property(made, ({ made: { count, height, line } }) => {
        const placed = Array.from({ length: count }, (_, index) => line(index));
        const bottoms = placed.map(({ top, height: own }) => top + own);
        expect([...placed.map(({ top }) => top), height]).toEqual([0, ...bottoms]);
      }),
    );
  });

  test('the rows come in their order, each where it is looked for', () => {
    fc.assert(
      fc.property(made, ({ all, made: { count, line, indexOfRow } }) => {
        const found = Array.from({ length: count }, (_, index) => line(index)).flatMap((each) =>
          'row' in each ? [each.row] : [],
        );
        expect(found).toEqual(all.map((_, row) => row));
        const looked = found.map((row) => line(indexOfRow(row)));
        expect(looked.map((each) => 'row' in each && each.row)).toEqual(found);
      }),
    );
  });

  test('every pixel belongs to the line that covers it', () => {
    fc.assert(
      fc.property(made, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), ({ made: all }, share) => {
        const top = share * all.height;
        const line = all.line(all.indexAt(top));
        expect(line.top).toBeLessThanOrEqual(top);
        expect(line.top + line.height).toBeGreaterThan(top);
      }),
    );
  });

  test('pixels outside belong to the first and the last line', () => {
    fc.assert(
      fc.property(made, ({ made: { count, height, indexAt } }) => {
        expect(indexAt(-5)).toBe(0);
        expect(indexAt(height + 5)).toBe(count - 1);
      }),
    );
  });
});
