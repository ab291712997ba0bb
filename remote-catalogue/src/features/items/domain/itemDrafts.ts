import { array, boolean, number, object, optional, record, string } from 'valibot';
import type { DraftsDefinition } from '../../../domain/drafts';
import { storedKeys } from '../../../domain/storedKeys';
import type { ItemForm } from './itemForm';

const row = object({
  id: string(),
  values: array(string()),
  sku: string(),
  gtin: string(),
  weight: string(),
  price: string(),
  stock: string(),
  lowStock: optional(string(), ''),
  cost: optional(string(), ''),
});

const form = object({
  itemType: string(),
  name: string(),
  description: string(),
  locations: array(string()),
  menus: array(string()),
  photos: optional(array(object({ id: string(), alt: string() })), []),
  category: string(),
  options: array(object({ name: string(), values: string() })),
  unit: string(),
  gtin: string(),
  sku: string(),
  weight: string(),
  price: string(),
  stock: string(),
  lowStock: optional(string(), ''),
  cost: optional(string(), ''),
  skipItemDetails: boolean(),
  placed: optional(array(object({ row: string(), location: string(), text: string(), count: number() })), []),
  variations: array(row),
  shelved: array(row),
});

/** By the id of the item; a new one and the copies have names of their own, see `draftName`. */
export const draftsDefinition: DraftsDefinition<ItemForm> = {
  key: storedKeys.drafts,
  schema: record(string(), object({ at: string(), form })),
  fallback: {},
};

/** What the draft of a form is kept under. */
export function draftName(itemId: string | undefined, copiedId: string | undefined): string {
  if (itemId !== undefined) return `item:${itemId}`;
  return copiedId === undefined ? 'new' : `copy:${copiedId}`;
}
