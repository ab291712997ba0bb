import { formatMoney } from '@back-office/shared/format';
import { soldItems, type SoldItem } from '@back-office/shared/ledger';
import type { Item } from '../domain/item';
import { defaultItemType } from '../domain/limits';
import { unitOfSuffix } from '../domain/price';
import { offeredIdPrefix, type OfferedItem } from '../domain/offeredItem';

/** The port to a library of items that merchants can add to their list. */
export interface ItemLibrary {
  /** The items it offers now, in its own order. Ids never change. */
  offered(): readonly OfferedItem[];
}

/** Offers the items that the sample ledger sells. Their timestamps are the time of the call. */
export function createSampleLibrary(now: () => number = Date.now): ItemLibrary {
  return {
    offered() {
      const at = new Date(now()).toISOString();
      return soldItems.map((sold) => ({ item: itemOf(sold, at), variations: sold.variations }));
    },
  };
}

/** Locations and item type by category. All other items are of the default type and sold in the main store. */
const details: Readonly<Record<string, { readonly itemType?: string; readonly locations?: readonly string[] }>> = {
  Coffee: { locations: ['Main Store', 'Online Only'] },
  Equipment: { locations: ['Main Store', 'Tech for Product', 'Online Only'] },
  Pantry: { locations: ['Main Store', 'Online Only'] },
  Catering: { itemType: 'Prepared food and beverage' },
  Classes: { itemType: 'Event', locations: ['Tech for Product'] },
};

function itemOf({ name, category, price, unit, sku, stock }: SoldItem, at: string): Item {
  const { itemType = defaultItemType, locations = ['Main Store'] } = details[category] ?? {};
  const suffix = `/${unit}`;
  return {
    id: `${offeredIdPrefix}${sku.toLowerCase()}`,
    name,
    description: '',
    reportingCategory: category,
    stock,
    price: `${formatMoney(price).replaceAll(',', '')}${suffix}`,
    itemType,
    category,
    locations,
    unit: unitOfSuffix(suffix) ?? '',
    sku,
    gtin: '',
    weight: '',
    skipItemDetails: false,
    createdAt: at,
    updatedAt: at,
  };
}
