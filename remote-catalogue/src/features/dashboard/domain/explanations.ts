import { formatMoney, shortDay } from '@back-office/shared/format';
import {
  changeRule,
  definitions,
  inThisReport,
  returningWithinDays,
  untilText,
  type SalesData,
} from '@back-office/shared/ledger';
import { returnsAndRefunds, type DashboardData, type FigureKind, type KeyMetric } from './dashboard';
import { customerLabels, metricLabels, otherPayments, type CardId, type MetricId } from './labels';
import { paymentShares } from './paymentShares';

/** How the figures of a card are calculated: the rules in words, then the numbers behind them. */
export interface Explanation {
  readonly rules: readonly string[];
  /** Headers of the number columns. */
  readonly columns: readonly string[];
  readonly lines: readonly ExplainedLine[];
  /** A card with several figures has a part for each instead of its own rules and lines. */
  readonly parts?: readonly ExplainedPart[];
  /** Lines of the sales summary: the lessons about them explain the card too. */
  readonly taughtWith: readonly LessonLine[];
}

interface ExplainedPart extends Pick<Explanation, 'rules' | 'lines'> {
  readonly title: string;
}

type LessonLine = 'gross-sales' | 'net-sales' | 'partial-refunds' | 'total-payments';

interface ExplainedLine {
  readonly label: string;
  readonly kind: FigureKind;
  /** One per column; `undefined` if there is no value. */
  readonly values: readonly (number | undefined)[];
  /** A sum of the lines above, or a figure on the card. */
  readonly isResult?: boolean;
}

export const explanations: Readonly<Record<CardId, (data: DashboardData) => Explanation>> = {
  keyMetrics({ keyMetrics, selectedDate: day, priorDate, priorUntil, sales, priorSales }) {
    const line = (label: string, valueOf: (data: SalesData) => number): ExplainedLine => ({
      label,
      kind: 'money',
      values: [valueOf(sales), valueOf(priorSales)],
    });
    return {
      rules: [],
      columns: [shortDay(day), `${shortDay(priorDate)}${priorUntil ? `, ${untilText(priorUntil)}` : ''}`],
      lines: [],
      parts: [
        {
          title: metricLabels.grossSales,
          rules: [definitions.grossSales.rule],
          lines: [
            line('Items', ({ items }) => items),
            line('Service charges', ({ serviceCharges }) => serviceCharges.total),
            result(keyMetrics, 'grossSales'),
          ],
        },
        {
          title: metricLabels.netSales,
          rules: [definitions.netSales.rule, inThisReport(definitions.netSales, sales)],
          lines: [
            line(metricLabels.grossSales, ({ grossSales }) => grossSales),
            line('Returns', (data) => data.returns),
            line('Discounts & comps', (data) => data.discountsAndComps),
            result(keyMetrics, 'netSales'),
          ],
        },
        {
          title: `${metricLabels.transactions} and ${metricLabels.averageNetSale}`,
          rules: ['Average net sale = net sales ÷ transactions'],
          lines: [
            line(metricLabels.netSales, ({ netSales }) => netSales),
            result(keyMetrics, 'transactions'),
            result(keyMetrics, 'averageNetSale'),
          ],
        },
        {
          title: metricLabels.returnsAndRefunds,
          rules: [
            'Returns and refunds = returns + partial refunds. The sales summary lists them as Returns and Partial refunds.',
            inThisReport(returnsAndRefunds, sales),
          ],
          lines: [
            line('Returns', (data) => data.returns),
            line('Partial refunds', (data) => data.partialRefunds),
            result(keyMetrics, 'returnsAndRefunds'),
          ],
        },
        { title: 'Change', rules: [changeRule], lines: [] },
      ],
      taughtWith: ['net-sales', 'partial-refunds'],
    };
  },

  customers({ selectedDate: day, customerStats, customerDetails: { visits, totalPaid } }) {
    return {
      rules: [
        'Each sale counts as one visit. Refunds are not counted.',
        'Average visits = visits ÷ customers. Average spent = total paid ÷ visits.',
        `Returning customers also made a purchase in the previous ${returningWithinDays} days. Feedback is counted once per visit.`,
      ],
      columns: [shortDay(day)],
      lines: [
        { label: 'Visits', kind: 'count', values: [visits] },
        { label: customerLabels.totalCustomers, kind: 'count', values: [customerStats.totalCustomers], isResult: true },
        {
          label: customerLabels.avgVisitsPerCustomer,
          kind: 'average',
          values: [customerStats.avgVisitsPerCustomer],
          isResult: true,
        },
        { label: 'Total paid', kind: 'money', values: [totalPaid] },
        {
          label: customerLabels.avgSpentPerVisit,
          kind: 'money',
          values: [customerStats.avgSpentPerVisit],
          isResult: true,
        },
      ],
      taughtWith: [],
    };
  },

  paymentTypes({ selectedDate: day, paymentTypes, sales }) {
    const { shown, other } = paymentShares(paymentTypes);
    return {
      rules: [
        'Percent = amount of the payment type ÷ all payments, rounded so that all percents add up to 100.0%',
        'Amounts are payments minus refunds. The gray part of the bar shows other payments.',
      ],
      columns: [shortDay(day)],
      lines: [
        ...shown.map(({ name, amount }): ExplainedLine => ({ label: name, kind: 'money', values: [amount] })),
        { label: otherPayments, kind: 'money', values: [other.amount] },
        { label: 'All payments', kind: 'money', values: [sales.totalPaymentsCollected], isResult: true },
      ],
      taughtWith: ['total-payments'],
    };
  },

  items({
    selectedDate: day,
    priorDate,
    itemSales: { bestSellers, total, otherGrossSales },
    priorBestItems,
    keyMetrics,
  }) {
    return {
      rules: [
        'Gross sales of an item = price × quantity, plus its share of service charges. Discounts and returns are not subtracted.',
        'The bars show the items with the highest gross sales, up to eleven. A day that sells fewer items has flat bars for the rest.',
        `Top items perform well if they sold at least as much as the top items of ${shortDay(priorDate)}: ${formatMoney(total)} and ${formatMoney(priorBestItems)}.`,
      ],
      columns: [shortDay(day)],
      lines: [
        ...bestSellers.map(({ name, grossSales }): ExplainedLine => ({
          label: name,
          kind: 'money',
          values: [grossSales],
        })),
        ...(otherGrossSales === 0
          ? []
          : [{ label: 'Other gross sales', kind: 'money', values: [otherGrossSales] } as const]),
        result(keyMetrics, 'grossSales', 1),
      ],
      taughtWith: ['gross-sales'],
    };
  },
};

function result(metrics: readonly KeyMetric[], id: MetricId, columns: 1 | 2 = 2): ExplainedLine {
  const metric = metrics.find((one) => one.id === id);
  if (!metric) throw new Error(`The dashboard has no metric ${id}.`);
  const { label, kind, value, priorValue } = metric;
  return { label, kind, values: [value, priorValue].slice(0, columns), isResult: true };
}
