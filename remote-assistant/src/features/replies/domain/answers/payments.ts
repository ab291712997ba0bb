import { formatMoney, formatPercent, largestRemainder, type Cents } from '@back-office/shared/format';
import { numberOf, tenderRules, tenders, valuesOf } from '@back-office/shared/ledger';
import { bold, listOf, paragraphs, plain, table } from '../markdown';
import { reply, type Reply } from '../reply';
import { figureLinks, figuresOf, figureText, nothingSold, periodNote, scopeText, type Scoped } from './scope';

const id = 'total-payments';

interface Payments {
  readonly tender: string;
  readonly amount: Cents | undefined;
  /** `60.0%`, or `N/A` where there is no whole. */
  readonly share: string;
}

/** How customers paid: all tenders, the ones asked for first. */
export async function answerPayments(scoped: Scoped): Promise<Reply> {
  const { filters } = scoped.question;
  const asked = valuesOf(filters, 'tender');
  // Tenders that are asked about select no transactions: their share of all payments is part of the answer.
  const others = filters.filter(({ field }) => field !== 'tender');
  const whole: Scoped = { ...scoped, question: { ...scoped.question, filters: others } };
  const answer = await figuresOf(whole, { measures: [id], groupBy: ['tender'] });
  if (answer.total.transactions === 0) return nothingSold(scoped);
  const total = numberOf(answer.total.figures[id]);
  const amounts = new Map<string, Cents | undefined>(tenders.map((tender) => [tender, 0]));
  for (const { key, figures } of answer.total.groups) amounts.set(key, numberOf(figures[id]));
  const shares = largestRemainder([...amounts.values()].map((amount) => amount ?? 0));
  const lines = [...amounts].map(([tender, amount], index): Payments => {
    const share = total !== undefined && total > 0 ? formatPercent((shares[index] ?? NaN) / 100, 1) : 'N/A';
    return { tender, amount, share };
  });
  const named = lines.filter(({ tender }) => asked.includes(tender));
  return reply(
    paragraphs(
      named.length > 0
        ? `${bold(listOf(named.map(({ tender, amount }) => `${plain(tender)} payments were ${figureText(amount, id)}`)))} ${scopeText(whole)}.`
        : largestSentence(lines, total, scopeText(whole)),
      table(
        [{ title: 'Tender' }, { title: 'Payments', isNumber: true }, { title: 'Share', isNumber: true }],
        [
          ...lines.map(({ tender, amount, share }) => [plain(tender), figureText(amount, id), share]),
          [bold('Total payments'), bold(figureText(total, id)), ''],
        ],
      ),
      `Amounts are payments less refunds. The payment method card is everything but cash: ${listOf(cardTenders)}.`,
      periodNote(scoped),
    ),
    {
      links: figureLinks(named.length === 1 ? scoped : whole, { line: id }),
      suggestions: ['What did I pay in fees?', 'And the week before?', 'How much were tips?'],
    },
  );
}

/** "Mostly" is more than half of the payments. */
function largestSentence(lines: readonly Payments[], total: Cents | undefined, scope: string): string | undefined {
  if (total === undefined) return undefined;
  if (total <= 0)
    return `Refunds equal or exceed payments ${scope}: ${bold(formatMoney(total))} in all, so there are no shares.`;
  const [largest] = lines.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0));
  if (!largest) return undefined;
  const { tender, amount = 0, share } = largest;
  const part = `${bold(formatMoney(amount))}, ${share} of all payments.`;
  return amount * 2 <= total
    ? `The largest part of the payments was ${bold(plain(tender))} ${scope}: ${part}`
    : `Customers paid mostly by ${bold(plain(tender))} ${scope}: ${part}`;
}

const cardTenders = tenders.filter((tender) => tenderRules[tender].paymentMethod === 'card');
