import type { LedgerColumns } from '../../ledger/columns/columns';
import { columnsOfRows } from '../../ledger/columns/columnsOfRows';
import type { Transaction } from '../../ledger/model/transaction';
import { createAssembler } from './assemble';
import type { BooksPlan } from './planBooks';

/** Transactions that are made at once. Small batches are gone before they cost memory. */
const batchSize = 100;

/** The transactions of a plan in order of day and minute, in batches of one month each at most. */
export function* transactionsOf(plan: BooksPlan): Generator<readonly Transaction[]> {
  const assemble = createAssembler(plan);
  const hasRefunds = plan.layers.some(({ facts }) => facts.hasText('refundOf'));
  const ids = new Set(hasRefunds ? plan.transactions.map(({ family, id }) => `${family} ${id}`) : []);
  let batch: Transaction[] = [];
  let month = '';
  for (const planned of plan.transactions) {
    const row = assemble(planned);
    if (batch.length > 0 && (row.date.slice(0, 7) !== month || batch.length >= batchSize)) {
      yield batch;
      batch = [];
    }
    month = row.date.slice(0, 7);
    // A refund stands alone if its sale is in none of the files.
    const isLinked = row.refundOf !== undefined && ids.has(`${planned.family} ${row.refundOf}`);
    batch.push(isLinked || row.refundOf === undefined ? row : { ...row, refundOf: undefined });
  }
  if (batch.length > 0) yield batch;
}

/** The transactions of a plan as columns, a month at a time in order, as the store of a shop commits them. */
export function* columnsByMonth(plan: BooksPlan): Generator<{ month: string; columns: LedgerColumns }> {
  let rows: Transaction[] = [];
  const monthOf = (some: readonly Transaction[]) => some[0]?.date.slice(0, 7) ?? '';
  for (const batch of transactionsOf(plan)) {
    if (rows.length > 0 && monthOf(batch) !== monthOf(rows)) {
      yield { month: monthOf(rows), columns: columnsOfRows(rows) };
      rows = [];
    }
    for (const row of batch) rows.push(row);
  }
  if (rows.length > 0) yield { month: monthOf(rows), columns: columnsOfRows(rows) };
}
