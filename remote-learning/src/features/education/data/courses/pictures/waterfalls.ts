import type { Waterfall } from '../../../domain/visualization';

/** The figures are those of the sections that show the pictures. */

export const oneReceipt: Waterfall = {
  id: 'one-receipt',
  type: 'waterfall',
  title: 'The brunch receipt from gross sales to total collected',
  description:
    'Bars from top to bottom. Gross sales {gross} go down by the discount of {discount} to net sales of {net}, then up by tax of {tax} and the tip of {tip} to a total collected of {collected}.',
  data: [
    { label: 'Gross sales', figure: 'gross', kind: 'total' },
    { label: 'Discount', figure: 'discount', kind: 'subtract' },
    { label: 'Net sales', figure: 'net', kind: 'total' },
    { label: 'Tax', figure: 'tax', kind: 'add' },
    { label: 'Tip', figure: 'tip', kind: 'add' },
    { label: 'Total collected', figure: 'collected', kind: 'total' },
  ],
};

export const grossToNet: Waterfall = {
  id: 'gross-to-net',
  type: 'waterfall',
  title: 'Monday from gross sales to net sales',
  description:
    'Bars from top to bottom. Gross sales {gross} go down by discounts of {discounts}, comps of {comps} and returns of {returns} to net sales of {net}.',
  data: [
    { label: 'Gross sales', figure: 'gross', kind: 'total' },
    { label: 'Discounts', figure: 'discounts', kind: 'subtract' },
    { label: 'Comps', figure: 'comps', kind: 'subtract' },
    { label: 'Returns', figure: 'returns', kind: 'subtract' },
    { label: 'Net sales', figure: 'net', kind: 'total' },
  ],
};

export const netToCollected: Waterfall = {
  id: 'net-to-collected',
  type: 'waterfall',
  title: 'Thursday from net sales to total collected',
  description:
    'Bars from top to bottom. Net sales {net} go up by gift cards of {giftCards}, taxes of {taxes}, tips of {tips} and deposits collected of {deposits}, then down by deposits redeemed of {redeemed} and partial refunds of {partialRefunds} to a total collected of {collected}.',
  data: [
    { label: 'Net sales', figure: 'net', kind: 'total' },
    { label: 'Gift cards', figure: 'giftCards', kind: 'add' },
    { label: 'Taxes', figure: 'taxes', kind: 'add' },
    { label: 'Tips', figure: 'tips', kind: 'add' },
    { label: 'Deposits in', figure: 'deposits', kind: 'add' },
    { label: 'Redeemed', figure: 'redeemed', kind: 'subtract' },
    { label: 'Partial refunds', figure: 'partialRefunds', kind: 'subtract' },
    { label: 'Total collected', figure: 'collected', kind: 'total' },
  ],
};
