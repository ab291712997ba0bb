import type { ItemForm } from './itemForm';
import { isPrice } from '../../../domain/price';
import { parseStock } from '../../../domain/stockPlaces';
import { formMessages, nameError, priceError, type FormErrors } from './formErrors';
import { gridFields, optionErrors, type GridField } from './variationForm';

type Checked = Pick<ItemForm, 'name' | 'price'> & Partial<ItemForm>;

export function validateForm(form: Checked): FormErrors {
  const noPrice = form.price.trim() === '';
  const price = noPrice ? { price: formMessages.noPrice } : priceError(form.price);
  return { ...nameError(form.name), ...(isVaried(form) ? {} : price), ...commonErrors(form, formMessages.noPrice) };
}

/** A draft may miss its name and its prices, but a price that is there must be one. */
export function validateDraft(form: Omit<Checked, 'name'>): FormErrors {
  const hasPrice = !isVaried(form) && form.price.trim() !== '';
  return { ...(hasPrice && priceError(form.price)), ...commonErrors(form, undefined) };
}

/** What is wrong with the text of a cell. A price may be missing in a form that is not saved yet. */
export function cellError(field: GridField, text: string): string | undefined {
  switch (field) {
    case 'price':
      return text.trim() === '' ? undefined : priceError(text).price;
    case 'stock':
      return parseStock(text) === undefined ? formMessages.badStock : undefined;
    case 'lowStock':
    case 'cost':
      return ownErrors({ [field]: text })[field];
    default:
      return undefined;
  }
}

/** Names the cell of a variation. */
export function cellKey(id: string, field: GridField): string {
  return `${field} ${id}`;
}

function isVaried({ variations = [] }: Partial<ItemForm>): boolean {
  return variations.length > 0;
}

/** `missingPrice`: the message for a variation without a price, if it needs one. */
function commonErrors(form: Partial<ItemForm>, missingPrice: string | undefined): FormErrors {
  const { variations = [], options = [], stock } = form;
  const ofOptions = optionErrors(options);
  const cells: Record<string, string> = {};
  for (const row of variations) {
    for (const field of gridFields) {
      const isMissing = field === 'price' && row.price.trim() === '';
      const message = isMissing ? missingPrice : cellError(field, row[field]);
      if (message !== undefined) cells[cellKey(row.id, field)] = message;
    }
  }
  const hasBadStock = !isVaried(form) && stock !== undefined && parseStock(stock) === undefined;
  return {
    ...(hasBadStock && { stock: formMessages.badStock }),
    ...(!isVaried(form) && ownErrors(form)),
    ...(Object.keys(ofOptions).length > 0 && { options: ofOptions }),
    ...(Object.keys(cells).length > 0 && { variations: cells }),
  };
}

/** Both may be empty. */
function ownErrors({ lowStock = '', cost = '' }: Partial<Pick<ItemForm, 'lowStock' | 'cost'>>): FormErrors {
  const level = parseStock(lowStock);
  const isLevel = lowStock.trim() === '' || (typeof level === 'number' && level >= 0);
  const isCost = cost.trim() === '' || isPrice(cost);
  return { ...(!isLevel && { lowStock: formMessages.badLevel }), ...(!isCost && { cost: formMessages.badCost }) };
}
