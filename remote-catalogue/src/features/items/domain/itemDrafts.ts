import type { StoredValueDefinition } from '@back-office/shared/state';
import { array, boolean, number, object, optional, record, string } from 'valibot';
import { storedKeys } from '../../../domain/storedKeys';
import type { ItemForm } from './itemForm';

/** A form that was not saved. */
export interface StoredDraft {
  /** ISO 8601 instant. */
  readonly at: string;
  readonly form: ItemForm;
}

/** By the id of the item; a new one and the copies have names of their own, see `draftName`. */
export type StoredDrafts = Readonly<Record<string, StoredDraft>>;

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

export const draftsDefinition: StoredValueDefinition<StoredDrafts> = {
  key: storedKeys.drafts,
  schema: record(string(), object({ at: string(), form })),
  fallback: {},
};

/** The last ones are kept. */
const maxDrafts = 20;

/** What the draft of a form is kept under. */
export function draftName(itemId: string | undefined, copiedId: string | undefined): string {
  if (itemId !== undefined) return `item:${itemId}`;
  return copiedId === undefined ? 'new' : `copy:${copiedId}`;
}

/** The drafts with this one; without it if there is nothing to keep. The oldest go when there are too many. */
export function withDraft(drafts: StoredDrafts, name: string, kept: ItemForm | undefined, at: string): StoredDrafts {
  const { [name]: _old, ...others } = drafts;
  if (!kept) return others;
  const newest = Object.entries(others).sort(([, one], [, other]) => (one.at < other.at ? 1 : -1));
  return { ...Object.fromEntries(newest.slice(0, maxDrafts - 1)), [name]: { at, form: kept } };
}
