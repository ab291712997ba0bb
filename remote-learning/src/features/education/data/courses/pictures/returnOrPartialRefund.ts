import type { Canvas, Drawing } from '../../../domain/visualization';
import { arrow, box, label, lineHeight } from './shapes';

const cases = [
  { answer: 'Yes', title: 'Return', effects: ['Lowers net sales', 'Tax goes back too', 'Line Returns'] },
  {
    answer: 'No',
    title: 'Partial refund',
    effects: ['Net sales stay', 'Lowers payments', 'Line Partial refunds'],
  },
] as const;

/** Two boxes of this width, with the gap between them. */
function canvas(width: number, boxWidth: number): Canvas {
  const middle = width / 2;
  const center = { align: 'middle' } as const;
  const boxTop = 108;
  const boxHeight = 116;
  return {
    height: boxTop + boxHeight + 4,
    shapes: [
      box(middle - 130, 4, 260, 44, 'accentSubtle'),
      label(middle, 31, 'Did goods come back?', { ...center, isStrong: true, size: 14 }),
      ...cases.flatMap(({ answer, title, effects }, index) => {
        const x = index === 0 ? boxWidth / 2 : width - boxWidth / 2;
        return [
          arrow([x === middle ? x : middle + (index === 0 ? -60 : 60), 48], [x, boxTop - 2]),
          label(index === 0 ? x - 10 : x + 10, 84, answer, { align: index === 0 ? 'end' : 'start', isStrong: true }),
          box(x - boxWidth / 2, boxTop, boxWidth, boxHeight),
          label(x, boxTop + 30, title, { ...center, isStrong: true, size: 14 }),
          ...effects.map((effect, line) =>
            label(x, boxTop + 56 + line * lineHeight, effect, { ...center, fill: 'textSecondary' }),
          ),
        ];
      }),
    ],
  };
}

export const returnOrPartialRefund: Drawing = {
  id: 'return-or-partial-refund',
  type: 'drawing',
  title: 'Return or partial refund?',
  description:
    'A decision. Did goods come back? If yes, it is a return: it lowers net sales, tax goes back too, and it is on the line Returns. If no, it is a partial refund: net sales stay, payments go down, and it is on the line Partial refunds.',
  data: { wide: canvas(680, 300), narrow: canvas(320, 154) },
};
