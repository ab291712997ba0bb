import type { Day, DayRange } from '@back-office/shared/format';
import { hasHappened, type Moment } from './moment';
import { isInTimeRange, type TimeRange } from './timeRange';
import type { PaymentMethod, Tender } from './tenders';
import { transactionSearch } from './transactionSearch';
import type { Transaction, TransactionType } from './transaction';

/** `Awaiting Capture` is offered although no row has it. */
export const statusChoices = ['Completed', 'Partially Paid', 'Awaiting Capture'] as const;
export const feeChoices = ['With fee', 'Without fee'] as const;
export type StatusChoice = (typeof statusChoices)[number];
export type FeeChoice = (typeof feeChoices)[number];

/** All combine with AND. An empty list or text does not filter. */
export interface TransactionFilters {
  readonly dateRange: DayRange;
  readonly timeRange: TimeRange;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly tenders: readonly Tender[];
  readonly types: readonly TransactionType[];
  readonly status: readonly StatusChoice[];
  readonly locations: readonly string[];
  readonly sources: readonly string[];
  readonly teamMembers: readonly string[];
  readonly fees: readonly FeeChoice[];
  readonly searchQuery: string;
  /** Leaves out what happened later, to compare a period that is under way with an equal part of another. */
  readonly until?: Moment | undefined;
}

/** The day on which the dashboard opens: Friday, July 18, 2025. */
export const defaultDay: Day = '2025-07-18';

/** The days on which reports and lists open: June 22 to 28, 2025. */
export const defaultRange: DayRange = { from: '2025-06-22', to: '2025-06-28' };

/** What Clear filters restores. */
export const noFilters: TransactionFilters = {
  dateRange: defaultRange,
  timeRange: 'All day',
  paymentMethods: [],
  tenders: [],
  types: [],
  status: [],
  locations: [],
  sources: [],
  teamMembers: [],
  fees: [],
  searchQuery: '',
};

/** The rows that pass all filters, unchanged and in the same order. */
export function filterTransactions<Row extends Transaction>(
  rows: readonly Row[],
  filters: TransactionFilters,
): readonly Row[] {
  const tests = testsOf(filters);
  return rows.filter((row) => tests.every((passes) => passes(row)));
}

type Test = (row: Transaction) => boolean;

/** Only the filters that exclude something, because the tests run for up to a hundred thousand rows. */
function testsOf(filters: TransactionFilters): readonly Test[] {
  const { dateRange, timeRange, fees, searchQuery, until } = filters;
  const tests: Test[] = [(row) => dateRange.from <= row.date && row.date <= dateRange.to];
  if (until) tests.push((row) => hasHappened(row, until));
  if (timeRange !== 'All day') tests.push((row) => isInTimeRange(row.minute, timeRange));
  addChoice(tests, filters.paymentMethods, (row) => row.paymentMethod);
  addChoice<string>(tests, filters.tenders, (row) => row.tender);
  addChoice(tests, filters.types, (row) => row.type);
  addChoice<string>(tests, filters.status, (row) => row.status);
  addChoice<string>(tests, filters.locations, (row) => row.location);
  addChoice(tests, filters.sources, (row) => row.source);
  addChoice(tests, filters.teamMembers, (row) => row.staffName);
  addChoice(tests, fees, (row) => (Number(row.fee) > 0 ? 'With fee' : 'Without fee'));
  if (searchQuery.trim() !== '') {
    const rankOf = transactionSearch(searchQuery);
    tests.push((row) => rankOf(row) !== undefined);
  }
  return tests;
}

function addChoice<Value>(tests: Test[], chosen: readonly Value[], valueOf: (row: Transaction) => Value) {
  if (chosen.length > 0) tests.push((row) => chosen.includes(valueOf(row)));
}
