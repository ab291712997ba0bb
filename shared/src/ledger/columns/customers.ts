import {
  addDays,
  compareFigures,
  sumOf,
  unknown,
  type Cents,
  type Day,
  type DayRange,
  type Unknown,
} from '@back-office/shared/format';
import { isRefund, not } from '../catalog/conditions';
import { divideCents } from '../model/amounts';
import { dayOfNumber } from '../model/calendar';
import { clockTime } from '../model/transaction';
import { at, orUnknown, textAt, type LedgerColumns, type TextColumn } from './columns';
import type { FiguresAnswer } from './question';
import { selectRows, type Scope } from './select';

/** Customers are unknown if no visit has one, feedback if there was none in the days before, either. */
export interface CustomerStats {
  readonly totalCustomers: number | Unknown;
  /** Also made a purchase in the previous 28 days. */
  readonly returningCustomers: number | Unknown;
  /** Of visits that have a customer. `undefined` without visits. */
  readonly avgVisitsPerCustomer: number | Unknown | undefined;
  /** Amount collected on sales, per visit. `undefined` without visits. */
  readonly avgSpentPerVisit: Cents | Unknown | undefined;
  readonly positiveFeedback: number | Unknown;
  readonly negativeFeedback: number | Unknown;
}

/** A sale of one customer. */
export interface Visit {
  readonly id: string;
  readonly day: Day;
  readonly time: string;
  readonly customerId: string;
  readonly customerName: string;
  /** Amount collected. */
  readonly spent: Cents | Unknown;
}

export interface ReturningCustomer {
  readonly id: string;
  /** Empty if the ledger does not know it. */
  readonly name: string;
  readonly visitCount: number;
  /** The first ones, in order of time. */
  readonly visits: readonly Visit[];
  /** Collected on these visits. */
  readonly spent: Cents | Unknown;
  /** The latest visit before. */
  readonly lastVisit: Visit;
}

/** What the figures of customers are calculated from. Lists have at most `maxListedCustomers`; the figures count all. */
export interface CustomerDetails {
  readonly visits: number;
  /** Collected on all visits. */
  readonly totalPaid: Cents | Unknown;
  /** Highest amount first. */
  readonly returningCustomers: readonly ReturningCustomer[];
  readonly positiveFeedback: readonly Visit[];
  readonly negativeFeedback: readonly Visit[];
}

export interface CustomersAnswer extends Pick<FiguresAnswer, 'part'> {
  readonly stats: CustomerStats;
  readonly details: CustomerDetails;
}

/** A customer who comes back within this many days is a returning customer. */
export const returningWithinDays = 28;

/** Nobody reads more, and an answer has a size that does not grow with the ledger. */
export const maxListedCustomers = 50;
const maxListedVisits = 3;

/** The days in which returning customers made a purchase. */
export function daysBefore({ from }: DayRange): DayRange {
  return { from: addDays(from, -returningWithinDays), to: addDays(from, -1) };
}

/**
 * The customers of a scope, from columns that hold its range, and others that hold the days before. Refunds are not
 * visits.
 */
export function customersIn(columns: LedgerColumns, scope: Scope, earlierColumns: LedgerColumns): CustomersAnswer {
  const { customerId } = columns.texts;
  const rows = salesIn(columns, scope);
  const { customers, visitCounts, spent, anonymous } = spentByCustomer(columns, rows);
  const lastVisitOf = lastVisitsIn(earlierColumns, { ...scope, range: daysBefore(scope.range), until: undefined });
  const returning = customers.flatMap((customer) => {
    const lastVisit = lastVisitOf(customerId.values[customer] ?? '');
    return lastVisit ? [{ customer, lastVisit, spent: amountAt(spent, customer) }] : [];
  });
  const listed = returning
    .sort((one, other) => compareFigures(one.spent, other.spent, true))
    .slice(0, maxListedCustomers);
  const visitsOf = firstVisits(columns, customerId, rows, maxListedVisits);
  const withFeedback = firstVisits(columns, columns.texts.feedback, rows, maxListedCustomers);
  const visits = rows.length;
  const totalPaid = sumOf([...customers.map((customer) => amountAt(spent, customer)), orUnknown(anonymous.spent)]);
  const hasCustomers = visits === 0 || customers.length > 0;
  const hasFeedback =
    visits === 0 || [columns, earlierColumns].some(({ texts }) => texts.feedback.values.some(Boolean));
  return {
    stats: {
      totalCustomers: hasCustomers ? customers.length : unknown,
      returningCustomers: hasCustomers ? returning.length : unknown,
      avgVisitsPerCustomer:
        visits === 0 ? undefined : hasCustomers ? (visits - anonymous.visits) / customers.length : unknown,
      avgSpentPerVisit: averageOf(totalPaid, visits),
      positiveFeedback: hasFeedback ? withFeedback('positive').count : unknown,
      negativeFeedback: hasFeedback ? withFeedback('negative').count : unknown,
    },
    details: {
      visits,
      totalPaid,
      returningCustomers: listed.map(({ customer, lastVisit, spent: ownSpent }) => ({
        id: lastVisit.customerId,
        name: lastVisit.customerName,
        visitCount: at(visitCounts, customer),
        visits: visitsOf(lastVisit.customerId).visits,
        spent: ownSpent,
        lastVisit,
      })),
      positiveFeedback: withFeedback('positive').visits,
      negativeFeedback: withFeedback('negative').visits,
    },
  };
}

function salesIn(columns: LedgerColumns, { where, ...scope }: Scope): Uint32Array {
  return selectRows(columns, { ...scope, where: { all: where ? [not(isRefund), where] : [not(isRefund)] } });
}

/** By the code of the customer; the customers in order of their first visit, and what nobody is known to have paid. */
function spentByCustomer({ texts: { customerId }, amounts: { totalCollected } }: LedgerColumns, rows: Uint32Array) {
  const customers: number[] = [];
  const nobody = customerId.values.indexOf('');
  const visitCounts = new Uint32Array(customerId.values.length);
  const spent = new Float64Array(customerId.values.length);
  for (const row of rows) {
    const customer = at(customerId.codes, row);
    if (visitCounts[customer] === 0 && customer !== nobody) customers.push(customer);
    visitCounts[customer] = at(visitCounts, customer) + 1;
    spent[customer] = at(spent, customer) + at(totalCollected, row);
  }
  const anonymous = { visits: visitCounts[nobody] ?? 0, spent: spent[nobody] ?? 0 };
  return { customers, visitCounts, spent, anonymous };
}

/** The first visits with a text, and how many there are. */
function firstVisits(columns: LedgerColumns, { values, codes }: TextColumn, rows: Uint32Array, limit: number) {
  const counts = new Uint32Array(values.length);
  const first = new Uint32Array(values.length * limit);
  for (const row of rows) {
    const code = at(codes, row);
    const count = at(counts, code);
    if (count < limit) first[code * limit + count] = row;
    counts[code] = count + 1;
  }
  const codeOf = new Map(values.map((value, code) => [value, code]));
  return (text: string): { readonly count: number; readonly visits: readonly Visit[] } => {
    const code = codeOf.get(text);
    if (code === undefined) return { count: 0, visits: [] };
    const count = at(counts, code);
    const own = first.subarray(code * limit, code * limit + Math.min(count, limit));
    return { count, visits: Array.from(own, (row) => visitAt(columns, row)) };
  };
}

/** The latest visit of each customer in a scope. */
function lastVisitsIn(columns: LedgerColumns, scope: Scope): (customerId: string) => Visit | undefined {
  const { values, codes } = columns.texts.customerId;
  const lastRows = new Int32Array(values.length).fill(-1);
  for (const row of salesIn(columns, scope)) lastRows[at(codes, row)] = row;
  const codeOf = new Map(values.map((value, code) => [value, code]));
  return (id) => {
    const row = lastRows[codeOf.get(id) ?? -1] ?? -1;
    return row < 0 ? undefined : visitAt(columns, row);
  };
}

function visitAt(columns: LedgerColumns, row: number): Visit {
  const { texts, days, minutes, amounts } = columns;
  return {
    id: columns.idAt(row),
    day: dayOfNumber(at(days, row)),
    time: clockTime({ minute: at(minutes, row), timeZone: textAt(texts.timeZone, row) }),
    customerId: textAt(texts.customerId, row),
    customerName: textAt(texts.customerName, row),
    spent: amountAt(amounts.totalCollected, row),
  };
}

export function averageOf(total: Cents | Unknown, count: number): CustomerStats['avgSpentPerVisit'] {
  if (count === 0) return undefined;
  return total === unknown ? unknown : divideCents(total, count);
}

function amountAt(amounts: Float64Array, index: number): Cents | Unknown {
  return orUnknown(amounts[index] ?? NaN);
}
