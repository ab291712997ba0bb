import { formatMoney, formatRange, pluralize } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { linksOf } from '../links';
import { bold, link, paragraphs, plain, table } from '../markdown';
import { noQuestionFilters, type Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { nothingSold, periodNote, rowsOf, scopeText, type Scoped } from './scope';

const listed = 5;

/** The payments or refunds with the highest or lowest amounts, or those above or below an amount. */
export async function answerLargest(scoped: Scoped): Promise<Reply> {
  const { period, question, sources } = scoped;
  const { amount = 0, bound } = question;
  const type = question.metrics.includes('returns') ? 'refund' : 'sale';
  const kind = type === 'refund' ? 'refund' : 'payment';
  const rows = await rowsOf(scoped, period, { types: [type] });
  const isLatest = bound === undefined && question.asksForLatest;
  const isSmallest = question.screenWords.includes('smallest') || bound === 'under';
  const sizeOf = (row: Transaction) => Math.abs(row.amount);
  const asked = rows.filter((row) => !bound || (bound === 'over' ? sizeOf(row) > amount : sizeOf(row) < amount));
  // Rows come in order of time.
  const sorted = isLatest
    ? asked.toReversed()
    : asked.toSorted((one, other) => (sizeOf(one) - sizeOf(other)) * (isSmallest ? 1 : -1));
  const [first] = sorted;
  if (!first && rows.length === 0 && type === 'sale') return nothingSold(scoped);
  const boundText = bound && ` ${bound} ${formatMoney(amount)}`;
  const links = linksOf(sources.ledgerParams);
  const pathOf = ({ id }: Transaction) =>
    links.transactions(period.range, { filters: question.filters, opened: id }).path;
  return reply(
    paragraphs(
      (boundText || !first) &&
        `There ${sorted.length === 1 ? 'was' : 'were'} ${bold(first ? pluralize(sorted.length, kind) : `no ${kind}s`)}${boundText ?? ''} ${scopeText(scoped)}.`,
      first &&
        `${bold(`The ${isLatest ? 'latest' : isSmallest ? 'smallest' : 'largest'} ${boundText ? 'of them' : kind} was ${formatMoney(first.amount)}`)}${boundText ? '' : ` ${scopeText(scoped)}`}: ${plain(first.description)}, on ${formatRange({ from: first.date, to: first.date })}.`,
      first &&
        table(
          [{ title: 'Transaction' }, { title: 'Date' }, { title: 'Items' }, { title: 'Amount', isNumber: true }],
          sorted
            .slice(0, question.count ?? listed)
            .map((row) => [
              link(row.id, pathOf(row)),
              formatRange({ from: row.date, to: row.date }),
              plain(row.description),
              formatMoney(row.amount),
            ]),
        ),
      periodNote(scoped),
    ),
    {
      links: [links.transactions(period.range, { filters: question.filters, type })],
      suggestions: ['What is the average sale?', 'How many transactions?', 'Which items sold best?'],
    },
  );
}

/** One transaction by its id. */
export async function answerTransaction(
  { transactionId = '' }: Question,
  { port, ledgerParams, signal }: Sources,
): Promise<Reply> {
  const row = await port.row(transactionId, signal ? { signal } : {});
  if (!row)
    return reply(`There is no transaction ${plain(transactionId)}. Please check the number.`, {
      links: [linksOf(ledgerParams).screen('Open the transactions', '/transactions')],
      isAnswered: false,
    });
  const { id, type, amount, date, time, timeZone, description, tender, staffName, location, fee, refundReason } = row;
  const range = { from: date, to: date };
  return reply(
    paragraphs(
      `${bold(`${id} is a ${type} of ${formatMoney(amount)}`)}, on ${formatRange(range)} at ${time} ${timeZone}: ${plain(description)}.`,
      table(
        [{ title: '' }, { title: '' }],
        [
          ['Paid by', tender],
          ['Net sales', formatMoney(row.netSales)],
          ['Fee', formatMoney(fee)],
          ['Rung up by', staffName],
          ['Location', location],
          ...(refundReason === '' ? [] : [['Reason', plain(refundReason)]]),
        ],
      ),
    ),
    {
      links: [
        {
          ...linksOf(ledgerParams).transactions(range, { filters: noQuestionFilters, opened: id }),
          label: 'Open the transaction',
        },
      ],
      suggestions: ['How did sales do that day?'],
    },
  );
}
