import { feeOf } from '@back-office/shared/ledger';
import type { Canvas, Drawing } from '../../../domain/visualization';
import { bar, label, line } from './shapes';

/** Card payments whose effective rates the picture compares, in dollars. */
export const comparedPayments = { coffee: 4.5, lunch: 25, platter: 180 } as const;

const bars = [
  { name: 'Coffee', payment: 'coffee' },
  { name: 'Lunch', payment: 'lunch' },
  { name: 'Platter', payment: 'platter' },
] as const;

function rateOf(dollars: number): number {
  return feeOf(dollars * 100, 'Card', 'In-Store') / dollars;
}

const longest = Math.max(...bars.map(({ payment }) => rateOf(comparedPayments[payment])));

function canvas(width: number): Canvas {
  const left = 76;
  const scale = (width - left - 60) / longest;
  const row = 56;
  return {
    height: bars.length * row,
    shapes: [
      ...bars.flatMap(({ name, payment }, index) => {
        const y = index * row + 6;
        const length = rateOf(comparedPayments[payment]) * scale;
        return [
          label(0, y + 18, name, { isStrong: true }),
          label(0, y + 36, `{${payment}}`, { fill: 'textMuted' }),
          bar(left, y + 6, length, 30, 'chart1'),
          label(left + length + 8, y + 26, `{${payment}Share}`),
        ];
      }),
      line([
        [left, 0],
        [left, bars.length * row],
      ]),
    ],
  };
}

export const effectiveRate: Drawing = {
  id: 'effective-rate',
  type: 'drawing',
  title: 'The smaller the payment, the larger the share of the fee',
  description:
    'Three bars with the card fee as a share of the payment: coffee for {coffee}, {coffeeShare}; lunch for {lunch}, {lunchShare}; platter for {platter}, {platterShare}.',
  data: { wide: canvas(680), narrow: canvas(320) },
};
