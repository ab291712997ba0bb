import type { LedgerColumns } from '../../ledger/columns/columns';
import { columnsInSteps, type ColumnRow } from '../../ledger/columns/columnsOfRows';
import { finish, type Steps } from '../../loading/steps';
import { dayOfNumber } from '../../ledger/model/calendar';
import { itemsText, linesDescription } from '../../ledger/model/lines';
import type { Transaction } from '../../ledger/model/transaction';
import { createAssembler } from './assemble';
import type { BooksPlan } from './planBooks';

/** Transactions that are made at once. Small batches are gone before they cost memory. */
const batchSize = 100;

/** The transactions of a plan in order of day and minute, in batches of one month each at most. */
export function* transactionsOf(plan: BooksPlan): Generator<readonly Transaction[]> {
  for (const batch of rowsOf(plan)) yield batch.map(withTexts);
}

function withTexts(row: ColumnRow): Transaction {
  const { description = linesDescription(row.lines), items = itemsText(row.lines) } = row;
  return { ...row, description, items };
}

/** The same without the texts that follow from their lines: putting these together takes longer than all else of them. */
export function* rowsOf(plan: BooksPlan): Generator<readonly ColumnRow[]> {
  const assemble = createAssembler(plan);
  const hasRefunds = plan.layers.some(({ facts }) => facts.hasText('refundOf'));
  const ids = new Set(hasRefunds ? plan.transactions.map(({ family, id }) => `${family} ${id}`) : []);
  let batch: ColumnRow[] = [];
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
  for (const { month, columns } of columnsByMonthInSteps(plan)) yield { month, columns: finish(columns) };
}

/** The same for `finishInSlices`: those of a month have to be finished before the next one. */
export function* columnsByMonthInSteps(plan: BooksPlan): Generator<{ month: string; columns: Steps<LedgerColumns> }> {
  const batches = rowsOf(plan);
  let batch = batches.next();
  function* ofMonth(month: string) {
    for (; !batch.done && monthOf(batch.value) === month; batch = batches.next()) yield batch.value;
  }
  for (const [month, { length, maxLines }] of sizesOf(plan))
    yield { month, columns: columnsInSteps(ofMonth(month), length, maxLines) };
}

const monthOf = (rows: readonly ColumnRow[]) => rows[0]?.date.slice(0, 7) ?? '';

/** What is not itemized takes up to two lines more than the facts of a transaction, if orders say what it comes to. */
function moreLinesOf({ layers }: BooksPlan): number {
  return layers.some(({ facts }) => facts.hasAmount('itemSales')) ? 2 : 0;
}

/** How many transactions each month has, and lines at most. */
function sizesOf(plan: BooksPlan) {
  const { transactions } = plan;
  const moreLines = moreLinesOf(plan);
  const months = new Map<string, { length: number; maxLines: number }>();
  let [day, size] = [NaN, { length: 0, maxLines: 0 }];
  for (const planned of transactions) {
    if (planned.day !== day) {
      ({ day } = planned);
      const month = dayOfNumber(day).slice(0, 7);
      size = months.get(month) ?? { length: 0, maxLines: 0 };
      months.set(month, size);
    }
    size.length += 1;
    size.maxLines += planned.facts.length + moreLines;
  }
  return months;
}
