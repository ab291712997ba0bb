import { formatMoney, formatRange, notInFiles, pluralize, unknown, type Cents } from '@back-office/shared/format';
import { figuresOfRows, isRefund, maxPage, type Condition } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, number, paragraphs, plain, table } from '../markdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { figuresOf, optionsOf, reasonsOf, scopeText, transactionsOf, type Scoped } from './scope';

const listed = 5;

/** The payments or refunds with the highest or lowest amounts, the latest, or those above or below an amount. */
export async function answerLargest(scoped: Scoped): Promise<Reply | undefined> {
  const { period, question, sources } = scoped;
  const { amount = 0, bound } = question;
  const type = question.measures.includes('returns') ? 'Refund' : 'Sale';
  const kind = type === 'Refund' ? 'refund' : 'payment';
  const isLatest = bound === undefined && question.asksForLatest;
  const isSmallest = question.screenWords.includes('smallest') || bound === 'under';
  const where = conditionOf(type, bound, amount);
  const [{ total }, { rows, total: count }] = await Promise.all([
    figuresOf(scoped, { measures: [paidId] }),
    transactionsOf(scoped, {
      where,
      // Refunds are negative amounts.
      sort: isLatest
        ? { by: 'time', isDescending: true }
        : { by: 'amount', isDescending: (type === 'Sale') !== isSmallest },
      limit: Math.min(question.count ?? listed, maxPage),
    }),
  ]);
  const [first] = rows;
  if (total.transactions === 0) return undefined;
  const boundText = bound && ` ${bound} ${formatMoney(amount)}`;
  const links = linksOf(sources.ledgerParams);
  const rank = isLatest ? 'latest' : isSmallest ? 'smallest' : 'largest';
  const ranked = `${rank} ${boundText ? 'of them' : kind}`;
  const isPartly = !isLatest && first?.amount !== unknown;
  const reason = isPartly || rows.some((row) => row.amount === unknown) ? reasonsOf([paidId], total) : '';
  return reply(
    paragraphs(
      (boundText || !first) &&
        `There ${count === 1 ? 'was' : 'were'} ${bold(first ? pluralize(count, kind) : `no ${kind}s`)}${boundText ?? ''} ${scopeText(scoped)}.`,
      first &&
        `${bold(first.amount === unknown ? `The amount of the ${ranked} is ${notInFiles.toLowerCase()}` : `The ${ranked} was ${formatMoney(first.amount)}`)}${boundText ? '' : ` ${scopeText(scoped)}`}: ${plain(first.description)}, on ${formatRange({ from: first.date, to: first.date })}.`,
      first &&
        table(
          ['Transaction', 'Date', 'Items', number('Amount')],
          rows.map(({ id, date, description, amount: paid }) => [
            link(id, links.transactions(period.range, { filters: question.filters, opened: id }).path),
            formatRange({ from: date, to: date }),
            plain(description),
            formatMoney(paid),
          ]),
        ),
      reason && isPartly ? `${reason} Amounts that are not in your files are left out.` : reason,
    ),
    {
      links: [links.transactions(period.range, { filters: question.filters, type })],
      suggestions: ['What is the average sale?', 'How many transactions?', 'Which items sold best?'],
    },
  );
}

const paidId = 'total-payments';

/** Payments or refunds, above or below an amount. */
function conditionOf(type: 'Sale' | 'Refund', bound: Question['bound'], amount: Cents): Condition {
  const ofType = type === 'Refund' ? isRefund : { not: isRefund };
  if (bound === undefined) return ofType;
  const isAbove = (bound === 'over') === (type === 'Sale');
  const limit = type === 'Sale' ? amount : 0 - amount;
  return { all: [ofType, { amount: 'totalCollected', is: isAbove ? 'above' : 'below', limit }] };
}

const rowFigures = [paidId, 'net-sales', 'fees'] as const;

/** One transaction by its id. */
export async function answerTransaction({ transactionId = '' }: Question, sources: Sources): Promise<Reply> {
  const { port, ledgerParams } = sources;
  const row = await port.row(transactionId, optionsOf(sources));
  if (!row)
    return reply(`There is no transaction ${plain(transactionId)}. Please check the number.`, {
      links: [linksOf(ledgerParams).screen('Open the transactions', '/transactions')],
      isAnswered: false,
    });
  const { id, type, amount, date, time, timeZone, description, tender, staffName, location, fee, refundReason } = row;
  const range = { from: date, to: date };
  return reply(
    paragraphs(
      `${bold(`${id} is a ${type}${amount === unknown ? '' : ` of ${formatMoney(amount)}`}`)}, on ${formatRange(range)} at ${time} ${timeZone}: ${plain(description)}.`,
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
      links: [
        {
          ...linksOf(ledgerParams).transactions(range, { filters: [], opened: id }),
          label: 'Open the transaction',
        },
      ],
      suggestions: ['How did sales do that day?'],
    },
  );
}
