import { createLedger, measureIds, type Scope } from '@back-office/shared/ledger';
import { finish } from '@back-office/shared/loading';
import { summaryQuestion } from '../../../remote-reports/src/features/sales-summary/domain/salesReport';
import { figuresOf } from '../../../shared/src/ledger/columns/figures';
import { transactionsOf } from '../../../shared/src/ledger/columns/transactions';

declare global {
  interface Window {
    /** Generates the rows of one week, adds them up, filters and lists them. A new revision gives new rows. */
    runLedger: (volume: number, revision: number) => LedgerRun;
  }
}

interface LedgerRun {
  readonly rows: number;
  /** Milliseconds. */
  readonly generate: number;
  /** The question of the sales summary. */
  readonly summary: number;
  /** All figures of the catalog. */
  readonly figures: number;
  readonly filteredFigures: number;
  /** Searching, sorting and making the first 500 rows. */
  readonly page: number;
  /** Adding up every column, for comparison. */
  readonly barePass: number;
}

const week = { from: '2025-06-22', to: '2025-06-28' };
/** Filters of every kind at once, chosen so that most rows pass. */
const scope: Scope = {
  range: week,
  filters: [
    { field: 'payment-method', values: ['Card'] },
    { field: 'transaction-type', values: ['Sale'] },
    { field: 'transaction-status', values: ['Completed'] },
    { field: 'location', values: ['Location 1', 'Location 2', 'Location 3'] },
    { field: 'fee-charged', values: ['With fee'] },
  ],
};

window.runLedger = (volume, revision) => {
  const started = performance.now();
  const columns = finish(createLedger({ volume, revision }).columnsInSteps(week));
  const generated = performance.now();
  figuresOf(columns, { range: week, filters: [], ...summaryQuestion });
  const summarized = performance.now();
  figuresOf(columns, { range: week, filters: [], measures: measureIds });
  const totalled = performance.now();
  figuresOf(columns, { ...scope, measures: measureIds });
  const filtered = performance.now();
  transactionsOf(columns, {
    scope: { ...scope, text: 'o' },
    sort: { by: 'time', isDescending: true },
    offset: 0,
    limit: 500,
  });
  const listed = performance.now();
  for (const amounts of Object.values(columns.amounts)) amounts.reduce((sum, amount) => sum + amount, 0);
  const passed = performance.now();
  return {
    rows: columns.length,
    generate: generated - started,
    summary: summarized - generated,
    figures: totalled - summarized,
    filteredFigures: filtered - totalled,
    page: listed - filtered,
    barePass: passed - listed,
  };
};
