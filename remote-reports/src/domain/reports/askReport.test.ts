import {
  checkedLedgerPort,
  createLedger,
  localLedgerPort,
  type DimensionId,
  type LedgerPort,
} from '@back-office/shared/ledger';
import { askReport } from './askReport';
import { emptyReport, openingScope, reportAtOnce } from './askReport.testing';

test('a report over the sample is there at once, also over very many transactions', () => {
  const ledger = createLedger({ volume: 1_000 });
  // Its rows are known, so that only the figures can take time.
  const port = localLedgerPort(ledger, Infinity);
  const report = { ...emptyReport, groupBy: ['item-name'], columns: ['gross-sales', 'transaction-count'] } as const;
  const answer = askReport(port, report, openingScope, '2026-11-23');
  if ('then' in answer) throw new Error('The local ledger answers at once.');
  expect(answer.result.total.transactionCount).toBe(22_000);
  expect(answer.result.rows).toHaveLength(13);
  expect(answer.part).toBeUndefined();
});

test.each<[DimensionId, readonly string[]]>([
  ['date', ['2025-12-24', '2025-12-25', '2025-12-26']],
  ['week', ['2025-12-21']],
  ['month', ['2025-12']],
])('each %s of the range has a row, also without sales', (field, expected) => {
  const range = { from: '2025-12-24', to: '2025-12-26' };
  const { result } = reportAtOnce({ groupBy: [field], columns: ['net-sales', 'average-sale'] }, { range });
  expect(result.rows.map(({ path }) => path[0]?.value)).toEqual(expected);
});

test('a day without sales has zeros, and no averages', () => {
  const range = { from: '2025-12-25', to: '2025-12-25' };
  const { result } = reportAtOnce({ groupBy: ['date'], columns: ['net-sales', 'average-sale'] }, { range });
  expect(result.rows[0]).toMatchObject({ cells: ['2025-12-25', 0, undefined], transactionCount: 0, children: [] });
});

test('hours between the first and the last sale have a row, also those that the filters of the report leave empty', () => {
  const hoursOf = (filters: typeof emptyReport.filters) =>
    reportAtOnce({ groupBy: ['hour'], columns: ['net-sales'], filters }).result.rows.map(({ path }) => path[0]?.value);
  const hours = createLedger()
    .rowsOf(openingScope.range)
    .map(({ minute }) => Math.floor(minute / 60));
  const all = Array.from({ length: Math.max(...hours) - Math.min(...hours) + 1 }, (_, index) =>
    String(Math.min(...hours) + index).padStart(2, '0'),
  );
  expect(hoursOf([])).toEqual(all);
  expect(hoursOf([{ field: 'channel', values: ['Online'] }])).toEqual(all);
});

test('a report of a source that sends a part of its transactions says how many it counts', async () => {
  const local = localLedgerPort(createLedger());
  const port: LedgerPort = checkedLedgerPort({
    ...local,
    figures: async (question) => ({ ...(await local.figures(question)), part: { counted: 10, of: 22 } }),
  });
  const report = { ...emptyReport, columns: ['net-sales'] } as const;
  const { part } = await askReport(port, report, openingScope, '2026-11-23');
  expect(part).toEqual({ counted: 10, of: 22 });
});
