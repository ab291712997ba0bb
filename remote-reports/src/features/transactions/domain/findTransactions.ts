import { addDays, centsText, dayCount, formatRange, type Cents, type DayRange } from '@back-office/shared/format';
import { defaultRange, type Transaction } from '@back-office/shared/ledger';
import { isRange } from '../../../domain/rangeParams';

export interface FoundTransactions {
  /** Ids first, then amounts, then descriptions; the newest first in each. */
  readonly rows: readonly Transaction[];
  /** Number of rows that match. */
  readonly total: number;
}

/** Rows whose id, amount or description matches what a merchant types. One pass over the rows. */
export function findTransactions(rows: readonly Transaction[], query: string, maxRows: number): FoundTransactions {
  const term = query.trim().toLowerCase();
  if (term === '') return { rows: [], total: 0 };
  const matchesId = /\d{4}/.test(term) ? (row: Transaction) => row.id.toLowerCase().includes(term) : undefined;
  const matchesAmount = amountTest(term);
  const found: Transaction[][] = [[], [], []];
  let total = 0;
  for (const row of newestFirst(rows)) {
    const rank = matchesId?.(row) ? 0 : matchesAmount?.(row.amount) ? 1 : matchesDescription(row, term) ? 2 : undefined;
    if (rank === undefined) continue;
    total += 1;
    const ranked = found[rank];
    if (ranked && ranked.length < maxRows) ranked.push(row);
  }
  return { rows: found.flat().slice(0, maxRows), total };
}

function* newestFirst(rows: readonly Transaction[]) {
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row) yield row;
  }
}

function matchesDescription({ description }: Transaction, term: string) {
  return description.toLowerCase().includes(term);
}

const typedAmount = /^([-−(]?)\$?([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d{0,2})?\)?$/;

/**
 * Compares an amount with one as it was typed so far: `63` matches $63.00 to $63.99, `63.2` matches $63.20 to $63.29.
 * Without a sign refunds match too. `undefined` if the text is not an amount.
 */
export function amountTest(typed: string): ((amount: Cents) => boolean) | undefined {
  const match = typedAmount.exec(typed.replace(/\s/g, ''));
  if (!match) return undefined;
  const [, sign, innerSign, digits = '', fraction = '.'] = match;
  const start = `${digits.replaceAll(',', '').replace(/^0+(?=\d)/, '')}${fraction}`;
  const isNegative = sign !== '' || innerSign !== '';
  return (amount) => (!isNegative || amount < 0) && centsText(Math.abs(amount)).startsWith(start);
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
