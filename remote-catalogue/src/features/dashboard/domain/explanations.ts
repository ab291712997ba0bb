import { shortDay, type Day } from '@back-office/shared/format';
import { salesDataOf, type Ledger } from '@back-office/shared/ledger';
import { dashboardOf, type KeyMetric } from './dashboard';
import { paymentShares } from './paymentShares';

/** How the figures of a card come about: the rule in words, then the numbers that go into it. */
export interface Explanation {
  readonly rules: readonly string[];
  /** Heads of the columns of numbers. */
  readonly columns: readonly string[];
  readonly lines: readonly ExplainedLine[];
}

export interface ExplainedLine {
  readonly label: string;
  readonly kind: 'money' | 'count' | 'average';
  /** One per column; `undefined` where there is none. */
  readonly values: readonly (number | undefined)[];
  /** What the lines above add up to, or a figure of the card. */
  readonly isResult?: boolean;
}

export type ExplainedCard = 'keyMetrics' | 'customers' | 'paymentTypes' | 'items';

type Rows = Pick<Ledger, 'rowsOf'>;

export const explanations: Readonly<Record<ExplainedCard, (ledger: Rows, day: Day) => Explanation>> = {
  keyMetrics(ledger, day) {
    const { keyMetrics, priorDate } = dashboardOf(ledger, day);
    const [now, prior] = [salesOn(ledger, day), salesOn(ledger, priorDate)];
    const part = (label: string, valueOf: (data: typeof now) => number): ExplainedLine => ({
      label,
      kind: 'money',
      values: [valueOf(now), valueOf(prior)],
    });
    return {
      rules: [
        'Gross Sales = items + service charges',
        'Net Sales = Gross Sales − returns − discounts and comps',
        'Average Net Sale = Net Sales ÷ Transactions',
        `Change = (${shortDay(day)} − ${shortDay(priorDate)}) ÷ ${shortDay(priorDate)} without its sign; N/A where there is none`,
      ],
      columns: [shortDay(day), shortDay(priorDate)],
      lines: [
        part('Items', ({ items }) => items),
        part('Service charges', ({ serviceCharges }) => serviceCharges.total),
        result(keyMetrics, 'grossSales'),
        part('Returns', ({ returns }) => returns),
        part('Discounts and comps', ({ discountsAndComps }) => discountsAndComps),
        result(keyMetrics, 'netSales'),
        result(keyMetrics, 'transactions'),
        result(keyMetrics, 'averageNetSale'),
        part('Refunds by amount', ({ partialRefunds }) => partialRefunds),
        result(keyMetrics, 'returnsAndRefunds'),
      ],
    };
  },

  customers(ledger, day) {
    const { customerStats } = dashboardOf(ledger, day);
    const visits = salesDataOf(ledger.rowsOf({ from: day, to: day }).filter(({ type }) => type === 'sale'));
    return {
      rules: [
        'A visit is a sale; a refund is none.',
        'Average visits = visits ÷ customers; average spent = paid on visits ÷ visits',
        'Returning customers also bought within the 28 days before. Feedback counts the visits that left one.',
      ],
      columns: [shortDay(day)],
      lines: [
        { label: 'Visits', kind: 'count', values: [visits.transactions] },
        { label: 'Total customers', kind: 'count', values: [customerStats.totalCustomers], isResult: true },
        {
          label: 'Average visits per customer',
          kind: 'average',
          values: [customerStats.avgVisitsPerCustomer],
          isResult: true,
        },
        { label: 'Paid on visits', kind: 'money', values: [visits.totalPaymentsCollected] },
        { label: 'Average spent per visit', kind: 'money', values: [customerStats.avgSpentPerVisit], isResult: true },
      ],
    };
  },

  paymentTypes(ledger, day) {
    const { shown, restAmount } = paymentShares(dashboardOf(ledger, day).paymentTypes);
    return {
      rules: [
        'Percent = amount of the type ÷ all payments',
        'An amount is what customers paid less what they got back. The grey end of the bar is what was paid otherwise.',
      ],
      columns: [shortDay(day)],
      lines: [
        ...shown.map(({ name, amount }): ExplainedLine => ({ label: name, kind: 'money', values: [amount] })),
        { label: 'Paid otherwise', kind: 'money', values: [restAmount] },
        {
          label: 'All payments',
          kind: 'money',
          values: [salesOn(ledger, day).totalPaymentsCollected],
          isResult: true,
        },
      ],
    };
  },

  items(ledger, day) {
    const { keyMetrics } = dashboardOf(ledger, day);
    const { items, serviceCharges } = salesOn(ledger, day);
    return {
      rules: [
        'Gross Sales = items + service charges',
        'The card speaks of items alone. Its bars are an illustration and stand for no amounts.',
      ],
      columns: [shortDay(day)],
      lines: [
        { label: 'Items', kind: 'money', values: [items], isResult: true },
        { label: 'Service charges', kind: 'money', values: [serviceCharges.total] },
        result(keyMetrics, 'grossSales', 1),
      ],
    };
  },
};

function salesOn(ledger: Rows, day: Day) {
  return salesDataOf(ledger.rowsOf({ from: day, to: day }));
}

function result(metrics: readonly KeyMetric[], id: KeyMetric['id'], columns: 1 | 2 = 2): ExplainedLine {
  const metric = metrics.find((one) => one.id === id);
  if (!metric) throw new Error(`The dashboard has no metric ${id}.`);
  const { label, kind, value, priorValue } = metric;
  return { label, kind, values: [value, priorValue].slice(0, columns), isResult: true };
}
