import {
  measureOf,
  measureParts,
  tenderMeasureId,
  tenders,
  wordsOf,
  type LedgerFacts,
  type MeasureId,
} from '@back-office/shared/ledger';

/** Lines shown again under another one, with the figure that they repeat. */
const repeatedLines = {
  'net-of-gross-sales': {
    repeats: 'gross-sales',
    rule: 'Same as the Gross sales line above: items + service charges',
  },
  'net-of-returns': { repeats: 'returns', rule: 'Same as the Returns line above' },
  'net-of-discounts-and-comps': {
    repeats: 'discounts-and-comps',
    rule: 'Same as the Discounts & comps line above: discounts + comps',
  },
  'deferred-gift-card-sales': {
    repeats: 'gift-card-sales',
    note: 'already in total sales',
    isRepeated: true,
    rule: 'Same as the Gift card sales line above. Shown for information and not added again.',
  },
} as const satisfies Record<string, { readonly repeats: MeasureId; readonly rule: string } & Partial<LineTexts>>;

/** A figure of the catalog, or one that is shown again. */
export type LineId = MeasureId | keyof typeof repeatedLines;

/** Where a line stands in the report. What it means is in the catalog. */
export interface SummaryLine<Id extends LineId = LineId> {
  readonly id: Id;
  /** Subtotals have a background color. */
  readonly isSubtotal?: boolean;
  readonly blocks: readonly SummaryBlock[];
}

/** Lines that add up to the line above them. */
interface SummaryBlock {
  readonly heading?: string;
  readonly lines: readonly SummaryLine[];
}

/** The sections of the report from top to bottom. */
export const sections: readonly SummaryLine<MeasureId>[] = [
  line('gross-sales', [
    { lines: [line('items'), line('service-charges', partsOf('service-charges'))] },
    { heading: 'Gross sales by kind', lines: lines('sales', 'exchanges', 'other-kinds') },
  ]),
  line('returns', partsOf('returns')),
  line('discounts-and-comps', partsOf('discounts-and-comps')),
  subtotal('net-sales', [{ lines: lines('net-of-gross-sales', 'net-of-returns', 'net-of-discounts-and-comps') }]),
  line('gift-card-sales'),
  line('taxes', partsOf('taxes')),
  line('tips', partsOf('tips')),
  subtotal('total-sales'),
  line('deferred-sales', [{ lines: lines('deferred-gift-card-sales', ...measureParts('deferred-sales')) }]),
  line('partial-refunds'),
  subtotal('total-payments', [
    { lines: lines('card', 'cash') },
    { heading: 'Total payments by tender', lines: lines(...tenders.map(tenderMeasureId)) },
  ]),
  line('fees', partsOf('fees')),
  subtotal('net-total'),
];

export const sectionIds: readonly MeasureId[] = sections.map(({ id }) => id);

/** Every figure of the report. */
export const summaryMeasures: readonly MeasureId[] = [...new Set(sections.flatMap(idsIn).map(figureOf))];

interface LineTexts {
  readonly label: string;
  /** Gray text after the label. */
  readonly note?: string | undefined;
  /** Already counted in another line: shown for information and left out of the sum. */
  readonly isRepeated?: boolean;
  /** Explains the figure to the merchant. */
  readonly rule: string;
  /** Lines that add up to it, in the report. */
  readonly sumOf: readonly MeasureId[];
}

/** What a line says, from the catalog. A repeated line has its own explanation. */
export function textsOf(id: LineId, feeRules: LedgerFacts['feeRules']): LineTexts {
  const { label, shortLabel = label } = measureOf(figureOf(id));
  if (!isRepeatedId(id)) return { label: shortLabel, ...wordsOf(figureOf(id), feeRules), sumOf: measureParts(id) };
  const { repeats: _repeats, ...own } = repeatedLines[id];
  return { label: shortLabel, sumOf: [], ...own };
}

/** The figure of a line: its own, or the one that it repeats. */
export function figureOf(id: LineId): MeasureId {
  return isRepeatedId(id) ? repeatedLines[id].repeats : id;
}

function isRepeatedId(id: LineId): id is keyof typeof repeatedLines {
  return id in repeatedLines;
}

function line<Id extends LineId>(id: Id, blocks: readonly SummaryBlock[] = []): SummaryLine<Id> {
  return { id, blocks };
}

function subtotal(id: MeasureId, blocks?: readonly SummaryBlock[]): SummaryLine<MeasureId> {
  return { ...line(id, blocks), isSubtotal: true };
}

function lines(...ids: readonly LineId[]): readonly SummaryLine[] {
  return ids.map((id) => line(id));
}

function partsOf(id: MeasureId): readonly SummaryBlock[] {
  return [{ lines: lines(...measureParts(id)) }];
}

function idsIn({ id, blocks }: SummaryLine): readonly LineId[] {
  return [id, ...blocks.flatMap((block) => block.lines.flatMap(idsIn))];
}
