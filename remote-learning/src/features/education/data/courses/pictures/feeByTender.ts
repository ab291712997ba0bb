import { feeRules } from '@back-office/shared/ledger';
import type { Canvas, Drawing } from '../../../domain/visualization';
import { bar, label, line } from './shapes';

/** What the payment in the picture is, in dollars; the section tells its story. */
export const pictured = 60;

/** The two parts of each fee, in cents. */
const bars = [
  { name: 'Card', figure: 'byCard', rule: feeRules.processing },
  { name: 'Invoice', figure: 'byInvoice', rule: feeRules.invoice },
  { name: 'Cash', figure: 'byCash', rule: { rate: 0, fixed: 0 } },
].map(({ name, figure, rule: { rate, fixed } }) => ({ name, figure, percentage: (pictured * rate) / 10, fixed }));

const longest = Math.max(...bars.map(({ percentage, fixed }) => percentage + fixed));

function canvas(width: number): Canvas {
  const left = 64;
  const space = width - left - 64;
  const scale = space / longest;
  const row = 44;
  const bottom = bars.length * row;
  return {
    height: bottom + 40,
    shapes: [
      ...bars.flatMap(({ name, figure, percentage, fixed }, index) => {
        const y = index * row + 8;
        const end = left + (percentage + fixed) * scale;
        return [
          label(0, y + 19, name, { isStrong: true }),
          ...(percentage > 0 ? [bar(left, y, percentage * scale, 28, 'chart1')] : []),
          ...(fixed > 0 ? [bar(left + percentage * scale, y, fixed * scale, 28, 'chart2')] : []),
          label(end + 8, y + 19, `{${figure}}`),
        ];
      }),
      line([
        [left, 0],
        [left, bottom],
      ]),
      bar(left, bottom + 14, 14, 14, 'chart1'),
      label(left + 22, bottom + 26, 'Percentage', { fill: 'textSecondary' }),
      bar(left + 118, bottom + 14, 14, 14, 'chart2'),
      label(left + 140, bottom + 26, 'Fixed part', { fill: 'textSecondary' }),
    ],
  };
}

export const feeByTender: Drawing = {
  id: 'fee-by-tender',
  type: 'drawing',
  title: 'The fee of the same payment of {order}, by card, invoice and cash',
  description:
    'Three bars. Card: {byCard}. Invoice: {byInvoice}. Cash: no fee. Most of each fee is the percentage; the fixed part is larger on the card.',
  data: { wide: canvas(680), narrow: canvas(320) },
};
