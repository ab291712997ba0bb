import { createLedger } from '../sample/createLedger';
import { columnsOfBatches, columnsOfRows } from './columnsOfRows';

const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-23' });
const lineCount = rows.reduce((sum, { lines }) => sum + lines.length, 0);

test('batches give the columns of all their rows', () => {
  const columns = columnsOfBatches([rows.slice(0, 2), rows.slice(2)], rows.length, lineCount);
  const { idAt: _id, refundOfAt: _refund, ...values } = columns;
  expect(columnsOfRows(rows)).toMatchObject(values);
});

test('more lines or rows than announced are an error, because columns would lose them', () => {
  expect(() => columnsOfBatches([rows], rows.length, lineCount - 1)).toThrow('more transactions or lines');
  expect(() => columnsOfBatches([rows], rows.length - 1, lineCount)).toThrow('more transactions or lines');
});
