import type { ItemForm } from './itemForm';
import { defaultItemType } from '../../../domain/limits';

const openings: Readonly<Record<string, (name: string) => string>> = {
  'Prepared food and beverage': (name) => `${name}, freshly prepared`,
  Service: (name) => `${name}, provided by our team`,
  Digital: (name) => `${name}, delivered digitally`,
  Event: (name) => `A place at ${name}`,
  Membership: (name) => `${name} membership`,
  Donation: (name) => `A donation to ${name}`,
};

/**
 * Auto create: a first description, made only of what the merchant has entered, so that it claims nothing else. Empty
 * without a name.
 */
export function proposeDescription(form: Pick<ItemForm, 'name' | 'itemType' | 'category' | 'unit'>): string {
  const [title = '', ...details] = form.name.split(',').map((part) => part.trim());
  if (title === '') return '';
  const opening = openings[form.itemType]?.(title) ?? title;
  const range = form.category.trim() === '' ? '' : ` from our ${form.category.trim()} range`;
  const size = details.filter(Boolean).join(', ');
  const sale = form.itemType === defaultItemType ? ` Sold ${form.unit.toLowerCase()}.` : '';
  return `${opening}${range}${size === '' ? '' : `: ${size}`}.${sale}`;
}
