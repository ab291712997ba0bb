import {
  formatCount,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatRange,
  pluralize,
  unknown,
  capitalized,
} from '@back-office/shared/format';
import {
  customerText,
  isRefund,
  returningWithinDays,
  type Condition,
  type FigureGroup,
} from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { isWithin, limitIn } from '../question';
import { reply, type Reply } from '../reply';
import { customersOf, figuresOf, figureText, reasonsOf, scopeText, transactionsOf, type Scoped } from './scope';

/** New and returning customers, as the dashboard counts them for a day. */
export async function answerCustomers(scoped: Scoped): Promise<Reply | undefined> {
  const { period, question, sources } = scoped;
  const { range } = period;
  const baseline = question.baseline && scoped.baseline;
  const [{ stats, details }, before] = await Promise.all([
    customersOf(scoped, period),
    baseline && customersOf(scoped, baseline),
  ]);
  const { totalCustomers, returningCustomers } = stats;
  if (totalCustomers === 0) return noCustomers(scoped);
  const links = linksOf(sources.ledgerParams);
  const toVisits = links.transactions(range, { filters: question.filters, type: 'Sale' });
  if (totalCustomers === unknown || returningCustomers === unknown)
    return reply(
      `Who the customers of the ${bold(pluralize(details.visits, 'visit'))} ${scopeText(scoped)} were is not in your files.`,
      { links: [toVisits], suggestions: ['What is the average sale?', 'Which items sold best?'] },
    );
  const earlier = before?.stats;
  const isDay = range.from === range.to;
  const paid = stats.avgSpentPerVisit === unknown ? await figuresOf(scoped, { measures: [paidId] }) : undefined;
  return reply(
    paragraphs(
      `${totalCustomers === 1 ? 'There was' : 'There were'} ${bold(pluralize(totalCustomers, 'customer'))} ${scopeText(scoped)}: ${bold(`${formatCount(returningCustomers)} returning`)} and ${bold(`${formatCount(totalCustomers - returningCustomers)} new`)}.`,
      typeof earlier?.totalCustomers === 'number' &&
        typeof earlier.returningCustomers === 'number' &&
        `There were ${pluralize(earlier.totalCustomers, 'customer')} ${scopeText(scoped, baseline)}: ${formatCount(earlier.returningCustomers)} returning and ${formatCount(earlier.totalCustomers - earlier.returningCustomers)} new.`,
      table(
        ['', number('Figure')],
        [
          ['Share of returning customers', formatPercent(returningCustomers / totalCustomers, 1)],
          ['Visits', formatCount(details.visits)],
          [
            'Visits per customer',
            stats.avgVisitsPerCustomer === undefined ? '–' : formatDecimal(stats.avgVisitsPerCustomer, 1),
          ],
          ['Average spent per visit', stats.avgSpentPerVisit === undefined ? '–' : formatMoney(stats.avgSpentPerVisit)],
          ['Positive feedback', formatCount(stats.positiveFeedback)],
          ['Negative feedback', formatCount(stats.negativeFeedback)],
        ],
      ),
      paid && reasonsOf([paidId], paid.total),
      `Returning customers also bought in the ${returningWithinDays} days before; all others count as new. Refunds are not visits.`,
    ),
    {
      links: [...(isDay ? [links.dashboard(range.from)] : []), toVisits],
      suggestions: ['And the week before?', 'What is the average sale?', 'Which items sold best?'],
    },
  );
}

/** `undefined` if there were no transactions. Many files have sales without customers. */
async function noCustomers(scoped: Scoped): Promise<Reply | undefined> {
  const { total } = await figuresOf(scoped, { measures: ['transactions'] });
  if (total.transactions === 0) return undefined;
  return reply(
    `${bold('Your sales data names no customers')} ${scopeText(scoped)}. There were ${pluralize(total.transactions, 'transaction')}.`,
    { suggestions: ['What is the average sale?', 'When are we busiest?'] },
  );
}

const listed = 5;
/** Of those above or below an amount */
const mostListed = 20;
const mostBound = 200;

/** Who paid the most or the least, or came the most or the least often. Where no payment is known, by net sales. */
export async function answerTopCustomers(scoped: Scoped, id: RankedBy = paidId): Promise<Reply | undefined> {
  const { period, question, sources } = scoped;
  const isWorst = question.rank === 'worst';
  const byVisits = question.customersBy === 'visits';
  const limit = limitIn(question);
  const { verb, heading, lastHeading } = rankedBy[id];
  const isIn = ({ figures: { [id]: paid } }: FigureGroup) =>
    !limit || (typeof paid === 'number' && isWithin(limit, paid));
  const { total, groupCount } = await figuresOf(scoped, {
    measures: [paidId, 'transactions', 'net-sales'],
    where: isOfCustomer,
    groupBy: ['customer-id'],
    sort: { by: byVisits ? 'transactions' : id, isDescending: limit ? limit.bound === 'over' : !isWorst },
    limit: limit ? mostBound : (question.count ?? listed),
  });
  const isUnknown =
    !byVisits && total.groups.length > 0 && total.groups.every(({ figures }) => figures[id] === unknown);
  if (isUnknown && id === paidId && total.figures['net-sales'] !== unknown)
    return answerTopCustomers(scoped, 'net-sales');
  const groups = total.groups.filter(isIn);
  const shown = groups.slice(0, limit ? (question.count ?? mostListed) : groups.length);
  const customers = await Promise.all(shown.map((group) => withLastPayment(scoped, group, id)));
  const [first] = customers;
  if (!first && limit && total.groups.length > 0)
    return reply(`${bold(`No customer ${verb} ${limit.bound} ${formatMoney(limit.value)}`)} ${scopeText(scoped)}.`, {
      suggestions: ['Who were the best customers?'],
    });
  if (!first) return noCustomers(scoped);
  const links = linksOf(sources.ledgerParams);
  const visits = pluralize(first.visits, 'visit');
  const isKnown = first.amount !== unknown;
  const figures = byVisits ? `${bold(visits)}${isKnown ? `, ${first.paid}` : ''}` : `${bold(first.paid)} in ${visits}`;
  const isPartly = total.figures[id] === unknown && !byVisits;
  const found = reply(
    paragraphs(
      limit
        ? `${bold(`${groups.length < mostBound ? '' : 'At least '}${pluralize(groups.length, 'customer')} ${verb} ${limit.bound} ${formatMoney(limit.value)}`)} ${scopeText(scoped)}:`
        : isKnown || byVisits
          ? `${bold(`${first.name} ${byVisits ? 'came' : verb} the ${isWorst ? 'least' : 'most'}`)} ${scopeText(scoped)}${isPartly ? ', of those whose payments are in your files' : ''}: ${figures}.`
          : `Who paid the ${isWorst ? 'least' : 'most'} ${scopeText(scoped)} is ${first.paid}.`,
      table(
        ['Customer', number(heading), number('Visits'), lastHeading],
        customers.map(({ name, paid, visits: count, last }) => [
          name,
          capitalized(paid),
          formatCount(count),
          last
            ? link(formatRange({ from: last.date, to: last.date }), links.row(period.range, question.filters, last))
            : '–',
        ]),
      ),
      id === paidId ? reasonsOf([id], total) : 'Your files do not hold payments, so these are net sales.',
      `Of ${pluralize(groupCount, 'customer')}. Refunds are not deducted.`,
    ),
    {
      links: [links.transactions(period.range, { filters: question.filters, type: 'Sale' })],
      suggestions: ['How many customers were new?', 'What is the average sale?', 'Which items sold best?'],
    },
  );
  return {
    ...found,
    shown: { by: 'customer-id', keys: shown.map(({ key }) => key) },
  };
}

const paidId = 'total-payments';
/** What customers are ranked by, and how the reply words it. */
const rankedBy = {
  [paidId]: { verb: 'paid', heading: 'Paid', lastHeading: 'Last payment' },
  'net-sales': { verb: 'bought', heading: 'Net sales', lastHeading: 'Last sale' },
} as const;
type RankedBy = keyof typeof rankedBy;
const isPayment: Condition = { not: isRefund };
/** Sales without a customer are those of many. */
const isOfCustomer: Condition = { all: [isPayment, { not: { field: 'customer-id', is: '' } }] };

async function withLastPayment(scoped: Scoped, { key, figures, transactions: visits }: FigureGroup, id: RankedBy) {
  const { rows } = await transactionsOf(scoped, {
    more: [{ field: 'customer-id', values: [key] }],
    where: isPayment,
    sort: { by: 'time', isDescending: true },
    limit: 1,
  });
  const [last] = rows;
  const amount = figures[id];
  return { name: plain(last ? customerText(last) : key), amount, paid: figureText(amount, id), visits, last };
}
