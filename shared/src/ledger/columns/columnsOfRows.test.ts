import fc from 'fast-check';
import { itemsText, linesDescription, type TransactionLine } from '../model/lines';
import { createLedger } from '../sample/createLedger';
import { textAt } from './columns';
import { columnsInSteps, columnsOfRows } from './columnsOfRows';
import { finish } from '../../loading/steps';

const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-23' });
const lineCount = rows.reduce((sum, { lines }) => sum + lines.length, 0);

test('batches give the columns of all their rows', () => {
  const columns = finish(columnsInSteps([rows.slice(0, 2), rows.slice(2)], rows.length, lineCount));
  const { idAt: _id, refundOfAt: _refund, ...values } = columns;
  expect(columnsOfRows(rows)).toMatchObject(values);
});

test('more lines or rows than announced are an error, because columns would lose them', () => {
  expect(() => finish(columnsInSteps([rows], rows.length, lineCount - 1))).toThrow('more transactions or lines');
  expect(() => finish(columnsInSteps([rows], rows.length - 1, lineCount))).toThrow('more transactions or lines');
});

test('texts that are left out are those of the lines, also where names have what separates them', () => {
  const anyName = fc.constantFrom('A; B', 'A', 'B', ', ', 'Tea, green', 'C for D', 'D', '; ', 'x;', '');
  const anyLine = fc.record({
    item: fc.record({ name: anyName, price: fc.constantFrom(1, 2) }).map((own) => ({ ...plainItem, ...own })),
    quantity: fc.constantFrom(1, 2, 0.5),
    isReturned: fc.constantFrom<true | undefined>(undefined, undefined, true),
  });
  const anySales = fc.array(fc.array(anyLine, { maxLength: 4 }), { maxLength: 12 });
  fc.assert(
    fc.property(anySales, (sales) => {
      const ofLines = rows.slice(0, sales.length).map((row, nth) => {
        const lines = (sales[nth] ?? []).map(lineOf);
        return { ...row, lines, description: undefined, items: undefined };
      });
      const whole = ofLines.map((row) => ({
        ...row,
        description: linesDescription(row.lines),
        items: itemsText(row.lines),
      }));
      const { texts } = finish(columnsInSteps([ofLines], ofLines.length, 50));
      const expected = columnsOfRows(whole).texts;
      for (const name of ['description', 'items'] as const) {
        expect(whole.map((_, index) => textAt(texts[name], index))).toEqual(whole.map((row) => row[name]));
        expect(texts[name].lists).toEqual(expected[name].lists);
        expect(texts[name].codes).toEqual(expected[name].codes);
      }
    }),
  );
});

const plainItem = { category: '', sku: '', unit: '' };

function lineOf(own: Pick<TransactionLine, 'item' | 'quantity'> & { isReturned: true | undefined }): TransactionLine {
  const { isReturned, ...line } = own;
  return { ...line, ...(isReturned && { isReturned }), gross: 1, discount: 0, comp: 0, tax: 0, net: 1 };
}
