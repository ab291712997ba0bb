import { compareFigures, formatMoney, formatPercent, capitalized } from '@back-office/shared/format';
import { tenderRules, tenders, valuesOf, type Figure, type FigureGroup } from '@back-office/shared/ledger';
import { bold, listOf, number, paragraphs, plain, table } from '../../../../domain/writeMarkdown';
import { reply, type Reply } from '../reply';
import { figureLinks, figuresOf, figureText, reasonsOf, scopeText, unknownSentence, type Scoped } from './scope';

const id = 'total-payments';

interface Payments {
  readonly tender: string;
  readonly amount: Figure;
  /** A fraction; `NaN` where there is no whole. */
  readonly share: number;
}

/** How customers paid: all tenders, the ones asked for first. */
export async function answerPayments(scoped: Scoped): Promise<Reply | undefined> {
  const { filters } = scoped.question;
  const asked = valuesOf(filters, 'tender');
  // Tenders that are asked about select no transactions: their share of all payments is part of the answer.
  const others = filters.filter(({ field }) => field !== 'tender');
  const whole: Scoped = { ...scoped, question: { ...scoped.question, filters: others } };
  const answer = await figuresOf(whole, { measures: [id, 'payment-share'], groupBy: ['tender'] });
  if (answer.total.transactions === 0) return undefined;
  const total = answer.total.figures[id];
  const { isSample } = scoped.sources;
  const hasShares = typeof total === 'number' && total > 0;
  const groups = new Map(answer.total.groups.map(({ key, figures }) => [key, figures]));
  const all = new Set([...(isSample ? tenders : []), ...groups.keys()]);
  const lines = [...all].map((tender): Payments => {
    const { [id]: amount = 0, 'payment-share': share = 0 } = groups.get(tender) ?? {};
    return { tender, amount, share: hasShares ? Number(share) : NaN };
  });
  const named = lines.filter(({ tender }) => asked.includes(tender));
  const ordered = (named.length > 0 ? named : lines).toSorted((one, other) =>
    compareFigures(one.amount, other.amount, true),
  );
  const found = reply(
    paragraphs(
      named.length > 0
        ? `${bold(listOf(named.map(sentencePart)))} ${scopeText(whole)}.`
        : largestSentence(lines, answer.total, scopeText(whole)),
      table(
        ['Tender', number('Payments'), number('Share')],
        [
          ...lines.map(({ tender, amount, share }) => [
            plain(tender),
            capitalized(figureText(amount, id)),
            shareText(share),
          ]),
          [bold('Total payments'), bold(capitalized(figureText(total, id))), ''],
        ],
      ),
      // The sentence of an unknown total has its reason.
      named.length > 0 && reasonsOf([id], answer.total),
      `Amounts are payments less refunds. The payment method card is everything but cash${isSample ? `: ${listOf(cardTenders)}` : ''}.`,
    ),
    {
      links: figureLinks(named.length === 1 ? scoped : whole, { line: id }),
    },
  );
  return { ...found, shown: { by: 'tender', keys: ordered.map(({ tender }) => tender) } };
}

const shareText = (share: number) => formatPercent(share, 1);

function sentencePart({ tender, amount, share }: Payments): string {
  const part = `${plain(tender)} payments were ${figureText(amount, id)}`;
  return Number.isFinite(share) ? `${part} (${shareText(share)} of all payments)` : part;
}

/** "Mostly" is more than half of the payments. */
function largestSentence(lines: readonly Payments[], whole: FigureGroup, scope: string): string | undefined {
  const total = whole.figures[id];
  if (typeof total !== 'number') return unknownSentence(id, whole, scope);
  if (total <= 0)
    return `Refunds equal or exceed payments ${scope}: ${bold(formatMoney(total))} in all, so there are no shares.`;
  const [largest] = lines.toSorted((one, other) => compareFigures(one.amount, other.amount, true));
  if (typeof largest?.amount !== 'number') return undefined;
  const { tender, amount, share } = largest;
  const part = `${bold(formatMoney(amount))}, ${shareText(share)} of all payments.`;
  return amount * 2 <= total
    ? `The largest part of the payments was ${bold(plain(tender))} ${scope}: ${part}`
    : `Customers paid mostly by ${bold(plain(tender))} ${scope}: ${part}`;
}

const cardTenders = tenders.filter((tender) => tenderRules[tender].paymentMethod === 'card');
