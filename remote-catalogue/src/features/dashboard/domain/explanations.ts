import { formatMoney, shortDay } from '@back-office/shared/format';
import {
  changeRule,
  equationOf,
  measureOf,
  measureParts,
  returningWithinDays,
  untilText,
  type Figure,
  type MeasureId,
} from '@back-office/shared/ledger';
import type { DashboardData, FigureKind } from './dashboard';
import { customerLabels, metricLabels, otherPayments, paymentTypeLabel, refundsRule, type CardId } from './labels';
import { paymentShares } from './paymentShares';

/** How the figures of a card are calculated: the rules in words, then the numbers behind them. */
export interface Explanation {
  readonly rules: readonly string[];
  /** Headers of the number columns. */
  readonly columns: readonly string[];
  readonly lines: readonly ExplainedLine[];
  /** A card with several figures has a part for each instead of its own rules and lines. */
  readonly parts?: readonly ExplainedPart[];
  /** Figures whose lessons explain the card too. */
  readonly taughtWith: readonly MeasureId[];
}

interface ExplainedPart extends Pick<Explanation, 'rules' | 'lines'> {
  readonly title: string;
}

interface ExplainedLine {
  readonly label: string;
  readonly kind: FigureKind;
  /** One per column; `undefined` if there is no value. */
  readonly values: readonly Figure[];
  /** A sum of the lines above, or a figure on the card. */
  readonly isResult?: boolean;
}

export const explanations: Readonly<Record<CardId, (data: DashboardData) => Explanation>> = {
  keyMetrics(data) {
    const { selectedDate: day, priorDate, priorUntil, sales } = data;
    const line = (id: MeasureId) => lineOf(id, data);
    const result = (id: MeasureId) => ({ ...line(id), isResult: true });
    const linesOf = (id: MeasureId) => [...measureParts(id).map(line), result(id)];
    return {
      rules: [],
      columns: [shortDay(day), `${shortDay(priorDate)}${priorUntil ? `, ${untilText(priorUntil)}` : ''}`],
      lines: [],
      parts: [
        {
          title: metricLabels['gross-sales'],
          rules: [measureOf('gross-sales').rule],
          lines: linesOf('gross-sales'),
        },
        {
          title: metricLabels['net-sales'],
          rules: [measureOf('net-sales').rule, equationOf('net-sales', sales)],
          lines: linesOf('net-sales'),
        },
        {
          title: `${metricLabels.transactions} and ${metricLabels['average-net-sale']}`,
          rules: [measureOf('average-net-sale').rule],
          lines: [line('net-sales'), result('transactions'), result('average-net-sale')],
        },
        {
          title: metricLabels.refunds,
          rules: [refundsRule, equationOf('refunds', sales)],
          lines: linesOf('refunds'),
        },
        { title: 'Change', rules: [changeRule], lines: [] },
      ],
      taughtWith: ['net-sales', 'refunds'],
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
        { label: 'Total paid', kind: 'total-payments', values: [totalPaid] },
        {
          label: customerLabels.avgSpentPerVisit,
          kind: 'total-payments',
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
        ...shown.map(({ name, amount }) => ({ label: paymentTypeLabel(name), values: [amount] })),
        { label: otherPayments, values: [other.amount] },
        { label: 'All payments', values: [sales['total-payments']], isResult: true },
      ].map((line): ExplainedLine => ({ ...line, kind: 'total-payments' })),
      taughtWith: ['total-payments'],
    };
  },

  items(data) {
    const { selectedDate: day, priorDate, itemSales, priorBestItems, sales } = data;
    const { bestSellers, total, otherGrossSales } = itemSales;
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
          kind: 'gross-sales',
          values: [grossSales],
        })),
        ...(otherGrossSales === 0
          ? []
          : [{ label: 'Other gross sales', kind: 'gross-sales', values: [otherGrossSales] } as const]),
        { ...lineOf('gross-sales', data), values: [sales['gross-sales']], isResult: true },
      ],
      taughtWith: ['gross-sales'],
    };
  },
};

/** A figure of both days, under its name on the dashboard. */
function lineOf(id: MeasureId, { sales, priorSales }: DashboardData): ExplainedLine {
  const labels: Readonly<Partial<Record<MeasureId, string>>> = metricLabels;
  return {
    label: labels[id] ?? measureOf(id).label,
    kind: id,
    values: [sales[id], priorSales[id]],
  };
}
