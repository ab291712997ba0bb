import { skuKey, type Item } from '../../../domain/item';
import { splitPrice } from '../../../domain/price';
import { ownFieldsOf, variationId, type Variation } from '../../../domain/variations';

/** An item with the variations of the list and of a file. */
interface Merged {
  readonly item: Item;
  /** The ids that the variations of the file have in it; missing for those that are left out. */
  readonly idOf: (variationId: string) => string | undefined;
}

/**
 * The variations of a listed item with those that another shop's file has: they are the same by SKU or by
 * choices, new ones are added and none is removed.
 */
export function withVariationsOf(item: Item, incoming: Item): Merged {
  const { variations: added = [] } = incoming;
  const { variations: known = [], options = [] } = item;
  if (added.length === 0 || known.length === 0) return { item: incoming, idOf: (id) => id };
  if (hasOtherOptions(item, incoming))
    return { item: { ...incoming, options, variations: known }, idOf: () => undefined };
  const finalIds = new Map<string, string>();
  const left = new Map(known.map((variation) => [variation.id, variation]));
  const ids = new Set(left.keys());
  const fresh: Variation[] = [];
  for (const variation of added) {
    const same = [...left.values()].find((one) => isSameVariation(one, variation));
    if (same) {
      left.set(same.id, updated(same, variation));
      finalIds.set(variation.id, same.id);
    } else {
      const id = ids.has(variation.id) ? variationId(variation.values, ids) : variation.id;
      ids.add(id);
      fresh.push({ ...variation, id });
      finalIds.set(variation.id, id);
    }
  }
  const variations = [...left.values(), ...fresh];
  const merged = {
    ...incoming,
    variations,
    options: options.map(({ name, values }, option) => ({
      name,
      values: [...new Set([...values, ...variations.map((one) => one.values[option] ?? '')])],
    })),
  };
  return { item: merged, idOf: (id) => finalIds.get(id) };
}

/** Whether a file of another shop and the list give an item different numbers of options, so that choices do not match. */
export function hasOtherOptions(item: Item, incoming: Item): boolean {
  return Boolean(item.variations && incoming.variations) && item.options?.length !== incoming.options?.length;
}

function isSameVariation(one: Variation, other: Variation): boolean {
  const isSameSku = one.sku.trim() !== '' && skuKey(one.sku) === skuKey(other.sku);
  return isSameSku || choicesKey(one) === choicesKey(other);
}

function choicesKey({ values }: Variation): string {
  return JSON.stringify(values.map((value) => value.trim().toLowerCase()));
}

/** What the file leaves empty stays, and so does the unit of a price without one. */
function updated(known: Variation, { sku, gtin, price, weight, stock, ...told }: Variation): Variation {
  const suffix = splitPrice(price).suffix === '' ? splitPrice(known.price).suffix : '';
  return {
    ...known,
    sku: sku || known.sku,
    gtin: gtin || known.gtin,
    price: `${price}${suffix}`,
    weight: weight || known.weight,
    stock: stock === '-' ? known.stock : stock,
    ...ownFieldsOf(told),
  };
}
