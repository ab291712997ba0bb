import * as v from 'valibot';
import { samplePageFormat } from '@back-office/shared/format';
import { parsedJson } from '../../state/storageArea';
import { storedShopSchema } from '../shopSchema';

/** Raised when files change so that earlier versions of the product cannot read them. */
export const backupSchema = 1;

export const backupFormat = 'back-office-backup';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The first line of a file. */
const headerLine = v.object({
  format: v.literal(backupFormat),
  schema: count,
  /** An instant, ISO 8601. */
  created: v.pipe(v.string(), v.isoTimestamp()),
  /** Version of the product that wrote the file. */
  product: v.string(),
  shops: count,
});

const backedUpShop = v.looseObject({
  ...storedShopSchema.entries,
  source: v.picklist(['sample', 'browser', 'server']),
});

/** Before the parts of each shop. */
const shopLine = v.object({ shop: backedUpShop });

/** Before the bytes of each part. */
const partLine = v.object({ part: v.pipe(v.string(), v.nonEmpty()), bytes: count, hash: v.string() });

/** The last line. `hash` is the chained hash of all lines before, see `chained`. */
const endLine = v.object({ end: v.object({ parts: count, hash: v.string() }) });

export type BackupHeader = v.InferOutput<typeof headerLine>;
export type BackedUpShop = v.InferOutput<typeof backedUpShop>;
export type PartLine = v.InferOutput<typeof partLine>;
export type BackupLine = v.InferOutput<typeof shopLine> | PartLine | v.InferOutput<typeof endLine>;

const bodyLine = v.union([shopLine, partLine, endLine]);

/** What each older schema needs to be read as the next one: the migration at 0 makes lines of schema 0 those of 1. */
const migrations: readonly ((line: unknown) => unknown)[] = [withShopSettings];

/** In schema 0, shops had no start of the day and no locale. */
function withShopSettings(line: unknown): unknown {
  if (!isRecord(line) || !isRecord(line.shop)) return line;
  return { ...line, shop: { dayStart: 0, locale: samplePageFormat.locale, ...line.shop } };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** `undefined` for a line that is not the first of a backup. Its schema may be newer than the known one. */
export function parseHeader(text: string): BackupHeader | undefined {
  const read = v.safeParse(headerLine, parsedJson(text));
  return read.success ? read.output : undefined;
}

/** `undefined` for a line that the schema of the file does not allow. */
export function parseLine(text: string, schema: number): BackupLine | undefined {
  const line = migrations.slice(schema).reduce((before, migrate) => migrate(before), parsedJson(text));
  const read = v.safeParse(bodyLine, line);
  return read.success ? read.output : undefined;
}

/** Names of parts. Those of a database are followed by the names of its app, of its records and of the record. */
export const partNames = {
  manifest: 'ledger/manifest',
  record: (key: string) => `ledger/records/${key}`,
  value: (key: string) => `values/${key}`,
  database: (owner: string, name: string, record: string) => `databases/${owner}/${name}/${record}`,
} as const;

export type PartPlace =
  | { readonly kind: 'manifest' }
  | { readonly kind: 'record'; readonly key: string }
  | { readonly kind: 'value'; readonly key: string }
  | { readonly kind: 'database'; readonly owner: string; readonly name: string; readonly record: string };

/** What a part is, by its name; `undefined` for one of a later version. */
export function placeOfPart(name: string): PartPlace | undefined {
  if (name === partNames.manifest) return { kind: 'manifest' };
  const [, kind, rest = ''] = /^(ledger\/records|values|databases)\/(.+)$/s.exec(name) ?? [];
  if (kind === 'ledger/records') return { kind: 'record', key: rest };
  if (kind === 'values') return { kind: 'value', key: rest };
  const [, owner, of, record] = (kind && /^([^/]+)\/([^/]+)\/(.+)$/s.exec(rest)) || [];
  if (owner === undefined || of === undefined || record === undefined) return undefined;
  return { kind: 'database', owner, name: of, record };
}

/** Where a file is damaged: the part, and the byte of the uncompressed file at which it begins or ends too early. */
export interface DamagePlace {
  readonly part: string;
  readonly byte: number;
}

/** The file cannot be used. The message is a sentence for merchants. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly reason: 'foreign' | 'newer' | 'damaged';
  readonly place: DamagePlace | undefined;

  constructor(reason: 'foreign' | 'newer' | 'damaged', place?: DamagePlace) {
    const messages = {
      foreign: 'This file is not a backup of the back office, or its beginning is damaged.',
      newer: 'This backup was written by a newer version of the product. Reload the page to use it.',
      damaged: `This backup is damaged in “${place?.part}”, at byte ${place?.byte}.`,
    };
    super(messages[reason]);
    this.reason = reason;
    this.place = place;
  }
}
