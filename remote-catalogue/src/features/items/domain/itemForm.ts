import { isBlankText, type Item, type NewItem } from '../../../domain/item';
import type { ItemPatch } from '../../../domain/itemsOperation';
import { defaultItemType, defaultUnit } from '../../../domain/limits';
import { noPrice, priceText, splitPrice, suffixOfUnit, typedPrice, unitOfSuffix } from '../../../domain/price';

/** A row of Options. Not saved, since `Item` has no such field. */
export interface ItemOption {
  readonly name: string;
  readonly values: string;
}

/** The entries of the form. The price is number text without currency. */
export interface ItemForm {
  readonly itemType: string;
  readonly name: string;
  readonly description: string;
  readonly locations: readonly string[];
  /** Not saved, since `Item` has no such field. */
  readonly menus: readonly string[];
  readonly category: string;
  readonly options: readonly ItemOption[];
  readonly unit: string;
  readonly gtin: string;
  readonly sku: string;
  readonly weight: string;
  readonly price: string;
  readonly skipItemDetails: boolean;
}

export const blankForm: ItemForm = {
  itemType: defaultItemType,
  name: '',
  description: '',
  locations: [],
  menus: [],
  category: '',
  options: [],
  unit: defaultUnit,
  gtin: '',
  sku: '',
  weight: '',
  price: '',
  skipItemDetails: false,
};

/** The form to edit an item, with its price without currency, commas and unit. */
export function formOf(item: Item): ItemForm {
  const { suffix } = splitPrice(item.price);
  const price = typedPrice(item.price);
  const { name, description, locations, category, gtin, sku, weight, skipItemDetails } = item;
  return {
    ...blankForm,
    ...{ name, description, locations, category, gtin, sku, weight, price, skipItemDetails },
    itemType: item.itemType || defaultItemType,
    unit: item.unit || (unitOfSuffix(suffix) ?? defaultUnit),
  };
}

/**
 * The new item of a valid form, with stock 0 and the price prefixed with `$`. The price has a unit only if it is not the
 * default: 12.50 per item is stored as `$12.50`, 14.80 per pound as `$14.80/lb`.
 */
export function newItemOf(form: ItemForm): NewItem {
  const suffix = form.unit === defaultUnit ? '' : suffixOfUnit(form.unit);
  return { ...savedFields(form), reportingCategory: form.category, stock: 0, price: priceText(form.price, suffix) };
}

/** The name of a draft that has none yet. */
const untitled = 'Untitled item';

/** The form as a draft is stored: a missing name is `Untitled item`, a missing price `$0.00`. */
export function draftForm(form: ItemForm): ItemForm {
  return {
    ...form,
    name: isBlankText(form.name) ? untitled : form.name,
    price: form.price.trim() === '' ? typedPrice(noPrice()) : form.price,
  };
}

/** Quick create: a name and, optionally, a category and a price. */
export function quickItem(name: string, price = '', category = ''): NewItem {
  return newItemOf({ ...blankForm, name, price, category });
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
  const hasNewUnit = form.unit !== before.unit;
  if (hasNewUnit || form.price !== before.price) {
    patch.price = priceText(form.price, hasNewUnit ? suffixOfUnit(form.unit) : splitPrice(item.price).suffix);
  }
  // The form has one category; it also sets the reporting category unless the two already differ.
  const isFollowing = item.reportingCategory === '' || item.reportingCategory === item.category;
  if (patch.category !== undefined && isFollowing) patch.reportingCategory = patch.category;
  return patch;
}

/** Whether closing the form would lose changes. */
export function hasUnsavedChanges(before: ItemForm, form: ItemForm): boolean {
  return JSON.stringify(before) !== JSON.stringify(form);
}

/** The fields that are saved. Names and codes are trimmed. */
function savedFields({ menus: _menus, options: _options, price: _price, ...saved }: ItemForm) {
  const { name, gtin, sku, weight } = saved;
  return { ...saved, name: name.trim(), gtin: gtin.trim(), sku: sku.trim(), weight: weight.trim() };
}

function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const field of Object.keys(after) as (keyof Fields)[]) {
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) changed[field] = after[field];
  }
  return changed;
}
