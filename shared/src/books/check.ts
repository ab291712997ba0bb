import { currencyDecimals, decimalText, unknown, type Cents, type Day, type Unknown } from '@back-office/shared/format';
import { missingFields, taxIncluded, type ColumnMapping } from './mapping/columnMapping';
import { planBooks } from './booking/planBooks';
import type { FileOutcome } from './booking/rowStates';
import { saleCounts } from './booking/saleCounts';
import { bookFigures, plus, summaryOf, type BookFigure } from './booking/summary';
import { unreadTexts } from './reading/evidence';
import type { Refusal } from './reading/layer';
import { readLayer, sniffFile } from './reading/readLayer';
import { UnmappedFileError, UnreadableFileError, type FileSource } from './reading/source';

export interface CheckOptions {
  /** IANA name; without it days are as the files write them. */
  readonly timeZone?: string;
  /** ISO 4217; without it the one that most files are in. */
  readonly currency?: string;
  readonly dayStart: number;
  /** The columns of the files, instead of their kinds. */
  readonly mapping?: ColumnMapping;
  /** Lists refused rows, and why rows were skipped. */
  readonly withRows: boolean;
}

interface CheckedFile {
  readonly name: string;
  readonly kind: string | null;
  readonly rows: number;
  readonly booked: number;
  readonly refused: number;
  readonly skipped: number;
  readonly error?: string;
  /** What the file says of refunds and the like that is not read. Missing if there is nothing. */
  readonly notes?: readonly string[];
  readonly refusedRows?: readonly Refusal[];
  readonly skippedRows?: Readonly<Record<string, number>>;
}

/** What `pnpm books check` prints. Money is decimal text in the shop's currency, null where it is unknown. */
export interface CheckResult {
  readonly files: readonly CheckedFile[];
  readonly totals: Readonly<Record<BookFigure, string | null>> & { readonly transactions: number | null };
  readonly days: Readonly<Record<Day, { readonly netSales: string | null; readonly transactions: number | null }>>;
  /** What rounding to the smallest unit of the currency has added. */
  readonly rounding: string;
}

/**
 * Reads and books some files as an import would, and adds up what was booked: signed as on the sales summary, deductions
 * negative. A file that cannot be read has an `error`; the others are booked all the same.
 */
export async function checkBooks(sources: readonly FileSource[], options: CheckOptions): Promise<CheckResult> {
  const currency = options.currency ?? (await currencyOf(sources, options)) ?? 'USD';
  const read = await Promise.all(sources.map((source) => readOrExplain(source, options, currency)));
  const layers = read.flatMap(({ layer }) => layer ?? []);
  const plan = planBooks(layers, options);
  const decimals = currencyDecimals(currency);
  const text = (amount: Cents | Unknown) =>
    amount === unknown ? null : decimalText({ units: BigInt(amount), scale: decimals });
  const { transactions, totals, days } = summaryOf(plan);
  const counts = saleCounts(plan);
  const count = (sales: Cents | Unknown = 0) => (sales === unknown ? null : sales);
  // Of files of which nothing could be booked, nothing is known.
  const isNothingKnown = transactions === 0 && read.some(({ layer }) => !layer || layer.rows > 0);
  const outcomes = new Map(plan.outcomes.map((outcome) => [outcome.layer, outcome]));
  const duplicates = new Set(plan.outcomes.filter(({ booked }) => booked === 0).map(({ layer }) => layer));
  const rounding = layers.reduce((sum, layer) => sum + (duplicates.has(layer) ? 0 : layer.rounding), 0);
  return {
    files: read.map(({ name, layer, error }) =>
      checkedFile(name, layer && outcomes.get(layer), error, options.withRows),
    ),
    totals: {
      transactions: count([...counts.values()].reduce(plus, 0)),
      ...mapFigures((name) => text(isNothingKnown ? unknown : totals[name])),
    },
    days: Object.fromEntries(
      [...days].map(([day, { netSales }]) => [day, { netSales: text(netSales), transactions: count(counts.get(day)) }]),
    ),
    rounding: decimalText({ units: BigInt(Math.round(rounding)), scale: decimals }),
  };
}

async function readOrExplain(source: FileSource, { mapping }: CheckOptions, currency: string) {
  try {
    return {
      name: source.name,
      layer: await readLayer(source, { currency, ...(mapping && { mapping }) }),
      error: undefined,
    };
  } catch (error) {
    // Also a file that is not there, or a folder.
    const isExpected = error instanceof UnreadableFileError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    return { name: source.name, layer: undefined, error: `${error.message}${mapping ? '' : mapHint(error)}` };
  }
}

/** How a file of no known kind could be read, by what its columns look like. */
function mapHint(error: Error): string {
  const guess = error instanceof UnmappedFileError ? error.columns?.mapping : undefined;
  if (!guess || missingFields(guess).length > 0) return '';
  const fees = (guess.fees?.slice(1) ?? []).map((name) => ['fee', name]);
  const tax = guess.isTaxIncluded ? [[taxIncluded, 'yes']] : [];
  const pairs = [...Object.entries(guess.columns), ...fees, ...tax].map(
    ([field, name]) => `--map ${field}=${JSON.stringify(name)}`,
  );
  return ` Or say what its columns are, such as: ${pairs.join(' ')}`;
}

/** The currency that most of the files are in. */
async function currencyOf(sources: readonly FileSource[], { mapping }: CheckOptions): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for (const source of sources) {
    const code = await sniffFile(source, mapping ? { mapping } : {}).then(
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
  const notes = unreadTexts(layer);
  const skippedCount = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  return {
    name,
    kind: layer.kind,
    rows,
    booked,
    refused: refused.length,
    skipped: skippedCount,
    ...(notes.length > 0 && { notes }),
    ...(withRows && { refusedRows: refused, skippedRows: Object.fromEntries(skipped) }),
  };
}

function mapFigures<Value>(valueOf: (name: BookFigure) => Value): Record<BookFigure, Value> {
  return Object.fromEntries(bookFigures.map((name) => [name, valueOf(name)])) as Record<BookFigure, Value>;
}

/** 2 if a file could not be read, 1 if rows were refused, else 0. */
export function exitCodeOf({ files }: CheckResult): 0 | 1 | 2 {
  if (files.some(({ error }) => error !== undefined)) return 2;
  return files.some(({ refused }) => refused > 0) ? 1 : 0;
}
