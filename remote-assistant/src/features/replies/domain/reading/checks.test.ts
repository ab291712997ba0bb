import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { libraryItems } from '../../../../domain/catalog';
import { askShop } from '../../../../../evaluation/askReplies';

const sample = { port: localLedgerPort(createLedger()), isSample: true, catalog: libraryItems };

test.each([
  [['how much tax did we collect in june', 'split it by location', 'and when do i have to pay it']],
  [['When do we run out of customers on a Friday?']],
  [['where do i see all the money paid ahead']],
])('figures that tell neither time nor place are no answer to %s', async (turns) => {
  const { reply } = await askShop(sample, turns);
  expect(reply.isAnswered).toBe(false);
});

test.each([
  [['who sold the most in june'], '**Maya Duarte**'],
  [['when are we busiest on saturdays'], 'AM'],
  [['who did refunds last week'], 'refund'],
])('what names them is: %s', async (turns, text) => {
  const { reply } = await askShop(sample, turns);
  expect(reply.text).toContain(text);
});

test.each([
  [['how much did Priya sell last month', 'which had more tips']],
  [['do you store my data on the internet']],
  [['how much is the deferred balance', 'who is it from']],
])('figures of something else are no answer to %s', async (turns) => {
  const { reply } = await askShop(sample, turns);
  expect(reply.isAnswered).toBe(false);
});

test.each([
  [['what did we take in May and how much in June, both please'], 'June 2025, Jun 1 – 30, 2025'],
  [['how much did Priya sell last month', 'and Owen', 'which of the two had more in tips'], '**Owen Reyes**'],
  [['which items sold more in June than in May'], 'largest increase'],
  [['refund reasons in june', 'which items'], 'Refunds by item'],
])('both sides are told: %s', async (turns, text) => {
  const { reply } = await askShop(sample, turns);
  expect(reply.text).toContain(text);
});
