import { gtinKey } from '../../../domain/gtin';
import { skuKey, type Item } from '../../../domain/item';

/** How an item of the list was recognized in a file. */
export type MatchedBy = 'ID' | 'SKU' | 'GTIN';

export interface Match {
  readonly item: Item;
  readonly by: MatchedBy;
}

/** The items of the list, to be found by what a file says about them. */
export class ExistingItems {
  private readonly byId = new Map<string, Item>();
  private readonly bySku = new Map<string, Item>();
  private readonly byGtin = new Map<string, Item>();
  private readonly byName = new Map<string, Item>();

  /** Of several items with the same SKU, GTIN or name, the first is found. */
  constructor(readonly items: readonly Item[]) {
    for (const item of items) {
      this.byId.set(item.id, item);
      for (const { sku, gtin } of item.variations ?? [item]) {
        addFirst(this.bySku, skuKey(sku), item);
        addFirst(this.byGtin, gtin === '' ? '' : (gtinKey(gtin) ?? ''), item);
      }
      addFirst(this.byName, nameKey(item.name), item);
    }
  }

  withId(id: string): Item | undefined {
    return this.byId.get(id);
  }

  withSku(sku: string): Item | undefined {
    return this.bySku.get(skuKey(sku));
  }

  withName(name: string): Item | undefined {
    return this.byName.get(nameKey(name));
  }

  /** By id, else by the SKU of a variation, else by its GTIN. */
  find(item: Item): Match | undefined {
    const byId = this.byId.get(item.id);
    if (byId) return { item: byId, by: 'ID' };
    for (const { sku } of item.variations ?? [item]) {
      const bySku = this.withSku(sku);
      if (bySku) return { item: bySku, by: 'SKU' };
    }
    for (const { gtin } of item.variations ?? [item]) {
      const byGtin = gtin === '' ? undefined : this.byGtin.get(gtinKey(gtin) ?? '');
      if (byGtin) return { item: byGtin, by: 'GTIN' };
    }
    return undefined;
  }
}

export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

function addFirst(map: Map<string, Item>, key: string, item: Item) {
  if (key !== '' && !map.has(key)) map.set(key, item);
}
