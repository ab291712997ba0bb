import { isBlankText } from '../../../domain/item';
import { isPrice } from '../../../domain/price';

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

export function hasErrors(errors: FormErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Editing a field clears its error and keeps the others. */
export function withoutError<Errors extends object>(errors: Errors, field: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)) as Errors;
}

export function nameError(name: string): FormErrors {
  return isBlankText(name) ? { name: formMessages.noName } : {};
}

export function priceError(price: string): FormErrors {
  return isPrice(price) ? {} : { price: formMessages.badPrice };
}
