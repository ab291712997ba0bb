import type { FactAmount } from '../facts/fact';
import type { Layer, Refusal } from '../reading/layer';

/** One of the first rows of a file, as it is read. What it does not say is missing. */
export interface SampleRow {
  /** Of the file, from 1. */
  readonly line: number;
  /** Date and time as written, epoch milliseconds in UTC. */
  readonly wall?: number;
  /** The date has no time. */
  readonly isDay?: true;
  readonly id?: string;
  readonly item?: string;
  readonly tender?: string;
  readonly quantity?: number;
  /** In the smallest unit of the currency, signed as read. */
  readonly amounts: Readonly<Partial<Record<SampleAmount, number>>>;
  /** Why nothing of it is booked; empty if the row needs no booking. */
  readonly left?: string;
}

export const sampleAmounts = [
  'gross',
  'itemSales',
  'returns',
  'discount',
  'discounts',
  'netSales',
  'tax',
  'taxes',
  'tips',
  'fee',
  'totalCollected',
  'paid',
] as const satisfies readonly FactAmount[];
export type SampleAmount = (typeof sampleAmounts)[number];

const maxRows = 20;

/** The first rows of a file. */
export function sampleOf(layer: Layer, refused: readonly Refusal[]): readonly SampleRow[] {
  const { facts, lines } = layer;
  const reasons = new Map(
    refused.map(({ line, column, reason }) => [line, [column, reason].filter(Boolean).join(': ')]),
  );
  const rows: SampleRow[] = [];
  let index = 0;
  for (let row = 0; row < Math.min(maxRows, layer.rows); row += 1) {
    while (index < facts.length && facts.rows.at(index) < row) index += 1;
    const line = lines.at(row);
    const left = reasons.get(line);
    const hasFact = index < facts.length && facts.rows.at(index) === row;
    if (left !== undefined || !hasFact) rows.push({ line, amounts: {}, left: left ?? '' });
    else rows.push({ line, ...factRow(layer, index) });
  }
  return rows;
}

/** How a row was paid: what it says of the sale, or of each of its payments. */
function tendersOf(facts: Layer['facts'], first: number): readonly string[] {
  const ofPayments = new Set<string>();
  const row = facts.rows.at(first);
  for (let index = first + 1; index < facts.length && facts.rows.at(index) === row; index += 1)
    if (facts.roleAt(index) === 'payment') ofPayments.add(facts.textAt('tender', index));
  return ofPayments.size > 0 ? [...ofPayments] : [facts.textAt('tender', first)];
}

function factRow({ facts }: Layer, index: number): Omit<SampleRow, 'line'> {
  const wall = facts.wallAt(index);
  const id = facts.ids.values[facts.idCodes.at(index)] ?? '';
  const item = facts.itemAt(index)?.name;
  const tender = tendersOf(facts, index).join(', ');
  const quantity = facts.amountAt('quantity', index);
  const amounts = sampleAmounts.flatMap((name) => {
    const amount = facts.amountAt(name, index);
    return Number.isNaN(amount) ? [] : [[name, amount] as const];
  });
  return {
    ...(!Number.isNaN(wall) && { wall }),
    ...(facts.zoneAt(index) === 'date' && { isDay: true as const }),
    ...(id !== '' && { id }),
    ...(item !== undefined && { item }),
    ...(tender !== '' && { tender }),
    ...(!Number.isNaN(quantity) && { quantity }),
    amounts: Object.fromEntries(amounts),
  };
}
