import { addLedgerParams } from '@back-office/shared/url';

/** One line of the results: a link to `path`, or an action of the shell that runs. */
export interface SearchEntry {
  /** Unique among all results. */
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** A `data:` URL, in place of the icon. */
  readonly picture?: string | undefined;
  /** Decides the icon. */
  readonly kind: string;
  readonly path?: string | undefined;
  readonly run?: () => void;
}

export interface SearchEntryGroup {
  readonly title: string;
  readonly note?: string | undefined;
  readonly entries: readonly SearchEntry[];
  /** Comes after the entries and is not counted among them. */
  readonly all?: SearchEntry | undefined;
}

const maxEntries = 6;

/**
 * Groups with equal titles become one, at the place of the first. Of entries that lead to the same screen the first
 * stays, whatever revision of the figures their addresses name. Groups without entries are left out.
 */
export function mergeGroups(groups: readonly SearchEntryGroup[]): readonly SearchEntryGroup[] {
  const seen = new Set<string>();
  const merged = new Map<string, SearchEntryGroup>();
  for (const { title, note, entries, all } of groups) {
    const before = merged.get(title);
    const room = maxEntries - (before?.entries.length ?? 0);
    const added: SearchEntry[] = [];
    for (const entry of entries) {
      const key = entry.path === undefined ? entry.id : addLedgerParams(entry.path, sample);
      if (added.length >= room || seen.has(key)) continue;
      seen.add(key);
      added.push(entry);
    }
    if (added.length === 0) continue;
    const notes = [before?.note, note].filter(Boolean);
    merged.set(title, {
      title,
      note: notes.length > 0 ? notes.join('. ') : undefined,
      entries: [...(before?.entries ?? []), ...added],
      all: before?.all ?? all,
    });
  }
  return [...merged.values()];
}

const sample = { revision: 0, seed: undefined, volume: 1 };
