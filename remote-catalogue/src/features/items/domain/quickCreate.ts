import type { NewItem } from '../../../domain/item';
import { defaultItemType, defaultUnit } from '../../../domain/limits';
import { priceText } from '../../../domain/price';
import { nameError, priceError, type FormErrors } from './formErrors';

/** What the form makes of a name, a price and a category, without the code of the form. */
export function quickItem(name: string, price = '', category = ''): NewItem {
  return {
    itemType: defaultItemType,
    name: name.trim(),
    description: '',
    locations: [],
    category,
    reportingCategory: category,
    unit: defaultUnit,
    price: priceText(price),
    stock: 0,
    gtin: '',
    sku: '',
    weight: '',
    skipItemDetails: false,
  };
}

/** In Quick create the price is optional. */
export function validateQuickCreate(name: string, price: string): FormErrors {
  return { ...nameError(name), ...(price.trim() !== '' && priceError(price)) };
}
