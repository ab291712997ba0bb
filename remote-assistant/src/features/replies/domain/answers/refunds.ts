import { formatMoney, formatPercent, formatRange, pluralize } from '@back-office/shared/format';
import { customerLabel } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, paragraphs, plain, table } from '../markdown';
import { reply, type Reply } from '../reply';
import { figureLinks, listOf, nothingSold, periodNote, rowsOf, scopeText, totalsOf, type Scoped } from './scope';

const listed = 5;

/** Returned goods and refunds by amount, as on the dashboard, and the refunds themselves. */
export async function answerRefunds(scoped: Scoped): Promise<Reply> {
  const { period, baseline, question, sources } = scoped;
  const [data, before, refunds] = await Promise.all([
    totalsOf(scoped, period),
    totalsOf(scoped, baseline),
    rowsOf(scoped, period, { types: ['refund'] }),
  ]);
  if (data.transactions === 0) return nothingSold(scoped);
  const sum = data.returns + data.partialRefunds;
  const sumBefore = before.returns + before.partialRefunds;
  const links = linksOf(sources.ledgerParams);
  const latest = refunds.toReversed().slice(0, listed);
  const customers = [...new Set(latest.map((row) => plain(customerLabel(row))))];
  return reply(
    paragraphs(
      `${bold(`Returns and refunds came to ${formatMoney(sum)}`)} ${scopeText(scoped)}: returned items ${formatMoney(data.returns)} and partial refunds ${formatMoney(data.partialRefunds)}. It was ${formatMoney(sumBefore)} ${scopeText(scoped, baseline)}.`,
      data.grossSales > 0 && `That is ${formatPercent(-sum / data.grossSales, 1)} of gross sales.`,
      refunds.length === 0
        ? 'No refund was paid in this period.'
        : `${pluralize(refunds.length, 'refund')}${refunds.length > listed ? `, the latest ${listed}` : ''}, to ${listOf(customers)}:`,
      latest.length > 0 &&
        table(
          [
            { title: 'Refund' },
            { title: 'Date' },
            { title: 'Customer' },
            { title: 'Reason' },
            { title: 'Paid back', isNumber: true },
          ],
          latest.map((row) => [
            link(row.id, links.transactions(period.range, { filters: question.filters, opened: row.id }).path),
            formatRange({ from: row.date, to: row.date }),
            plain(customerLabel(row)),
            plain(row.refundReason),
            formatMoney(row.amount),
          ]),
        ),
      'Paid back includes taxes. Items returned in an exchange count as returns without a refund.',
      periodNote(scoped),
    ),
    {
      links: [
        ...figureLinks(scoped, { line: 'returns' }),
        {
          ...links.transactions(period.range, { filters: question.filters, type: 'refund' }),
          label: 'Open the refunds',
        },
      ],
      suggestions: ['And the week before?', 'What are returns?', 'How did sales do?'],
    },
  );
}
