import { addDays, dayCount, weekday, type Day } from '@back-office/shared/format';
import type { Canvas, Drawing } from '../../../domain/visualization';
import { depositDays } from './depositDays';
import { bar, label, line, marks } from './shapes';

/** An ordinary week from its Tuesday to the next. */
const start: Day = '2025-06-24';
const days = Array.from({ length: 8 }, (_, index) => addDays(start, index));
const sales = [0, 2, 3, 4, 5].map((index) => addDays(start, index));

/** Left edge and width of the columns, and how many letters of a weekday fit. */
interface Layout {
  readonly left: number;
  readonly column: number;
  readonly rowName: (day: Day) => string;
}

const shortName = (day: Day) => weekday(day).slice(0, 3);
const wide: Layout = { left: 136, column: 67, rowName: (day) => `Sale on ${weekday(day)}` };
const narrow: Layout = { left: 40, column: 34.5, rowName: shortName };

const top = 36;
const row = 38;
const bottom = top + sales.length * row;

function canvas({ left, column, rowName }: Layout): Canvas {
  const centerOf = (day: Day) => left + (dayCount({ from: start, to: day }) - 0.5) * column;
  const isWeekend = (day: Day) => ['Saturday', 'Sunday'].includes(weekday(day));
  return {
    height: bottom + 44,
    shapes: [
      ...days.filter(isWeekend).map((day) => bar(centerOf(day) - column / 2, 0, column, bottom, 'bgSunken')),
      ...days.map((day) => label(centerOf(day), 20, shortName(day), { align: 'middle', fill: 'textMuted' })),
      ...sales.flatMap((sale, index) => {
        const y = top + (index + 0.5) * row;
        const [first, second] = depositDays(sale);
        return [
          line(
            [
              [0, y - row / 2],
              [left + days.length * column, y - row / 2],
            ],
            'border',
          ),
          label(0, y + 5, rowName(sale)),
          line([
            [centerOf(sale), y],
            [centerOf(first) - 12, y],
          ]),
          line([
            [centerOf(first) + 12, y],
            [centerOf(second) - 12, y],
          ]),
          marks.payment(centerOf(sale), y),
          marks.bank(centerOf(first), y),
          marks.bank(centerOf(second), y),
        ];
      }),
      marks.payment(10, bottom + 26),
      label(26, bottom + 31, 'Card sale', { fill: 'textSecondary' }),
      marks.bank(114, bottom + 26),
      label(132, bottom + 31, 'May be at the bank', { fill: 'textSecondary' }),
    ],
  };
}

export const cardToBank: Drawing = {
  id: 'card-to-bank',
  type: 'drawing',
  title: 'From the day of a card sale to the bank',
  description: `A calendar of one week, with the weekend shaded. ${sales
    .map((sale) => {
      const [first, second] = depositDays(sale);
      return `A sale on ${weekday(sale)} may be at the bank on ${weekday(first)} or ${weekday(second)}.`;
    })
    .join(' ')}`,
  data: { wide: canvas(wide), narrow: canvas(narrow) },
};
