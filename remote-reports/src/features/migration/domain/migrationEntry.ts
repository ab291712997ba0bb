import { largestRemainder } from '@back-office/shared/format';

/** Where a report is on its way to the new data platform. Shown, never changed here. */
export const migrationStates = [
  'Migrated to SDP',
  'In progress migrating to SDP',
  'Not started',
  'Other Team Owned',
  'External Workflow',
] as const;

export type MigrationState = (typeof migrationStates)[number];

export const reportCategories = ['Sales', 'Financial', 'Staff', 'Inventory', 'Customer'] as const;

export type ReportCategory = (typeof reportCategories)[number];

export interface MigrationEntry {
  readonly report: string;
  readonly currentState: MigrationState;
  readonly dataSource: string;
  readonly category: ReportCategory;
  readonly owner?: string;
  readonly notes?: string;
}

export interface StateShare {
  readonly state: MigrationState;
  readonly count: number;
  /** Of all entries, 0 to 100, exact: the width of its part of the bar. */
  readonly share: number;
  /** The share as it is shown; those of all states add up to 100. */
  readonly percent: number;
}

/** One share for each state, in the order of the states. Without entries every share is 0. */
export function stateShares(entries: readonly MigrationEntry[]): readonly StateShare[] {
  const counts = migrationStates.map((state) => entries.filter(({ currentState }) => currentState === state).length);
  const percents = entries.length === 0 ? [] : largestRemainder(counts, 0);
  return migrationStates.map((state, index) => {
    const count = counts[index] ?? 0;
    const share = entries.length === 0 ? 0 : (count / entries.length) * 100;
    return { state, count, share, percent: percents[index] ?? 0 };
  });
}

export interface MigrationFilters {
  readonly query: string;
  readonly category: ReportCategory | undefined;
  readonly state: MigrationState | undefined;
}

export const noMigrationFilters: MigrationFilters = { query: '', category: undefined, state: undefined };

/** Each word of the query must occur in the report, its data source, owner or notes. */
export function filterEntries(
  entries: readonly MigrationEntry[],
  { query, category, state }: MigrationFilters,
): readonly MigrationEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (category !== undefined && entry.category !== category) return false;
    if (state !== undefined && entry.currentState !== state) return false;
    const { report, dataSource, owner = '', notes = '' } = entry;
    const text = [report, dataSource, owner, notes].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
