import { addDays, dayCount, formatRange, type DayRange } from '@back-office/shared/format';
import { defaultRange, searchRanks, transactionSearch, type Transaction } from '@back-office/shared/ledger';
import { isRange } from '../../../domain/rangeParams';

export interface FoundTransactions {
  /** The more exact matches first; the newest first among equals. */
  readonly rows: readonly Transaction[];
  /** Number of rows that match: those that the list shows for this search. */
  readonly total: number;
}

/** The best rows for what a merchant types. One pass over the rows. */
export function findTransactions(rows: readonly Transaction[], query: string, maxRows: number): FoundTransactions {
  const rankOf = transactionSearch(query);
  const found = Object.fromEntries(searchRanks.map((rank) => [rank, [] as Transaction[]]));
  let total = 0;
  for (const row of newestFirst(rows)) {
    const rank = rankOf(row);
    if (rank === undefined) continue;
    total += 1;
    const ranked = found[rank];
    if (ranked && ranked.length < maxRows) ranked.push(row);
  }
  return { rows: Object.values(found).flat().slice(0, maxRows), total };
}

function* newestFirst(rows: readonly Transaction[]) {
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row) yield row;
  }
}

/** The days that are searched, and how to say so to the merchant. */
export interface SearchedPeriod {
  readonly range: DayRange;
  readonly note: string;
}

/** The sample store's sales are searched back from the last day of its ordinary week. */
const sampleDays = 90;

/** Keeps a search fast at a high `?volume=`: fewer days are searched then, at least one. */
const maxSearchedRows = 20_000;
const maxRowsPerDay = 4;

/** The period on screen if there is one that can be shown, otherwise the last 90 days of the sample. */
export function searchedPeriod(onScreen: DayRange | undefined, volume: number): SearchedPeriod {
  const isOnScreen = onScreen !== undefined && isRange(onScreen);
  const range = isOnScreen ? onScreen : { from: addDays(defaultRange.to, 1 - sampleDays), to: defaultRange.to };
  const maxDays = Math.max(1, Math.floor(maxSearchedRows / (maxRowsPerDay * volume)));
  const days = Math.min(dayCount(range), maxDays);
  const searched = { from: addDays(range.to, 1 - days), to: range.to };
  const lastDays = days === 1 ? 'last day' : `last ${days} days`;
  const part = isOnScreen && days === dayCount(range) ? '' : `${lastDays} of the `;
  const whole = isOnScreen ? 'period on screen' : 'sample';
  return { range: searched, note: `In the ${part}${whole}, ${formatRange(searched)}` };
}
