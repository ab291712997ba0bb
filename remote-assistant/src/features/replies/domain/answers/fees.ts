import { formatMoney, type Cents } from '@back-office/shared/format';
import { feeBy, tenderRules, tenders, valuesOf, type FeeKind, type LedgerFacts } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { bold, listOf, paragraphs, table } from '../markdown';
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
function feeLines({ feeRules }: LedgerFacts, amount: Cents): readonly FeeLine[] {
  const lineOf = (kind: FeeKind, label: string): readonly FeeLine[] => {
    const rule = feeRules[kind];
    return rule ? [{ kind, label, rate: rule.text, fee: feeBy(rule, amount) }] : [];
  };
  const lines = [...lineOf('processing', listOf(charged)), ...lineOf('invoice', 'Invoice')];
  return lines.length === 0 ? [] : [...lines, { kind: 'free', label: listOf(free), rate: 'No fee', fee: 0 }];
}

const nounOf = { processing: 'a card payment', invoice: 'an invoice payment', free: 'a cash payment' } as const;

export async function answerFeeOfAmount(
  { amount = 0, isInvoice, filters }: Question,
  { port, ...sources }: Sources,
): Promise<Reply> {
  if (amount <= 0) return reply('A fee is charged on payments above $0.00 only.', { isAnswered: true });
  const lines = feeLines(await port.describe(optionsOf(sources)), amount);
  const paidBy = valuesOf(filters, 'tender');
  const isFree = paidBy.length > 0 && paidBy.every((tender) => free.some((one) => one === tender));
  const main = lines.find(({ kind }) => kind === (isInvoice ? 'invoice' : isFree ? 'free' : 'processing'));
  if (!main) return noFeeRules();
  const rule =
    main.kind === 'free'
      ? 'Cash and Other payments have no fee'
      : `${main.rate} of ${formatMoney(amount)}, rounded to the cent`;
  return reply(
    paragraphs(
      `${bold(`The fee for ${nounOf[main.kind]} of ${formatMoney(amount)} is ${formatMoney(main.fee)}`)}: ${rule}. You keep ${bold(formatMoney(amount - main.fee))}.`,
      table(
        [
          { title: 'Paid by' },
          { title: 'Rate' },
          { title: 'Fee', isNumber: true },
          { title: 'You keep', isNumber: true },
        ],
        lines.map(({ label, rate, fee }) => [label, rate, formatMoney(fee), formatMoney(amount - fee)]),
      ),
      'A refund does not return the fee.',
    ),
    {
      links: [{ label: 'Learn about fees', path: paths.education() }],
      suggestions: ['What did I pay in fees last week?', 'How did customers pay?'],
    },
  );
}

function noFeeRules(): Reply {
  return reply(
    `${bold('Your sales data does not say what a payment costs')}. I can tell the fees that were charged, if it has them.`,
    { suggestions: ['What did I pay in fees last week?', 'How did customers pay?'], isAnswered: false },
  );
}

export async function answerFeeRates({ port, ...sources }: Sources): Promise<Reply> {
  const facts = await port.describe(optionsOf(sources));
  const lines = feeLines(facts, 0);
  if (lines.length === 0) return noFeeRules();
  return reply(
    paragraphs(
      bold('Fees depend on how the customer pays:'),
      table(
        [{ title: 'Paid by' }, { title: 'Fee per payment' }],
        lines.map(({ label, rate }) => [label, rate]),
      ),
      facts.feeRules.processing?.rule,
    ),
    {
      links: [{ label: 'Learn about fees', path: paths.education() }],
      suggestions: ['What is the fee on $100?', 'What did I pay in fees last week?'],
    },
  );
}
