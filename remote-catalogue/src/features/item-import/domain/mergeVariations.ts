import { skuKey, type Item } from '../../../domain/item';
import { splitPrice } from '../../../domain/price';
import { ownFieldsOf, variationId, type Variation } from '../../../domain/variations';

/**
 * The variations of a listed item with those that another shop's file has: they are the same by SKU or by
 * choices, new ones are added and none is removed.
 */
export function withVariationsOf(item: Item, incoming: Item): Item {
  const { variations: added = [] } = incoming;
  const { variations: known = [], options = [] } = item;
  if (added.length === 0 || known.length === 0) return incoming;
  if (hasOtherOptions(item, incoming)) return { ...incoming, options, variations: known };
  const left = new Map(known.map((variation) => [variation.id, variation]));
  const ids = new Set(left.keys());
  const fresh: Variation[] = [];
  for (const variation of added) {
    const same = [...left.values()].find((one) => isSameVariation(one, variation));
    if (same) left.set(same.id, updated(same, variation));
    else {
      const id = ids.has(variation.id) ? variationId(variation.values, ids) : variation.id;
      ids.add(id);
      fresh.push({ ...variation, id });
    }
  }
  const variations = [...left.values(), ...fresh];
  return {
    ...incoming,
    variations,
    options: options.map(({ name, values }, option) => ({
      name,
      values: [...new Set([...values, ...variations.map((one) => one.values[option] ?? '')])],
    })),
  };
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
