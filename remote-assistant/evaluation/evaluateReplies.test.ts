import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { libraryItems } from '../src/domain/catalog';
import { accountingDialogues } from './accountingDialogues';
import { accountingQuestions } from './accountingQuestions';
import type { Asked } from './asked';
import { scoreOfDialogues, scoreOfQuestions, type AskedShop, type Score } from './askReplies';
import { bakehouseDialogues, bakehouseQuestions } from './bakehouseQuestions';
import { bakeryDialogues } from './bakeryDialogues';
import { bakeryQuestions } from './bakeryQuestions';
import { barberDialogues, barberQuestions } from './barberQuestions';
import { bikeshopDialogues, bikeshopQuestions } from './bikeshopQuestions';
import { bowlingDialogues, bowlingQuestions } from './bowlingQuestions';
import { cateringDialogues, cateringQuestions } from './cateringQuestions';
import { farmshopDialogues, farmshopQuestions } from './farmshopQuestions';
import { museumDialogues, museumQuestions } from './museumQuestions';
import { opticianDialogues, opticianQuestions } from './opticianQuestions';
import { tattooDialogues, tattooQuestions } from './tattooQuestions';
import { bookkeeperDialogues } from './bookkeeperDialogues';
import { bookkeeperQuestions } from './bookkeeperQuestions';
import { bookstoreDialogues } from './bookstoreDialogues';
import { bookstoreQuestions } from './bookstoreQuestions';
import { boutiqueDialogues } from './boutiqueDialogues';
import { boutiqueQuestions } from './boutiqueQuestions';
import { brewerDialogues, brewerQuestions } from './brewerQuestions';
import { butcherDialogues, butcherQuestions } from './butcherQuestions';
import { cafeDialogues, cafeQuestions } from './cafeQuestions';
import { catererDialogues, catererQuestions } from './catererQuestions';
import { chocolatierDialogues, chocolatierQuestions } from './chocolatierQuestions';
import { constructQuestions } from './constructQuestions';
import { counterDialogues, counterOwnShopDialogues } from './counterDialogues';
import { counterOwnShopQuestions, counterQuestions } from './counterQuestions';
import { deliDialogues, deliQuestions } from './deliQuestions';
import { developmentDialogues } from './developmentDialogues';
import { developmentQuestions } from './developmentQuestions';
import { dinerDialogues, dinerQuestions } from './dinerQuestions';
import { districtDialogues } from './districtDialogues';
import { districtQuestions } from './districtQuestions';
import { familyDialogues, familyOwnShopDialogues } from './familyDialogues';
import { familyOwnShopQuestions, familyQuestions } from './familyQuestions';
import { floristDialogues, floristQuestions } from './floristQuestions';
import { flowersDialogues, flowersQuestions } from './flowersQuestions';
import { foodtruckDialogues, foodtruckQuestions } from './foodtruckQuestions';
import { gardenDialogues, gardenQuestions } from './gardenQuestions';
import { gardenerDialogues } from './gardenerDialogues';
import { gardenerQuestions } from './gardenerQuestions';
import { grocerDialogues, grocerQuestions } from './grocerQuestions';
import { hairSalonDialogues, hairSalonQuestions } from './hairSalonQuestions';
import { hardwareDialogues, hardwareQuestions } from './hardwareQuestions';
import { heldOutDialogues } from './heldOutDialogues';
import { heldOutOwnShopDialogues, heldOutOwnShopQuestions } from './heldOutOwnShop';
import { heldOutQuestions } from './heldOutQuestions';
import { kitchenDialogues, kitchenQuestions } from './kitchenQuestions';
import { laundryDialogues, laundryQuestions } from './laundryQuestions';
import { managerDialogues } from './managerDialogues';
import { managerQuestions } from './managerQuestions';
import { marketDialogues } from './marketDialogues';
import { marketQuestions } from './marketQuestions';
import { merchantDialogues } from './merchantDialogues';
import { merchantQuestions } from './merchantQuestions';
import { messengerDialogues, messengerQuestions } from './messengerQuestions';
import { newcomerDialogues } from './newcomerDialogues';
import { newcomerQuestions } from './newcomerQuestions';
import { nurseryDialogues, nurseryQuestions } from './nurseryQuestions';
import { ownerDialogues } from './ownerDialogues';
import { ownerQuestions } from './ownerQuestions';
import { ownShop } from './ownShop';
import { ownStallDialogues, ownStallQuestions } from './ownStallQuestions';
import { pizzeriaDialogues } from './pizzeriaDialogues';
import { pizzeriaQuestions } from './pizzeriaQuestions';
import { petsDialogues, petsQuestions } from './petsQuestions';
import { petshopDialogues } from './petshopDialogues';
import { petshopQuestions } from './petshopQuestions';
import { recordsDialogues, recordsQuestions } from './recordsQuestions';
import { salonDialogues } from './salonDialogues';
import { salonQuestions } from './salonQuestions';
import { staffDialogues } from './staffDialogues';
import { staffQuestions } from './staffQuestions';
import { surfshopDialogues, surfshopQuestions } from './surfshopQuestions';
import { tearoomDialogues, tearoomQuestions } from './tearoomQuestions';
import { toyshopDialogues, toyshopQuestions } from './toyshopQuestions';
import { winebarDialogues, winebarQuestions } from './winebarQuestions';
import { wholesalerDialogues, wholesalerQuestions } from './wholesalerQuestions';
import { yarnshopDialogues, yarnshopQuestions } from './yarnshopQuestions';

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

/** The least share of right replies and the largest one of wrong ones: of questions, first turns and later turns. */
type Limits = readonly [questions: Limit, first: Limit, later: Limit];
type Limit = readonly [atLeast: number, atMost: number];

async function expectSet(
  name: string,
  questions: readonly Asked[],
  dialogues: readonly (readonly Asked[])[],
  limits: Limits,
) {
  const { first, later } = await scoreOfDialogues(sample, dialogues);
  expectScore(`questions of ${name}`, await scoreOfQuestions(sample, questions), ...limits[0]);
  expectScore(`dialogues of ${name}, first turns`, first, ...limits[1]);
  expectScore(`dialogues of ${name}, later turns`, later, ...limits[2]);
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

test('what the owner and a part-timer ask of an own shop', async () => {
  const shop = await ownShop();
  const { first, later } = await scoreOfDialogues(shop, ownStallDialogues);
  expectScore('questions to an own stall', await scoreOfQuestions(shop, ownStallQuestions), 0.98, 0.02);
  expectScore('dialogues with an own stall, first turns', first, 1, 0);
  expectScore('dialogues with an own stall, later turns', later, 1, 0);
});

test('what people of three more sets ask, with which causes were mended', async () => {
  const shop = await ownShop();
  const questions = [...counterQuestions, ...familyQuestions, ...catererQuestions];
  const ownQuestions = [...counterOwnShopQuestions, ...familyOwnShopQuestions];
  const dialogues = await scoreOfDialogues(sample, [...counterDialogues, ...familyDialogues, ...catererDialogues]);
  const ownDialogues = await scoreOfDialogues(shop, [...counterOwnShopDialogues, ...familyOwnShopDialogues]);
  expectScore('questions of three sets', await scoreOfQuestions(sample, questions), 0.85, 0.05);
  expectScore('questions of two sets to an own shop', await scoreOfQuestions(shop, ownQuestions), 0.9, 0.04);
  expectScore('dialogues of three sets, first turns', dialogues.first, 0.97, 0.03);
  expectScore('dialogues of three sets, later turns', dialogues.later, 0.88, 0.1);
  expectScore('dialogues of two sets with an own shop, first turns', ownDialogues.first, 1, 0);
  expectScore('dialogues of two sets with an own shop, later turns', ownDialogues.later, 0.87, 0.04);
});

test('dialogues of two more sets, with which causes were mended', async () => {
  const { first, later } = await scoreOfDialogues(sample, [...boutiqueDialogues, ...districtDialogues]);
  expectScore('dialogues of two more sets, first turns', first, 0.95, 0.04);
  expectScore('dialogues of two more sets, later turns', later, 0.94, 0.05);
});

test('what people of two large sets ask, with which causes were mended', async () => {
  expectScore('questions of a boutique and others', await scoreOfQuestions(sample, boutiqueQuestions), 0.945, 0.02);
  expectScore(
    'questions of a district manager and others',
    await scoreOfQuestions(sample, districtQuestions),
    0.87,
    0.07,
  );
});

test('what a market stall and others ask, with which causes were mended', () =>
  expectSet('a market stall and others', marketQuestions, marketDialogues, [
    [0.98, 0.01],
    [1, 0],
    [0.98, 0.01],
  ]));

test('what a pizzeria and others ask, with which causes were mended', () =>
  expectSet('a pizzeria and others', pizzeriaQuestions, pizzeriaDialogues, [
    [0.99, 0.01],
    [1, 0],
    [0.98, 0.01],
  ]));

test('what a village bakery and others ask, with which causes were mended', () =>
  expectSet('a village bakery and others', bakeryQuestions, bakeryDialogues, [
    [0.98, 0.02],
    [1, 0],
    [0.98, 0.02],
  ]));

/** Not read by who mended the reader with the sets above. Since they were first asked, two faults that they showed were mended. */
test('what people of two sets ask that the reader was not mended with', async () => {
  const questions = [...wholesalerQuestions, ...floristQuestions];
  const { first, later } = await scoreOfDialogues(sample, [...wholesalerDialogues, ...floristDialogues]);
  expectScore('held-out questions of two sets', await scoreOfQuestions(sample, questions), 0.64, 0.1);
  expectScore('held-out dialogues of two sets, first turns', first, 0.87, 0.03);
  expectScore('held-out dialogues of two sets, later turns', later, 0.6, 0.24);
});

/** When first asked: 75.8 % and 10.8 % of the questions right and wrong, 79.2 % and 17.8 % of later turns. */
test('what a salon and others ask, with which causes were mended', () =>
  expectSet('a salon and others', salonQuestions, salonDialogues, [
    [0.87, 0.07],
    [1, 0],
    [0.94, 0.04],
  ]));

/** When first asked: 81.7 % and 9.2 % of the questions right and wrong, 83 % and 11 % of later turns. */
test('what a pet shop and others ask, with which causes were mended', () =>
  expectSet('a pet shop and others', petshopQuestions, petshopDialogues, [
    [0.97, 0.01],
    [1, 0],
    [0.95, 0.02],
  ]));

/** When first asked: 73.3 % and 6.7 % of the questions right and wrong, 77.3 % and 17 % of later turns. */
test('what a bookstore and others ask, with which causes were mended', () =>
  expectSet('a bookstore and others', bookstoreQuestions, bookstoreDialogues, [
    [0.98, 0.01],
    [1, 0],
    [0.98, 0],
  ]));

/** When first asked: 76.7 % and 4.2 % of the questions right and wrong, 67.4 % and 19.8 % of later turns. */
test('what a garden center and others ask, with which two causes were mended', () =>
  expectSet('a garden center and others', gardenerQuestions, gardenerDialogues, [
    [0.77, 0.05],
    [0.96, 0],
    [0.76, 0.16],
  ]));

/**
 * When first asked: 78.3, 35, 53.3, and 78.3 % of the questions right, and 5, 8.3, 13.3, and 3.3 % wrong; of later turns 71.4,
 * 51.2, 59.5, and 85.4 % right. The deli led to statements beside questions being told apart (`language/asides.ts`). Before a
 * question of the brewery had been read, that alone took it to 61.7 and 18.3 %, later turns to 76.2 % right. The flower shop was
 * asked for the first time after all of it: 80 and 11.7 %, later turns 75.6 and 22 % (by the reader as it was before: 61.7 and
 * 8.3, 63.4 and 26.8); then people and places of statements (`reading/statements.ts`).
 *
 * The six from the snack bar on, when first asked: 81.7, 75, 68.3, 60, 61.7, and 66.7 % of the questions right, and 5, 11.7, 10,
 * 20, 10, and 6.7 % wrong; of later turns 65, 67.5, 70, 62.5, 65, and 67.5 % right. After causes from four of them were mended,
 * the two others were the same.
 */
test.each<Parameters<typeof expectSet>>([
  [
    'a barber',
    barberQuestions,
    barberDialogues,
    [
      [0.9, 0.05],
      [0.93, 0.07],
      [0.88, 0.05],
    ],
  ],
  [
    'a deli, with reasons around the question',
    deliQuestions,
    deliDialogues,
    [
      [0.8, 0.14],
      [0.93, 0.07],
      [0.73, 0.15],
    ],
  ],
  [
    'a brewery, with a story before the question',
    brewerQuestions,
    brewerDialogues,
    [
      [0.93, 0.07],
      [1, 0],
      [0.95, 0.03],
    ],
  ],
  [
    'a toy shop',
    toyshopQuestions,
    toyshopDialogues,
    [
      [0.93, 0.02],
      [1, 0],
      [0.9, 0.1],
    ],
  ],
  [
    'a flower shop',
    flowersQuestions,
    flowersDialogues,
    [
      [0.85, 0.05],
      [0.93, 0],
      [0.75, 0.22],
    ],
  ],
  [
    'a café whose owner speaks',
    cafeQuestions,
    cafeDialogues,
    [
      [0.98, 0.02],
      [1, 0],
      [1, 0],
    ],
  ],
  [
    'a butcher and a bookkeeper',
    butcherQuestions,
    butcherDialogues,
    [
      [0.98, 0],
      [1, 0],
      [0.92, 0.08],
    ],
  ],
  [
    'the manager of a kitchen shop',
    kitchenQuestions,
    kitchenDialogues,
    [
      [0.95, 0.035],
      [1, 0],
      [0.97, 0.03],
    ],
  ],
  [
    'a grocer, a bookkeeper and a shop assistant',
    grocerQuestions,
    grocerDialogues,
    [
      [0.92, 0.06],
      [1, 0],
      [0.95, 0.03],
    ],
  ],
  [
    'a hardware store',
    hardwareQuestions,
    hardwareDialogues,
    [
      [0.916, 0.017],
      [1, 0],
      [0.97, 0.03],
    ],
  ],
  [
    'the manager of a diner and a consultant',
    dinerQuestions,
    dinerDialogues,
    [
      [0.95, 0],
      [1, 0],
      [0.97, 0],
    ],
  ],
  [
    'a tea room',
    tearoomQuestions,
    tearoomDialogues,
    [
      [0.98, 0.017],
      [1, 0],
      [0.97, 0.023],
    ],
  ],
  [
    'the owner of two food trucks',
    foodtruckQuestions,
    foodtruckDialogues,
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
  ],
  [
    'the owner of a yarn shop and her bookkeeper',
    yarnshopQuestions,
    yarnshopDialogues,
    [
      [0.98, 0.017],
      [1, 0],
      [1, 0],
    ],
  ],
  [
    'the assistant manager of a surf shop',
    surfshopQuestions,
    surfshopDialogues,
    [
      [0.83, 0.07],
      [0.91, 0],
      [0.87, 0.05],
    ],
  ],
  [
    'who dictates at a plant nursery',
    nurseryQuestions,
    nurseryDialogues,
    [
      [0.95, 0],
      [1, 0],
      [0.95, 0.05],
    ],
  ],
  [
    'the shift lead of a bakery, in short forms',
    bakehouseQuestions,
    bakehouseDialogues,
    [
      [0.96, 0.034],
      [1, 0],
      [0.87, 0.075],
    ],
  ],
  [
    'the owner of a laundry, in half sentences',
    laundryQuestions,
    laundryDialogues,
    [
      [1, 0],
      [1, 0],
      [0.95, 0.05],
    ],
  ],
  [
    'a chocolatier, in full sentences',
    chocolatierQuestions,
    chocolatierDialogues,
    [
      [0.91, 0.05],
      [1, 0],
      [0.76, 0.105],
    ],
  ],
  [
    'the owner of a pet shop, dictated',
    petsQuestions,
    petsDialogues,
    [
      [0.8, 0.04],
      [1, 0],
      [0.92, 0.08],
    ],
  ],
  [
    'the manager of a record shop, in few words',
    recordsQuestions,
    recordsDialogues,
    [
      [0.9, 0.07],
      [0.91, 0.09],
      [0.85, 0.15],
    ],
  ],
  [
    'the owner of a hair salon, between clients',
    hairSalonQuestions,
    hairSalonDialogues,
    [
      [0.95, 0.02],
      [1, 0],
      [1, 0],
    ],
  ],
  [
    'people of a garden center, held out while the reader was mended, with which a few causes were mended since',
    gardenQuestions,
    gardenDialogues,
    [
      [0.91, 0.05],
      [1, 0],
      [0.95, 0.03],
    ],
  ],
  [
    'people of a wine bar, with which a few causes were mended',
    winebarQuestions,
    winebarDialogues,
    [
      [0.9, 0.05],
      [1, 0],
      [0.84, 0.08],
    ],
  ],
  [
    'the manager of a snack bar, with which a few causes were mended',
    bowlingQuestions,
    bowlingDialogues,
    [
      [0.81, 0.05],
      [1, 0],
      [0.75, 0.13],
    ],
  ],
  [
    'a couple with a catering kitchen, held out: the reader was mended without them',
    cateringQuestions,
    cateringDialogues,
    [
      [0.75, 0.12],
      [0.91, 0],
      [0.67, 0.23],
    ],
  ],
  [
    'a farm shop, the son and the accountant, with which a few causes were mended',
    farmshopQuestions,
    farmshopDialogues,
    [
      [0.71, 0.07],
      [0.83, 0.09],
      [0.7, 0.08],
    ],
  ],
  [
    'the manager and a volunteer of a museum shop, with which a few causes were mended',
    museumQuestions,
    museumDialogues,
    [
      [0.7, 0.12],
      [0.83, 0.09],
      [0.62, 0.2],
    ],
  ],
  [
    'an optician, a controller and a new employee, held out: the reader was mended without them',
    opticianQuestions,
    opticianDialogues,
    [
      [0.61, 0.1],
      [0.83, 0.17],
      [0.65, 0.15],
    ],
  ],
  [
    'the owner of a tattoo studio, with which a few causes were mended',
    tattooQuestions,
    tattooDialogues,
    [
      [0.7, 0.04],
      [1, 0],
      [0.67, 0.28],
    ],
  ],
  [
    'the owner of a bicycle shop, held out: the reader was mended without them',
    bikeshopQuestions,
    bikeshopDialogues,
    [
      [0.73, 0.09],
      [1, 0],
      [0.7, 0.2],
    ],
  ],
  [
    'an owner in short lines, a controller, and a speaker of Spanish, with which a few causes were mended',
    messengerQuestions,
    messengerDialogues,
    [
      [0.8, 0.06],
      [0.83, 0],
      [0.59, 0.27],
    ],
  ],
])('what %s asks', (...set) => expectSet(...set));

test('the constructs in which merchants ask', async () => {
  expectScore('constructs', await scoreOfQuestions(sample, constructQuestions), 0.97, 0.03);
});
