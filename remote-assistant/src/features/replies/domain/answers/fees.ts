import { formatMoney, type Cents } from '@back-office/shared/format';
import { feeOf, feeRules, tenderRules, tenders, type Tender } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { valuesOf } from '../filters';
import { bold, listOf, paragraphs, table } from '../markdown';
import type { Question } from '../question';
import { reply, type Reply } from '../reply';

const charged = tenders.filter((tender) => tenderRules[tender].hasFee);
const free = tenders.filter((tender) => !tenderRules[tender].hasFee);

interface FeeLine {
  readonly label: string;
  readonly rate: string;
  readonly fee: Cents;
}

/** What a payment of this amount costs, for every way to pay. */
function feeLines(amount: Cents): readonly FeeLine[] {
  const [tender = 'Card' as Tender] = charged;
  return [
    { label: listOf(charged), rate: feeRules.processing.text, fee: feeOf(amount, tender, 'In-Store') },
    { label: 'Invoice', rate: feeRules.invoice.text, fee: feeOf(amount, tender, 'Invoice') },
    { label: listOf(free), rate: 'No fee', fee: feeOf(amount, free[0] ?? 'Cash', 'In-Store') },
  ];
}

export function answerFeeOfAmount({ amount = 0, isInvoice, filters }: Question): Reply {
  if (amount <= 0) return reply('A fee is charged on payments above $0.00 only.', { isAnswered: true });
  const lines = feeLines(amount);
  const paidBy = valuesOf(filters, 'tender');
  const place = isInvoice
    ? 1
    : paidBy.length > 0 && paidBy.every((tender) => free.some((one) => one === tender))
      ? 2
      : 0;
  const main = lines[place];
  const rule =
    place === 2
      ? 'Cash and Other payments have no fee'
      : `${main?.rate} of ${formatMoney(amount)}, rounded to the cent`;
  return reply(
    paragraphs(
      `${bold(`The fee for ${isInvoice ? 'an invoice payment' : place === 2 ? 'a cash payment' : 'a card payment'} of ${formatMoney(amount)} is ${formatMoney(main?.fee ?? 0)}`)}: ${rule}. You keep ${bold(formatMoney(amount - (main?.fee ?? 0)))}.`,
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

export function answerFeeRates(): Reply {
  return reply(
    paragraphs(
      bold('Fees depend on how the customer pays:'),
      table(
        [{ title: 'Paid by' }, { title: 'Fee per payment' }],
        feeLines(0).map(({ label, rate }) => [label, rate]),
      ),
      feeRules.processing.rule,
    ),
    {
      links: [{ label: 'Learn about fees', path: paths.education() }],
      suggestions: ['What is the fee on $100?', 'What did I pay in fees last week?'],
    },
  );
}
