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
