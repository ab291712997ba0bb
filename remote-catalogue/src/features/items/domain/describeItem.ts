import type { ItemForm } from './itemForm';
import { defaultItemType } from '../../../domain/limits';

type Opening = (name: string) => string;

const openings: Record<string, Opening> = {
  'Prepared food and beverage': (name) => `${name}, freshly prepared`,
  Service: (name) => `${name}, provided by our team`,
  Digital: (name) => `${name}, delivered digitally`,
  Event: (name) => `A place at ${name}`,
  Membership: (name) => `${name} membership`,
  Donation: (name) => `A donation to ${name}`,
};

/**
 * Auto create: a description to start from, made of what the form already says and of nothing else, so that it claims
 * nothing the merchant has not entered (decision D26). Blank without a name.
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
