import { decimalText, unknown, type Cents, type Day, type Unknown } from '@back-office/shared/format';
import { transactionsOf } from './booking/books';
import { planBooks, type FileOutcome } from './booking/planBooks';
import type { Transaction } from '../ledger/model/transaction';
import { currencyDecimals } from './reading/currency';
import type { Refusal } from './reading/layer';
import { readLayer, sniffFile, UnreadableFileError, type FileSource } from './reading/readLayer';

export interface CheckOptions {
  /** IANA name; without it days are as the files write them. */
  readonly timeZone?: string;
  /** ISO 4217; without it the one that most files are in. */
  readonly currency?: string;
  readonly dayStart: number;
  /** Lists refused rows, and why rows were skipped. */
  readonly withRows: boolean;
}

const figureNames = [
  'grossSales',
  'discounts',
  'returns',
  'netSales',
  'taxes',
  'tips',
  'totalCollected',
  'fees',
  'netTotal',
] as const;
type FigureName = (typeof figureNames)[number];

interface CheckedFile {
  readonly name: string;
  readonly kind: string | null;
  readonly rows: number;
  readonly booked: number;
  readonly refused: number;
  readonly skipped: number;
  readonly error?: string;
  readonly refusedRows?: readonly Refusal[];
  readonly skippedRows?: Readonly<Record<string, number>>;
}

/** What `pnpm books check` prints. Money is decimal text in the shop's currency, null where it is unknown. */
export interface CheckResult {
  readonly files: readonly CheckedFile[];
  readonly totals: Readonly<Record<FigureName, string | null>> & { readonly transactions: number };
  readonly days: Readonly<Record<Day, { readonly netSales: string | null; readonly transactions: number }>>;
  /** What rounding to the smallest unit of the currency has added. */
  readonly rounding: string;
}

/**
 * Reads and books some files as an import would, and adds up what was booked: signed as on the sales summary, deductions
 * negative. A file that cannot be read has an `error`; the others are booked all the same.
 */
export async function checkBooks(sources: readonly FileSource[], options: CheckOptions): Promise<CheckResult> {
  const currency = options.currency ?? (await currencyOf(sources)) ?? 'USD';
  const read = await Promise.all(sources.map((source) => readOrExplain(source, currency)));
  const layers = read.flatMap(({ layer }) => layer ?? []);
  const plan = planBooks(layers, options);
  const decimals = currencyDecimals(currency);
  // Of files of which nothing could be booked, nothing is known.
  const isNothingKnown = plan.transactions.length === 0 && read.some(({ layer }) => !layer || layer.rows > 0);
  const text = (amount: Cents | Unknown) =>
    amount === unknown ? null : decimalText({ units: BigInt(amount), scale: decimals });
  const total = createSum();
  const days = new Map<Day, DaySum>();
  for (const batch of transactionsOf(plan))
    for (const row of batch) {
      total.add(row);
      const day = days.get(row.date) ?? { netSales: 0, transactions: 0 };
      days.set(row.date, { netSales: add(day.netSales, row.netSales), transactions: day.transactions + 1 });
    }
  const outcomes = new Map(plan.outcomes.map((outcome) => [outcome.layer, outcome]));
  const duplicates = new Set(plan.outcomes.filter(({ booked }) => booked === 0).map(({ layer }) => layer));
  const rounding = layers.reduce((sum, layer) => sum + (duplicates.has(layer) ? 0 : layer.rounding), 0);
  return {
    files: read.map(({ name, layer, error }) =>
      checkedFile(name, layer && outcomes.get(layer), error, options.withRows),
    ),
    totals: { transactions: total.count(), ...mapFigures((name) => text(isNothingKnown ? unknown : total.of(name))) },
    days: Object.fromEntries(
      [...days].map(([day, { netSales, transactions }]) => [day, { netSales: text(netSales), transactions }]),
    ),
    rounding: decimalText({ units: BigInt(Math.round(rounding)), scale: decimals }),
  };
}

interface DaySum {
  readonly netSales: Cents | Unknown;
  readonly transactions: number;
}

async function readOrExplain(source: FileSource, currency: string) {
  try {
    return { name: source.name, layer: await readLayer(source, { currency }), error: undefined };
  } catch (error) {
    // Also a file that is not there, or a folder.
    const isExpected = error instanceof UnreadableFileError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    return { name: source.name, layer: undefined, error: error.message };
  }
}

/** The currency that most of the files are in. */
async function currencyOf(sources: readonly FileSource[]): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for (const source of sources) {
    const code = await sniffFile(source).then(
      ({ currency }) => currency,
      () => undefined,
    );
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function checkedFile(
  name: string,
  outcome: FileOutcome | undefined,
  error: string | undefined,
  withRows: boolean,
): CheckedFile {
  if (!outcome) return { name, kind: null, rows: 0, booked: 0, refused: 0, skipped: 0, error: error ?? '' };
  const { layer, rows, booked, refused, skipped } = outcome;
  const skippedCount = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  return {
    name,
    kind: layer.kind,
    rows,
    booked,
    refused: refused.length,
    skipped: skippedCount,
    ...(withRows && { refusedRows: refused, skippedRows: Object.fromEntries(skipped) }),
  };
}

function createSum() {
  const sums = new Map<FigureName, Cents | Unknown>();
  let transactions = 0;
  return {
    add(row: Transaction) {
      transactions += 1;
      for (const name of figureNames) sums.set(name, add(sums.get(name) ?? 0, figureOf(row, name)));
    },
    of: (name: FigureName) => sums.get(name) ?? 0,
    count: () => transactions,
  };
}

/** As the sales summary shows it. */
function figureOf(row: Transaction, name: FigureName): Cents | Unknown {
  switch (name) {
    case 'discounts':
      return negated(add(row.discounts, row.comps));
    case 'returns':
      return negated(row.returns);
    case 'fees':
      return negated(row.fee);
    case 'netTotal':
      return add(row.totalCollected, negated(row.fee));
    default:
      return row[name];
  }
}

function add(one: Cents | Unknown, other: Cents | Unknown): Cents | Unknown {
  return one === unknown || other === unknown ? unknown : one + other;
}

function negated(amount: Cents | Unknown): Cents | Unknown {
  return amount === unknown ? unknown : 0 - amount;
}

function mapFigures<Value>(valueOf: (name: FigureName) => Value): Record<FigureName, Value> {
  return Object.fromEntries(figureNames.map((name) => [name, valueOf(name)])) as Record<FigureName, Value>;
}

/** 2 if a file could not be read, 1 if rows were refused, else 0. */
export function exitCodeOf({ files }: CheckResult): 0 | 1 | 2 {
  if (files.some(({ error }) => error !== undefined)) return 2;
  return files.some(({ refused }) => refused > 0) ? 1 : 0;
}
