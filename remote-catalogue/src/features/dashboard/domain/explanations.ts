import { shortDay, type Day } from '@back-office/shared/format';
import { salesDataOf, type Ledger } from '@back-office/shared/ledger';
import { dashboardOf, type FigureKind, type KeyMetric } from './dashboard';
import { customerLabels, type CardId, type MetricId } from './labels';
import { paymentShares } from './paymentShares';

/** How the figures of a card are calculated: the rules in words, then the numbers behind them. */
export interface Explanation {
  readonly rules: readonly string[];
  /** Headers of the number columns. */
  readonly columns: readonly string[];
  readonly lines: readonly ExplainedLine[];
}

export interface ExplainedLine {
  readonly label: string;
  readonly kind: FigureKind;
  /** One per column; `undefined` if there is no value. */
  readonly values: readonly (number | undefined)[];
  /** A sum of the lines above, or a figure on the card. */
  readonly isResult?: boolean;
}

type Rows = Pick<Ledger, 'rowsOf'>;

export const explanations: Readonly<Record<CardId, (ledger: Rows, day: Day) => Explanation>> = {
  keyMetrics(ledger, day) {
    const { keyMetrics, priorDate } = dashboardOf(ledger, day);
    const [now, prior] = [salesOn(ledger, day), salesOn(ledger, priorDate)];
    const line = (label: string, valueOf: (data: typeof now) => number): ExplainedLine => ({
      label,
      kind: 'money',
      values: [valueOf(now), valueOf(prior)],
    });
    return {
      rules: [
        'Gross Sales = items + service charges',
        'Net Sales = Gross Sales − returns − discounts and comps',
        'Average Net Sale = Net Sales ÷ Transactions',
        `Change = (${shortDay(day)} − ${shortDay(priorDate)}) ÷ absolute value of ${shortDay(priorDate)}. N/A means no change, or nothing to compare with.`,
      ],
      columns: [shortDay(day), shortDay(priorDate)],
      lines: [
        line('Items', ({ items }) => items),
        line('Service charges', ({ serviceCharges }) => serviceCharges.total),
        result(keyMetrics, 'grossSales'),
        line('Returns', ({ returns }) => returns),
        line('Discounts and comps', ({ discountsAndComps }) => discountsAndComps),
        result(keyMetrics, 'netSales'),
        result(keyMetrics, 'transactions'),
        result(keyMetrics, 'averageNetSale'),
        line('Refunds by amount', ({ partialRefunds }) => partialRefunds),
        result(keyMetrics, 'returnsAndRefunds'),
      ],
    };
  },

  customers(ledger, day) {
    const { customerStats } = dashboardOf(ledger, day);
    const visits = salesDataOf(ledger.rowsOf({ from: day, to: day }).filter(({ type }) => type === 'sale'));
    return {
      rules: [
        'Each sale counts as one visit. Refunds are not counted.',
        'Average visits = visits ÷ customers. Average spent = total paid ÷ visits.',
        'Returning customers also made a purchase in the previous 28 days. Feedback is counted once per visit.',
      ],
      columns: [shortDay(day)],
      lines: [
        { label: 'Visits', kind: 'count', values: [visits.transactions] },
        { label: customerLabels.totalCustomers, kind: 'count', values: [customerStats.totalCustomers], isResult: true },
        {
          label: customerLabels.avgVisitsPerCustomer,
          kind: 'average',
          values: [customerStats.avgVisitsPerCustomer],
          isResult: true,
        },
        { label: 'Total paid', kind: 'money', values: [visits.totalPaymentsCollected] },
        {
          label: customerLabels.avgSpentPerVisit,
          kind: 'money',
          values: [customerStats.avgSpentPerVisit],
          isResult: true,
        },
      ],
    };
  },

  paymentTypes(ledger, day) {
    const { shown, otherAmount } = paymentShares(dashboardOf(ledger, day).paymentTypes);
    return {
      rules: [
        'Percent = amount of the payment type ÷ all payments',
        'Amounts are payments minus refunds. The gray part of the bar shows other payments.',
      ],
      columns: [shortDay(day)],
      lines: [
        ...shown.map(({ name, amount }): ExplainedLine => ({ label: name, kind: 'money', values: [amount] })),
        { label: 'Other payments', kind: 'money', values: [otherAmount] },
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
        'This card is about item sales only. The bars are for illustration and do not show actual amounts.',
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

function result(metrics: readonly KeyMetric[], id: MetricId, columns: 1 | 2 = 2): ExplainedLine {
  const metric = metrics.find((one) => one.id === id);
  if (!metric) throw new Error(`The dashboard has no metric ${id}.`);
  const { label, kind, value, priorValue } = metric;
  return { label, kind, values: [value, priorValue].slice(0, columns), isResult: true };
}
