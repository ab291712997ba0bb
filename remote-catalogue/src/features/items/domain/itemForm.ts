import { isBlankText, type Item, type ItemPhoto, type NewItem } from '../../../domain/item';
import type { ItemPatch, UsualLevel, VariationPatch } from '../../../domain/itemsOperation';
import { defaultItemType, defaultUnit } from '../../../domain/limits';
import { mergePhotos } from '../../../domain/mergePhotos';
import { noPrice, priceText, splitPrice, suffixOfUnit, typedPrice, unitOfSuffix } from '../../../domain/price';
import { parseStock, typedStock } from '../../../domain/stockPlaces';
import { ownFieldsOf, summaryOf, type Variation } from '../../../domain/variations';
import type { PlacedEntry } from './placedStock';
import { optionEntries, optionsOf, variationEntries, type OptionEntry, type VariationEntry } from './variationForm';

/** The entries of the form. The price is number text without currency. */
export interface ItemForm {
  readonly itemType: string;
  readonly name: string;
  readonly description: string;
  readonly locations: readonly string[];
  readonly menus: readonly string[];
  readonly photos: readonly ItemPhoto[];
  readonly category: string;
  readonly options: readonly OptionEntry[];
  readonly unit: string;
  readonly gtin: string;
  readonly sku: string;
  readonly weight: string;
  readonly price: string;
  readonly stock: string;
  /** Empty for the usual level. */
  readonly lowStock: string;
  /** Empty if it is unknown. */
  readonly cost: string;
  readonly skipItemDetails: boolean;
  /** Stock that was typed for one location. */
  readonly placed: readonly PlacedEntry[];
  /** The grid; empty without options. It then stands for GTIN, SKU, weight, price and stock above. */
  readonly variations: readonly VariationEntry[];
  /** Rows whose choice was removed. They come back with it. */
  readonly shelved: readonly VariationEntry[];
}

export const blankForm: ItemForm = {
  itemType: defaultItemType,
  name: '',
  description: '',
  locations: [],
  menus: [],
  photos: [],
  category: '',
  options: [],
  unit: defaultUnit,
  gtin: '',
  sku: '',
  weight: '',
  price: '',
  stock: '0',
  lowStock: '',
  cost: '',
  skipItemDetails: false,
  placed: [],
  variations: [],
  shelved: [],
};

/** The form to edit an item, with its price without currency, commas and unit. */
export function formOf(item: Item): ItemForm {
  const { suffix } = splitPrice(item.price);
  const price = typedPrice(item.price);
  const { name, description, locations, category, gtin, sku, weight, skipItemDetails } = item;
  const { menus = [], photos = [], options = [], variations = [] } = item;
  return {
    ...blankForm,
    ...{ name, description, locations, menus, photos, category, gtin, sku, weight, price, skipItemDetails },
    stock: typedStock(item.stock),
    lowStock: item.lowStock === undefined ? '' : typedStock(item.lowStock),
    cost: item.cost === undefined ? '' : typedPrice(item.cost),
    options: optionEntries(options),
    variations: variationEntries(variations, typedPrice),
    itemType: item.itemType || defaultItemType,
    unit: item.unit || (unitOfSuffix(suffix) ?? defaultUnit),
  };
}

/** The form of a copy of an item: its codes and its stock belong to the item itself. */
export function copyOf(item: Item): ItemForm {
  const form = formOf(item);
  const uncounted = { sku: '', gtin: '' };
  const stockOf = (stock: string) => (stock === '-' ? stock : '0');
  return {
    ...form,
    ...uncounted,
    name: `${form.name} (copy)`,
    stock: stockOf(form.stock),
    variations: form.variations.map((entry) => ({ ...entry, ...uncounted, stock: stockOf(entry.stock) })),
  };
}

/**
 * The new item of a valid form, with its price prefixed with `$`, and stock 0 unless another is entered. The price has a
 * unit only if it is not the default: 12.50 per item is stored as `$12.50`, 14.80 per pound as `$14.80/lb`.
 */
export function newItemOf(form: ItemForm): NewItem {
  const suffix = form.unit === defaultUnit ? '' : suffixOfUnit(form.unit);
  const { menus, photos, ...saved } = savedFields(form);
  const options = optionsOf(form.options);
  const sole = { ...soldAs(form, suffix), ...ownFieldsOf(ownEntries(form)) };
  const variations = form.variations.map((entry): Variation => ({
    ...savedEntry(entry),
    ...soldAs(entry, suffix),
    ...ownFieldsOf(ownEntries(entry)),
  }));
  return {
    ...saved,
    reportingCategory: form.category,
    ...(variations.length > 0 ? summaryOf(variations) : sole),
    ...(menus.length > 0 && { menus }),
    ...(photos.length > 0 && { photos }),
    ...(options.length > 0 && { options }),
    ...(variations.length > 0 && { variations }),
  };
}

/** Price and stock of a row, or of the item itself, as they are stored. */
function soldAs({ price, stock }: Pick<VariationEntry, 'price' | 'stock'>, suffix: string) {
  return { price: priceText(price, suffix), stock: parseStock(stock) ?? 0 };
}

/** Cost and low level as they are stored; undefined for an unknown cost and the usual level. */
function ownEntries({ cost, lowStock }: OwnEntries): { cost: string | undefined; lowStock: number | undefined } {
  const level = parseStock(lowStock);
  return {
    cost: cost.trim() === '' ? undefined : priceText(cost),
    lowStock: typeof level === 'number' ? level : undefined,
  };
}

type OwnEntries = Pick<VariationEntry, 'cost' | 'lowStock'>;

/** What the merchant changed of them. */
function ownPatch(before: OwnEntries, after: OwnEntries): { cost?: string; lowStock?: number | UsualLevel } {
  const { cost = '', lowStock = 'usual' } = ownEntries(after);
  return {
    ...(after.cost !== before.cost && { cost }),
    ...(after.lowStock !== before.lowStock && { lowStock }),
  };
}

/** Codes are trimmed. */
function savedEntry({ id, values, sku, gtin, weight }: VariationEntry) {
  return { id, values, sku: sku.trim(), gtin: gtin.trim(), weight: weight.trim() };
}

/** The rows of the grid; the item itself is the row with an empty id. */
export function rowIdsOf({ variations }: ItemForm): readonly string[] {
  return variations.length > 0 ? variations.map(({ id }) => id) : [''];
}

/** The name of a draft that has none yet. */
const untitled = 'Untitled item';

/** The form as a draft is stored: a missing name is `Untitled item`, a missing price `$0.00`. */
export function draftForm(form: ItemForm): ItemForm {
  const priceOf = (price: string) => (price.trim() === '' ? typedPrice(noPrice()) : price);
  return {
    ...form,
    name: isBlankText(form.name) ? untitled : form.name,
    price: priceOf(form.price),
    variations: form.variations.map((entry) => ({ ...entry, price: priceOf(entry.price) })),
  };
}

/**
 * Only what the merchant changed in a valid form, so that an edit in another tab is not overwritten. The price keeps its
 * unit until the unit itself is changed.
 */
export function patchOf(item: Item, form: ItemForm): ItemPatch {
  const before = formOf(item);
  const patch: { -readonly [Field in keyof ItemPatch]: ItemPatch[Field] } = changedFields(
    savedFields(before),
    savedFields(form),
  );
  if (patch.photos) patch.photosBefore = before.photos;
  const hasNewUnit = form.unit !== before.unit;
  const suffixOf = (price: string) => (hasNewUnit ? suffixOfUnit(form.unit) : splitPrice(price).suffix);
  if (hasNewUnit || form.price !== before.price) patch.price = priceText(form.price, suffixOf(item.price));
  if (form.stock !== before.stock) patch.stock = parseStock(form.stock) ?? 0;
  Object.assign(patch, ownPatch(before, form));
  const options = optionsOf(form.options);
  if (!isSame(optionsOf(before.options), options)) patch.options = options;
  if (hasNewUnit || !isSame(before.variations, form.variations)) {
    const known = new Map(before.variations.map((entry) => [entry.id, entry]));
    const priceSuffix = suffixOf(item.variations?.[0]?.price ?? item.price);
    patch.variations = form.variations.map((entry) =>
      variationPatch(entry, known.get(entry.id), priceSuffix, hasNewUnit),
    );
  }
  // The form has one category; it also sets the reporting category unless the two already differ.
  const isFollowing = item.reportingCategory === '' || item.reportingCategory === item.category;
  if (patch.category !== undefined && isFollowing) patch.reportingCategory = patch.category;
  return patch;
}

/** What the merchant changed in a row; all of a new one. */
function variationPatch(
  entry: VariationEntry,
  before: VariationEntry | undefined,
  suffix: string,
  hasNewUnit: boolean,
): VariationPatch {
  const stored = { ...savedEntry(entry), ...soldAs(entry, suffix) };
  if (!before) return { ...stored, ...ownFieldsOf(ownEntries(entry)) };
  const changed = changedFields(savedEntry(before), savedEntry(entry));
  const { id, values, price, stock } = stored;
  return {
    ...changed,
    ...{ id, values },
    ...((hasNewUnit || entry.price !== before.price) && { price }),
    ...(entry.stock !== before.stock && { stock }),
    ...ownPatch(before, entry),
  };
}

/** Whether closing the form would lose changes. */
export function hasUnsavedChanges(before: ItemForm, form: ItemForm): boolean {
  return !isSame(before, form);
}

/**
 * The fields that this form changed, and that were meanwhile changed to something else in the stored item, such as in
 * another tab. `opened` is the item as the form opened it. A change of another variation or photo does not
 * count.
 */
export function changedElsewhere(opened: Item, stored: Item, form: ItemForm): readonly (keyof ItemForm)[] {
  if (opened === stored) return [];
  const before = formOf(opened);
  const now = formOf(stored);
  return (Object.keys(before) as (keyof ItemForm)[]).filter((field) => {
    if (field === 'variations')
      return before.variations.some((entry) => hasTwoChanges(entry, entryIn(now, entry.id), entryIn(form, entry.id)));
    const isMerged = field === 'photos' && mergePhotos(before.photos, now.photos, form.photos) !== undefined;
    return !isMerged && areTwoChanges(before[field], now[field], form[field]);
  });
}

function entryIn({ variations }: ItemForm, wanted: string): VariationEntry | undefined {
  return variations.find(({ id }) => id === wanted);
}

/** Whether one field of a variation has two changes, or was removed here and changed there. */
function hasTwoChanges(before: VariationEntry, now?: VariationEntry, here?: VariationEntry): boolean {
  if (!now || !here) return areTwoChanges(before, now, here);
  return (Object.keys(before) as (keyof VariationEntry)[]).some((field) =>
    areTwoChanges(before[field], now[field], here[field]),
  );
}

function areTwoChanges(before: unknown, now: unknown, here: unknown): boolean {
  return !isSame(before, now) && !isSame(before, here) && !isSame(now, here);
}

/** The fields that are saved as they are. Names and codes are trimmed. */
function savedFields(form: ItemForm) {
  const { itemType, name, description, locations, menus, category, unit, gtin, sku, weight, skipItemDetails } = form;
  return {
    ...{ itemType, description, locations, menus, category, unit, skipItemDetails },
    photos: form.photos.map(({ id, alt }) => ({ id, alt: alt.trim() })),
    ...{ name: name.trim(), gtin: gtin.trim(), sku: sku.trim(), weight: weight.trim() },
  };
}

function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const field of Object.keys(after) as (keyof Fields)[]) {
    if (!isSame(before[field], after[field])) changed[field] = after[field];
  }
  return changed;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
