import { formatMoney, formatPercent, formatRange, pluralize, unknown } from '@back-office/shared/format';
import {
  customerLabel,
  isRefund,
  measureOf,
  type FigureGroup,
  type MeasureId,
  type Transaction,
} from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, listOf, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { reply, type Reply } from '../reply';
import {
  figureLinks,
  figuresOf,
  figureText,
  reasonsOf,
  scopeText,
  transactionsOf,
  unknownSentence,
  type Scoped,
} from './scope';

const listed = 5;

const textsOf: Readonly<Record<string, (row: Transaction) => string>> = {
  Customer: customerLabel,
  Staff: ({ staffName }) => staffName,
  Reason: ({ refundReason }) => refundReason,
};

/** One of the two may be unknown, and then their sum. */
function sumText(scoped: Scoped, total: FigureGroup, before: FigureGroup | undefined): string {
  const [scope, scopeBefore] = [scopeText(scoped), scopeText(scoped, scoped.baseline)];
  const textOf = (id: MeasureId, of = total) => figureText(of.figures[id], id);
  if (typeof total.figures.refunds === 'number')
    return `${bold(`Returns and refunds came to ${textOf('refunds')}`)} ${scope}: returned items ${textOf('returns')} and partial refunds ${textOf('partial-refunds')}. It was ${textOf('refunds', before)} ${scopeBefore}.`;
  const known = (['returns', 'partial-refunds'] as const).find((id) => typeof total.figures[id] === 'number');
  if (!known) return unknownSentence('refunds', total, scope);
  return `${bold(`${measureOf(known).label} came to ${textOf(known)}`)} ${scope}. It was ${textOf(known, before)} ${scopeBefore}.`;
}

/** Returned goods and refunds by amount, as on the dashboard, and the refunds themselves. */
export async function answerRefunds(scoped: Scoped): Promise<Reply | undefined> {
  const { period, question, sources } = scoped;
  const [{ total, baseline: before }, { rows: latest, total: count }] = await Promise.all([
    figuresOf(scoped, {
      measures: ['refunds', 'returns', 'partial-refunds', 'gross-sales', 'total-payments'],
      isCompared: true,
    }),
    transactionsOf(scoped, { where: isRefund, sort: { by: 'time', isDescending: true }, limit: listed }),
  ]);
  if (total.transactions === 0) return undefined;
  const { refunds: sum, 'gross-sales': grossSales } = total.figures;
  const links = linksOf(sources.ledgerParams);
  const customers = [...new Set(latest.map((row) => plain(customerLabel(row))))];
  // Files may name no customers, staff or reasons.
  const texts = Object.entries(textsOf).filter(([, textOf]) => latest.some((row) => textOf(row) !== ''));
  return reply(
    paragraphs(
      sumText(scoped, total, before),
      typeof sum === 'number' &&
        typeof grossSales === 'number' &&
        grossSales > 0 &&
        `That is ${formatPercent(-sum / grossSales, 1)} of gross sales.`,
      count === 0
        ? 'No refund was paid in this period.'
        : `${pluralize(count, 'refund')}${count > listed ? `, the latest ${listed}` : ''}${customers.includes('') ? '' : `, to ${listOf(customers)}`}:`,
      latest.length > 0 &&
        table(
          ['Refund', 'Date', ...texts.map(([label]) => label), number('Paid back')],
          latest.map((row) => [
            link(row.id, links.row(period.range, question.filters, row)),
            formatRange({ from: row.date, to: row.date }),
            ...texts.map(([, textOf]) => plain(textOf(row))),
            formatMoney(row.amount),
          ]),
        ),
      reasonsOf(latest.some(({ amount }) => amount === unknown) ? ['refunds', 'total-payments'] : ['refunds'], total),
      'Paid back includes taxes. Items returned in an exchange count as returns without a refund.',
    ),
    {
      links: [
        ...figureLinks(scoped, { line: 'returns' }),
        {
          ...links.transactions(period.range, { filters: question.filters, type: 'Refund' }),
          label: 'Open the refunds',
        },
      ],
    },
  );
}
