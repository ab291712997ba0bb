import type { Canvas, Drawing } from '../../../domain/visualization';
import { label, line, lines, marks } from './shapes';

/** Where the three columns (Friday, Monday or Tuesday, August) are, in one of the two sizes. */
interface Layout {
  readonly columns: readonly [number, number, number];
  readonly right: number;
  /** Tops of the two lanes. */
  readonly lanes: readonly [number, number];
  readonly names: readonly [string, string, string];
}

const wide: Layout = {
  columns: [150, 350, 550],
  right: 680,
  lanes: [48, 168],
  names: ['Friday', 'Monday or Tuesday', 'A day in August'],
};

const narrow: Layout = {
  columns: [60, 160, 262],
  right: 320,
  lanes: [48, 168],
  names: ['Friday', 'Mon or Tue', 'In August'],
};

function canvas({ columns, right, lanes, names }: Layout): Canvas {
  const [friday, monday, august] = columns;
  const [counter, wedding] = lanes;
  const middle = { align: 'middle' } as const;
  const lane = (title: string, y: number) => [
    label(0, y, title, { isStrong: true }),
    line([
      [0, y + 34],
      [right, y + 34],
    ]),
  ];
  return {
    height: 252,
    shapes: [
      ...columns.map((x, index) => label(x, 18, names[index] ?? '', { ...middle, fill: 'textMuted' })),
      ...lane('A cake from the counter', counter),
      marks.sale(friday - 12, counter + 34),
      marks.payment(friday + 12, counter + 34),
      marks.bank(monday, counter + 34),
      ...lines(friday, counter + 64, ['Sale', 'and payment'], middle),
      label(monday, counter + 64, 'Bank deposit', { ...middle, isStrong: true }),
      ...lane('A wedding cake, paid ahead', wedding),
      marks.payment(friday, wedding + 34),
      marks.bank(monday, wedding + 34),
      marks.sale(august, wedding + 34),
      label(friday, wedding + 64, 'Payment', { ...middle, isStrong: true }),
      label(monday, wedding + 64, 'Bank deposit', { ...middle, isStrong: true }),
      label(august, wedding + 64, 'Sale', { ...middle, isStrong: true }),
    ],
  };
}

export const threeDates: Drawing = {
  id: 'three-dates',
  type: 'drawing',
  title: 'Sale, payment and bank deposit of two orders',
  description:
    'A line with three dates. A cake from the counter: sale and payment on Friday, bank deposit on Monday or Tuesday. A wedding cake paid ahead: payment on Friday, bank deposit on Monday or Tuesday, sale in August.',
  data: { wide: canvas(wide), narrow: canvas(narrow) },
};
