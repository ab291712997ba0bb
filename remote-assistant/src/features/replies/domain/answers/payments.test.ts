import {
  checkedLedgerPort,
  createLedger,
  defaultRange,
  localLedgerPort,
  tenderRules,
  type Tender,
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
async function replyTo(payments: readonly (readonly [Tender, number])[]) {
  const rows = payments.map(([tender, amount], index) => {
    const { paymentMethod } = tenderRules[tender];
    const paid = [{ tender, paymentMethod, amount, tip: 0, fee: 0 }];
    return { ...sale, id: `PAY-${index}`, tender, totalCollected: amount, payments: paid } as Transaction;
  });
  const port = checkedLedgerPort({ ...localLedgerPort(createLedger()), ...portOfRows(() => rows) });
  const ledgerParams = { revision: 0, seed: undefined, volume: 1 };
  const sources = { port, isSample: true, ledgerParams, catalog: libraryItems, now: { day: today, minute: 600 } };
  const question = await readQuestion('how did customers pay on June 22, 2025?', {
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
