import {
  addDays,
  formatCount,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatRange,
  pluralize,
  type Cents,
} from '@back-office/shared/format';
import { customersOf, customerText, returningWithinDays, type Transaction } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, paragraphs, plain, table } from '../markdown';
import type { Period } from '../periods/period';
import { reply, type Reply } from '../reply';
import { nothingSold, periodNote, rowsOf, scopeText, type Scoped } from './scope';

async function customersIn(scoped: Scoped, period: Period) {
  const { range } = period;
  const earlier = { from: addDays(range.from, -returningWithinDays), to: addDays(range.from, -1) };
  const [rows, earlierRows] = await Promise.all([rowsOf(scoped, period), rowsOf(scoped, { range: earlier })]);
  return customersOf(rows, earlierRows);
}

/** New and returning customers, as the dashboard counts them for a day. */
export async function answerCustomers(scoped: Scoped): Promise<Reply> {
  const { period, question, sources } = scoped;
  const { range } = period;
  const baseline = question.baseline && scoped.baseline;
  const [{ stats, details }, before] = await Promise.all([
    customersIn(scoped, period),
    baseline && customersIn(scoped, baseline),
  ]);
  if (stats.totalCustomers === 0) return nothingSold(scoped);
  const { totalCustomers, returningCustomers } = stats;
  const others = totalCustomers - returningCustomers;
  const links = linksOf(sources.ledgerParams);
  const isDay = range.from === range.to;
  const count = (value: number) => formatCount(value);
  return reply(
    paragraphs(
      `${totalCustomers === 1 ? 'There was' : 'There were'} ${bold(pluralize(totalCustomers, 'customer'))} ${scopeText(scoped)}: ${bold(`${count(returningCustomers)} returning`)} and ${bold(`${count(others)} new`)}.`,
      before &&
        `There were ${pluralize(before.stats.totalCustomers, 'customer')} ${scopeText(scoped, baseline)}: ${count(before.stats.returningCustomers)} returning and ${count(before.stats.totalCustomers - before.stats.returningCustomers)} new.`,
      table(
        [{ title: '' }, { title: 'Figure', isNumber: true }],
        [
          ['Share of returning customers', formatPercent(returningCustomers / totalCustomers, 1)],
          ['Visits', count(details.visits)],
          [
            'Visits per customer',
            stats.avgVisitsPerCustomer === undefined ? '–' : formatDecimal(stats.avgVisitsPerCustomer, 1),
          ],
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

const listed = 5;

interface Customer {
  readonly text: string;
  readonly paid: Cents;
  readonly visits: number;
  readonly last: Transaction;
}

/** Who paid the most or the least. */
export async function answerTopCustomers(scoped: Scoped): Promise<Reply> {
  const { period, question, sources } = scoped;
  const rows = (await rowsOf(scoped, period)).filter(({ type }) => type === 'sale');
  const isWorst = question.order === 'worst';
  const byVisits = question.screenWords.some((word) =>
    /^(?:often|frequent|frequently|visits?|visited|times)$/.test(word),
  );
  const sizeOf = ({ paid, visits }: Customer) => (byVisits ? visits : paid);
  const customers = payingCustomers(rows).toSorted(
    (one, other) => (sizeOf(one) - sizeOf(other)) * (isWorst ? 1 : -1) || other.paid - one.paid,
  );
  const [first] = customers;
  if (!first) return nothingSold(scoped);
  const links = linksOf(sources.ledgerParams);
  const pathOf = ({ id }: Transaction) =>
    links.transactions(period.range, { filters: question.filters, opened: id }).path;
  const shown = customers.slice(0, question.count ?? listed);
  return reply(
    paragraphs(
      `${bold(`${first.text} ${byVisits ? 'came' : 'paid'} the ${isWorst ? 'least' : 'most'}`)} ${scopeText(scoped)}: ${byVisits ? `${bold(pluralize(first.visits, 'visit'))}, ${formatMoney(first.paid)}` : `${bold(formatMoney(first.paid))} in ${pluralize(first.visits, 'visit')}`}.`,
      table(
        [
          { title: 'Customer' },
          { title: 'Paid', isNumber: true },
          { title: 'Visits', isNumber: true },
          { title: 'Last payment' },
        ],
        shown.map(({ text, paid, visits, last }) => [
          text,
          formatMoney(paid),
          formatCount(visits),
          link(formatRange({ from: last.date, to: last.date }), pathOf(last)),
        ]),
      ),
      `Of ${pluralize(customers.length, 'customer')}. Refunds are not deducted.`,
      periodNote(scoped),
    ),
    {
      links: [links.transactions(period.range, { filters: question.filters, type: 'sale' })],
      suggestions: ['How many customers were new?', 'What is the average sale?', 'Which items sold best?'],
    },
  );
}

function payingCustomers(sales: readonly Transaction[]): readonly Customer[] {
  const customers = new Map<string, Customer>();
  for (const sale of sales) {
    const { customerId: id, totalCollected } = sale;
    const known = customers.get(id);
    customers.set(id, {
      text: plain(customerText(sale)),
      paid: (known?.paid ?? 0) + totalCollected,
      visits: (known?.visits ?? 0) + 1,
      last: sale,
    });
  }
  return [...customers.values()];
}
