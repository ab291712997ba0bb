import { createLedger, filterTransactions, noFilters, salesDataOf } from '@back-office/shared/ledger';

declare global {
  interface Window {
    /** Generates, filters and totals the rows of one week. A new revision gives new rows. */
    runLedger: (volume: number, revision: number) => LedgerRun;
  }
}

interface LedgerRun {
  readonly rows: number;
  /** Milliseconds. */
  readonly generate: number;
  readonly filterAndTotal: number;
  /** Adding up one field of every row, for comparison. */
  readonly barePass: number;
}

const week = { from: '2025-06-22', to: '2025-06-28' };
/** Every kind of filter at once, chosen so that most rows pass. */
const filters = {
  ...noFilters,
  dateRange: week,
  paymentMethods: ['card'],
  types: ['sale'],
  status: ['Completed'],
  locations: ['Location 1', 'Location 2', 'Location 3'],
  fees: ['With fee'],
  searchQuery: 'o',
} as const;

window.runLedger = (volume, revision) => {
  const started = performance.now();
  const rows = createLedger({ volume, revision }).rowsOf(week);
  const generated = performance.now();
  salesDataOf(filterTransactions(rows, filters));
  const totalled = performance.now();
  rows.reduce((sum, { totalCollected }) => sum + totalCollected, 0);
  const passed = performance.now();
  return {
    rows: rows.length,
    generate: generated - started,
    filterAndTotal: totalled - generated,
    barePass: passed - totalled,
  };
};
