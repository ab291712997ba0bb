import * as v from 'valibot';
import type { StoredData } from '@back-office/shared/contract';
import { pageClock, withDeadline, AreaFailure, type Clock } from '@back-office/shared/loading';
import type { AskedOwners, StoringApp } from '@back-office/shared/state';
import type { Areas, AreaSource } from './areas';
import { declaredAreas } from './declaredAreas';
import { hostStored } from './hostStored';
import type { Row } from './row';

/** Milliseconds until a remote is not waited for any longer. */
export const askDeadline = 5_000;

/** Remotes are built separately, so what they export is checked. */
const callable = v.function();
const word = v.pipe(v.string(), v.nonEmpty());
const storedSchema = v.object({
  values: v.array(
    v.object({
      key: word,
      label: word,
      lock: v.optional(word),
      describe: callable,
      edits: v.optional(callable),
    }),
  ),
  archives: v.optional(
    v.array(
      v.object({
        label: word,
        describe: callable,
        describeIn: v.optional(callable),
        removeAll: callable,
        putBackLast: callable,
      }),
    ),
  ),
  backups: v.optional(v.array(v.object({ name: word, label: word, read: callable, write: callable }))),
  kept: v.optional(v.array(v.string())),
  reported: v.optional(v.array(v.string())),
});

/** The same object, because its functions may belong to it. */
function checked(stored: unknown): StoredData {
  v.assert(storedSchema, stored);
  return stored as StoredData;
}

/**
 * Asks every remote what it stores, loaded or not. Never rejects: a remote that does not answer is named, and so is one
 * that may store something and cannot say it.
 */
export async function askOwners(areas: Areas, clock: Clock = pageClock): Promise<AskedOwners> {
  const answers = await Promise.all((await remotesOf(areas)).map((remote) => ask(remote, areas.source, clock)));
  const host = { name: 'host', title: 'Back Office', stored: hostStored };
  return {
    owners: [...answers.flatMap(({ stored, ...app }) => (stored ? [{ ...app, stored }] : [])), host],
    unasked: answers.flatMap(({ stored, ...app }) => (stored ? [] : [app])),
  };
}

/** The keys whose damage the screens of remotes report; `undefined` while a remote cannot be asked. */
export async function findReportedKeys(areas: Areas, clock?: Clock): Promise<readonly string[] | undefined> {
  const { owners, unasked } = await askOwners(areas, clock);
  return unasked.length > 0 ? undefined : owners.flatMap(({ stored }) => stored.reported ?? []);
}

interface Remote extends StoringApp {
  readonly row: Row | undefined;
}

/** The remotes that may store something. Without a registry these are all that are known. */
async function remotesOf({ chosenRows, snapshot, overrides, earlierRows }: Areas): Promise<readonly Remote[]> {
  const declared = () => declaredAreas(snapshot().registry, overrides, earlierRows);
  const chosen = await chosenRows().catch(() => declared().map(({ name }) => ({ name, row: undefined })));
  const titles = new Map(declared().map(({ name, title }) => [name, title]));
  return chosen
    .filter(({ row }) => !row || row.stored || !canDeclareStored(row))
    .map(({ name, row }) => ({ name, title: titles.get(name) ?? name, row }));
}

/** A build for a contract before 1.8 may store something without saying so. */
function canDeclareStored({ contract }: Row): boolean {
  return Number(contract.split('.')[1]) >= 8;
}

async function ask({ name, title, row }: Remote, source: AreaSource, clock: Clock) {
  if (!row?.stored || !source.loadStored) return { name, title, stored: undefined };
  try {
    const late = () => new AreaFailure('AREA-006', `${name}/stored did not answer in time`);
    const stored: unknown = await withDeadline(clock, askDeadline, source.loadStored(row), late);
    return { name, title, stored: checked(stored) };
  } catch (error) {
    console.warn(`[host] ${name} could not be asked what it stores:`, error);
    return { name, title, stored: undefined };
  }
}
