import fc from 'fast-check';
import { groupStarts, linesOf, type Line } from './lines';

const letterOf = (row: string) => ({ key: row.slice(0, 1), label: row.slice(0, 1).toUpperCase() });
const heights = { row: 48, group: 36 };
const rows = ['a1', 'a2', 'b1', 'c1', 'c2', 'c3'];
const lines = linesOf(rows.length, groupStarts(rows, letterOf), heights);
const wordOf = (line: Line) => ('group' in line ? line.group.label : rows[line.row]);

test('each group starts with its group row', () => {
  const words = Array.from({ length: lines.count }, (_, index) => wordOf(lines.line(index)));
  expect(words).toEqual(['A', 'a1', 'a2', 'B', 'b1', 'C', 'c1', 'c2', 'c3']);
});

test('the first row of each group is marked', () => {
  const firstRows = Array.from({ length: lines.count }, (_, index) => lines.line(index)).filter(
    (line) => 'row' in line && line.isFirstOfGroup,
  );
  expect(firstRows.map(wordOf)).toEqual(['a1', 'b1', 'c1']);
});

test('group rows and rows have different heights', () => {
  expect(lines.line(3)).toMatchObject({ top: 36 + 2 * 48, height: 36 });
  expect(lines.line(4)).toMatchObject({ top: 2 * 36 + 2 * 48, height: 48 });
  expect(lines.height).toBe(3 * 36 + 6 * 48);
});

test('without groups the lines are the rows', () => {
  const plain = linesOf(3, groupStarts(['a', 'b', 'c'], undefined), heights);
  expect(plain.count).toBe(3);
  expect(plain.line(2)).toEqual({ top: 96, height: 48, row: 2, isFirstOfGroup: false });
});

test('an index out of range throws', () => {
  expect(() => lines.line(9)).toThrow('Line 9 is out of range: there are 9 lines.');
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

  test('the rows are in order, and each is found by its index', () => {
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

  test('the line at a pixel is the one that covers it', () => {
    fc.assert(
      fc.property(made, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), ({ made: all }, share) => {
        const top = share * all.height;
        const line = all.line(all.indexAt(top));
        expect(line.top).toBeLessThanOrEqual(top);
        expect(line.top + line.height).toBeGreaterThan(top);
      }),
    );
  });

  test('pixels outside the body belong to the first and the last line', () => {
    fc.assert(
      fc.property(made, ({ made: { count, height, indexAt } }) => {
        expect(indexAt(-5)).toBe(0);
        expect(indexAt(height + 5)).toBe(count - 1);
      }),
    );
  });
});
