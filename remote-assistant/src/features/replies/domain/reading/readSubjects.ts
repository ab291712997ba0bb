import { valuesOf, type Filter } from '@back-office/shared/ledger';
import { conceptsIn, type Concept, type FoundConcept } from '../language/concepts';
import type { Words } from '../language/words';
import type { Question } from '../question';
import { dimensionIn, type AskedDimension } from './dimensionIn';
import { filtersIn } from './filtersIn';
import { averagedIn, measuresIn } from './measuresIn';
import { categoryIn, formsOf, namesIn, unknownItemIn } from './names';
import { amountIn, boundIn } from './quantities';
import type { NamedQuestion } from './readNames';
import { signsIn, type Signs } from './signs';

/** What the question itself names of what is asked. */
type NamedParts = Pick<
  Question,
  | 'measures'
  | 'isAverage'
  | 'dimension'
  | 'filters'
  | 'items'
  | 'category'
  | 'unknownItem'
  | 'amount'
  | 'bound'
  | 'transactionId'
>;

export interface Subjects extends NamedQuestion, NamedParts {
  /** The words that are not about days. */
  readonly texts: readonly string[];
  readonly found: readonly FoundConcept[];
  readonly concepts: ReadonlySet<Concept>;
  readonly signs: Signs;
  /** It names items or a category, or what looks like one. */
  readonly hasGoods: boolean;
}

export function readSubjects(named: NamedQuestion): Subjects {
  const { rest, context } = named;
  const texts = rest.map(({ text }) => text);
  const found = conceptsIn(texts);
  const concepts = new Set(found.flatMap((one) => one.concepts));
  const signs = signsIn(named);
  const filters = filtersIn(named, concepts);
  const goods = goodsIn(named, filters, context.earlier?.topic === 'item' && signs.startsAsFollowUp);
  const isOfCategory = goods.category !== undefined;
  const dimension = isOfCategory ? undefined : (dimensionIn(concepts, texts) ?? comparedSides(filters, concepts));
  const averaged = dimension === undefined && goods.items.length === 0 ? averagedIn(found) : undefined;
  const amount = amountIn(rest, concepts.has('fees'));
  return {
    ...named,
    ...goods,
    texts,
    found,
    concepts,
    signs,
    filters,
    dimension,
    measures: averaged ? [averaged] : measuresIn(found, texts),
    isAverage: averaged !== undefined,
    amount,
    bound: amount === undefined ? undefined : boundIn(texts),
    transactionId: texts.find((text) => /^[a-z]{1,3}-\d{3,}(?:-\d+)?$/.test(text))?.toUpperCase(),
  };
}

/** Items or a category. Words that name where, by whom or how something was sold name no item. */
function goodsIn({ rest, names, known }: NamedQuestion, filters: readonly Filter[], isFollowUp: boolean) {
  const used = formsOf(filters.flatMap(({ values }) => values));
  const words: Words = rest.filter(({ text }) => !used.has(text));
  const items = namesIn(words, names['item-name']);
  const category = items.length > 0 ? undefined : categoryIn(rest, names.category);
  const isNamed = items.length > 0 || category !== undefined;
  const unknownItem = isNamed ? undefined : unknownItemIn(rest, known, isFollowUp);
  return { items, category, unknownItem, hasGoods: isNamed || unknownItem !== undefined };
}

/** `location 1 vs. location 3` and `Maya vs. Jonas` compare two sides of the same period. */
function comparedSides(filters: readonly Filter[], concepts: ReadonlySet<Concept>): AskedDimension | undefined {
  if (!concepts.has('compare')) return undefined;
  return comparedFields.find((field) => valuesOf(filters, field).length > 1);
}

const comparedFields = ['source', 'location', 'collected-by'] as const;
