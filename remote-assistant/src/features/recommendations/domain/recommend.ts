import {
  currencyDecimals,
  formatMoney,
  pageFormat,
  parseDecimal,
  pluralize,
  rescale,
  samplePageFormat,
  type Cents,
} from '@back-office/shared/format';
import { itemPath, type CatalogItem } from '../../../domain/catalog';
import type { Budget, Recommendation } from '../../../domain/services';
import { nearestWord } from '../../../domain/spelling';

/** Something that a store may need. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly price: Cents;
  /** 1 to 5; `undefined` for the merchant's own items, which nobody rated. */
  readonly rating: number | undefined;
  readonly features: readonly string[];
  readonly description: string;
  /** Other words by which it is asked for. */
  readonly words: readonly string[];
  /** Of an item of the merchant's own catalog: where to see it. */
  readonly path?: string;
}

export interface RecommendationAnswer {
  readonly text: string;
  readonly recommendations: readonly Recommendation[];
  readonly budget: Budget;
  /** Needs that would follow well. */
  readonly questions: readonly string[];
}

const maxShown = 5;
/** Entries with less in common with the need than this share of the best one are left out. */
const leastShare = 0.4;

interface Match {
  readonly product: Product;
  /** From 0 to 1: how much of the need it fits. */
  readonly fit: number;
  readonly fitting: readonly string[];
}

/**
 * Products of the sample list, which is empty for a shop of the merchant's own, and of the merchant's catalog that fit a need and its budget. A need that only changes the
 * budget, such as `under $100`, continues the one before.
 */
export function recommend(
  need: string,
  earlierNeeds: readonly string[],
  samples: readonly Product[],
  catalog: readonly CatalogItem[],
): RecommendationAnswer {
  const products = [...samples, ...catalog.flatMap(productOfItem)];
  const needs = [need, ...earlierNeeds.toReversed()];
  const known = knownWords(products);
  const words = needs.map((one) => wordsOfNeed(one, known)).find((found) => found.length > 0) ?? [];
  const budget = needs.map(budgetOf).find(({ isStated }) => isStated) ?? budgetOf(need);
  const matches = matchesOf(words, products);
  const affordable = matches.filter(({ product }) => product.price <= budget.amount);
  const tooExpensive = matches.filter(({ product }) => product.price > budget.amount);
  const best = matches[0];
  // The best match is named even if it costs more, with the difference. Without a word about the need nothing is best.
  const isBestAbove = words.length > 0 && best !== undefined && tooExpensive[0] === best;
  const above = affordable.length === 0 ? tooExpensive.slice(0, 2) : isBestAbove ? [best] : [];
  const shown = [...affordable.slice(0, maxShown - above.length), ...above];
  return {
    text: textOf({
      words,
      budget,
      affordable: affordable.length,
      above: above.length,
      isRated: shown.every(({ product }) => product.rating !== undefined),
      hasSamples: samples.length > 0,
    }),
    recommendations: shown.map((match) => entryOf(match, budget)),
    budget,
    questions: questionsFor(shown, matches, budget, samples),
  };
}

function matchesOf(words: readonly string[], products: readonly Product[]): readonly Match[] {
  const all = products.map((product) => matchOf(words, product)).filter(({ fit }) => fit > 0);
  const best = all.reduce((most, { fit }) => Math.max(most, fit), 0);
  return all
    .filter(({ fit }) => fit >= best * leastShare)
    .toSorted(
      (one, other) => other.fit - one.fit || ratingOf(other) - ratingOf(one) || one.product.price - other.product.price,
    );
}

/** For sorting: what is not rated comes last. */
function ratingOf({ product }: Match): number {
  return product.rating ?? 0;
}

/** Without any word to go by, every product fits a little and the rating decides. */
function matchOf(words: readonly string[], product: Product): Match {
  if (words.length === 0) return { product, fit: 0.2, fitting: [] };
  const name = stemsOf(product.name);
  const own = new Set([...product.words, ...stemsOf(product.category)].map(stem));
  const details = new Set([...product.features.flatMap(stemsOf), ...stemsOf(product.description)]);
  const fitting: string[] = [];
  let points = 0;
  for (const word of words) {
    const weight = name.includes(word) ? 1 : own.has(word) ? 0.8 : details.has(word) ? 0.4 : 0;
    if (weight > 0) fitting.push(word);
    points += weight;
  }
  return { product, fit: points / words.length, fitting };
}

/** Confidence follows the fit and, a little, the rating if there is one. */
function confidenceOf({ fit, product }: Match): number {
  const ofRating = product.rating === undefined ? 0 : (0.13 * (product.rating - 3)) / 2;
  return Math.round(Math.min(0.98, 0.3 + 0.55 * fit + ofRating) * 100) / 100;
}

function entryOf(match: Match, budget: Budget): Recommendation {
  const { id, name, category, price, path } = match.product;
  return {
    id,
    name,
    category,
    price,
    reason: reasonOf(match, budget),
    confidence: confidenceOf(match),
    ...(path !== undefined && { path }),
  };
}

function reasonOf({ product, fitting }: Match, { amount }: Budget): string {
  const { description, features, price, path } = product;
  const over = price > amount ? ` It costs ${formatMoney(price - amount)} more than your budget.` : '';
  if (path !== undefined)
    return `You already sell it.${fitting.length > 0 ? ' It fits what you describe.' : ''}${over}`;
  return `${description} ${capital(features.slice(0, 2).join(', '))}.${over}`;
}

interface TextFacts {
  readonly words: readonly string[];
  readonly budget: Budget;
  readonly affordable: number;
  readonly above: number;
  /** Everything that is shown has a rating. */
  readonly isRated: boolean;
  readonly hasSamples: boolean;
}

function textOf({ words, budget, affordable, above, isRated, hasSamples }: TextFacts): string {
  const amount = formatMoney(budget.amount);
  const limit = budget.isStated ? `your budget of ${amount}` : `${amount}, the usual budget when you name none`;
  if (affordable + above === 0 && !hasSamples)
    return 'None of your items with a price fits. Try naming an item or a category.';
  if (affordable + above === 0)
    return 'I found nothing that fits. Try naming the thing or the place, such as a printer, packaging, or the kitchen.';
  if (affordable === 0)
    return `Nothing that fits is within ${limit}. ${above === 1 ? 'This costs' : 'These cost'} more.`;
  const start =
    words.length === 0 && isRated
      ? 'These are rated best'
      : `${pluralize(affordable, 'product')} ${affordable === 1 ? 'fits' : 'fit'}`;
  const more = above > 0 ? ' The last one fits best but costs more.' : '';
  return `${start} within ${limit}.${more}`;
}

function questionsFor(
  shown: readonly Match[],
  matches: readonly Match[],
  budget: Budget,
  samples: readonly Product[],
): readonly string[] {
  const first = matches[0]?.product;
  if (!first || shown.length === 0)
    return samples.length === 0
      ? []
      : ['What do I need at the checkout?', 'Packaging for gifts under $100', 'How can I attract more customers?'];
  const other = samples.find(({ category }) => category !== first.category && category !== 'Computers');
  return [
    `Something under ${budgetText(otherBudget(matches, budget))}`,
    `What else is there for ${first.category.toLowerCase()}?`,
    ...(samples.length === 0 ? [] : [`What do you recommend for ${other?.category.toLowerCase() ?? 'marketing'}?`]),
  ];
}

/** In whole dollars, or the shop’s currency: half of the budget, or as much as the cheapest match takes. */
function otherBudget(matches: readonly Match[], budget: Budget): number {
  const cheapest = matches.reduce((least, { product }) => Math.min(least, product.price), Infinity);
  const unit = 10 ** currencyDecimals();
  return Math.max(20, Math.round(budget.amount / (2 * unit)), 10 * Math.ceil(cheapest / (10 * unit)));
}

/** `$100`; in another currency `100 EUR`, which a need can say too. */
function budgetText(amount: number): string {
  const { currency } = pageFormat();
  return currency === samplePageFormat.currency ? `$${amount}` : `${amount} ${currency}`;
}

/** Words that say nothing about what is needed. */
const fillers = new Set(
  'a about all also am an and any anything are around as at be below best better big budget buy buying can cheap cheaper costs could customers do dollars else find for from get give good great have help i i’m im in is it just less like looking max maximum me more most much must my need needs new no not of on one or our over please products recommend recommendation recommendations save shop show small some something spend store suggest suggestion that the there thing things this to under up us usd use want we what which who will with would you your'.split(
    ' ',
  ),
);

function wordsOfNeed(need: string, known: ReadonlySet<string>): readonly string[] {
  const words = need.toLowerCase().match(/\p{L}[\p{L}-]{2,}/gu) ?? [];
  const found = words.filter((word) => !fillers.has(word)).map((word) => stem(nearestWord(word, known) ?? word));
  const understood = found.filter((word) => stemmed(known).has(word));
  // One word that is not understood weighs as much as one that is, so that a poor match does not look like a good one.
  return understood.length === 0 ? (found.length === 0 ? [] : found.slice(0, 1)) : [...new Set(found)];
}

function knownWords(products: readonly Product[]): ReadonlySet<string> {
  const words = products.flatMap(({ name, category, words: own, features, description }) => [
    ...own,
    ...[name, category, description, ...features].flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
  ]);
  return new Set([...words, ...fillers]);
}

function stemmed(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].map(stem));
}

function stemsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem);
}

/** Singular and plural count as one word. */
function stem(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/(?<=ch|sh|x)es$|s$/, '');
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An item without a price cannot be compared with a budget. */
function productOfItem(item: CatalogItem): readonly Product[] {
  const { name, category, price, sku, id, stock } = item;
  if (price === undefined || price <= 0) return [];
  return [
    {
      id: `item-${id ?? sku}`,
      name,
      category: category || 'Your items',
      price,
      rating: undefined,
      features: [stock === '-' ? 'not counted' : `${stock} in stock`],
      description: '',
      words: [],
      path: itemPath(item),
    },
  ];
}

/** If the merchant names no amount: 500 dollars, or as many of the shop’s currency. */
function defaultBudget(): Cents {
  return 500 * 10 ** currencyDecimals();
}

const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';

/** The first number after a dollar sign, otherwise the first number, otherwise the default. `1,200` is 1,200. */
export function budgetOf(need: string): Budget {
  const afterDollar = new RegExp(`\\$\\s?(${number})`).exec(need)?.[1];
  const first = new RegExp(`(?<![\\d.,])(${number})`).exec(need)?.[1];
  const text = afterDollar ?? first;
  const decimal = text === undefined ? undefined : parseDecimal(text);
  const amount = decimal && Number(rescale(decimal, currencyDecimals()).units);
  return amount === undefined ? { amount: defaultBudget(), isStated: false } : { amount, isStated: true };
}
