import { currencyDecimals, decimalText, unknown, type Cents, type Day, type Unknown } from '@back-office/shared/format';
import type { ColumnMapping } from './mapping/columnMapping';
import { guessDoubts, guessNote, mapHint } from './mapping/guessInWords';
import { planBooks } from './booking/planBooks';
import type { FileOutcome } from './booking/rowStates';
import { bookFigures, summaryOf, type BookFigure } from './booking/summary';
import { unreadTexts } from './reading/evidence';
import type { Refusal } from './reading/layer';
import { noKindText } from './reading/planReading';
import { readFile, sniffFile } from './reading/readLayer';
import { UnmappedFileError, UnreadableFileError, type FileSource, type ReadOptions } from './reading/source';

export interface CheckOptions {
  /** IANA name; without it days are as the files write them. */
  readonly timeZone?: string;
  /** ISO 4217; without it the one that most files are in. */
  readonly currency?: string;
  readonly dayStart: number;
  /** The columns of the files, instead of their kinds. */
  readonly mapping?: ColumnMapping;
  /** Reads the second half of a large file at the same time. */
  readonly readRest?: ReadOptions['readRest'];
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
  /** By which columns a file of no known kind was read, and what of a file is not read. Missing if there is nothing. */
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
  const count = (sales: number | Unknown) => (sales === unknown ? null : sales);
  // Of files of which nothing could be booked, nothing is known.
  const isNothingKnown = plan.transactions.length === 0 && read.some(({ layer }) => !layer || layer.rows > 0);
  const outcomes = new Map(plan.outcomes.map((outcome) => [outcome.layer, outcome]));
  const duplicates = new Set(plan.outcomes.filter(({ booked }) => booked === 0).map(({ layer }) => layer));
  const rounding = layers.reduce((sum, layer) => sum + (duplicates.has(layer) ? 0 : layer.rounding), 0);
  return {
    files: read.map(({ name, layer, notes, error }) =>
      checkedFile(name, layer && outcomes.get(layer), { notes, error }, options.withRows),
    ),
    totals: {
      transactions: count(transactions),
      ...mapFigures((name) => text(isNothingKnown ? unknown : totals[name])),
    },
    days: Object.fromEntries(
      [...days].map(([day, each]) => [day, { netSales: text(each.netSales), transactions: count(each.transactions) }]),
    ),
    rounding: decimalText({ units: BigInt(Math.round(rounding)), scale: decimals }),
  };
}

/** A file of no known kind is read by its columns if their names leave no doubt. */
async function readOrExplain(source: FileSource, { mapping, readRest }: CheckOptions, currency: string) {
  const { name } = source;
  try {
    const { layer, layout, columns } = await readFile(source, {
      currency,
      readRest,
      ...(mapping ? { mapping } : { isGuessing: true }),
    });
    if (columns?.from !== 'guess') return { name, layer, notes: [], error: undefined };
    const doubts = guessDoubts(columns, layer);
    if (doubts.length > 0) throw new UnmappedFileError(doubts.join(' '), layout, columns);
    return { name, layer, notes: [guessNote(columns.mapping)], error: undefined };
  } catch (error) {
    // Also a file that is not there, or a folder.
    const isExpected = error instanceof UnreadableFileError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    const guess = error instanceof UnmappedFileError && error.columns?.from === 'guess' ? error.columns : undefined;
    const text = guess ? `${noKindText(name, guess.names)} ${mapHint(guess.mapping, error.message)}` : error.message;
    return { name, layer: undefined, notes: [], error: text.trim() };
  }
}

/** The currency that most of the files are in. */
async function currencyOf(sources: readonly FileSource[], { mapping }: CheckOptions): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for (const source of sources) {
    const code = await sniffFile(source, mapping ? { mapping } : { isGuessing: true }).then(
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
  told: { readonly notes: readonly string[]; readonly error: string | undefined },
  withRows: boolean,
): CheckedFile {
  if (!outcome) return { name, kind: null, rows: 0, booked: 0, refused: 0, skipped: 0, error: told.error ?? '' };
  const { layer, rows, booked, refused, skipped } = outcome;
  const notes = [...told.notes, ...unreadTexts(layer)];
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
