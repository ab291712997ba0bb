import { createCsvReader, type CsvRecord } from '../../csv/records';
import { finishInSlices } from '../../loading/steps';
import type { FileColumns } from '../mapping/fileColumns';
import { askedForTotal, unitsOrMoney } from '../mapping/unitsOrMoney';
import { areSumsOfDays } from './daySums';
import { daySumsEvidence, evidenceOf, unitsEvidence } from './evidence';
import type { Layer } from './layer';
import { corrected, headOf, planReading, type ReadingPlan } from './planReading';
import { partsOf, type RestStart } from './restOfFile';
import { createRowReader, type RowReading, type RowResult } from './rowReader';
import { UnmappedFileError, type FileSource, type ReadOptions } from './source';
import { createByteDecoder, type FileEncoding } from './textDecoder';

/**
 * Reads one file into facts, in one pass in nearly all cases: the first rows show how numbers and dates are written, and
 * only if later rows prove it wrong, the file is read again. Rejects with an UnreadableFileError, or when aborted.
 */
export async function readLayer(source: FileSource, options: ReadOptions = {}): Promise<Layer> {
  return (await readFile(source, options)).layer;
}

export interface ReadingOfFile {
  readonly layer: Layer;
  readonly layout: string;
  /** Of a file that is read by a mapping. */
  readonly columns: FileColumns | undefined;
}

/** The same, with how the columns were found. */
export async function readFile(source: FileSource, options: ReadOptions): Promise<ReadingOfFile> {
  const plan = planReading(await headOf(source), source.name, options);
  let { reading } = plan;
  let pass = await readPass(source, plan, reading, options);
  // With the right decimal mark, amounts may show another sign of refunds.
  for (let again = 0; again < 2; again += 1) {
    const better = corrected(reading, pass.result);
    if (!better) break;
    reading = better;
    pass = await readPass(source, plan, reading, options);
  }
  const { layout, columns } = plan;
  const units =
    columns?.from === 'guess'
      ? unitsOrMoney(columns, pass.result.facts, { decimals: reading.decimals, rounding: pass.result.rounding })
      : undefined;
  if (columns && units?.item !== undefined) {
    const why = `“${units.total}” may be how many were sold: it stands beside “${units.item}”, has no cents, and there is no price. Choose it as the total if it is money.`;
    throw new UnmappedFileError(why, layout, askedForTotal(columns, why));
  }
  const layer = layerOf(source.name, plan, reading, pass);
  return {
    layer: units ? { ...layer, evidence: [...layer.evidence, unitsEvidence(units.total)] } : layer,
    layout,
    columns,
  };
}

/** What a file is, from its first rows alone. Rejects with an UnreadableFileError. */
export async function sniffFile(source: FileSource, options: ReadOptions) {
  const { reader, header, reading } = planReading(await headOf(source), source.name, options);
  return { kind: reader.kind, label: reader.label, header, currency: reading.currency };
}

/** What is read here of a file that two workers read: this one also hashes the rest, and puts both together. */
const ownPart = 0.46;
/** Files below this size are read before another worker has started. */
export const leastShared = 2 ** 24;

async function readPass(
  source: FileSource,
  plan: ReadingPlan,
  reading: RowReading,
  options: ReadOptions,
): Promise<PassOverFile> {
  const rest = startRest(source, reading, options);
  try {
    return (
      (await readWith(rest, source, plan, reading, options)) ??
      (await readPass(source, plan, reading, { ...options, readRest: undefined }))
    );
  } finally {
    rest?.stop();
  }
}

interface PassOverFile {
  readonly result: RowResult;
  readonly hash: string;
  readonly encoding: FileEncoding;
}

/** Lets another worker read the second half of a file, if it can be read from its middle on. */
function startRest(
  { name, shared }: FileSource,
  reading: RowReading,
  { readRest, signal: _signal, onProgress: _onProgress, ...options }: ReadOptions,
) {
  if (!readRest || !shared || shared.size < (options.leastShared ?? leastShared)) return undefined;
  const from = Math.floor(shared.size * ownPart);
  return { ...readRest({ name, shared, options, reading, from }), from, size: shared.size };
}

/** Resolves with `undefined` if another worker was to read the rest, and did not. */
async function readWith(
  rest: ReturnType<typeof startRest>,
  source: FileSource,
  plan: ReadingPlan,
  reading: RowReading,
  options: ReadOptions,
): Promise<PassOverFile | undefined> {
  const rows = createRowReader(plan.reader, plan.header, reading);
  const decoder = createByteDecoder(plan.head);
  const hash = createHash();
  let start: RestStart | undefined;
  let [isPlain, isRest, isAsked] = [true, false, rest === undefined];
  const csv = createCsvReader(plan.delimiter, (record) => {
    if (record.line <= plan.headerLine || isRest) return;
    isPlain &&= record.problem === undefined;
    rows.read(record);
    if (!start || record.line < start.line) return;
    isRest = isPlain && decoder.isPlain && isSameRecord(record, start);
    if (!isRest) rest?.stop();
    start = undefined;
  });
  let bytes = 0;
  for await (const piece of source.open()) {
    options.signal?.throwIfAborted();
    hash.add(piece);
    bytes += piece.length;
    if (rest && !isAsked && bytes > rest.from) {
      isAsked = true;
      start = await rest.start;
    }
    if (!isRest) for (const part of partsOf(piece)) csv.push(decoder.decode(part));
    options.onProgress?.(rest && (isRest || start || !isAsked) ? Math.min(bytes * 2, rest.size) : bytes);
  }
  if (!isRest) {
    csv.push(decoder.end());
    csv.end();
  }
  // Of a small file it may be the last records that the rest begins with.
  if (rest && isRest) {
    const more = await rest.rows;
    if (!more) return undefined;
    // In short tasks, so that a worker can end between two of them.
    await finishInSlices(rows.addAll(more), { signal: options.signal, slice: 50 });
  }
  return { result: rows.result(), hash: hash.text(), encoding: decoder.encoding };
}

function isSameRecord({ line, cells }: CsvRecord, start: RestStart): boolean {
  const isSame = cells.length === start.cells.length && cells.every((cell, nth) => cell === start.cells[nth]);
  return line === start.line && isSame;
}

function layerOf(
  name: string,
  plan: ReadingPlan,
  reading: RowReading,
  { result, hash, encoding }: PassOverFile,
): Layer {
  const { reader, header, columns } = plan;
  const { facts, lines, refused, skipped, sums, zones, times, rounding, latest, namedTaxes } = result;
  const zoneNames = [...zones].sort(([, one], [, other]) => other - one).map(([zone]) => zone);
  const order = times.order();
  facts.rest();
  const areDaySums = columns !== undefined && areSumsOfDays(columns.mapping, facts);
  return {
    name,
    kind: reader.kind,
    label: reader.label,
    family: reader.family,
    isEdited: reader.isEdited ?? false,
    hash,
    encoding,
    header,
    readBy: readByOf(plan, reading),
    rows: lines.length,
    lines,
    facts,
    refused,
    skipped,
    totals: Object.fromEntries(
      header.flatMap((column, place) => (Number.isNaN(sums[place]) ? [] : [[column, sums[place] ?? 0]])),
    ),
    ...(namedTaxes.length > 0 && { namedTaxes }),
    rounding,
    evidence: [
      ...evidenceOf(plan, encoding, reading, result, zoneNames),
      ...(areDaySums ? [daySumsEvidence(columns.mapping.columns.count)] : []),
    ],
    ...(areDaySums && { areDaySums }),
    ...(reading.isMinor && !reading.isMinorChosen && { assumedMinorUnits: 10 ** reading.decimals }),
    zones: zoneNames,
    currency: reading.currency,
    orderIs:
      order !== undefined || reading.isOrderChosen
        ? 'shown'
        : times.ambiguous() + times.doubt() === ''
          ? 'clear'
          : 'assumed',
    dateOrder: reading.order,
    latest,
  };
}

function readByOf({ headerLine, columns }: ReadingPlan, reading: RowReading): string {
  const { mark, order, isMinor, areRefundsPositive, areFeesNegative } = reading;
  const mapping = columns && {
    ...columns.mapping,
    columns: Object.entries(columns.mapping.columns).toSorted(),
    // None chosen is the same as none.
    paidWith: columns.mapping.paidWith?.length ? columns.mapping.paidWith : undefined,
  };
  const signs = [
    ...(areRefundsPositive ? ['refunds are positive'] : []),
    ...(areFeesNegative ? ['fees are negative'] : []),
  ];
  return JSON.stringify([headerLine, mark, order, isMinor, mapping, ...signs]);
}

/** Two 32-bit FNV-1a sums of the bytes, which tell files apart; nothing secret depends on them. */
function createHash() {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  let length = 0;
  return {
    add(bytes: Uint8Array) {
      length += bytes.length;
      // Variables of the loop: those outside of it would be written back for each byte.
      let [first, second] = [one, other];
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        first = Math.imul(first ^ byte, 0x01000193);
        second = (Math.imul(second ^ byte, 0x85ebca6b) + 1) | 0;
      }
      [one, other] = [first, second];
    },
    text: () => `${hex(one)}${hex(other)}-${length}`,
  };
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0');
}
