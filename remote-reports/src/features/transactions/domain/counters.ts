import { pluralize } from '@back-office/shared/format';
import {
  figureText,
  measureOf,
  measureParts,
  type Figure,
  type FigureGroup,
  type MeasureId,
} from '@back-office/shared/ledger';

export type CounterId =
  | 'transactions'
  | 'gross-sales'
  | 'returns'
  | 'net-sales'
  | 'total-collected'
  | 'refunds'
  | 'partial-refunds'
  | 'taxes';

/** A figure above the list, of the listed transactions. */
export interface Counter {
  readonly id: CounterId;
  readonly label: string;
  readonly value: Figure;
  readonly measure: MeasureId;
  /** All figures of the same answer, which tell why one of them is unknown. */
  readonly figures: FigureGroup['figures'];
  /** Explains the figure to the merchant. */
  readonly rule: string;
  /** The figures that add up to it; empty if it is not a sum of other figures. */
  readonly parts: readonly Pick<Counter, 'label' | 'value' | 'measure'>[];
}

const totalParts = [
  'net-sales',
  'gift-card-sales',
  'taxes',
  'tips',
  'deferred-sales',
  'partial-refunds',
] as const satisfies readonly MeasureId[];

const refundParts = ['gross-sales', 'returns', 'discounts-and-comps', ...totalParts.slice(1)] as const;

/** What the counters and their explanations are asked for. */
export const counterMeasures: readonly MeasureId[] = [
  'total-payments',
  ...new Set([...totalParts, ...refundParts, ...measureParts('gross-sales')]),
];

/** Parts that have another name here than in the sales summary. */
const partNames: Partial<Record<MeasureId, string>> = {
  'deferred-sales': 'Deposits, minus deposits redeemed',
  'partial-refunds': 'Refunds by amount',
};

const returnsRule = 'Returned items at the price they sold for. Refunds by amount are not included.';

/**
 * The same figures as in the sales summary, of any transactions by their type. In a list of refunds alone they speak of
 * refunds; an empty list is one if it is filtered to refunds. `types`: those that the list is filtered to.
 */
export function countersOf(
  { transactions, figures, groups }: FigureGroup,
  types: readonly string[] = [],
): readonly Counter[] {
  const refunds = groups.find(({ key }) => key === 'Refund')?.transactions ?? 0;
  const partsOf = (ids: readonly MeasureId[]) =>
    ids.map((id) => ({ label: partNames[id] ?? measureOf(id).label, value: figures[id], measure: id }));
  const counter = (
    id: CounterId,
    measure: MeasureId,
    { label = measureOf(measure).label, rule = measureOf(measure).rule, parts = [] }: Partial<Counter> = {},
  ): Counter => ({
    id,
    label,
    value: measure === 'transactions' ? transactions : figures[measure],
    measure,
    figures,
    rule,
    parts,
  });

  const isOfRefunds =
    transactions > 0 ? refunds === transactions : types.length > 0 && types.every((type) => type === 'Refund');
  if (isOfRefunds)
    return [
      counter('refunds', 'transactions', { label: 'Refunds', rule: 'Refunds, each counted once.' }),
      counter('returns', 'returns', { label: 'Returned items', rule: returnsRule }),
      counter('partial-refunds', 'partial-refunds', {
        label: 'Refunds by amount',
        rule: 'Refunds of an amount, without items coming back.',
      }),
      counter('taxes', 'taxes', { label: 'Taxes refunded', rule: 'Taxes returned with the items.' }),
      counter('total-collected', 'total-payments', {
        label: 'Total refunded',
        rule: 'What customers got back',
        parts: partsOf(refundParts).filter(({ value }) => value !== 0),
      }),
    ];
  const both = `${pluralize(transactions - refunds, 'payment')} and ${pluralize(refunds, 'refund')}`;
  return [
    counter('transactions', 'transactions', { rule: `Payments and refunds, each counted once: ${both}.` }),
    counter('gross-sales', 'gross-sales', { parts: partsOf(measureParts('gross-sales')) }),
    counter('returns', 'returns', { rule: returnsRule }),
    counter('net-sales', 'net-sales', { parts: partsOf(measureParts('net-sales')) }),
    counter('total-collected', 'total-payments', {
      label: 'Total collected',
      rule: 'Payments collected, minus refunds',
      parts: partsOf(totalParts),
    }),
  ];
}

/** Labels with more characters, those of refunds, need more room. */
const longLabel = 15;
/** Pixels of a character of a figure and of a label, of the button beside a label, and around both. */
const room = { figure: 10, label: 6.6, button: 24, around: 25 } as const;

/** The widths up to which the counters do not fit in one line, and two of them not beside each other; whole steps of 20. */
export function widthsOf(counters: readonly Counter[]): { readonly oneLine: number; readonly twoColumns: number } {
  const figures = counters.map(({ measure, value }) => room.figure * figureText(measure, value ?? 0).length);
  const all = counters.map(({ label }, index) =>
    Math.max(room.label * label.length + room.button, figures[index] ?? 0),
  );
  const inSteps = (width: number) => 20 * Math.ceil(width / 20);
  const hasLongLabel = counters.some(({ label }) => label.length > longLabel);
  return {
    oneLine: Math.max(hasLongLabel ? 700 : 640, inSteps(all.reduce((sum, width) => sum + width + room.around, 0))),
    twoColumns: Math.max(320, inSteps(2 * (Math.max(0, ...figures) + room.around))),
  };
}
