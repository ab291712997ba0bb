import { formatMoney, formatPercent, largestRemainder, type Cents } from '@back-office/shared/format';
import { tenderRules } from '@back-office/shared/ledger';
import { bold, paragraphs, table } from '../markdown';
import { noQuestionFilters } from '../question';
import { reply, type Reply } from '../reply';
import { figureLinks, listOf, nothingSold, periodNote, scopeText, totalsOf, type Scoped } from './scope';

/** How customers paid: all tenders, the ones asked for first. */
export async function answerPayments(scoped: Scoped): Promise<Reply> {
  const asked = scoped.question.filters.tenders;
  // Tenders that are asked about select no rows: their share of all payments is part of the answer.
  const whole: Scoped = {
    ...scoped,
    question: { ...scoped.question, filters: { ...scoped.question.filters, tenders: noQuestionFilters.tenders } },
  };
  const data = await totalsOf(whole, scoped.period);
  if (data.transactions === 0) return nothingSold(scoped);
  const total = data.totalPaymentsCollected;
  const shares = largestRemainder(data.tenders.map(({ amount }) => amount));
  const hasShares = total > 0;
  const lines = data.tenders.map(({ method, amount }, index) => ({
    method,
    amount,
    share: hasShares ? formatPercent((shares[index] ?? NaN) / 100, 1) : 'N/A',
  }));
  const largest = lines.reduce(
    (one, other) => (other.amount > one.amount ? other : one),
    lines[0] ?? { method: 'Card', amount: 0, share: '' },
  );
  const named = lines.filter(({ method }) => asked.includes(method));
  const head =
    named.length > 0
      ? `${bold(listOf(named.map(({ method, amount }) => `${method} payments were ${formatMoney(amount)}`)))} ${scopeText(whole)}.`
      : largestSentence(largest, total, scopeText(whole));
  return reply(
    paragraphs(
      head,
      table(
        [{ title: 'Tender' }, { title: 'Payments', isNumber: true }, { title: 'Share', isNumber: true }],
        [
          ...lines.map(({ method, amount, share }) => [method, formatMoney(amount), share]),
          [bold('Total payments'), bold(formatMoney(total)), ''],
        ],
      ),
      `Amounts are payments less refunds. The payment method card is everything but cash: ${listOf(cardTenders)}.`,
      periodNote(scoped),
    ),
    {
      links: figureLinks(named.length === 1 ? scoped : whole, { line: 'total-payments' }),
      suggestions: ['What did I pay in fees?', 'And the week before?', 'How much were tips?'],
    },
  );
}

/** "Mostly" is more than half of the payments. */
function largestSentence(
  { method, amount, share }: { readonly method: string; readonly amount: Cents; readonly share: string },
  total: Cents,
  scope: string,
): string {
  if (total <= 0)
    return `Refunds equal or exceed payments ${scope}: ${bold(formatMoney(total))} in all, so there are no shares.`;
  const part = `${bold(formatMoney(amount))}, ${share} of all payments.`;
  if (amount * 2 <= total) return `The largest part of the payments was ${bold(method)} ${scope}: ${part}`;
  return `Customers paid mostly by ${bold(method)} ${scope}: ${part}`;
}

const cardTenders = Object.entries(tenderRules)
  .filter(([, { paymentMethod }]) => paymentMethod === 'card')
  .map(([name]) => name);
