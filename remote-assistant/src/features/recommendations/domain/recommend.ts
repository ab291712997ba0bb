import {
  currencyDecimals,
  formatMoney,
  formatQuantity,
  pageFormat,
  pluralize,
  samplePageFormat,
  type Cents,
  capitalized,
} from '@back-office/shared/format';
import { itemPath, type CatalogItem } from '../../../domain/catalog';
import type { Budget, Recommendation } from '../../../domain/services';
import { budgetOf, type ReadBudget } from './budget';
import { followUpOf } from './followUp';
import { kindsOf } from './kinds';
import { knownWords, needOfGift, stem, stemsOf, wordsOfNeed } from './needWords';

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
/** What is less likely to fit is no recommendation. */
const leastConfidence = 0.6;

interface Match {
  readonly product: Product;
  /** From 0 to 1: how much of the need it fits. */
  readonly fit: number;
  readonly fitting: readonly string[];
}

/**
 * Products of the sample list, which is empty for a shop of the merchant's own, and of the merchant's catalog that fit a
 * need and its budget; the catalog alone if the need asks for own items. A need that only changes the budget, such as
 * `under $100`, continues the one before, and so does `cheaper`. `the second one` is answered with that product of the
 * latest list.
 */
export function recommend(
  need: string,
  earlierNeeds: readonly string[],
  samples: readonly Product[],
  catalog: readonly CatalogItem[],
): RecommendationAnswer {
  const followUp = followUpOf(need);
  const before = earlierNeeds.at(-1);
  const answered = (limit?: Cents) => fittingProducts(need, earlierNeeds, samples, catalog, limit);
  if (!followUp || before === undefined) return answered();
  const previous = recommend(before, earlierNeeds.slice(0, -1), samples, catalog);
  const [first] = previous.recommendations;
  if (!first) return previous;
  if (followUp.kind === 'cheaper') return answered(first.price - 1);
  const list = followUp.kind === 'that' ? previous : (latestList(earlierNeeds, samples, catalog) ?? previous);
  const all = list.recommendations;
  const chosen =
    followUp.kind === 'one'
      ? all.at(followUp.index)
      : followUp.kind === 'that'
        ? first
        : all.toSorted((one, other) => one.price - other.price)[0];
  if (!chosen)
    return { ...list, text: all.length === 1 ? 'There is only one.' : `There are only ${all.length} of them.` };
  const product = [...samples, ...catalog.flatMap(productOfItem)].find(({ id }) => id === chosen.id);
  return { ...list, text: whyText(chosen, product, list.budget), recommendations: [chosen] };
}

/** The latest answer that did not choose one of another: `the third one`, after `the second one`, is one of the same list. */
function latestList(
  needs: readonly string[],
  samples: readonly Product[],
  catalog: readonly CatalogItem[],
): RecommendationAnswer | undefined {
  const at = needs.findLastIndex((need) => [undefined, 'cheaper'].includes(followUpOf(need)?.kind));
  const need = needs[at];
  return need === undefined ? undefined : recommend(need, needs.slice(0, at), samples, catalog);
}

/** @param limit The most that a product may cost if the need names no budget: less than what was shown before. */
function fittingProducts(
  need: string,
  earlierNeeds: readonly string[],
  samples: readonly Product[],
  catalog: readonly CatalogItem[],
  limit?: Cents,
): RecommendationAnswer {
  const told = [need, ...earlierNeeds.toReversed()].filter((one) => followUpOf(one) === undefined);
  const items = catalog.flatMap(productOfItem);
  const isOwn = samples.length === 0 || asksForOwnItems(told, samples, items);
  const needs = told.map((one) => giftAmong(items, one) ?? one);
  const products = isOwn ? items : [...samples, ...items];
  const known = knownWords(products);
  const words = needs.map((one) => wordsOfNeed(one, known)).find((found) => found.length > 0) ?? [];
  const stated = needs.map(budgetOf).find(({ isStated }) => isStated) ?? budgetOf(need);
  const budget: ReadBudget = limit === undefined ? stated : { amount: limit, isStated: true };
  const matches = matchesOf(words, products);
  const affordable = matches.filter(({ product }) => isWithin(product, budget));
  const isOnlyWithin = limit !== undefined || budget.isLeast === true;
  const tooExpensive = isOnlyWithin ? [] : matches.filter(({ product }) => !isWithin(product, budget));
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
      isOwn,
      isCheaper: limit !== undefined,
    }),
    recommendations: shown.map((match) => entryOf(match, budget)),
    budget: { amount: budget.amount, isStated: budget.isStated },
    questions: questionsFor(shown, matches, budget, samples),
  };
}

function isWithin({ price }: { readonly price: Cents }, { amount, isLeast }: ReadBudget): boolean {
  return isLeast ? price >= amount : price <= amount;
}

const ownItems =
  /\b(?:my|our|own)(?: own)? (?:items?|products?|catalog(?:ue)?|menu|range|goods|shop|store)\b|\b(?:do )?(?:we|i) (?:already )?sell\b/i;

/** The latest need that says what it is about decides. */
function asksForOwnItems(needs: readonly string[], samples: readonly Product[], items: readonly Product[]): boolean {
  const known = knownWords([...samples, ...items]);
  const decisive = needs.find((need) => ownItems.test(need) || wordsOfNeed(need, known).length > 0);
  return decisive !== undefined && (ownItems.test(decisive) || giftAmong(items, decisive) !== undefined);
}

/** A gift for somebody is one of the items, if any fits, and nothing that the store needs: what is then asked for. */
function giftAmong(items: readonly Product[], need: string): string | undefined {
  const gift = needOfGift(need);
  if (gift === undefined) return undefined;
  const words = wordsOfNeed(gift, knownWords(items));
  return words.length > 0 && matchesOf(words, items).length > 0 ? gift : undefined;
}

/** What speaks for one of them, beside the reason that its entry gives. */
function whyText({ name, price }: Recommendation, product: Product | undefined, budget: Budget): string {
  const limit =
    budget.isStated && price <= budget.amount ? `, within your budget of ${formatMoney(budget.amount)}` : '';
  const rating = product?.rating === undefined ? '' : `, and is rated ${product.rating.toFixed(1)} of 5`;
  return `${name} costs ${formatMoney(price)}${limit}${rating}.`;
}

function matchesOf(words: readonly string[], products: readonly Product[]): readonly Match[] {
  const all = products.map((product) => matchOf(words, product)).filter(({ fit }) => fit > 0);
  const best = all.reduce((most, { fit }) => Math.max(most, fit), 0);
  return all
    .filter((match) => match.fit >= best * leastShare && confidenceOf(match) >= leastConfidence)
    .toSorted(
      (one, other) => other.fit - one.fit || ratingOf(other) - ratingOf(one) || one.product.price - other.product.price,
    );
}

/** For sorting: what is not rated comes last. */
function ratingOf({ product }: Match): number {
  return product.rating ?? 0;
}

/**
 * Each word of the need that a product has makes it likelier to fit; words that it does not have make it a little less so.
 * Without any word, every product does what little was asked, and the rating decides.
 */
function matchOf(words: readonly string[], product: Product): Match {
  if (words.length === 0) return { product, fit: 0.65, fitting: [] };
  const name = stemsOf(product.name);
  const own = new Set([...product.words, ...stemsOf(product.category)].map(stem));
  const details = new Set([...product.features.flatMap(stemsOf), ...stemsOf(product.description)]);
  const fitting: string[] = [];
  let doubt = 1;
  for (const word of words) {
    const weight = name.includes(word) ? 0.75 : own.has(word) ? 0.65 : details.has(word) ? 0.4 : 0;
    if (weight > 0) fitting.push(word);
    doubt *= 1 - weight;
  }
  return { product, fit: (1 - doubt) * (0.85 + (0.15 * fitting.length) / words.length), fitting };
}

/** Confidence follows the fit and, a little, the rating if there is one. */
function confidenceOf({ fit, product }: Match): number {
  const ofRating = product.rating === undefined ? 0.05 : (0.1 * (product.rating - 3)) / 2;
  return Math.round(Math.min(0.98, 0.9 * fit + ofRating) * 100) / 100;
}

function entryOf(match: Match, budget: ReadBudget): Recommendation {
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

function reasonOf({ product, fitting }: Match, budget: ReadBudget): string {
  const { description, features, price, path } = product;
  const over = !isWithin(product, budget)
    ? ` It costs ${formatMoney(price - budget.amount)} more than your budget.`
    : '';
  if (path !== undefined)
    return `You already sell it.${fitting.length > 0 ? ' It fits what you describe.' : ''}${over}`;
  return `${description} ${capitalized(features.slice(0, 2).join(', '))}.${over}`;
}

interface TextFacts {
  readonly words: readonly string[];
  readonly budget: ReadBudget;
  readonly affordable: number;
  readonly above: number;
  /** Everything that is shown has a rating. */
  readonly isRated: boolean;
  /** Only the merchant's own items were looked at. */
  readonly isOwn: boolean;
  /** Less was asked for than what was shown before. */
  readonly isCheaper: boolean;
}

function textOf(facts: TextFacts): string {
  const { foreign, amount } = facts.budget;
  if (foreign === undefined) return resultText(facts);
  return `Prices here are in ${pageFormat().currency}: “${foreign}” is read as ${formatMoney(amount)}, not converted. ${resultText(facts)}`;
}

function resultText({ words, budget, affordable, above, isRated, isOwn, isCheaper }: TextFacts): string {
  const amount = formatMoney(budget.amount);
  const limit = budget.isStated ? `your budget of ${amount}` : `${amount}, the usual budget when you name none`;
  if (budget.isLeast && affordable > 0)
    return `${pluralize(affordable, 'product')} ${affordable === 1 ? 'fits and costs' : 'fit and cost'} ${amount} or more.`;
  if (budget.isLeast) return `Nothing that fits costs ${amount} or more.`;
  if (isCheaper && affordable === 0) return 'Nothing that fits costs less.';
  if (isCheaper)
    return `${pluralize(affordable, 'product')} ${affordable === 1 ? 'fits and costs' : 'fit and cost'} less.`;
  if (affordable + above === 0 && isOwn)
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
/** `$40`, `£40.00` */
function budgetText(amount: number): string {
  return pageFormat().currency === samplePageFormat.currency
    ? `$${amount}`
    : formatMoney(amount * 10 ** currencyDecimals());
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
      features: [stock === '-' ? 'not counted' : `${formatQuantity(stock)} in stock`],
      description: '',
      words: kindsOf(name, category),
      path: itemPath(item),
    },
  ];
}
