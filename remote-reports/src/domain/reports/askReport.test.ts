import { createLedger, isPromise, localLedgerPort } from '@back-office/shared/ledger';
import { askReport } from './askReport';
import type { ReportDefinition } from './definition';

const definition: ReportDefinition = {
  id: 'items',
  title: 'Items',
  description: '',
  source: 'items',
  groupBy: ['item-name'],
  columns: ['gross-sales', 'net-sales', 'transaction-count'],
  filters: [],
  charts: [],
  widgets: [],
  detail: 'groups',
};
const week = { from: '2025-06-22', to: '2025-06-28' };

function ask(volume: number, signal?: AbortSignal) {
  // Its rows are known, so that only the evaluation can take its time.
  const port = localLedgerPort(createLedger({ volume }), Infinity);
  return askReport(port, definition, { dateRange: week, location: 'All', timeframe: 'All day' }, '2026-11-23', signal);
}

test('a report over the rows of an ordinary week is there at once', () => {
  expect(isPromise(ask(1))).toBe(false);
});

test('a report over very many rows is evaluated in slices, with pauses between them, and is the sum of all rows', async () => {
  const before = jest.spyOn(globalThis, 'setTimeout');
  const answer = ask(1_000);
  expect(isPromise(answer)).toBe(true);
  const { result, sent } = await answer;
  expect(before.mock.calls.length).toBeGreaterThan(2);
  expect(sent).toEqual({ shown: 22_000, total: 22_000 });
  expect(result.total.transactionCount).toBe(22_000);
  expect(result.rows.length).toBe(13);
});

test('a report that nobody waits for any more is given up', async () => {
  const controller = new AbortController();
  const answer = ask(1_000, controller.signal);
  controller.abort(new Error('Left the screen'));
  await expect(answer).rejects.toThrow('Left the screen');
});
