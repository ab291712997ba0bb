import type { DeclaredArchive, DeclaredValue, StoredData } from '@back-office/shared/contract';

/** An app that may store something. `title` is the name that merchants read. */
export interface StoringApp {
  readonly name: string;
  readonly title: string;
}

export interface StoredOwner extends StoringApp {
  readonly stored: StoredData;
}

/** What all apps say they store, and the apps that could not be asked. */
export interface AskedOwners {
  readonly owners: readonly StoredOwner[];
  readonly unasked: readonly StoringApp[];
}

/** “Reports and Education could not be asked” */
export function notAskedText(apps: readonly StoringApp[]): string {
  const titles = apps.map(({ title }) => title);
  const last = titles.at(-1) ?? '';
  return `${titles.length > 1 ? `${titles.slice(0, -1).join(', ')} and ${last}` : last} could not be asked`;
}

export function valuesOf(owners: readonly StoredOwner[]): readonly DeclaredValue[] {
  return owners.flatMap(({ stored }) => stored.values);
}

export function archivesOf(owners: readonly StoredOwner[]): readonly DeclaredArchive[] {
  return owners.flatMap(({ stored }) => stored.archives ?? []);
}

/** The locks of all values, in the same order in every tab, so that two tabs never wait for each other. */
export function locksOf(owners: readonly StoredOwner[]): readonly string[] {
  return [...new Set(valuesOf(owners).map(({ key, lock = key }) => lock))].toSorted();
}
