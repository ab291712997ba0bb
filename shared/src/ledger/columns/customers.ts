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
import { dayOfNumber, timeText } from '../model/calendar';
import type { LedgerColumns } from './columns';
import { at, textAt } from './dimensionColumn';
import { amountAt } from './rowAt';
import type { FiguresAnswer } from './question';
import { selectRows, type Scope } from './select';

export interface CustomerStats {
  readonly totalCustomers: number;
  /** Also made a purchase in the previous 28 days. */
  readonly returningCustomers: number;
  /** `undefined` without customers. */
  readonly avgVisitsPerCustomer: number | undefined;
  /** Amount collected on sales, per visit. `undefined` without customers. */
  readonly avgSpentPerVisit: Cents | Unknown | undefined;
  readonly positiveFeedback: number;
  readonly negativeFeedback: number;
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
  const rows = salesIn(columns, scope);
  const byCustomer = new Map<string, Visit[]>();
  const feedback: Readonly<Record<string, Visit[]>> = { positive: [], negative: [] };
  for (const row of rows) {
    const visit = visitAt(columns, row);
    const own = byCustomer.get(visit.customerId);
    if (own) own.push(visit);
    else byCustomer.set(visit.customerId, [visit]);
    feedback[textAt(columns.texts.feedback, row)]?.push(visit);
  }
  const lastVisits = lastVisitsIn(earlierColumns, { ...scope, range: daysBefore(scope.range), until: undefined });
  const returningCustomers = [...byCustomer].flatMap(([id, visits]): readonly ReturningCustomer[] => {
    const lastVisit = lastVisits(id);
    if (!lastVisit) return [];
    const listed = { visitCount: visits.length, visits: visits.slice(0, maxListedVisits) };
    return [{ id, name: lastVisit.customerName, ...listed, spent: spentOn(visits), lastVisit }];
  });
  const visits = rows.length;
  const totalPaid = spentOn([...byCustomer.values()].flat());
  const { positive: positiveFeedback = [], negative: negativeFeedback = [] } = feedback;
  return {
    stats: {
      totalCustomers: byCustomer.size,
      returningCustomers: returningCustomers.length,
      avgVisitsPerCustomer: visits === 0 ? undefined : visits / byCustomer.size,
      avgSpentPerVisit: averageOf(totalPaid, visits),
      positiveFeedback: positiveFeedback.length,
      negativeFeedback: negativeFeedback.length,
    },
    details: {
      visits,
      totalPaid,
      returningCustomers: returningCustomers
        .sort((one, other) => compareFigures(one.spent, other.spent, true))
        .slice(0, maxListedCustomers),
      positiveFeedback: positiveFeedback.slice(0, maxListedCustomers),
      negativeFeedback: negativeFeedback.slice(0, maxListedCustomers),
    },
  };
}

function salesIn(columns: LedgerColumns, { where, ...scope }: Scope): Uint32Array {
  return selectRows(columns, { ...scope, where: { all: where ? [not(isRefund), where] : [not(isRefund)] } });
}

/** The latest visit of each customer in a scope. */
function lastVisitsIn(columns: LedgerColumns, scope: Scope): (customerId: string) => Visit | undefined {
  const { customerId } = columns.texts;
  const rows = new Map(Array.from(salesIn(columns, scope), (row) => [textAt(customerId, row), row]));
  return (id) => {
    const row = rows.get(id);
    return row === undefined ? undefined : visitAt(columns, row);
  };
}

function visitAt(columns: LedgerColumns, row: number): Visit {
  const { texts, days, minutes, amounts } = columns;
  return {
    id: columns.idAt(row),
    day: dayOfNumber(at(days, row)),
    time: timeText(at(minutes, row)),
    customerId: textAt(texts.customerId, row),
    customerName: textAt(texts.customerName, row),
    spent: amountAt(amounts.totalCollected, row),
  };
}

function spentOn(visits: readonly Visit[]): Cents | Unknown {
  return sumOf(visits.map(({ spent }) => spent));
}

function averageOf(total: Cents | Unknown, count: number): CustomerStats['avgSpentPerVisit'] {
  if (count === 0) return undefined;
  return total === unknown ? unknown : divideCents(total, count);
}
