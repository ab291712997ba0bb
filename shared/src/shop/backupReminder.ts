import { boolean, minValue, number, object, optional, pipe } from 'valibot';
import type { StoredValueDefinition } from '../state/storedValue';

/** A moment, in epoch ms, and how many transactions the shop had then. */
export interface ShopMark {
  readonly at: number;
  readonly rows: number;
}

export interface BackupMarks {
  /** The last backup, or when the first own data came in. */
  readonly last?: ShopMark | undefined;
  /** The first edit after it, such as of an item, in epoch ms. */
  readonly edited?: number | undefined;
  /** It had sales at that time. A browser that no longer has them has lost them. */
  readonly hadSales?: boolean | undefined;
  /** When the merchant last put the reminder off. */
  readonly dismissed?: ShopMark | undefined;
}

const moment = pipe(number(), minValue(0));
const mark = object({ at: moment, rows: pipe(number(), minValue(0)) });

/** When a shop was last backed up. It belongs to the shop. */
export const backupMarks: StoredValueDefinition<BackupMarks> = {
  key: 'back-office:backup',
  schema: object({
    last: optional(mark),
    edited: optional(moment),
    hadSales: optional(boolean()),
    dismissed: optional(mark),
  }),
  fallback: {},
};

const msPerDay = 24 * 3_600_000;
const backupAfterDays = 14;
const backupAfterRows = 5_000;

/**
 * Whether it is time for a backup: 14 days or 5,000 transactions after the last one, if there is anything new, and after
 * the reminder was put off. Fewer transactions than before are new too: an import was taken back, and others may follow.
 */
export function isBackupDue({ last, edited, dismissed }: BackupMarks, { at, rows }: ShopMark): boolean {
  if (!last || (rows === last.rows && edited === undefined)) return false;
  const isDueSince = (mark: ShopMark) =>
    at - mark.at >= backupAfterDays * msPerDay || rows - mark.rows >= backupAfterRows;
  return isDueSince(last) && (!dismissed || dismissed.at < last.at || isDueSince(dismissed));
}
