import type { ItemForm } from './itemForm';
import { isBlankText } from '../../../domain/item';
import { isPrice } from '../../../domain/price';

/** The messages of the form. */
export const formMessages = {
  noName: 'Please enter a name for your item.',
  noPrice: 'Please enter a price.',
  badPrice: 'Please enter a valid price.',
} as const;

/** A missing field has no error. Only name and price are checked. */
export interface FormErrors {
  readonly name?: string;
  readonly price?: string;
}

export function validateForm({ name, price }: Pick<ItemForm, 'name' | 'price'>): FormErrors {
  return { ...nameError(name), ...(price.trim() === '' ? { price: formMessages.noPrice } : priceError(price)) };
}

/** In Quick create the price is optional. */
export function validateQuickCreate(name: string, price: string): FormErrors {
  return { ...nameError(name), ...(price.trim() !== '' && priceError(price)) };
}

/** A draft may miss name and price, but a price that is there must be one. */
export function validateDraft({ price }: Pick<ItemForm, 'price'>): FormErrors {
  return price.trim() === '' ? {} : priceError(price);
}

export function hasErrors(errors: FormErrors): boolean {
  return errors.name !== undefined || errors.price !== undefined;
}

/** Editing a field clears its error and keeps the others. */
export function withoutError<Errors extends object>(errors: Errors, field: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)) as Errors;
}

function nameError(name: string): FormErrors {
  return isBlankText(name) ? { name: formMessages.noName } : {};
}

function priceError(price: string): FormErrors {
  return isPrice(price) ? {} : { price: formMessages.badPrice };
}
