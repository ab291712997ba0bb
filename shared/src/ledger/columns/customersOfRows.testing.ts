import { unknown, type Cents } from '@back-office/shared/format';
import type { CustomerDetails, CustomerStats, ReturningCustomer, Visit } from './customers';
import { divideCents } from '../model/amounts';
import type { Transaction } from '../model/transaction';

/** For tests of `customersIn`: the same from objects. `earlierRows` are those of the days before, in order of day and time. */
export function customersOf(rows: readonly Transaction[], earlierRows: readonly Transaction[]) {
  const sales = rows.filter(isSale);
  const named = sales.filter(({ customerId }) => customerId !== '');
  const visits = sales.map(visitOf);
  const lastVisits = new Map(earlierRows.filter(isSale).map((row) => [row.customerId, row]));
  const byCustomer = visitsByCustomer(named.map(visitOf));
  const returningCustomers = [...byCustomer].flatMap(([id, own]): readonly ReturningCustomer[] => {
    const last = lastVisits.get(id);
    if (!last) return [];
    const listed = { visitCount: own.length, visits: own.slice(0, 3), spent: spentOn(own) };
    return [{ id, name: last.customerName, ...listed, lastVisit: visitOf(last) }];
  });
  const withFeedback = (feedback: Transaction['feedback']) =>
    sales.filter((sale) => sale.feedback === feedback).map(visitOf);
  const isEmpty = visits.length === 0;
  const details: CustomerDetails = {
    visits: visits.length,
    totalPaid: spentOn(visits),
    returningCustomers: returningCustomers.sort((one, other) => Number(other.spent) - Number(one.spent)),
    positiveFeedback: withFeedback('positive'),
    negativeFeedback: withFeedback('negative'),
  };
  const hasCustomers = isEmpty || named.length > 0;
  const hasFeedback = isEmpty || [...rows, ...earlierRows].some(({ feedback }) => feedback);
  const stats: CustomerStats = {
    totalCustomers: hasCustomers ? byCustomer.size : unknown,
    returningCustomers: hasCustomers ? returningCustomers.length : unknown,
    avgVisitsPerCustomer: isEmpty ? undefined : hasCustomers ? named.length / byCustomer.size : unknown,
    avgSpentPerVisit: isEmpty ? undefined : divideCents(Number(details.totalPaid), visits.length),
    positiveFeedback: hasFeedback ? details.positiveFeedback.length : unknown,
    negativeFeedback: hasFeedback ? details.negativeFeedback.length : unknown,
  };
  return { stats, details };
}

function isSale({ type }: Transaction) {
  return type === 'sale';
}

function visitOf({ id, date, time, customerId, customerName, totalCollected }: Transaction): Visit {
  return { id, day: date, time, customerId, customerName, spent: totalCollected };
}

function visitsByCustomer(visits: readonly Visit[]): ReadonlyMap<string, readonly Visit[]> {
  const groups = new Map<string, Visit[]>();
  for (const visit of visits) {
    const own = groups.get(visit.customerId);
    if (own) own.push(visit);
    else groups.set(visit.customerId, [visit]);
  }
  return groups;
}

function spentOn(visits: readonly Visit[]): Cents {
  return visits.reduce((sum, { spent }) => sum + Number(spent), 0);
}
