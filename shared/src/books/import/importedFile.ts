import * as v from 'valibot';
import { isDay, type Day } from '@back-office/shared/format';
import type { NamedTax } from '../reading/taxNames';

/** What the list of imports says of a file. It is stored with the file. */
export interface ImportedFile {
  readonly name: string;
  readonly kind: string;
  /** The kind as merchants read it. */
  readonly label: string;
  /** When it was imported, epoch milliseconds. */
  readonly importedAt: number;
  readonly rows: number;
  readonly booked: number;
  readonly refused: number;
  readonly skipped: number;
  /** The first and the last business day of its own sales; null without any. */
  readonly days: { readonly from: Day; readonly to: Day } | null;
  /** Of its own sales, in the smallest unit; null if unknown. */
  readonly netSales: number | null;
  /** That it names, as it writes them, in the smallest unit; missing if it names none. */
  readonly taxes?: readonly NamedTax[] | undefined;
  /** Names of customers were left out. */
  readonly isWithoutNames: boolean;
  /** By which its times became business days. */
  readonly timeZone: string;
  readonly dayStart: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.custom<Day>((value) => typeof value === 'string' && isDay(value));

const schema: v.GenericSchema<unknown, ImportedFile> = v.object({
  name: v.string(),
  kind: v.string(),
  label: v.string(),
  importedAt: v.number(),
  rows: count,
  booked: count,
  refused: count,
  skipped: count,
  days: v.nullable(v.object({ from: day, to: day })),
  netSales: v.nullable(v.number()),
  taxes: v.optional(v.array(v.object({ name: v.string(), amount: v.number() }))),
  isWithoutNames: v.boolean(),
  timeZone: v.string(),
  dayStart: v.number(),
});

/** `undefined` if a file was stored by something else than the import. */
export function readImportedFile(info: unknown): ImportedFile | undefined {
  const read = v.safeParse(schema, info);
  return read.success ? read.output : undefined;
}
