import { array, boolean, nullable, number, object, string } from 'valibot';
import { withNamespace, type StorageArea } from '../storageArea';
import { createStoredValue } from '../storedValue';
import type { KnownParts } from './listDocument';
import { storedBelow, type UnsentPlace } from './unsentEdits';

const prefix = 'back-office:server-revision:';

/** Of the document that the copy of a list was made from; `null` until the server was first met. */
export function createKnownRevision(place: UnsentPlace, list: string) {
  return createStoredValue<number | null>({
    ...place,
    key: `${prefix}${list}`,
    schema: nullable(number()),
    fallback: null,
  });
}

/** The parts of that document, if it has some; `null` while the copy may be another list. */
export function createKnownParts(place: UnsentPlace, list: string) {
  return createStoredValue<KnownParts | null>({
    ...place,
    key: `back-office:server-parts:${list}`,
    schema: nullable(knownParts),
    fallback: null,
  });
}

const knownParts = object({
  revision: number(),
  parts: array(object({ id: string(), count: number(), isWhole: boolean() })),
});

/** Of all lists of a shop for which this browser has met the server. */
export function knownRevisions(namespace: string, storage: StorageArea): ReadonlyMap<string, number> {
  return new Map(
    storedBelow(withNamespace(namespace, prefix), storage).flatMap(([list, text]) =>
      /^\d+$/.test(text) ? [[list, Number(text)] as const] : [],
    ),
  );
}
