import { createCsvReader, type CsvRecord } from '../../csv/records';
import { headOf, planReading, type ReadingPlan } from './planReading';
import { createRowReader, type RowReading, type RowsShown } from './rowReader';
import type { ReadOptions, SharedFile } from './source';
import { createByteDecoder } from './textDecoder';

/** What another worker needs to read the rest of a file as its first half is read. Plain data. */
export interface RestRequest {
  readonly name: string;
  readonly shared: SharedFile;
  readonly options: ReadOptions;
  readonly reading: RowReading;
  /** The byte behind which the rest begins, at the next record that does not depend on those before it. */
  readonly from: number;
}

/** The record before the rest. A reader of the first half that finds the same one has the same records after it. */
export interface RestStart {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Asks another worker to read the rest of a file. */
export type RestReader = (request: RestRequest) => RestReading;

interface RestReading {
  /** `undefined` if no such record was found, or without a worker. */
  readonly start: Promise<RestStart | undefined>;
  /** `undefined` if it can only be read after the first half. */
  readonly rows: Promise<RowsShown | undefined>;
  stop(): void;
}

/** Opens a file from a byte on. */
export type OpenFrom = (shared: SharedFile, from: number) => AsyncIterable<Uint8Array>;

/** Without a start after this many records, the rest is not read. */
const maxTried = 1_000;
const lineFeed = 10;

/** The side of the other worker. Resolves with `undefined` if the rest depends on what comes before it. */
export async function readRestOfFile(
  { name, shared, options, reading, from }: RestRequest,
  open: OpenFrom,
  onStart: (start: RestStart) => void,
): Promise<RowsShown | undefined> {
  const head = await headOf({ name, open: () => open(shared, 0) });
  const plan = planReading(head, name, options);
  const cut = await lineAfter(open(shared, 0), from);
  if (!cut) return undefined;
  const rows = createRestRows(plan, reading, onStart);
  const decoder = createByteDecoder(new Uint8Array());
  const csv = createCsvReader(plan.delimiter, rows.read, { line: cut.line });
  for await (const piece of open(shared, cut.at)) {
    for (const part of partsOf(piece)) csv.push(decoder.decode(part));
    if (!decoder.isPlain || rows.isGivenUp()) return undefined;
  }
  csv.push(decoder.end());
  csv.end();
  return decoder.isPlain ? rows.shown() : undefined;
}

/** Reads records until one leaves enough to those after it, and what comes then. */
function createRestRows(plan: ReadingPlan, reading: RowReading, onStart: (start: RestStart) => void) {
  const create = () => createRowReader(plan.reader, plan.header, reading);
  const first = create();
  const rows = create();
  let tried = 0;
  let isStarted = false;

  return {
    isGivenUp: () => !isStarted && tried > maxTried,
    read(record: CsvRecord) {
      if (isStarted) return rows.read(record);
      tried += 1;
      // The first record may be the end of one that began before.
      if (record.problem || record.cells.length !== plan.header.length) return;
      first.read(record);
      const before = first.left();
      if (!before) return;
      rows.follow(before);
      isStarted = true;
      onStart({ line: record.line, cells: record.cells });
    },
    shown: () => (isStarted ? rows.shown() : undefined),
  };
}

/** The first line that begins behind a byte. */
async function lineAfter(pieces: AsyncIterable<Uint8Array>, from: number) {
  let line = 1;
  let start = 0;
  for await (const piece of pieces) {
    for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) {
      line += 1;
      if (start + at >= from) return { at: start + at + 1, line };
    }
    start += piece.length;
  }
  return undefined;
}

/** What goes to another worker without a copy. */
export function bufferedPieces(rows: RowsShown | undefined): readonly ArrayBuffer[] {
  if (!rows) return [];
  const columns = [rows.lines, ...Object.values(rows.facts.columns)];
  return columns.flatMap(({ pieces = [] }) => pieces.map(({ buffer }) => buffer as ArrayBuffer));
}

const partLength = 64 * 1024;

/** V8 gives texts above 128 kB memory of their own, which takes many times longer than decoding them. */
export function* partsOf(piece: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < piece.length; at += partLength) yield piece.subarray(at, at + partLength);
}
