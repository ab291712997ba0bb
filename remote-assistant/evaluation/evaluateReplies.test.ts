import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { libraryItems } from '../src/domain/catalog';
import { accountingDialogues } from './accountingDialogues';
import { accountingQuestions } from './accountingQuestions';
import { scoreOfDialogues, scoreOfQuestions, type AskedShop, type Score } from './askReplies';
import { bookkeeperDialogues } from './bookkeeperDialogues';
import { bookkeeperQuestions } from './bookkeeperQuestions';
import { catererDialogues, catererQuestions } from './catererQuestions';
import { counterDialogues, counterOwnShopDialogues } from './counterDialogues';
import { counterOwnShopQuestions, counterQuestions } from './counterQuestions';
import { developmentDialogues } from './developmentDialogues';
import { developmentQuestions } from './developmentQuestions';
import { familyDialogues, familyOwnShopDialogues } from './familyDialogues';
import { familyOwnShopQuestions, familyQuestions } from './familyQuestions';
import { heldOutDialogues } from './heldOutDialogues';
import { heldOutOwnShopDialogues, heldOutOwnShopQuestions } from './heldOutOwnShop';
import { heldOutQuestions } from './heldOutQuestions';
import { managerDialogues } from './managerDialogues';
import { managerQuestions } from './managerQuestions';
import { merchantDialogues } from './merchantDialogues';
import { merchantQuestions } from './merchantQuestions';
import { newcomerDialogues } from './newcomerDialogues';
import { newcomerQuestions } from './newcomerQuestions';
import { ownerDialogues } from './ownerDialogues';
import { ownerQuestions } from './ownerQuestions';
import { ownShop } from './ownShop';
import { staffDialogues } from './staffDialogues';
import { staffQuestions } from './staffQuestions';

/** `pnpm evaluate-replies` runs this file alone and prints the scores. */
const isCommand = process.env['npm_lifecycle_event'] === 'evaluate-replies';

const sample: AskedShop = { port: localLedgerPort(createLedger()), isSample: true, catalog: libraryItems };

function expectScore(name: string, { asked, right, wrong, failures }: Score, atLeast: number, atMost: number) {
  if (isCommand) {
    const share = (count: number) => `${count} (${((count / asked) * 100).toFixed(1)}%)`;
    process.stdout.write(`${name}: ${asked} asked, ${share(right)} right, ${share(wrong)} wrong\n`);
    for (const failure of failures) process.stdout.write(`  ${failure}\n`);
  }
  expect({ isRight: right >= asked * atLeast, hasFewWrong: wrong <= asked * atMost, failures }).toEqual({
    isRight: true,
    hasFewWrong: true,
    failures,
  });
}

test('questions that the reader was written with ask the right question of the catalog', async () => {
  expectScore(
    'development questions',
    await scoreOfQuestions(sample, [...developmentQuestions, ...accountingQuestions, ...merchantQuestions]),
    0.97,
    0.02,
  );
});

test('dialogues that the reader was written with keep the thread', async () => {
  const { first, later } = await scoreOfDialogues(sample, [
    ...developmentDialogues,
    ...accountingDialogues,
    ...merchantDialogues,
  ]);
  expectScore('development dialogues, first turns', first, 0.97, 0.02);
  expectScore('development dialogues, later turns', later, 0.95, 0.04);
});

test('what five people ask, with which the reader was mended once', async () => {
  expectScore(
    'questions of five people',
    await scoreOfQuestions(sample, [
      ...ownerQuestions,
      ...staffQuestions,
      ...managerQuestions,
      ...newcomerQuestions,
      ...bookkeeperQuestions,
    ]),
    0.97,
    0.02,
  );
  const { first, later } = await scoreOfDialogues(sample, [
    ...ownerDialogues,
    ...staffDialogues,
    ...managerDialogues,
    ...newcomerDialogues,
    ...bookkeeperDialogues,
  ]);
  expectScore('dialogues of five people, first turns', first, 0.97, 0.02);
  expectScore('dialogues of five people, later turns', later, 0.95, 0.03);
});

test('held-out questions to the sample', async () => {
  expectScore('held-out questions', await scoreOfQuestions(sample, heldOutQuestions), 0.9, 0.05);
});

test('held-out dialogues with the sample', async () => {
  const { first, later } = await scoreOfDialogues(sample, heldOutDialogues);
  expectScore('held-out dialogues, first turns', first, 0.9, 0.02);
  expectScore('held-out dialogues, later turns', later, 0.8, 0.1);
});

test('held-out questions and dialogues with an own shop', async () => {
  const shop = await ownShop();
  const { first, later } = await scoreOfDialogues(shop, heldOutOwnShopDialogues);
  expectScore('held-out questions to an own shop', await scoreOfQuestions(shop, heldOutOwnShopQuestions), 0.9, 0.05);
  expectScore('held-out dialogues with an own shop, first turns', first, 0.9, 0.02);
  expectScore('held-out dialogues with an own shop, later turns', later, 0.8, 0.1);
});

test('what a baker, a manager, a bookkeeper, and a speaker of another language ask', async () => {
  const shop = await ownShop();
  expectScore('counter questions', await scoreOfQuestions(sample, counterQuestions), 0, 1);
  expectScore('counter questions to an own shop', await scoreOfQuestions(shop, counterOwnShopQuestions), 0, 1);
  const dialogues = await scoreOfDialogues(sample, counterDialogues);
  const ownDialogues = await scoreOfDialogues(shop, counterOwnShopDialogues);
  expectScore('counter dialogues, first turns', dialogues.first, 0, 1);
  expectScore('counter dialogues, later turns', dialogues.later, 0, 1);
  expectScore('counter dialogues with an own shop, first turns', ownDialogues.first, 0, 1);
  expectScore('counter dialogues with an own shop, later turns', ownDialogues.later, 0, 1);
});

test('what an owner, a daughter, an area manager, an assistant, and a new hire ask', async () => {
  const shop = await ownShop();
  expectScore('family questions', await scoreOfQuestions(sample, familyQuestions), 0, 1);
  expectScore('family questions to an own shop', await scoreOfQuestions(shop, familyOwnShopQuestions), 0, 1);
  const dialogues = await scoreOfDialogues(sample, familyDialogues);
  const ownDialogues = await scoreOfDialogues(shop, familyOwnShopDialogues);
  expectScore('family dialogues, first turns', dialogues.first, 0, 1);
  expectScore('family dialogues, later turns', dialogues.later, 0, 1);
  expectScore('family dialogues with an own shop, first turns', ownDialogues.first, 0, 1);
  expectScore('family dialogues with an own shop, later turns', ownDialogues.later, 0, 1);
});

test('what a caterer, a co-owner, and a student ask', async () => {
  expectScore('caterer questions', await scoreOfQuestions(sample, catererQuestions), 0, 1);
  const { first, later } = await scoreOfDialogues(sample, catererDialogues);
  expectScore('caterer dialogues, first turns', first, 0, 1);
  expectScore('caterer dialogues, later turns', later, 0, 1);
});
