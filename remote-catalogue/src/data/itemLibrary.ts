import { formatMoney } from '@back-office/shared/format';
import { soldItems, type SoldItem } from '@back-office/shared/ledger';
import type { Item } from '../domain/item';
import { defaultItemType } from '../domain/limits';
import { unitOfSuffix } from '../domain/price';
import { variationId, type Variation } from '../domain/variations';
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
      return soldItems.map((sold) => ({ item: itemOf(sold, at) }));
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

interface OfferedOption {
  readonly name: string;
  /** The choices, with what is in stock of each. */
  readonly choices: readonly (readonly [string, number | '-'])[];
}

/** By SKU: the option of the items that are sold in several variations. */
const offeredOptions: Readonly<Record<string, OfferedOption>> = {
  'COF-0204': {
    name: 'Grind',
    choices: [
      ['Whole bean', 20],
      ['Espresso', 12],
      ['Filter', 9],
    ],
  },
  'EQP-0310': {
    name: 'Glaze',
    choices: [
      ['White', 7],
      ['Charcoal', 5],
    ],
  },
  'CLS-0701': {
    name: 'Day',
    choices: [
      ['Saturday', '-'],
      ['Sunday', '-'],
    ],
  },
  'BAK-0115': {
    name: 'Flavor',
    choices: [
      ['Almond', 22],
      ['Cherry', 16],
    ],
  },
};

/** The first variation has the SKU of the item; all have its price. */
function variedBy({ name, choices }: OfferedOption, sku: string, price: string): Pick<Item, 'options' | 'variations'> {
  const taken = new Set<string>();
  const variations = choices.map(([choice, stock], place): Variation => {
    const id = variationId([choice], taken);
    taken.add(id);
    const ownSku = place === 0 ? sku : `${sku}-${place + 1}`;
    return { id, values: [choice], sku: ownSku, gtin: '', price, weight: '', stock };
  });
  return { options: [{ name, values: choices.map(([choice]) => choice) }], variations };
}

function itemOf({ name, category, price, unit, sku, stock }: SoldItem, at: string): Item {
  const { itemType = defaultItemType, locations = ['Main Store'] } = details[category] ?? {};
  const suffix = `/${unit}`;
  const text = `${formatMoney(price).replaceAll(',', '')}${suffix}`;
  const option = offeredOptions[sku];
  return {
    id: `${offeredIdPrefix}${sku.toLowerCase()}`,
    name,
    description: '',
    reportingCategory: category,
    stock,
    price: text,
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
    ...(option && variedBy(option, sku, text)),
  };
}
