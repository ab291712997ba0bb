import {
  checkedLedgerPort,
  createLedger,
  defaultRange,
  knownTender,
  localLedgerPort,
  tenderRules,
  type Transaction,
} from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import { libraryItems } from '../../../../domain/catalog';
import { answerQuestion } from '../answerQuestion';
import { namesOf } from '../reading/readNames';
import { readQuestion } from '../reading/readQuestion';

const today = '2025-07-18';
const [sale] = createLedger().rowsOf(defaultRange);

/** The reply about a day with these payments, in cents. */
async function replyTo(
  payments: readonly (readonly [string, number])[],
  asked = 'how did customers pay on June 22, 2025?',
) {
  const rows = payments.map(([tender, amount], index) => {
    const { paymentMethod } = tenderRules[knownTender(tender)];
    const paid = [{ tender, paymentMethod, amount, tip: 0, fee: 0 }];
    return { ...sale, id: `PAY-${index}`, tender, totalCollected: amount, payments: paid } as Transaction;
  });
  const port = checkedLedgerPort({ ...localLedgerPort(createLedger()), ...portOfRows(() => rows) });
  const ledgerParams = { revision: 0, seed: undefined, volume: 1 };
  const sources = { port, isSample: true, ledgerParams, catalog: libraryItems, now: { day: today, minute: 600 } };
  const question = await readQuestion(asked, {
    today,
    catalog: libraryItems,
    namesIn: namesOf(port),
  });
  return (await answerQuestion(question, sources)).text.split('\n')[0];
}

test.each([
  [
    [
      ['Card', 600],
      ['Cash', 400],
    ],
    /^Customers paid mostly by \*\*Card\*\* .*, 60\.0% of all payments\.$/,
  ],
  [
    [
      ['Card', 400],
      ['Cash', 300],
      ['Digital Wallet', 300],
    ],
    /^The largest part of the payments was \*\*Card\*\* /,
  ],
  [
    [
      ['Card', 400],
      ['Cash', -400],
    ],
    /^Refunds equal or exceed payments .* so there are no shares\.$/,
  ],
] as const)('“mostly” is said of more than half: %j', async (payments, expected) => {
  expect(await replyTo(payments)).toMatch(expected);
});

test.each([
  ['how much was paid by apple pay on June 22, 2025', 'Apple Pay payments were $5.00 (25.0% of all payments)'],
  [
    'wallet payments on June 22, 2025',
    'PayPal payments were $9.00 (45.0% of all payments), and Apple Pay payments were $5.00',
  ],
  ['card payments on June 22, 2025', 'Visa payments were $6.00 (30.0% of all payments)'],
])('“%s” is about the tenders that the files name', async (asked, said) => {
  const payments = [
    ['Visa', 600],
    ['PayPal', 900],
    ['Apple Pay', 500],
  ] as const;
  expect(await replyTo(payments, asked)).toContain(said);
});
