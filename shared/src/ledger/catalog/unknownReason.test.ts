import { unknown } from '@back-office/shared/format';
import { unknownReason } from './unknownReason';

const taxes = 'Your till keeps no taxes.';
const tips = 'Tips are paid out by hand.';
const parts = { 'net-sales': 800_94, taxes: unknown, tips: unknown, 'total-sales': unknown } as const;

test.each([
  ['taxes', parts, {}, 'Your files do not hold taxes.'],
  ['total-sales', parts, {}, 'Your files do not hold taxes and tips.'],
  ['net-sales', parts, {}, undefined],
  // The shop says why of the figure itself, of all its parts, or of some.
  ['taxes', parts, { taxes, tips }, taxes],
  ['total-sales', parts, { taxes, tips }, `${taxes} ${tips}`],
  ['total-sales', parts, { 'total-sales': 'No totals.', taxes }, 'No totals.'],
  ['total-sales', parts, { taxes }, `${taxes} Your files do not hold tips.`],
  ['total-sales', parts, { fees: 'No fees.' }, 'Your files do not hold taxes and tips.'],
  ['total-sales', parts, { taxes, 'card-tips': taxes }, taxes],
  // How many transactions there are needs no amount, so that it cannot say which one is missing.
  ['taxes', { taxes: unknown, transactions: unknown }, {}, 'Your files do not hold taxes.'],
  // The parts of the service charges are one name, and of many names only the first ones are said.
  ['gross-sales', { 'gross-sales': unknown }, {}, 'Your files do not hold item sales and service charges.'],
  [
    'total-sales',
    { 'total-sales': unknown },
    {},
    'Your files do not hold item sales, service charges, returns, discounts, and more.',
  ],
  // What was paid can be known without how.
  ['tender-card', { 'total-payments': 1, 'tender-card': unknown }, {}, 'Your files do not hold how customers paid.'],
  ['tender-card', { 'total-payments': unknown, 'tender-card': unknown }, {}, 'Your files do not hold payments.'],
  ['items-sold', { 'items-sold': unknown, 'net-sales': 1 }, {}, 'Your files do not hold items sold.'],
  ['total-sales', { 'total-sales': unknown }, { taxes }, taxes],
  ['taxable-sales', { 'net-sales': 1, 'taxable-sales': unknown }, { taxes }, taxes],
] as const)('%s of %j, told %j: %s', (id, figures, told, reason) => {
  expect(unknownReason(id, figures, told)).toBe(reason);
});
