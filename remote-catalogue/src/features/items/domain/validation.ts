import type { ItemForm } from './itemForm';
import { isBlankText } from '../../../domain/item';
import { isPrice } from '../../../domain/price';
import { parseStock } from '../../../domain/stock';
import { gridFields, optionErrors, type GridField } from './variationForm';

/** The messages of the form. */
export const formMessages = {
  noName: 'Please enter a name for your item.',
  noPrice: 'Please enter a price.',
  badPrice: 'Please enter a valid price.',
  badStock: 'Please enter a number, or - if stock is not counted.',
  badCount: 'Please enter a number.',
  badLevel: 'Please enter a number of 0 or more, or nothing.',
  badCost: 'Please enter a valid cost, or nothing if it is unknown.',
} as const;

/** A missing field has no error. */
export interface FormErrors {
  readonly name?: string;
  /** Price and stock of an item without variations. */
  readonly price?: string;
  readonly stock?: string;
  readonly lowStock?: string;
  readonly cost?: string;
  /** By the place of the option. */
  readonly options?: Readonly<Record<number, string>>;
  /** By `cellKey`. */
  readonly variations?: Readonly<Record<string, string>>;
}

type Checked = Pick<ItemForm, 'name' | 'price'> & Partial<ItemForm>;

export function validateForm(form: Checked): FormErrors {
  const noPrice = form.price.trim() === '';
  const price = noPrice ? { price: formMessages.noPrice } : priceError(form.price);
  return { ...nameError(form.name), ...(isVaried(form) ? {} : price), ...commonErrors(form, formMessages.noPrice) };
}

/** In Quick create the price is optional. */
export function validateQuickCreate(name: string, price: string): FormErrors {
  return { ...nameError(name), ...(price.trim() !== '' && priceError(price)) };
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

export function hasErrors(errors: FormErrors): boolean {
  return Object.keys(errors).length > 0;
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

/** Editing a field clears its error and keeps the others. */
export function withoutError<Errors extends object>(errors: Errors, field: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)) as Errors;
}

/** Both may be empty. */
function ownErrors({ lowStock = '', cost = '' }: Partial<Pick<ItemForm, 'lowStock' | 'cost'>>): FormErrors {
  const level = parseStock(lowStock);
  const isLevel = lowStock.trim() === '' || (typeof level === 'number' && level >= 0);
  const isCost = cost.trim() === '' || isPrice(cost);
  return { ...(!isLevel && { lowStock: formMessages.badLevel }), ...(!isCost && { cost: formMessages.badCost }) };
}

function nameError(name: string): FormErrors {
  return isBlankText(name) ? { name: formMessages.noName } : {};
}

function priceError(price: string): FormErrors {
  return isPrice(price) ? {} : { price: formMessages.badPrice };
}
