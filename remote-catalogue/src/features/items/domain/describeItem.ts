import type { ItemForm } from './itemForm';
import { isBlankText } from '../../../domain/item';

/** The words that a description is made of. */
interface Words {
  /** With its details: `Sourdough Loaf (800 g)`. */
  readonly name: string;
  readonly title: string;
  /** The last part of the category's path; empty if there is none or it repeats the name. */
  readonly category: string;
  /** `, sold by the pound`. */
  readonly sold: string;
}

type Template = (words: Words) => string;

interface Templates {
  readonly withCategory: readonly Template[];
  readonly plain: readonly Template[];
}

const goods: Templates = {
  withCategory: [
    ({ name, category, sold }) => `${name} from our ${category} range${sold}.`,
    ({ name, category, sold }) => `${name}, part of our ${category} range${sold}.`,
    ({ name, category, sold }) => `From our ${category} range: ${name}${sold}.`,
  ],
  plain: [({ name, sold }) => `${name}${sold === '' ? ', available in our shop' : sold}.`],
};

/** Of types other than goods. They say what the type means, so that a template is right for every item of it. */
const templates: Readonly<Record<string, Templates>> = {
  'Prepared food and beverage': {
    withCategory: [
      ({ name, category, sold }) => `${name} from our ${category} menu${sold}.`,
      ({ name, category, sold }) => `On our ${category} menu: ${name}${sold}.`,
    ],
    plain: [({ name, sold }) => `${name} from our menu${sold}.`],
  },
  Service: {
    withCategory: [
      ({ name, category }) => `${name}, one of our ${category} services.`,
      ({ name, category }) => `${name} by our team, one of our ${category} services.`,
    ],
    plain: [({ name }) => `${name}, a service by our team.`],
  },
  Digital: {
    withCategory: [({ name, category }) => `${name} from our ${category} range, delivered as a download or a code.`],
    plain: [({ name }) => `${name}, delivered as a download or a code.`],
  },
  Event: {
    withCategory: [({ name, category }) => `Admission for one to ${name}, part of our ${category} program.`],
    plain: [({ name }) => `Admission for one to ${name}.`],
  },
  Membership: {
    withCategory: [
      ({ category, ...words }) => `${member(words)} in ${category}: access for one term, which can be renewed.`,
    ],
    plain: [(words) => `${member(words)}: access for one term, which can be renewed.`],
  },
  Donation: {
    withCategory: [({ category, ...words }) => `${donation(words)} (${category}), in an amount of your choice.`],
    plain: [(words) => `${donation(words)}, in an amount of your choice.`],
  },
  Other: goods,
};

function member({ name, title }: Pick<Words, 'name' | 'title'>): string {
  return /member|pass\b|subscription|club\b/i.test(title) ? name : `${name} membership`;
}

function donation({ name, title }: Pick<Words, 'name' | 'title'>): string {
  return /donat|gift/i.test(title) ? name : `A donation to ${name}`;
}

const soldBy: Readonly<Record<string, string>> = {
  'Per item': ', sold individually',
  'Per pound': ', sold by the pound',
  'Per kilogram': ', sold by the kilogram',
  'Per liter': ', sold by the liter',
};

/**
 * Auto create: a first description, made only of what the merchant has entered, so that it claims nothing else. The same
 * entries always give the same text; different names of one category do not all sound alike. Empty without a name.
 */
export function proposeDescription(form: Pick<ItemForm, 'name' | 'itemType' | 'category' | 'unit'>): string {
  if (isBlankText(form.name)) return '';
  const [title = '', ...details] = form.name
    .split(/,(?!\d)/)
    .map((part) => part.trim().replace(/[.!]+$/, ''))
    .filter(Boolean);
  if (title === '') return '';
  const path = form.category.split('>').at(-1)?.trim() ?? '';
  const category = path.toLowerCase() === title.toLowerCase() ? '' : path;
  const isOftenSingle = ['Other', 'Prepared food and beverage'].includes(form.itemType);
  const sold = isOftenSingle && form.unit === 'Per item' ? '' : (soldBy[form.unit] ?? '');
  const name = details.length === 0 ? title : `${title} (${details.join(', ')})`;
  const { withCategory, plain } = templates[form.itemType] ?? goods;
  const fitting = category === '' ? plain : withCategory;
  const words: Words = { name, title, category, sold };
  return fitting[sumOfCodes(title) % fitting.length]?.(words) ?? '';
}

function sumOfCodes(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
