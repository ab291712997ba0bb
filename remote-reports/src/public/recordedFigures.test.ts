/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DayRange } from '@back-office/shared/format';
import { createLedger, type GroupBy, type Scope } from '@back-office/shared/ledger';
import { scopeOf } from '@back-office/shared/ledger/testing';
import type { ReportLine } from '../features/sales-summary/domain/reportLines';
import { salesReport } from '../features/sales-summary/domain/salesReport.testing';
import { defaultView } from '../features/sales-summary/domain/summaryView';

/**
 * More than 2,000 figures of the sample, recorded before figures were defined in one catalog: every line of the sales
 * summary, and gross and net sales by item, category and staff. They never change, except with `ledgerVersion`.
 */
const recorded = JSON.parse(readFileSync(join(__dirname, 'recordedFigures.json'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, number>>>
>;

const ranges: readonly DayRange[] = [
  { from: '2025-07-18', to: '2025-07-18' },
  { from: '2025-06-22', to: '2025-06-28' },
  { from: '2025-07-29', to: '2025-07-30' },
  { from: '2025-01-01', to: '2025-01-31' },
  { from: '2024-12-20', to: '2025-01-05' },
  { from: '2026-02-01', to: '2026-04-30' },
  { from: '2025-11-02', to: '2025-11-02' },
];

const filters = [
  { location: 'All', timeframe: 'All day' },
  { location: 'Location 1', timeframe: 'All day' },
  { location: 'Location 2', timeframe: 'All day' },
  { location: 'Location 3', timeframe: 'Morning' },
  { location: 'All', timeframe: 'Evening' },
];

const cases = [0, 7].flatMap((revision) =>
  ranges.flatMap((dateRange) => filters.map((each) => ({ revision, dateRange, ...each }))),
);

test('the record has at least 2,000 figures', () => {
  const count = Object.values(recorded).reduce((sum, figures) => sum + Object.keys(figures).length, 0);
  expect(count).toBeGreaterThanOrEqual(2_000);
  expect(Object.keys(recorded)).toHaveLength(cases.length);
});

test.each(cases)('$dateRange.from, revision $revision, $location, $timeframe: every figure is as recorded', (given) => {
  expect(figuresIn(given.revision, scopeOf(given))).toEqual(recorded[nameOf(given)]);
});

function nameOf({ revision, dateRange, location, timeframe }: (typeof cases)[number]): string {
  return [dateRange.from, dateRange.to, revision, location, timeframe].join(' ');
}

function figuresIn(revision: number, scope: Scope): Record<string, ReportLine['amount']> {
  const ledger = createLedger({ revision });
  const reportBy = (groupBy: GroupBy) => salesReport(ledger, { ...defaultView, scope, groupBy });
  const found: Record<string, ReportLine['amount']> = {};
  const add = ({ id, amount, blocks }: ReportLine) => {
    found[id] = amount;
    for (const { lines } of blocks) lines.forEach(add);
  };
  reportBy('All').lines.forEach(add);
  for (const by of ['Item', 'Category', 'Staff'] as const satisfies readonly GroupBy[])
    for (const { label, figures } of reportBy(by).groups?.rows ?? []) {
      // What the record calls its category now has a name of its own.
      const recordedLabel = label === 'No category' ? 'No item' : label;
      found[`${recordedLabel}: gross sales`] = figures['gross-sales'];
      found[`${recordedLabel}: net sales`] = figures['net-sales'];
    }
  return found;
}
