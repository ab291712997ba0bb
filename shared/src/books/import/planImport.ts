import type { LedgerColumns } from '../../ledger/columns/columns';
import { finishInSlices, type Steps } from '../../loading/steps';
import { encodeMonthInSteps } from '../../shop/store/encodeMonth';
import type { Manifest, MonthEntry, ShopFacts } from '../../shop/store/manifest';
import type { EncodedMonth } from '../../shop/store/month';
import { columnsByMonthInSteps } from '../booking/books';
import type { BookSettings } from '../booking/businessTime';
import { planBooksInSteps, type BooksPlan } from '../booking/planBooks';
import type { FileOutcome } from '../booking/rowStates';
import type { BooksSummary } from '../booking/summary';
import { decodeLayerInSteps, encodeLayerInSteps } from '../facts/layerBytes';
import type { FileColumns } from '../mapping/fileColumns';
import { freeArrays } from '../facts/column';
import { withoutNames } from '../facts/withoutNames';
import type { Layer } from '../reading/layer';
import { leastShared, readFile } from '../reading/readLayer';
import { taxesOf } from '../reading/taxNames';
import type { RestReader } from '../reading/restOfFile';
import {
  UnmappedFileError,
  UnreadableFileError,
  type FileSource,
  type ReadChoices,
  type ReadOptions,
} from '../reading/source';
import { filesInZip, isArchive, randomAccessTo } from '../reading/zip';
import { isWorkbook } from '../workbook/workbookFile';
import { previewInSteps, rangeOf, summaryAlone, type ImportPreview } from './importPreview';
import type { ImportedFile } from './importedFile';
import { createUnknownFacts } from './unknownFacts';

export interface ChosenFile {
  readonly file: Blob & { readonly name: string };
  /** What was chosen about reading it, by name; files of an archive have their own names. */
  readonly choices: Readonly<Record<string, ReadChoices>>;
  /** Why it cannot be read, such as a workbook that is damaged. */
  readonly problem?: string;
}

/** A file of an earlier import, as the shop keeps it. */
export interface KeptFile {
  readonly id: string;
  readonly info: ImportedFile;
  readonly bytes: ArrayBuffer;
}

export interface ImportRequest {
  readonly currency: string;
  readonly timeZone: string;
  readonly dayStart: number;
  /** The files that stay in the books. */
  readonly kept: readonly KeptFile[];
  readonly chosen: readonly ChosenFile[];
  /** What was chosen for files of earlier imports, by layout. */
  readonly layouts: Readonly<Record<string, ReadChoices>>;
  readonly isWithoutNames: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** By which the books were made so far, if by others. */
  readonly madeBy?: BookSettings;
  /** The books as they are stored: an earlier version of the product may have made them by other rules. */
  readonly stored?: Pick<Manifest, 'facts'> & { readonly months: readonly Pick<MonthEntry, 'magnitudes'>[] };
  /** Works out what is stored, too. */
  readonly isBooking: boolean;
}

/** What is stored of the books: all months of the files, and the files whose record is new. */
export interface BooksChange {
  readonly months: readonly EncodedMonth[];
  readonly files: readonly (readonly [string, { readonly info: ImportedFile; readonly content: ArrayBuffer }])[];
  readonly facts: ShopFacts;
}

export interface ImportPlan {
  readonly preview: ImportPreview;
  readonly change: BooksChange | undefined;
}

/** Files that were read, by what they were read by: a choice about one of them does not read the others again. */
export type ReadCache = Map<string, ReadFile>;

export interface PlanOptions {
  /** Those of the last request. */
  readonly cache?: ReadCache | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Reads the second half of a large file at the same time. */
  readonly readRest?: RestReader | undefined;
  /** The part of the work that is done, from 0 to 1. */
  readonly onProgress?: ((progress: number) => void) | undefined;
}

/** A chosen file after it was read, or why it could not be. */
export interface ReadFile {
  readonly name: string;
  readonly choices: ReadChoices;
  readonly layer: Layer | undefined;
  readonly error: string | undefined;
  /** Missing if the file has no rows that could be read in any way. */
  readonly layout?: string;
  /** Of a file that is read by a mapping, also one that is not complete. */
  readonly columns?: FileColumns | undefined;
}

/**
 * Reads chosen files and works out the books of all files. Nothing is stored here. Without chosen files it works out the
 * books again, as after one of them was taken back. Files that cannot be read are told and left out.
 */
export async function planImport(request: ImportRequest, options: PlanOptions = {}): Promise<ImportPlan> {
  const { kept, isWithoutNames } = request;
  const { read: reading, planned: planning, laidOut } = partsOfWork(request, options);
  const partly = (from: number, to: number) => ({
    ...options,
    onProgress: (part: number) => options.onProgress?.(from + part * (to - from)),
  });
  const read = await readChosen(request, partly(0, reading));
  const before: Layer[] = [];
  for (const { info, bytes } of kept) {
    const layer = await inTasks(decodeLayerInSteps(bytes), options);
    if (!layer)
      throw new UnreadableFileError(
        `"${info.name}" was kept by another version of the product. Undo its import and import the file again.`,
      );
    before.push(isWithoutNames && !info.isWithoutNames ? await inTasks(withoutNames(layer), options) : layer);
  }
  const added = read.flatMap(({ layer }) => layer ?? []);
  // A file that is read in another way takes the place of itself.
  const staying = before.filter((layer) => added.every((each) => each.hash !== layer.hash || isReadAlike(each, layer)));
  const { preview, months, outcomes } = await planned(
    request,
    read,
    before,
    [...staying, ...added],
    partly(planning, laidOut),
  );
  return { preview, change: months && { ...months, files: await filesOf(request, before, outcomes, options) } };
}

/** The time that each step takes, for a byte of a file, compared with reading it alone. Measured with lists of items sold. */
const costs = { readAlone: 1, readByTwo: 0.55, plan: 0.35, layOut: 0.35, keep: 0.15 } as const;
/** What is kept of a file is so much smaller than the file. */
const keptShare = 5;

/** After which part of all work the files are read, the books planned, and the months laid out, so that the time left is right. */
function partsOfWork({ chosen, kept, currency, layouts, isBooking }: ImportRequest, { cache, readRest }: PlanOptions) {
  const isRead = chosen.map(({ file, choices }, nth) => {
    const own = choices[file.name] ?? {};
    return cache?.has(cacheKey(nth, file, file.name, own, { currency, layouts })) ?? false;
  });
  const toRead = chosen.filter((_, nth) => !isRead[nth]);
  const costOf = (file: ChosenFile['file']) =>
    file.size * (readRest && file.size >= leastShared && !isArchive(file) ? costs.readByTwo : costs.readAlone);
  const size =
    chosen.reduce((sum, { file }) => sum + file.size, 0) +
    kept.reduce((sum, { bytes }) => sum + bytes.byteLength * keptShare, 0);
  const read = toRead.reduce((sum, { file }) => sum + costOf(file), 0);
  // The plan of the preview is that of the booking.
  const planned = read + (isBooking && chosen.length > 0 && toRead.length === 0 ? 0 : size * costs.plan);
  const laidOut = planned + (isBooking ? size * costs.layOut : 0);
  const all = laidOut + (isBooking ? size * costs.keep : 0) || 1;
  return { read: read / all, planned: planned / all, laidOut: laidOut / all };
}

/** By what a file was read. */
function cacheKey(
  nth: number,
  { name, size }: ChosenFile['file'],
  source: string,
  own: ReadChoices,
  { currency, layouts }: Pick<ImportRequest, 'currency' | 'layouts'>,
): string {
  return JSON.stringify([nth, name, size, source, own, currency, layouts]);
}

/** Books layers. The plan ends with this: for large files it takes as much memory as all that is stored. */
async function planned(
  request: ImportRequest,
  read: readonly ReadFile[],
  before: readonly Layer[],
  after: readonly Layer[],
  options: PlanOptions,
) {
  const plan = await inTasks(planOnce(after, request), options);
  const planBefore = await inTasks(planBooksInSteps(before, request.madeBy ?? request), options);
  const preview = await inTasks(previewInSteps(request, read, planBefore, plan), options);
  options.onProgress?.(0);
  return { preview, outcomes: plan.outcomes, months: request.isBooking ? await monthsOf(plan, options) : undefined };
}

const plans = new WeakMap<
  Layer,
  { readonly layers: readonly Layer[]; readonly by: string; readonly plan: BooksPlan }
>();

/** The plan of a preview is that of the booking which follows it. */
function* planOnce(layers: readonly Layer[], { timeZone, dayStart, isBooking }: ImportRequest): Steps<BooksPlan> {
  const by = `${timeZone} ${dayStart}`;
  const [first] = layers;
  const kept = first && plans.get(first);
  const isSame =
    kept?.by === by && kept.layers.length === layers.length && kept.layers.every((own, nth) => own === layers[nth]);
  const plan = isSame ? kept.plan : yield* planBooksInSteps(layers, { timeZone, dayStart });
  if (first && !isBooking) plans.set(first, { layers, by, plan });
  else if (first) plans.delete(first);
  return plan;
}

/** In short tasks: a worker ends only between two of them, or two seconds after it was told to. */
function inTasks<Result>(steps: Steps<Result>, { signal }: PlanOptions): Promise<Result> {
  return finishInSlices(steps, { signal, slice: 50 });
}

/** Layers of earlier versions do not say what they were read by. */
function isReadAlike(one: Layer, other: Layer): boolean {
  if (one.kind !== other.kind) return false;
  return one.readBy === undefined || other.readBy === undefined || one.readBy === other.readBy;
}

async function readChosen(request: ImportRequest, options: PlanOptions): Promise<readonly ReadFile[]> {
  const { signal, readRest, onProgress, cache = new Map() } = options;
  const used = new Set<string>();
  const total = request.chosen.reduce((sum, { file }) => sum + file.size, 0) || 1;
  const read: ReadFile[] = [];
  let done = 0;
  for (const [nth, { file, choices, problem }] of request.chosen.entries()) {
    const sources: readonly SourceOrError[] = problem === undefined ? await sourcesOf(file) : [{ error: problem }];
    for (const { source, error } of sources) {
      if (!source) {
        read.push({ name: file.name, choices: {}, layer: undefined, error });
        continue;
      }
      const own = choices[source.name] ?? {};
      const key = cacheKey(nth, file, source.name, own, request);
      const found =
        cache.get(key) ??
        (await readOne(source, own, request, {
          ...(signal && { signal }),
          readRest,
          onProgress: (bytes: number) => onProgress?.(Math.min(1, (done + Math.min(bytes, file.size)) / total)),
        }));
      cache.set(key, found);
      used.add(key);
      const { layer } = found;
      const hasNames = layer !== undefined && request.isWithoutNames;
      read.push(hasNames ? { ...found, layer: await inTasks(withoutNames(layer), options) } : found);
    }
    done += file.size;
  }
  for (const key of cache.keys()) if (!used.has(key)) cache.delete(key);
  return read;
}

interface SourceOrError {
  readonly source?: FileSource;
  readonly error?: string;
}

async function sourcesOf(file: ChosenFile['file']): Promise<readonly SourceOrError[]> {
  if (!isArchive(file))
    return [{ source: { name: file.name, open: () => piecesOf(file), shared: { file, size: file.size } } }];
  try {
    const sources = await filesInZip(file.name, randomAccessTo(file));
    // Workbooks have become files of their own.
    return sources.filter((source) => !isWorkbook(source)).map((source) => ({ source }));
  } catch (error) {
    return [{ error: explained(error) }];
  }
}

const pieceLength = 256 * 1024;

/** Slices, because each await lets a page respond, and a moved file is noticed. */
export async function* piecesOf(file: Blob): AsyncIterable<Uint8Array> {
  for (let at = 0; at < file.size; at += pieceLength)
    yield new Uint8Array(await file.slice(at, at + pieceLength).arrayBuffer());
}

async function readOne(
  source: FileSource,
  choices: ReadChoices,
  { currency, layouts }: ImportRequest,
  options: Pick<ReadOptions, 'signal' | 'onProgress' | 'readRest'>,
): Promise<ReadFile> {
  const { name } = source;
  try {
    const { layer, ...found } = await readFile(source, { ...options, ...choices, currency, layouts, isGuessing: true });
    return { name, choices, layer, error: undefined, ...found };
  } catch (error) {
    options.signal?.throwIfAborted();
    const found = error instanceof UnmappedFileError ? { layout: error.layout, columns: error.columns } : {};
    return { name, choices, layer: undefined, error: explained(error), ...found };
  }
}

/** Why a file cannot be read, as a sentence. Throws what is no fault of the file. */
function explained(error: unknown): string {
  if (error instanceof UnreadableFileError) return error.message;
  if (error instanceof DOMException)
    return 'The file could not be read. It may have been moved or changed; choose it again.';
  throw error;
}

/** The months of all books, laid out, and which figures some transactions lack. */
async function monthsOf(plan: BooksPlan, options: PlanOptions): Promise<Pick<BooksChange, 'months' | 'facts'>> {
  const unknownFacts = createUnknownFacts();
  const months: EncodedMonth[] = [];
  let done = 0;
  for (const { month, columns: steps } of columnsByMonthInSteps(plan)) {
    const columns = await inTasks(steps, options);
    unknownFacts.add(columns);
    months.push(await inTasks(encodeMonthInSteps(month, columns), options));
    done += columns.length;
    freeColumns(columns);
    options.onProgress?.(done / plan.transactions.length);
  }
  return { months, facts: unknownFacts.facts() };
}

async function filesOf(
  request: ImportRequest,
  before: readonly Layer[],
  outcomes: readonly FileOutcome[],
  options: PlanOptions,
): Promise<BooksChange['files']> {
  const keptByHash = new Map(before.map((layer, index) => [layer.hash, request.kept[index]]));
  const files = new Map<string, BooksChange['files'][number][1]>();
  // Their facts are gone when they are laid out.
  options.cache?.clear();
  const seen = new Set<string>();
  for (const outcome of outcomes) {
    const { hash } = outcome.layer;
    const known = keptByHash.get(hash);
    if (seen.has(hash)) continue;
    seen.add(hash);
    const earlier = before.find((layer) => layer.hash === hash);
    const isSame = known !== undefined && earlier !== undefined && isReadAlike(earlier, outcome.layer);
    const summary = await inTasks(summaryAlone(outcome.layer, request), options);
    const info = infoOf(request, outcome, summary, isSame ? known.info : undefined);
    if (isSame && JSON.stringify(info) === JSON.stringify(known.info)) continue;
    const isKeptAsItIs = isSame && known.info.isWithoutNames === info.isWithoutNames;
    files.set(hash, {
      info,
      content: isKeptAsItIs ? known.bytes : await inTasks(encodeLayerInSteps(outcome.layer, { isLast: true }), options),
    });
  }
  return [...files];
}

/** Gives back most memory of a month that is laid out: garbage collection comes after several of a large shop. */
function freeColumns({ amounts, texts, lines }: LedgerColumns) {
  const arrays = [
    ...Object.values(amounts),
    ...Object.values(texts).flatMap(({ codes, lists }) => [codes, lists?.starts, lists?.codes]),
    lines.itemCodes,
    lines.quantities,
    lines.returned,
    lines.weights,
    lines.costs,
    ...Object.values(lines.amounts),
  ];
  freeArrays(arrays);
}

function infoOf(
  request: ImportRequest,
  outcome: FileOutcome,
  { days, totals }: BooksSummary,
  known: ImportedFile | undefined,
): ImportedFile {
  const { layer, rows, booked, refused, skipped } = outcome;
  const { timeZone, dayStart, now } = request;
  const taxes = taxesOf(layer);
  return {
    name: known?.name ?? layer.name,
    kind: layer.kind,
    label: layer.label,
    importedAt: known?.importedAt ?? now,
    rows,
    booked,
    refused: refused.length,
    skipped: [...skipped.values()].reduce((sum, count) => sum + count, 0),
    days: rangeOf([...days.keys()]) ?? null,
    ...(taxes.length > 0 && { taxes }),
    netSales: typeof totals.netSales === 'number' ? totals.netSales : null,
    isWithoutNames: request.isWithoutNames || (known?.isWithoutNames ?? false),
    timeZone,
    dayStart,
  };
}
