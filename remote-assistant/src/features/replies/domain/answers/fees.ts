import { formatMoney, type Cents } from '@back-office/shared/format';
import { feeBy, tenderRules, tenders, valuesOf, type FeeKind } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { bold, listOf, number, paragraphs, table } from '../../../../domain/writeMarkdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { optionsOf } from './scope';

const charged = tenders.filter((tender) => tenderRules[tender].hasFee);
const free = tenders.filter((tender) => !tenderRules[tender].hasFee);

interface FeeLine {
  readonly kind: FeeKind | 'free';
  readonly label: string;
  readonly rate: string;
  readonly fee: Cents;
}

/** What a payment of this amount costs, for every way to pay of which the shop says it. */
async function feeLines({ port, isSample, ...sources }: Sources, amount: Cents): Promise<readonly FeeLine[]> {
  const { feeRules } = await port.describe(optionsOf(sources));
  const lineOf = (kind: FeeKind, label: string): readonly FeeLine[] => {
    const rule = feeRules[kind];
    return rule ? [{ kind, label, rate: rule.text, fee: feeBy(rule, amount) }] : [];
  };
  return [
    ...lineOf('processing', isSample ? listOf(charged) : 'Card'),
    ...lineOf('invoice', 'Invoice'),
    // Which payments cost nothing only the sample says.
    ...(isSample ? [{ kind: 'free', label: listOf(free), rate: 'No fee', fee: 0 } as const] : []),
  ];
}

const nounOf = { processing: 'a card payment', invoice: 'an invoice payment', free: 'a cash payment' } as const;

export async function answerFeeOfAmount(
  { amount = 0, isInvoice, filters }: Question,
  sources: Sources,
): Promise<Reply> {
  if (amount <= 0) return reply('A fee is charged on payments above $0.00 only.', { isAnswered: true });
  const lines = await feeLines(sources, amount);
  const paidBy = valuesOf(filters, 'tender');
  const isFree = paidBy.length > 0 && paidBy.every((tender) => free.some((one) => one === tender));
  const asked = isInvoice ? 'invoice' : isFree ? 'free' : 'processing';
  const main = lines.find(({ kind }) => kind === asked);
  if (!main) return noFeeRules(lines.length === 0 ? 'a payment' : nounOf[asked]);
  const rule =
    main.kind === 'free'
      ? 'Cash and Other payments have no fee'
      : `${main.rate} of ${formatMoney(amount)}, rounded to the cent`;
  return reply(
    paragraphs(
      `${bold(`The fee for ${nounOf[main.kind]} of ${formatMoney(amount)} is ${formatMoney(main.fee)}`)}: ${rule}. You keep ${bold(formatMoney(amount - main.fee))}.`,
      table(
        ['Paid by', 'Rate', number('Fee'), number('You keep')],
        lines.map(({ label, rate, fee }) => [label, rate, formatMoney(fee), formatMoney(amount - fee)]),
      ),
      sources.isSample && 'A refund does not return the fee.',
    ),
    {
      links: [{ label: 'Learn about fees', path: paths.education() }],
      suggestions: ['What did I pay in fees last week?', 'How did customers pay?'],
    },
  );
}

function noFeeRules(payment: string): Reply {
  return reply(
    `${bold(`Your sales data does not say what ${payment} costs`)}. I can tell the fees that were charged, if it has them.`,
    { suggestions: ['What did I pay in fees last week?', 'How did customers pay?'], isAnswered: false },
  );
}

export async function answerFeeRates(sources: Sources): Promise<Reply> {
  const lines = await feeLines(sources, 0);
  if (lines.length === 0) return noFeeRules('a payment');
  const { feeRules } = await sources.port.describe(optionsOf(sources));
  return reply(
    paragraphs(
      bold('Fees depend on how the customer pays:'),
      table(
        ['Paid by', 'Fee per payment'],
        lines.map(({ label, rate }) => [label, rate]),
      ),
      feeRules.processing?.rule,
    ),
    {
      links: [{ label: 'Learn about fees', path: paths.education() }],
      suggestions: ['What is the fee on $100?', 'What did I pay in fees last week?'],
    },
  );
}
