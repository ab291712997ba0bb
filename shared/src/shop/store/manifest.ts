import * as v from 'valibot';
import { isMeasureId, measureIds, type MeasureId } from '../../ledger/catalog/measures';
import { knownAmounts, type KnownAmount } from '../../ledger/catalog/measure';
import type { LedgerFacts } from '../../ledger/port/ledgerFacts';
import type { EncodedMonth, Month, MonthPart } from './month';
import { ManifestError } from './shopErrors';

/** Raised when the manifest changes so that earlier versions of the product cannot read it. */
const manifestSchema = 1;

/** Bytes in the database. */
export interface StoredRecord {
  readonly key: string;
  readonly bytes: number;
  readonly hash: string;
}

export interface MonthEntry extends Omit<EncodedMonth, 'records'> {
  readonly records: Readonly<Record<MonthPart, StoredRecord>>;
}

/** What an import keeps of a file. */
export interface FileEntry {
  readonly id: string;
  /** What a list of files shows, as JSON. */
  readonly info: unknown;
  readonly record: StoredRecord;
}

export interface DocumentEntry {
  readonly id: string;
  readonly record: StoredRecord;
}

/** What the imported files say of the shop. */
export interface ShopFacts extends Pick<LedgerFacts, 'unknown' | 'feeRules'> {
  /** Figures that need an amount which no transaction has. Shops that were booked before this was stored do not say it. */
  readonly neverKnown?: readonly MeasureId[];
}

/** Everything that a shop has stored. It is replaced as a whole, so that a shop is always in one state. */
export interface Manifest {
  /** Rises with every commit; 0 before the first. */
  readonly generation: number;
  /** In order of time. */
  readonly months: readonly MonthEntry[];
  readonly files: readonly FileEntry[];
  readonly documents: readonly DocumentEntry[];
  readonly facts: ShopFacts;
}

const emptyManifest: Manifest = {
  generation: 0,
  months: [],
  files: [],
  documents: [],
  facts: { unknown: {}, feeRules: {} },
};

/** The manifest as it is in the database. */
export interface StoredManifest {
  readonly schema: number;
  readonly generation: number;
  /** JSON. */
  readonly text: string;
  readonly hash: string;
}

export async function writeManifest(manifest: Manifest): Promise<StoredManifest> {
  const text = JSON.stringify(manifest);
  const hash = await hashOf(new TextEncoder().encode(text));
  return { schema: manifestSchema, generation: manifest.generation, text, hash };
}

/** Throws a `ManifestError`. */
export async function readManifest(stored: unknown): Promise<Manifest> {
  if (stored === undefined) return emptyManifest;
  const outer = v.safeParse(storedManifest, stored);
  if (!outer.success) throw new ManifestError('damaged');
  const { schema, text, hash } = outer.output;
  if (schema > manifestSchema) throw new ManifestError('newer');
  if (schema < manifestSchema || !(await hasHash(new TextEncoder().encode(text).buffer, hash)))
    throw new ManifestError('damaged');
  try {
    return v.parse(manifestJson, JSON.parse(text));
  } catch {
    throw new ManifestError('damaged');
  }
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const storedManifest = v.object({ schema: count, generation: count, text: v.string(), hash: v.string() });

const record: v.GenericSchema<unknown, StoredRecord> = v.object({ key: v.string(), bytes: count, hash: v.string() });

const month: v.GenericSchema<unknown, Month> = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));

const monthEntry: v.GenericSchema<unknown, MonthEntry> = v.object({
  month,
  counts: v.object({ transactions: count, lines: count, payments: count }),
  days: v.object({ first: v.number(), last: v.number() }),
  magnitudes: v.object(optional(knownAmounts, v.number())),
  hasDeferred: v.boolean(),
  records: v.object({ figures: record, texts: record, ids: record, lines: record }),
});

const feeRule = v.exactOptional(v.object({ text: v.string(), rule: v.string(), rate: v.number(), fixed: v.number() }));

const facts: v.GenericSchema<unknown, ShopFacts> = v.object({
  unknown: v.object(optional(measureIds, v.string())),
  neverKnown: v.exactOptional(
    v.pipe(
      v.array(v.string()),
      v.transform((ids) => ids.filter(isMeasureId)),
    ),
  ),
  feeRules: v.object({ processing: feeRule, invoice: feeRule }),
});

const manifestJson: v.GenericSchema<unknown, Manifest> = v.object({
  generation: count,
  months: v.array(monthEntry),
  files: v.array(v.object({ id: v.string(), info: v.unknown(), record })),
  documents: v.array(v.object({ id: v.string(), record })),
  facts,
});

/** Names that the product no longer knows are dropped. */
function optional<Name extends MeasureId | KnownAmount, Value>(
  names: readonly Name[],
  schema: v.GenericSchema<unknown, Value>,
) {
  return Object.fromEntries(names.map((name) => [name, v.exactOptional(schema)])) as Record<
    Name,
    v.ExactOptionalSchema<v.GenericSchema<unknown, Value>, undefined>
  >;
}

/** What takes the room of a shop, in bytes. */
export function sizesOf({ months, files, documents }: Manifest) {
  const ofMonths = months.flatMap(({ records }) => Object.values(records));
  const sizeOf = (records: readonly StoredRecord[]) => records.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    ledger: sizeOf(ofMonths),
    files: sizeOf(files.map((file) => file.record)),
    documents: sizeOf(documents.map((document) => document.record)),
  };
}

/** Every record of a shop. */
export function recordsOf({ months, files, documents }: Manifest): readonly StoredRecord[] {
  return [
    ...months.flatMap(({ records }) => Object.values(records)),
    ...files.map((file) => file.record),
    ...documents.map((document) => document.record),
  ];
}

/** SHA-256 as hexadecimal digits; empty where the browser has none, as on pages without https. */
export async function hashOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  // Missing in insecure contexts.
  const { subtle }: Partial<Crypto> = globalThis.crypto;
  if (!subtle) return '';
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether bytes are those that a hash was made of, as far as this can be told. */
export async function hasHash(bytes: ArrayBuffer, wanted: string): Promise<boolean> {
  const own = await hashOf(bytes);
  return own === '' || wanted === '' || own === wanted;
}
