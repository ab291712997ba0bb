import {
  listOfNames,
  negated,
  sumOf,
  unknown,
  type Cents,
  type Day,
  type DayRange,
  type Unknown,
} from '@back-office/shared/format';
import {
  knownAmounts,
  knownQuantities,
  namesOfAmounts,
  type KnownAmount,
  type KnownQuantity,
} from '../../ledger/catalog/measure';
import { measuresWithout } from '../../ledger/catalog/unknownReason';
import type { Steps } from '../../loading/steps';
import { amountColumn } from '../facts/column';
import type { BookSettings } from '../booking/businessTime';
import { planBooksInSteps, type BooksPlan } from '../booking/planBooks';
import { alreadyThere } from '../booking/rowStates';
import { bookFigures, summaryInSteps, type BookFigure, type BooksSummary } from '../booking/summary';
import { layerWithDecimals, layerWithOrder } from '../booking/sharedReading';
import type { ColumnMapping, MappedField } from '../mapping/columnMapping';
import type { FileColumns } from '../mapping/fileColumns';
import { orderNames } from '../reading/evidence';
import type { ReadChoices } from '../reading/source';
import { sampleOf, type SampleRow } from './sampleRows';
import type { Evidence, Layer, Refusal } from '../reading/layer';
import { headerName } from '../readers/reader';
import { otherTaxColumns } from '../reading/taxColumns';
import { taxesOf, type NamedTax } from '../reading/taxNames';
import type { ImportRequest, ReadFile } from './planImport';

/** What booking would do. Plain data, because it comes from a worker. Money is in the smallest unit of the currency. */
export interface ImportPreview {
  readonly files: readonly FilePreview[];
  /** What would be added by day; a newer export can also take away. */
  readonly days: readonly DayPreview[];
  readonly before: PreviewTotals;
  readonly after: PreviewTotals;
  /** Of the books afterwards. */
  readonly range: DayRange | undefined;
  /** Names of the amounts that some transactions will lack: `taxes and tips`; empty without any. */
  readonly unknown: string;
  /** Names of the amounts that earlier sales will have otherwise or lack, by the rules of this version of the product. */
  readonly remade: string;
}

type PreviewTotals = Pick<BooksSummary, 'transactions' | 'totals'>;

interface DayPreview {
  readonly day: Day;
  readonly transactions: number | Unknown;
  readonly netSales: Cents | Unknown;
}

interface AnyPreview {
  readonly name: string;
  /** What was chosen about reading it. */
  readonly choices: ReadChoices;
  /** Missing if it cannot be read in any way. */
  readonly layout?: string;
  /** Of a file that is read by a mapping. */
  readonly columns?: FileColumns;
}

export type FilePreview = UnreadPreview | ReadPreview;

interface UnreadPreview extends AnyPreview {
  readonly error: string;
}

export interface ReadPreview extends AnyPreview {
  readonly error?: undefined;
  readonly kind: string;
  readonly label: string;
  readonly rows: number;
  readonly booked: number;
  readonly refused: readonly Refusal[];
  readonly skipped: readonly (readonly [reason: string, rows: number])[];
  /** Of these, rows that the books have from an earlier file. */
  readonly present: number;
  /** Rows that repeat another of the file and are kept, because the source gives rows no ids. */
  readonly twins: number;
  readonly range: DayRange | undefined;
  readonly dayCount: number;
  readonly currency: string | undefined;
  readonly evidence: readonly Evidence[];
  /** That the file names, as it writes them. */
  readonly taxes: readonly NamedTax[];
  /** The first rows as they are read. */
  readonly sample: readonly SampleRow[];
  /** What the rounding of longer amounts has added, in the smallest unit. */
  readonly rounding: number;
  /** The file booked alone, beside the sums of its columns where it has some of that name. */
  readonly figures: readonly FigurePreview[];
}

export interface FigurePreview {
  readonly figure: BookFigure;
  readonly booked: Cents | Unknown;
  /** The column and its sum; `undefined` if the file has none of that name. */
  readonly column: { readonly header: string; readonly sum: Cents } | undefined;
  /** Between the sizes of both; 0 if they tie. */
  readonly difference: Cents;
}

export function* previewInSteps(
  request: ImportRequest,
  read: readonly ReadFile[],
  before: BooksPlan,
  after: BooksPlan,
): Steps<ImportPreview> {
  const [only] = after.layers;
  const isAlone = only !== undefined && after.layers.length === 1;
  const past = yield* summaryInSteps(before);
  const next = yield* isAlone ? summaryAlone(only, request, after) : summaryInSteps(after);
  // The chosen files are the last of the plan.
  let nth = after.outcomes.length - read.filter(({ layer }) => layer).length;
  const files: FilePreview[] = [];
  for (const { name, choices, layer: own, error, layout, columns } of read) {
    const about = { name, choices, ...(layout !== undefined && { layout }), ...(columns && { columns }) };
    if (!own) {
      files.push({ ...about, error: error ?? '' });
      continue;
    }
    const outcome = after.outcomes[nth];
    // As the other files show that it is to be read.
    const layer = after.layers[nth] ?? own;
    nth += 1;
    const alone = yield* summaryAlone(layer, request);
    const skipped = [...(outcome?.skipped ?? [])];
    files.push({
      ...about,
      kind: layer.kind,
      label: layer.label,
      rows: layer.rows,
      booked: outcome?.booked ?? 0,
      refused: outcome?.refused ?? [],
      skipped,
      present: skipped.find(([reason]) => reason === alreadyThere)?.[1] ?? 0,
      twins: yield* twinsIn(layer),
      range: rangeOf([...alone.days.keys()]),
      dayCount: alone.days.size,
      currency: layer.currency,
      evidence: withSharedEvidence(own, after.layers),
      taxes: taxesOf(layer),
      sample: sampleOf(layer, outcome?.refused ?? []),
      rounding: layer.rounding,
      figures: bookFigures.map((figure) => figurePreview(figure, alone.totals[figure], layer, columns?.mapping)),
    });
  }
  return {
    files,
    days: changedDays(past, next),
    before: { transactions: past.transactions, totals: past.totals },
    after: { transactions: next.transactions, totals: next.totals },
    range: rangeOf([...next.days.keys()]),
    unknown: listOfNames(namesOfAmounts(next.unknown)),
    remade: listOfNames(namesOfAmounts(request.stored ? remadeAmounts(past, request.stored) : [])),
  };
}

/** The amounts of the files so far that are others now than those that are stored, or unknown now. */
function remadeAmounts(
  { unknown: missing, magnitudes }: BooksSummary,
  { facts, months }: NonNullable<ImportRequest['stored']>,
): readonly (KnownAmount | KnownQuantity)[] {
  const sizeOf = (amount: KnownAmount) => months.reduce((sum, month) => sum + (month.magnitudes[amount] ?? 0), 0);
  const isNewlyUnknown = (quantity: KnownQuantity) =>
    missing.includes(quantity) &&
    Object.keys(measuresWithout([quantity], [])).every((id) => !Object.hasOwn(facts.unknown, id));
  return [
    ...knownAmounts.filter((amount) => sizeOf(amount) !== (magnitudes[amount] ?? 0)),
    ...knownQuantities.filter(isNewlyUnknown),
  ];
}

const summaries = new WeakMap<Layer, { readonly by: string; readonly summary: BooksSummary }>();

/** What a file comes to, booked alone as in the plan. Kept, because preview and booking ask for it. */
export function* summaryAlone(
  layer: Layer,
  { timeZone, dayStart }: BookSettings,
  plan?: BooksPlan,
): Steps<BooksSummary> {
  const by = `${timeZone} ${dayStart}`;
  const kept = summaries.get(layer);
  if (kept?.by === by) return kept.summary;
  const summary = yield* summaryInSteps(plan ?? (yield* planBooksInSteps([layer], { timeZone, dayStart })));
  summaries.set(layer, { by, summary });
  return summary;
}

/** What another file of the same layout shows needs no question. */
function withSharedEvidence(layer: Layer, layers: readonly Layer[]): readonly Evidence[] {
  const [ordered, decimal] = [layerWithOrder(layer, layers), layerWithDecimals(layer, layers)];
  const shownBy = ({ name }: Layer) => `${name} has the same columns and shows it`;
  return layer.evidence.map((each) => {
    if (ordered && each.about === 'dates')
      return {
        about: 'dates',
        reading: orderNames[ordered.dateOrder],
        because: shownBy(ordered),
        value: ordered.dateOrder,
      };
    if (decimal && each.about === 'decimals')
      return { about: 'decimals', reading: 'Whole amounts', because: shownBy(decimal), value: 'whole' };
    return each;
  });
}

const columnNames: Readonly<Record<BookFigure, readonly string[]>> = {
  grossSales: ['grosssales'],
  discounts: ['discounts', 'discount'],
  returns: ['returns', 'refunds'],
  netSales: ['netsales'],
  taxes: ['tax', 'taxes'],
  tips: ['tip', 'tips'],
  totalCollected: ['totalcollected'],
  fees: ['fees', 'fee'],
  netTotal: ['nettotal', 'net'],
};

/** Of kinds of files, columns of what was collected, and of what was paid back of it. */
const collectedColumns: Readonly<Record<string, readonly (readonly [paid: string, refunded: string])[]>> = {
  'stripe-payments': [
    ['convertedamount', 'convertedamountrefunded'],
    ['amount', 'amountrefunded'],
  ],
};

function collectedColumn({ kind, header, totals }: Layer): FigurePreview['column'] {
  const named = (name: string) => header.find((each) => headerName(each) === name && totals[each] !== undefined);
  for (const [paid, refunded] of collectedColumns[kind] ?? []) {
    const [column, back] = [named(paid), named(refunded)];
    if (column === undefined) continue;
    const sum = (totals[column] ?? 0) - Math.abs(totals[back ?? ''] ?? 0);
    return { header: back === undefined ? column : `${column} less ${back}`, sum };
  }
  return undefined;
}

const mappedFields: Readonly<Partial<Record<BookFigure, MappedField>>> = {
  discounts: 'discount',
  netSales: 'subtotal',
  taxes: 'tax',
  tips: 'tip',
  totalCollected: 'total',
  fees: 'fee',
};

function figurePreview(
  figure: BookFigure,
  booked: Cents | Unknown,
  layer: Layer,
  mapping: ColumnMapping | undefined,
): FigurePreview {
  const { header, totals } = layer;
  const field = mappedFields[figure];
  const name = mapping
    ? field && mapping.columns[field]
    : header.find((each) => columnNames[figure].includes(headerName(each)));
  const names = name === undefined ? [] : figure === 'taxes' ? [name, ...taxesBeside(layer, name)] : [name];
  const sums = names.map((each) => totals[each]);
  const sum = sums.reduce((all, each) => (all === undefined || each === undefined ? undefined : all + each), 0);
  const own = names.length === 0 || sum === undefined ? undefined : { header: listOfNames(names), sum };
  const column = own ?? (figure === 'totalCollected' ? collectedColumn(layer) : undefined);
  if (!column) return { figure, booked, column: undefined, difference: 0 };
  // Exports write deductions with either sign.
  return { figure, booked, column, difference: booked === unknown ? 0 : Math.abs(column.sum) - Math.abs(booked) };
}

/** Columns with the tax at other rates, or with another tax, which are added to it. */
function taxesBeside({ header, totals }: Layer, name: string): readonly string[] {
  const others = otherTaxColumns(header, header.indexOf(name)).flatMap((place) => header[place] ?? []);
  return others.filter((other) => totals[other] !== undefined);
}

function changedDays(past: BooksSummary, next: BooksSummary): readonly DayPreview[] {
  const none = { transactions: 0, netSales: 0 } as const;
  const days = [...new Set([...past.days.keys(), ...next.days.keys()])].toSorted();
  return days.flatMap((day) => {
    const [one, other] = [past.days.get(day) ?? none, next.days.get(day) ?? none];
    if (one.transactions === other.transactions && one.netSales === other.netSales) return [];
    return {
      day,
      transactions: sumOf([other.transactions, negated(one.transactions)]),
      netSales: sumOf([other.netSales, negated(one.netSales)]),
    };
  });
}

const knownTwins = new WeakMap<Layer, number>();
const factsAtOnce = 2 ** 15;

/** Facts that say exactly what an earlier one of the file says, and have no id that would tell the two apart. */
function* twinsIn(layer: Layer): Steps<number> {
  const kept = knownTwins.get(layer);
  if (kept !== undefined) return kept;
  const { facts } = layer;
  const contentAt = facts.contents();
  // Those of a large file take too long to sort at once. The same ones are in the same part.
  const parts = Array.from({ length: Math.ceil(facts.length / factsAtOnce) }, amountColumn);
  for (let index = 0; index < facts.length; index += 1) {
    if (index % factsAtOnce === 0) yield;
    if (facts.keyAt(index) !== '') continue;
    const content = contentAt(index);
    parts[content % parts.length]?.push(content);
  }
  let twins = 0;
  for (const part of parts) {
    yield;
    const sorted = Float64Array.from({ length: part.length }, (_, nth) => part.at(nth)).sort();
    for (let nth = 1; nth < sorted.length; nth += 1) if (sorted[nth] === sorted[nth - 1]) twins += 1;
  }
  knownTwins.set(layer, twins);
  return twins;
}

/** Of days in any order. */
export function rangeOf(days: readonly string[]): DayRange | undefined {
  const sorted = days.toSorted();
  const [from] = sorted;
  const to = sorted.at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}
