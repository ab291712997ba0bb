import { addDays, formatCount, formatMoney, formatPercent, pluralize } from '@back-office/shared/format';
import { customersOf, returningWithinDays } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, paragraphs, table } from '../markdown';
import { reply, type Reply } from '../reply';
import { nothingSold, periodNote, rowsOf, scopeText, type Scoped } from './scope';

/** New and returning customers, as the dashboard counts them for a day. */
export async function answerCustomers(scoped: Scoped): Promise<Reply> {
  const { period, question, sources } = scoped;
  const { range } = period;
  const earlier = { from: addDays(range.from, -returningWithinDays), to: addDays(range.from, -1) };
  const [rows, earlierRows] = await Promise.all([rowsOf(scoped, range), rowsOf(scoped, earlier)]);
  const { stats, details } = customersOf(rows, earlierRows);
  if (stats.totalCustomers === 0) return nothingSold(scoped);
  const { totalCustomers, returningCustomers } = stats;
  const others = totalCustomers - returningCustomers;
  const links = linksOf(sources.ledgerParams);
  const isDay = range.from === range.to;
  const count = (value: number) => formatCount(value);
  return reply(
    paragraphs(
      `${totalCustomers === 1 ? 'There was' : 'There were'} ${bold(pluralize(totalCustomers, 'customer'))} ${scopeText(scoped)}: ${bold(`${count(returningCustomers)} returning`)} and ${bold(`${count(others)} new`)}.`,
      table(
        [{ title: '' }, { title: 'Figure', isNumber: true }],
        [
          ['Share of returning customers', formatPercent(returningCustomers / totalCustomers, 1)],
          ['Visits', count(details.visits)],
          ['Visits per customer', stats.avgVisitsPerCustomer?.toFixed(1) ?? '–'],
          ['Average spent per visit', stats.avgSpentPerVisit === undefined ? '–' : formatMoney(stats.avgSpentPerVisit)],
          ['Positive feedback', count(stats.positiveFeedback)],
          ['Negative feedback', count(stats.negativeFeedback)],
        ],
      ),
      `Returning customers also bought in the ${returningWithinDays} days before; all others count as new. Refunds are not visits.`,
      periodNote(scoped),
    ),
    {
      links: [
        ...(isDay ? [links.dashboard(range.from)] : []),
        links.transactions(range, { filters: question.filters, type: 'sale' }),
      ],
      suggestions: ['And the week before?', 'What is the average sale?', 'Which items sold best?'],
    },
  );
}
