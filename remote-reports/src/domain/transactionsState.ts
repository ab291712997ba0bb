import type { DayRange } from '@back-office/shared/format';
import {
  locationChoices,
  statusChoices,
  timeRanges,
  transactionTypes,
  type LocationChoice,
  type ReportFilters,
  type StatusChoice,
  type TimeRange,
  type TransactionType,
} from '@back-office/shared/ledger';
import { drillDownLines, type TransactionsState } from '@back-office/shared/routes';
import { isRange } from './rangeParams';

/** What a figure of a report asks the transactions page for, beside the rows the report is made of. */
type Narrowing = Pick<TransactionsState, 'filterType' | 'status' | 'transactionTypes' | 'selectedTransaction'>;

/**
 * The way from a report to its rows (spec B §2): the report's own range, location and time of day, and what narrows
 * further. With a transaction its panel opens too.
 */
export function transactionsStateOf(
  { dateRange, location, timeframe }: Pick<ReportFilters, 'dateRange' | 'location' | 'timeframe'>,
  narrowing: Narrowing = {},
): TransactionsState {
  const isPanelOpen = narrowing.selectedTransaction !== undefined;
  return { dateRange, location, timeframe, ...narrowing, ...(isPanelOpen && { showTransactionBlade: true }) };
}

/** Navigation state after it has been checked: every value is one the filters know. */
export interface CheckedTransactionsState extends TransactionsState {
  readonly status?: readonly StatusChoice[];
  readonly transactionTypes?: readonly TransactionType[];
  readonly location?: LocationChoice;
  readonly timeframe?: TimeRange;
}

/**
 * Reads navigation state, which the browser's history keeps and anything may have written. What is invalid is left
 * out. A range may be `{ from, to }` or the specification's `{ start, end }` (spec B §3), a status or type one text
 * or a list, a transaction its id or an object that has one.
 */
export function readTransactionsState(value: unknown): CheckedTransactionsState {
  if (!isObject(value)) return {};
  const filterType = oneOf(drillDownLines, value['filterType']);
  const status = someOf(statusChoices, value['status']);
  const types = someOf(transactionTypes, value['transactionTypes']);
  const dateRange = readRange(value['dateRange']);
  const location = oneOf(locationChoices, value['location']);
  const timeframe = oneOf(timeRanges, value['timeframe']);
  const selectedTransaction = readId(value['selectedTransaction']);
  return {
    ...(filterType && { filterType }),
    ...(status && { status }),
    ...(types && { transactionTypes: types }),
    ...(dateRange && { dateRange }),
    ...(location && { location }),
    ...(timeframe && { timeframe }),
    ...(selectedTransaction && { selectedTransaction }),
    ...(value['showTransactionBlade'] === true && { showTransactionBlade: true }),
  };
}

function readRange(value: unknown): DayRange | undefined {
  if (!isObject(value)) return undefined;
  const from = value['from'] ?? value['start'];
  const to = value['to'] ?? value['end'];
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  return isRange({ from, to }) ? { from, to } : undefined;
}

function readId(value: unknown): string | undefined {
  const id = isObject(value) ? value['id'] : value;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** `undefined` where nothing known was chosen, which lets everything through. */
function someOf<Choice extends string>(choices: readonly Choice[], value: unknown): readonly Choice[] | undefined {
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [value];
  const known = choices.filter((choice) => wanted.includes(choice));
  return known.length > 0 ? known : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
