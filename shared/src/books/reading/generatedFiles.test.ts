import { effort } from '../../testing/effort';
import { booked, checked, fileOf } from '../books.testing';
import { independentRows, names, randomNumbers, written } from './generatedFiles.testing';

/**
 * Generated files are read a second time here, by a reader that shares nothing with the one under test: a small state
 * machine for cells, and a table of what each possible cell means.
 */
const fileCount = effort(1_000, 10_000);
/** Of the longest test on a busy machine, in milliseconds. */
const timeout = 600_000;

/** Cents; `undefined` refuses the row. */
const priceMeanings: Readonly<Record<string, number | undefined>> = {
  '2.55': 255,
  '10': 1000,
  $5: 500,
  '1,234.50': 123450,
  '(3.20)': -320,
  '-$0.36': -36,
  ' 7.1 ': 710,
  '0.00': 0,
  '.5': 50,
  '': undefined,
  '--': undefined,
  '1e5': undefined,
  '1.2.3': undefined,
  abc: undefined,
  '0x10': undefined,
  '12,5O': undefined,
  NaN: undefined,
};
const quantityMeanings: Readonly<Record<string, number | undefined>> = {
  '1': 1,
  '3': 3,
  '2.0': 2,
  '-1': -1,
  '12': 12,
  '': undefined,
  two: undefined,
  '1 2': undefined,
};
const dateMeanings: Readonly<Record<string, string | undefined>> = {
  '2026-02-03 10:11:12': '2026-02-03',
  '2026-02-28': '2026-02-28',
  '2026/12/31 23:59': '2026-12-31',
  '2026-02-30': undefined,
  yesterday: undefined,
  '': undefined,
};
interface Expected {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly quantity: number;
  readonly gross: number;
}

function pick(draw: (limit: number) => number, from: readonly string[], common: number): string {
  // The first ones are valid: most cells are.
  return (draw(10) < 8 ? from[draw(common)] : from[draw(from.length)]) ?? '';
}

function generate(seed: number): string {
  const draw = randomNumbers(seed);
  const rows = Array.from({ length: draw(9) }, () => [
    String(100 + draw(4)),
    pick(draw, names, names.length),
    pick(
      draw,
      Object.keys(quantityMeanings).sort((one, other) => rank(quantityMeanings, one) - rank(quantityMeanings, other)),
      5,
    ),
    pick(draw, Object.keys(dateMeanings), 3),
    pick(
      draw,
      Object.keys(priceMeanings).sort((one, other) => rank(priceMeanings, one) - rank(priceMeanings, other)),
      9,
    ),
  ]);
  return written(draw, [header, ...rows], draw(4) === 0 ? 'Report of sales' : '');
}

const header = ['Order ID', 'Item', 'Quantity', 'Date', 'Price'];

function rank(meanings: Readonly<Record<string, unknown>>, text: string): number {
  return meanings[text] === undefined ? 1 : 0;
}

const rowsBelow = (text: string) => independentRows(text, 'Order ID').slice(1);

/** What a row means; `undefined` if it is refused. */
function meaningOf([id = '', name = '', quantityText = '', dateText = '', priceText = '']: readonly string[]):
  | Expected
  | undefined {
  const [quantity, price, day] = [quantityMeanings[quantityText], priceMeanings[priceText], dateMeanings[dateText]];
  if (quantity === undefined || price === undefined || day === undefined) return undefined;
  return { id, name: name.trim(), day, quantity: Math.abs(quantity), gross: quantity * price };
}

test(
  `the rows of ${fileCount} generated files add up, and no value changes`,
  async () => {
    for (let seed = 1; seed <= fileCount; seed += 1) {
      const text = generate(seed);
      const rows = rowsBelow(text).map(meaningOf);
      const wanted = rows.filter((row) => row !== undefined);
      const { files, totals } = await checked([fileOf(text, 'generated.csv', 97)], { currency: 'USD' });
      const [{ refused = -1, booked: bookedRows = -1, skipped = -1, rows: rowCount = -1 } = {}] = files;
      const net = wanted.reduce((sum, { gross }) => sum + gross, 0);
      const seen = { seed, rowCount, refused, bookedRows, skipped, net: totals.netSales };
      expect(seen).toEqual({
        seed,
        rowCount: rows.length,
        refused: rows.length - wanted.length,
        bookedRows: wanted.length,
        skipped: 0,
        net:
          totals.transactions === 0 && rows.length > 0
            ? null
            : `${net < 0 ? '-' : ''}${Math.floor(Math.abs(net) / 100)}.${String(Math.abs(net) % 100).padStart(2, '0')}`,
      });
    }
  },
  timeout,
);

test('every cell of a generated file that is booked arrives as it is', async () => {
  for (let seed = 1; seed <= effort(400, 1_000); seed += 1) {
    const text = generate(seed);
    const wanted = rowsBelow(text)
      .map(meaningOf)
      .filter((row) => row !== undefined);
    const transactions = await booked([text], { currency: 'USD' });
    const lines = transactions.flatMap(({ id, date, lines: own }) =>
      own.map(({ item, quantity, isReturned, gross }) => ({
        id,
        day: date,
        name: item.name,
        quantity,
        gross: isReturned ? 0 - Number(gross) : Number(gross),
      })),
    );
    // Number and day make a sale; its day is added to a number that several days have.
    const isRepeated = (id: string) => new Set(wanted.flatMap((row) => (row.id === id ? [row.day] : []))).size > 1;
    const text1 = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(text1(lines)).toEqual(
      text1(
        wanted.map(({ id, day, name, quantity, gross }) => ({
          id: isRepeated(id) ? `${id} · ${day}` : id,
          day,
          name,
          quantity,
          gross: gross + 0,
        })),
      ),
    );
  }
});
