import type { Outcome } from '../editLock';
import { withNamespace, type StorageArea } from '../storageArea';
import { announceChange } from '../storageChanges';
import { forgetWithoutRoom, keepWithoutRoom } from './damagedValues';
import { quarantinePrefix, type UnreadableValue } from './quarantine';

interface Place {
  readonly storage: StorageArea;
  readonly namespace: string;
}

/** Deletes a damaged text; Undo brings it back. */
export function discardValue(value: UnreadableValue, place: Place): Outcome {
  const { storage } = place;
  const at = placeOf(value, place);
  // A part of a readable list stays in it.
  if (storage.getItem(at) === value.text) storage.removeItem(at);
  if (value.movedTo === undefined) forgetWithoutRoom(storage, value);
  announce(value, place);
  return { ok: true, changed: 1, undo: async () => putBack(value, place) };
}

function putBack(value: UnreadableValue, place: Place): Outcome {
  const { storage, namespace } = place;
  const at = placeOf(value, place);
  try {
    if (value.movedTo === undefined) keepWithoutRoom(storage, namespace, value);
    if (storage.getItem(at) === null) storage.setItem(at, value.text);
  } catch {
    return { ok: false, reason: 'full', message: 'There is no room to bring the damaged value back.' };
  }
  announce(value, place);
  return { ok: true, changed: 1, undo: async () => discardValue(value, place) };
}

function placeOf({ key, movedTo }: UnreadableValue, { namespace }: Place): string {
  return movedTo ?? withNamespace(namespace, key);
}

function announce(value: UnreadableValue, place: Place) {
  const { storage, namespace } = place;
  announceChange(storage, value.movedTo ?? quarantinePrefix(namespace, value.key));
  if (value.movedTo === undefined) announceChange(storage, placeOf(value, place));
}
