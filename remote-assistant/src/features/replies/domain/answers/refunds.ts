import { formatMoney, formatPercent, formatRange, pluralize, unknown } from '@back-office/shared/format';
import { customerLabel, isRefund } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, listOf, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { reply, type Reply } from '../reply';
import { figureLinks, figuresOf, figureText, reasonsOf, scopeText, transactionsOf, type Scoped } from './scope';

const listed = 5;

/** Returned goods and refunds by amount, as on the dashboard, and the refunds themselves. */
export async function answerRefunds(scoped: Scoped): Promise<Reply | undefined> {
  const { period, baseline, question, sources } = scoped;
  const [{ total, baseline: before }, { rows: latest, total: count }] = await Promise.all([
    figuresOf(scoped, {
      measures: ['refunds', 'returns', 'partial-refunds', 'gross-sales', 'total-payments'],
      isCompared: true,
    }),
    transactionsOf(scoped, { where: isRefund, sort: { by: 'time', isDescending: true }, limit: listed }),
  ]);
  if (total.transactions === 0) return undefined;
  const { refunds: sum, 'gross-sales': grossSales } = total.figures;
  const textOf = (id: keyof typeof total.figures) => figureText(total.figures[id], id);
  const links = linksOf(sources.ledgerParams);
  const customers = [...new Set(latest.map((row) => plain(customerLabel(row))))];
  return reply(
    paragraphs(
      `${bold(`Returns and refunds came to ${textOf('refunds')}`)} ${scopeText(scoped)}: returned items ${textOf('returns')} and partial refunds ${textOf('partial-refunds')}. It was ${figureText(before?.figures.refunds, 'refunds')} ${scopeText(scoped, baseline)}.`,
      typeof sum === 'number' &&
        typeof grossSales === 'number' &&
        grossSales > 0 &&
        `That is ${formatPercent(-sum / grossSales, 1)} of gross sales.`,
      count === 0
        ? 'No refund was paid in this period.'
        : `${pluralize(count, 'refund')}${count > listed ? `, the latest ${listed}` : ''}, to ${listOf(customers)}:`,
      latest.length > 0 &&
        table(
          ['Refund', 'Date', 'Customer', 'Staff', 'Reason', number('Paid back')],
          latest.map((row) => [
            link(row.id, links.row(period.range, question.filters, row)),
            formatRange({ from: row.date, to: row.date }),
            plain(customerLabel(row)),
            plain(row.staffName),
            plain(row.refundReason),
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
