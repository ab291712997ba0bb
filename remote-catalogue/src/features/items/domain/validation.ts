import type { ItemForm } from './itemForm';
import { isBlankText } from '../../../domain/item';
import { isPrice } from '../../../domain/price';
import { parseStock } from '../../../domain/stock';
import { optionErrors, type GridField } from './variationForm';

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
  for (const { id, price, stock: count, ...own } of variations) {
    const message = price.trim() === '' ? missingPrice : priceError(price).price;
    if (message !== undefined) cells[cellKey(id, 'price')] = message;
    if (parseStock(count) === undefined) cells[cellKey(id, 'stock')] = formMessages.badStock;
    for (const [field, text] of Object.entries(ownErrors(own))) cells[cellKey(id, field as GridField)] = text;
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
function ownErrors({ lowStock = '', cost = '' }: Partial<Pick<ItemForm, 'lowStock' | 'cost'>>) {
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
