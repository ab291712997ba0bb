import {
  capitalized,
  formatMoney,
  formatRange,
  notInFiles,
  pluralize,
  unknown,
  type Cents,
} from '@back-office/shared/format';
import {
  calendarDayOf,
  figuresOfRows,
  isRefund,
  maxPage,
  measureOf,
  rowsBehind,
  timeWithZone,
  type Condition,
  type FigureGroup,
  type MeasureId,
  type Sort,
  type Transaction,
  type TransactionSort,
} from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import type { ListedTransactions, Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { figuresOf, figureText, optionsOf, reasonsOf, scopeText, transactionsOf, type Scoped } from './scope';

const listed = 5;
const listedOfAll = 20;
const paidId = 'total-payments';
const usual: ListedTransactions = { type: 'Sale', order: 'latest', isDetailed: false };

/** The payments or refunds with the highest or lowest amounts, the latest, or those above, below or of an amount. */
export async function answerTransactions(scoped: Scoped): Promise<Reply | undefined> {
  const { question, sources } = scoped;
  const { isDetailed } = question.listed ?? usual;
  const [{ total }, { rows, total: count }] = await Promise.all([
    figuresOf(scoped, { measures: [paidId] }),
    transactionsOf(scoped, {
      where: conditionOf(question),
      sort: sortOf(question.listed ?? usual),
      limit: Math.min(question.count ?? (isWholeList(question) ? listedOfAll : listed), maxPage),
    }),
  ]);
  const [first] = rows;
  if (total.transactions === 0) return undefined;
  const isKnown = first ? first.amount !== unknown : total.figures[paidId] !== unknown;
  if (!isKnown && asksForAmounts(question)) return withoutAmounts(scoped, total);
  const isOne = isDetailed && first && (count === 1 || question.bound === undefined);
  const found = isOne ? oneReply(first, sources) : listReply(scoped, rows, count);
  const isUnknown =
    first?.amount === unknown || rows.some((row) => row.amount === unknown) || total.figures[paidId] === unknown;
  const left = first?.amount !== unknown && isUnknown ? ' Amounts that are not in your files are left out.' : '';
  const reason =
    isUnknown && question.listed?.order !== 'latest'
      ? `${reasonsOf([paidId], total)}${left}`
      : first?.amount === unknown
        ? reasonsOf([paidId], total)
        : '';
  return {
    ...found,
    text: paragraphs(found.text, reason),
    shown: { by: 'transaction-id', keys: rows.map(({ id }) => id) },
  };
}

/** `the largest sale`, `payments over $50` */
function asksForAmounts({ listed: { order, behind } = usual, bound }: Question): boolean {
  return !behind && (bound !== undefined || order === 'largest' || order === 'smallest');
}

/** Where no payment has an amount, a sale has its net sales, and a refund has nothing to choose or rank it by. */
async function withoutAmounts(scoped: Scoped, total: FigureGroup): Promise<Reply | undefined> {
  const { question, sources, period } = scoped;
  const asked = question.listed ?? usual;
  const reason = reasonsOf([paidId], total);
  const isOfPayments = question.words.some((word) => /^pa(?:id|ys?|yments?)$/.test(word));
  if (asked.type !== 'Sale' || question.bound !== undefined || isOfPayments) {
    const which =
      question.bound === undefined ? `the ${asked.order} ${kindOf(asked)}` : `the amount of each ${kindOf(asked)}`;
    return reply(
      paragraphs(`${bold(`${capitalized(which)} is ${notInFiles.toLowerCase()}`)} ${scopeText(scoped)}.`, reason),
      {
        links: [linksOf(sources.ledgerParams).transactions(period.range, { filters: question.filters })],
      },
    );
  }
  const listed = { ...asked, behind: 'net-sales' } as const;
  const found = await answerTransactions({ ...scoped, question: { ...question, listed } });
  return found && { ...found, text: paragraphs(found.text, reason) };
}

function kindOf({ type }: ListedTransactions): string {
  return type === 'Refund' ? 'refund' : type === 'Sale' ? 'payment' : 'transaction';
}

/** `list all refunds` */
function isWholeList({ words }: Question): boolean {
  return words.some((word) => /^(?:list|all|every)$/.test(word));
}

/** Deductions are negative: the largest discount is the lowest. */
const deductions: readonly MeasureId[] = ['discounts', 'comps', 'fees', 'refunds', 'returns'];

function sortOf({ type, order, behind }: ListedTransactions): Sort<TransactionSort> {
  if (behind && order !== 'latest')
    return { by: behind, isDescending: (order === 'largest') !== deductions.includes(behind) };
  if (order === 'latest' || order === 'first') return { by: 'time', isDescending: order === 'latest' };
  // Refunds are negative amounts.
  return { by: 'amount', isDescending: (type === 'Refund') === (order === 'smallest') };
}

function listReply(scoped: Scoped, rows: readonly Transaction[], count: number): Reply {
  const { period, question, sources } = scoped;
  const asked = question.listed ?? usual;
  const { type, order } = asked;
  const { amount, bound } = question;
  const kind = kindOf(asked);
  const [first] = rows;
  const hadText = order === 'latest' && asked.behind && ` with ${measureOf(asked.behind).label.toLowerCase()}`;
  const boundText = bound && amount !== undefined && ` ${bound === 'exactly' ? 'of' : bound} ${formatMoney(amount)}`;
  const links = linksOf(sources.ledgerParams);
  const ranked = `${order} ${boundText ? 'of them' : kind}`;
  const behind = order === 'latest' ? undefined : question.listed?.behind;
  const figureOf = (row: Transaction) =>
    behind ? [figureText(figuresOfRows([row], { measures: [behind] }).figures[behind], behind)] : [];
  return reply(
    paragraphs(
      (boundText || hadText || isWholeList(question) || !first) &&
        `There ${count === 1 ? 'was' : 'were'} ${bold(first ? pluralize(count, kind) : `no ${kind}s`)}${hadText || ''}${boundText || ''} ${scopeText(scoped)}.`,
      first &&
        (behind
          ? `${bold(`The ${order} ${measureOf(behind).label.toLowerCase()} of one transaction: ${figureOf(first).join('')}`)} ${scopeText(scoped)}: ${plain(first.description)}, on ${formatRange({ from: first.date, to: first.date })}.`
          : `${bold(first.amount === unknown ? `The amount of the ${ranked} is ${notInFiles.toLowerCase()}` : `The ${ranked} was ${formatMoney(first.amount)}`)}${boundText ? '' : ` ${scopeText(scoped)}`}: ${plain(first.description)}, on ${formatRange({ from: first.date, to: first.date })}.`),
      first &&
        table(
          ['Transaction', 'Date', 'Items', ...(behind ? [number(measureOf(behind).label)] : []), number('Amount')],
          rows
            .map((row) => [row, figureOf(row)] as const)
            .map(([row, own]) => [
              link(row.id, links.row(period.range, question.filters, row)),
              formatRange({ from: row.date, to: row.date }),
              plain(row.description),
              ...own,
              formatMoney(row.amount),
            ]),
        ),
      count > rows.length && (bound !== undefined || isWholeList(question)) && `${rows.length} of ${count} are listed.`,
    ),
    {
      links: [links.transactions(period.range, { filters: question.filters, ...(type && { type }) })],
      suggestions: ['What was in the first one?', 'What is the average sale?', 'Which items sold best?'],
    },
  );
}

/** Payments or refunds, behind a figure, and above, below or of an amount. */
function conditionOf({ listed: asked = usual, bound, amount = 0 }: Question): Condition {
  const { type, behind } = asked;
  const all: Condition[] = [];
  if (type === 'Refund') all.push(isRefund);
  if (type === 'Sale') all.push({ not: isRefund });
  if (behind) all.push(rowsBehind(behind));
  if (bound !== undefined) all.push(...boundsOf(type, bound, amount));
  return { all };
}

function boundsOf(
  type: ListedTransactions['type'],
  bound: 'over' | 'under' | 'exactly',
  amount: Cents,
): readonly Condition[] {
  const limit = (is: 'above' | 'below', cents: Cents): Condition => ({ amount: 'totalCollected', is, limit: cents });
  const sign = type === 'Refund' ? -1 : 1;
  if (bound !== 'exactly') return [limit((bound === 'over') === sign > 0 ? 'above' : 'below', sign * amount)];
  // `$63` finds $63.00 to $63.99, as the search of the transactions does.
  const end = amount % 100 === 0 ? amount + 100 : amount + 1;
  return sign > 0
    ? [limit('above', amount - 1), limit('below', end)]
    : [limit('below', 1 - amount), limit('above', 0 - end)];
}

const rowFigures = [paidId, 'net-sales', 'fees'] as const;

/** One transaction by its id. */
export async function answerTransaction({ transactionId = '' }: Question, sources: Sources): Promise<Reply> {
  const row = await sources.port.row(transactionId, optionsOf(sources));
  if (row)
    return { ...oneReply(row, sources), shown: { by: 'transaction-id', keys: [row.id], customers: [row.customerId] } };
  return reply(`There is no transaction ${plain(transactionId)}. Please check the number.`, {
    links: [linksOf(sources.ledgerParams).screen('Open the transactions', '/transactions')],
    isAnswered: false,
  });
}

function oneReply(row: Transaction, { ledgerParams }: Sources): Reply {
  const { id, type, amount, date, time, description, tender, staffName, location, fee, refundReason } = row;
  const range = { from: date, to: date };
  const day = calendarDayOf(row);
  const businessDay = day === date ? '' : ` (business day ${formatRange(range)})`;
  return reply(
    paragraphs(
      `${bold(`${id} is a ${type}${amount === unknown ? '' : ` of ${formatMoney(amount)}`}`)}, on ${formatRange({ from: day, to: day })}${time === '' ? '' : ` at ${timeWithZone(row)}`}${businessDay}: ${plain(description)}.`,
      table(
        ['', ''],
        [
          ...(amount === unknown ? [['Amount', notInFiles]] : []),
          ['Paid by', plain(tender)],
          ['Net sales', formatMoney(row.netSales)],
          ['Fee', formatMoney(fee)],
          ['Rung up by', plain(staffName)],
          ['Location', plain(location)],
          ...(refundReason === '' ? [] : [['Reason', plain(refundReason)]]),
        ],
      ),
      reasonsOf(rowFigures, figuresOfRows([row], { measures: rowFigures })),
    ),
    {
      links: [{ label: 'Open the transaction', path: linksOf(ledgerParams).row(range, [], row) }],
      suggestions: ['How did sales do that day?'],
    },
  );
}
