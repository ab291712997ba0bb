import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { unknown } from '@back-office/shared/format';
import { textAt, type LedgerColumns } from '../../ledger/columns/columns';
import { columnsOfRows } from '../../ledger/columns/columnsOfRows';
import { lineTexts } from '../../ledger/columns/dimensionColumn';
import { listsOf } from '../../ledger/columns/textLists';
import { anyRows } from '../../ledger/model/ledgerArbitraries.testing';
import type { Payment } from '../../ledger/model/tenders';
import type { Transaction } from '../../ledger/model/transaction';
import { createLedger } from '../../ledger/sample/createLedger';
import { encodeMonth, monthsOf, type FiguresHeader, type LinesHeader } from './encodeMonth';
import { monthParts } from './month';
import { createMonthSpan, type ReadRecord } from './monthSpan';
import { createPacker, unpack, type Packer } from './packedBytes';
import { spanOfMonths, storedRowsOf as rowsOf } from './store.testing';

/** Some transactions of a shop whose files lack amounts, among them discounts where net sales are known. */
function withUnknown(row: Transaction, nth: number): Transaction {
  if (nth % 3 > 0) return row;
  const payments = row.payments.map((payment): Payment => ({ ...payment, fee: unknown }));
  return {
    ...row,
    payments,
    fee: unknown,
    taxes: unknown,
    discounts: unknown,
    lines: row.lines.map((line) => ({ ...line, tax: unknown, discount: unknown, net: unknown })),
  };
}

test('transactions that are laid out by month are read back as they were, with what is unknown', () => {
  fc.assert(
    fc.property(anyRows, fc.boolean(), ({ rows }, lacks) => {
      const columns = columnsOfRows(lacks ? rows.map(withUnknown) : rows);
      const { columns: read } = spanOfMonths([...monthsOf(columns)].map(([month, own]) => encodeMonth(month, own)));
      expect(rowsOf(read)).toEqual(rowsOf(columns));
      expect(rowsOf(read).map(({ netSales }) => netSales)).toEqual(rows.map(({ netSales }) => netSales));
    }),
    { numRuns: 15 },
  );
});

test('months with and without payments, line amounts and costs of their own are put together', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (one, other) => {
      const columns = [one, other].map(({ rows }) => columnsOfRows(rows));
      const encoded = columns.flatMap((own) => [...monthsOf(own)].map(([month, each]) => encodeMonth(month, each)));
      expect(rowsOf(spanOfMonths(encoded).columns)).toEqual(columns.flatMap(rowsOf));
    }),
    { numRuns: 8 },
  );
});

test('a month that was stored before the catalog had a text is read without it, beside months that have it', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-28', to: '2025-07-02' });
  const months = [...monthsOf(columnsOfRows(rows))].map(([month, own]) => encodeMonth(month, own));
  const records = months.map(({ records: { figures } }) => unpack(figures) as ReadRecord<FiguresHeader>);
  const locationsWithout = (nth: number) => {
    const older = records.map((record, index) => {
      const { location: _, ...texts } = record.header.texts;
      return index === nth ? { ...record, header: { ...record.header, texts } as FiguresHeader } : record;
    });
    const { columns } = createMonthSpan(
      months.map(({ counts }) => counts),
      older,
    );
    return rows.map((_, row) => textAt(columns.texts.location, row));
  };
  const isOf = (nth: number, date: string) => date.startsWith(months[nth]?.month ?? '');
  for (const nth of [0, 1])
    expect(locationsWithout(nth)).toEqual(rows.map(({ date, location }) => (isOf(nth, date) ? '' : location)));
});

test('a variation that an item has is read back, beside months of which no item has one', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-28', to: '2025-07-02' });
  const varied = rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) =>
      row.date < '2025-07-01' ? line : { ...line, item: { ...line.item, variation: `Size of ${line.item.name}` } },
    ),
  }));
  const months = [...monthsOf(columnsOfRows(varied))].map(([month, own]) => encodeMonth(month, own));
  expect(months.map(({ records: { lines } }) => 'added' in (unpack(lines).header as LinesHeader).items)).toEqual([
    false,
    true,
  ]);
  const { columns } = spanOfMonths(months);
  const { values, codeOfItem } = lineTexts(columns, 'variation-name');
  const textOfLine = (line: number) => values[codeOfItem[columns.lines.itemCodes[line] ?? 0] ?? 0];
  expect(columns.lines.quantities.length).toBeGreaterThan(20);
  expect(Array.from(columns.lines.quantities, (_, line) => textOfLine(line))).toEqual(
    varied.flatMap(({ lines }) => lines.map(({ item }) => ('variation' in item ? item.variation : ''))),
  );
});

test('the same transactions have the same bytes, whatever else their dictionaries have', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const whole = monthsOf(columnsOfRows(rows));
      for (const [month, columns] of whole) {
        const alone = columnsOfRows(rows.filter(({ date }) => date.startsWith(month)));
        if (alone.payments === undefined && columns.payments !== undefined) continue;
        const [one, other] = [encodeMonth(month, columns), encodeMonth(month, alone)];
        for (const part of monthParts)
          expect(Buffer.from(one.records[part]).equals(Buffer.from(other.records[part]))).toBe(true);
      }
    }),
    { numRuns: effort(6, 8) },
  );
});

test('numbers and texts of every kind are packed without a loss', () => {
  const anyNumber = fc.oneof(
    fc.integer(),
    fc.nat(300),
    fc.maxSafeInteger(),
    fc.constant(NaN),
    fc.double({ noNaN: true }),
  );
  const anyText = fc.string({
    unit: fc.oneof(fc.constantFrom('\ufeff', '\ud800', '\udc00', 'é', '🧁', ''), fc.string()),
  });
  fc.assert(
    fc.property(fc.array(anyNumber), fc.array(anyText), (numbers, texts) => {
      const packer = createPacker();
      const header = {
        numbers: packer.numbers(numbers),
        texts: packer.texts(texts),
        lists: packer.lists(listsOf(texts, 'é'), 'é'),
      };
      const record = unpack(packer.record(header));
      const read = new Float64Array(numbers.length);
      record.numbersInto(header.numbers, read, 0);
      expect([...read].map((value) => value + 0)).toEqual(numbers.map((value) => value + 0));
      expect(record.texts(header.texts)).toEqual(texts);
      expect(record.texts(header.lists)).toEqual(texts);
    }),
  );
});

test('of texts that list the same pieces, each piece takes room once', () => {
  const names = Array.from({ length: 100 }, (_, nth) => `Sourdough Loaf ${nth}`);
  const texts = names.map((name, nth) => [name, ...names.slice(nth), 'House Granola ×2'].join('; '));
  const sizeOf = (pack: (packer: Packer) => object) => {
    const packer = createPacker();
    return packer.record(pack(packer)).byteLength;
  };
  const plain = sizeOf((packer) => packer.texts(texts));
  const listed = sizeOf((packer) => packer.lists(listsOf(texts, '; '), '; '));
  expect(listed * 5).toBeLessThan(plain);
});

test.each([
  [[5, 5, 5], 0],
  [[NaN, NaN], 0],
  [[1, 200], 8],
  [[1, -100], 8],
  [[1, 255, NaN], 8],
  [[-128, NaN], 8],
  [[70_000, 1, 2], 16],
  [[0.5, 1], 16],
])('%j takes %i bytes', (numbers, bytes) => {
  const packer = createPacker();
  const empty = createPacker().record({}).byteLength;
  packer.numbers(numbers);
  expect(packer.record({}).byteLength - empty).toBe(bytes);
});

test('numbers in blocks are asked for again when the record is written, so that columns can share one array', () => {
  const packer = createPacker();
  const room = new Float64Array(2);
  function* blocksOf(values: readonly number[]) {
    for (let from = 0; from < values.length; from += room.length) {
      const part = values.slice(from, from + room.length);
      room.set(part);
      yield room.subarray(0, part.length);
    }
  }
  const columns = [[1, NaN, 3], [0.5, 70_000, -2], [7, 7, 7, 7, 8], [NaN, NaN, NaN], [NaN, NaN, 4], [5, 5, 5], []];
  const packed = columns.map((values) => packer.numbers(() => blocksOf(values)));
  expect(packed.filter((each) => 'same' in each)).toEqual([
    { same: null, count: 3 },
    { same: 5, count: 3 },
    { same: 0, count: 0 },
  ]);
  const record = unpack(packer.record({}));
  expect(packed.map(record.numbersOf).map((valueAt, nth) => columns[nth]?.map((_, index) => valueAt(index)))).toEqual(
    columns,
  );
});

test.each([
  ['a fraction', (columns: LedgerColumns) => (columns.amounts.tips[0] = 0.5), 'tips of 2025-06 has 0.5'],
  ['more than is exact', (columns: LedgerColumns) => (columns.amounts.tips[0] = 2 ** 53), 'tips of 2025-06 has'],
  ['a wrong order', (columns: LedgerColumns) => (columns.days[0] = 99_999), 'out of order'],
])('%s is refused with its place', (_, spoil, message) => {
  const columns = monthsOf(columnsOfRows(fc.sample(anyRows, { numRuns: 1, seed: 1 })[0]?.rows ?? []));
  const [[month, own] = []] = columns;
  if (!month || !own) throw new Error('The sample has no transactions.');
  spoil(own);
  expect(() => encodeMonth(month, own)).toThrow(message.replace('2025-06', month));
});
