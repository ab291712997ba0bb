import { calculate, defaultInputs } from '../../domain/calculate';
import { moduleOf, type Section } from '../../domain/course';
import { solveExample } from '../../domain/example';
import { noScope, withFigures } from '../../domain/figures';
import { courses } from './courses';

const sections = async (): Promise<readonly Section[]> =>
  (
    await Promise.all(courses.map(async ({ outline, load }) => moduleOf(outline, (await load()).content).sections))
  ).flat();

function fail(problem: unknown): never {
  throw new Error(JSON.stringify(problem));
}

const scopeOf = ({ figures }: Section) => withFigures(noScope, figures, fail);
const toCents = (value: number) => Math.round(value * 100) / 100;

/** Everything that the courses calculate, worked out by hand with pencil and paper. */
const byHand: Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>> = {
  'one-receipt-three-totals': {
    gross: 100,
    net: 90,
    tax: 7.2,
    collected: 111.2,
    'saturday-brunch': [100, 90, 7.2, 111.2],
  },
  'gross-sales': { partyGross: 283.2, partyWithTip: 293.2, 'counter-and-lunch': [400, 35, 435] },
  'net-sales': { net: 564, tuesday: [683.5, 671.5, 613.5], calculator: [76, 88.13, 564] },
  'taxes-tips-and-gift-cards': { taxes: 40, twelveCards: 600, wednesday: [40, 126, 626] },
  'total-line-item': { net: 42, tax: 3.36, netLessRefund: 32, 'birthday-cake': [42, 3.36, 32, 35.36] },
  'total-collected': {
    taxes: 41,
    deferred: 60,
    sales: 616.5,
    collected: 664.5,
    thursday: [616.5, 60, 676.5, 664.5],
    calculator: [616.5, 664.5],
  },
  'read-a-whole-day': {
    fridayNet: 1010,
    saturdayNet: 1075,
    'friday-or-saturday': [1010, 84.17, 1075, 95.56, 65],
  },
  'a-sale-and-a-payment': { taxes: 65.6, sales: 885.6, payments: 985.6, friday: [985.6, 970.6] },
  'when-sales-and-payments-are-reported': { charged: 102 },
  'the-business-day': { night: 706.5, 'jazz-night': [612, 1274.5, 1886.5] },
  'the-daily-summary': { drawer: [518.4, 493.5, -2.5], calculator: [493.5, -2.5] },
  'from-card-to-bank': { weekend: 2348.6, 'monday-morning': [2348.6, 2988.6, 1160] },
  'match-a-bank-deposit': {
    payments: 230.9,
    cards: 176.9,
    fees: 6.02,
    deposit: 170.88,
    monday: [176.9, 0.83, 1.63, 3.56, 6.02, 170.88],
    calculator: [170.88, 0],
  },
  'two-kinds-of-deposit': {
    depositFee: 3.65,
    atTheBank: 96.35,
    rest: 900,
    'wedding-cake': [3.65, 96.35, 31.65, 868.35, 964.7],
  },
  'discount-or-comp': { discount: 3, 'two-customers': [52.5, 3, 4.5, 45] },
  returns: {
    sold: 54,
    tax: 4.32,
    back: 58.32,
    fullBack: 64.8,
    grinder: [54, 4.32, 58.32],
    calculator: [54, 4.32, 58.32],
  },
  'partial-refunds': { tax: 19.2, moneyBack: 72, 'late-lunch': [240, 259.2, 241.2] },
  exchanges: { net: 22, tax: 1.76, 'set-for-coffee': [70, 22, 1.76, 23.76] },
  'which-day-a-refund-counts': {},
  'what-a-refund-costs': {
    feePaid: 1.99,
    received: 56.33,
    'cost-of-the-return': [1.99, 56.33, -1.99],
    calculator: [1.99, 1.7, 0.29],
  },
  'what-a-payment-costs': {
    byCard: 2.04,
    byInvoice: 2.25,
    byCash: 0,
    onFood: 1.75,
    'three-ways': [57.96, 57.75, 60, 0.21],
    calculator: [60, 2.04, 3.4, 57.96],
  },
  'small-payments': {
    coffeeFee: 0.43,
    coffeeShare: 9.56,
    lunchFee: 1.03,
    lunchShare: 4.12,
    lunchInvoiceFee: 1.03,
    platterFee: 5.52,
    platterShare: 3.07,
    twoCoffees: 9,
    'one-bill': [0.86, 0.56, 6.22, 0.3],
  },
  'net-total': { fees: 26.14, left: 959.46, friday: [26.14, 2.65, 959.46], calculator: [2.65, 959.46] },
  'a-deposit-is-not-a-sale': {
    rest: 900,
    courseRest: 150,
    wrongTotal: 1100,
    'wedding-cake': [100, 1000, 900, 1000],
  },
  'completing-the-order': { rest: 900, courseRest: 150, shortfall: 70 },
  'gift-cards': { tax: 2.88, due: 38.88, left: 11.12, twice: 86, 'december-and-january': [50, 2.88, 38.88, 11.12] },
  'an-order-across-months': {
    aprilPayments: 22_400,
    maySales: 21_900,
    catering: [22_400, 21_400, 21_900, 20_900, 500],
  },
};

test('every figure, step, result and calculator equals the calculation by hand', async () => {
  const calculated = Object.fromEntries(
    (await sections()).map((section) => {
      const scope = scopeOf(section);
      const isFormula = (figure: unknown) =>
        typeof (typeof figure === 'object' && figure !== null && 'value' in figure ? figure.value : figure) ===
        'string';
      return [
        section.id,
        {
          ...Object.fromEntries(
            Object.entries(section.figures ?? {})
              .filter(([, figure]) => isFormula(figure))
              .map(([name]) => [name, toCents(scope.get(name)?.value ?? NaN)]),
          ),
          ...Object.fromEntries(
            (section.examples ?? []).map((example) => {
              const { steps, result } = solveExample(example, scope, fail);
              return [example.id, [...steps, result].map(({ value }) => toCents(value.value))];
            }),
          ),
          ...(section.calculator && {
            calculator: calculate(section.calculator, defaultInputs(section.calculator), fail).map(({ value }) =>
              toCents(value),
            ),
          }),
        },
      ];
    }),
  );
  expect(calculated).toEqual(byHand);
});
