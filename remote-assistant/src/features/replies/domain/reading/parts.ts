import { measureParts, valuesOf, type DimensionId, type Filter, type MeasureId } from '@back-office/shared/ledger';
import type { Cents } from '@back-office/shared/format';
import { sensesIn, type FoundSense, type NamedValue, type Sign } from '../language/lexicon';
import { fillerWords } from '../language/plainWords';
import type { Word, Words } from '../language/words';
import type { Question } from '../question';
import { filtersIn } from './filtersIn';
import { completedFigure, completingPlaces, figuresIn, figuresLabeled } from './figuresIn';
import { groupingsIn } from './groupingsIn';
import {
  amountIn,
  boundIn,
  boundPlaces,
  countAlone,
  countedBoundIn,
  countIn,
  currencyPlaces,
  ordinalIn,
  type Quantity,
} from './quantities';
import { hasGoods } from './kindOf';
import type { NamedQuestion } from './readNames';

/** What the words of a question stand for, before it is known what kind of question it is. */
export interface Parts extends NamedQuestion {
  /** The words that are not about days. */
  readonly texts: readonly string[];
  /** The same for the guide: goods that are named are items there. */
  readonly productWords: readonly string[];
  readonly senses: readonly FoundSense[];
  readonly signs: ReadonlySet<Sign>;
  readonly values: ReadonlySet<NamedValue>;
  readonly figures: readonly MeasureId[];
  /** What figures are divided by. More than one cannot be answered. */
  readonly groupings: readonly DimensionId[];
  /** A field is named without dividing by it, such as the items of `how many items did we sell`. */
  readonly nouns: ReadonlySet<DimensionId>;
  readonly filters: readonly Filter[];
  readonly count: number | undefined;
  readonly amount: Cents | undefined;
  readonly bound: Question['bound'];
  /** `more than 50 units` */
  readonly countBound: Question['countBound'];
  /** `the second one`: 2; the last one is -1. */
  readonly ordinal: number | undefined;
  readonly transactionId: string | undefined;
  /** Words that have no use in the question. */
  readonly unused: Words;
}

export function partsOf(named: NamedQuestion): Parts {
  const { rest, limits } = named;
  const texts = rest.map(({ text }) => text);
  const found = sensesIn(texts, (at) => rest[at]?.isApart === true);
  const values = new Set(found.flatMap((one) => one.values));
  const limited = filtersIn(named, found, values);
  // `sales we have on Wednesday`, but not `what do they have on gift cards`
  const hasCards = texts.some((text) => /^(?:gift|cards?|credits?)$/.test(text));
  // `set` in `pour-over set` asks for nothing to be done.
  const senses = found.filter(
    ({ start, end, figures, fields, values: own, phrase }) =>
      !(end - start === 1 && figures.length + fields.length + own.length === 0 && limited.used.includes(start)) &&
      (hasCards || !/^ha(?:ve|s) on$/.test(phrase)),
  );
  const signs = new Set(senses.flatMap((one) => one.signs));
  const customer = customerIn(texts);
  // `Maya, not Theo`
  const isSaid = ({ field }: Filter) => limited.filters.some((one) => one.field === field);
  const filters = [
    ...limited.filters,
    ...limits.filter((one) => !isSaid(one)),
    ...(customer ? [{ field: 'customer-id', values: [customer.id] } as const] : []),
  ];
  const { groupings, used: groupingWords } = groupingsIn(senses, texts, signs, filters, named);
  const count = countIn(rest) ?? (isList(named.context.earlier) ? countAlone(rest, limited.used) : undefined);
  const ordinal = ordinalIn(texts);
  const [before] = named.context.earlier?.figures ?? [];
  const { figures: own, places: figureWords } = ownFigures(senses, texts, {
    isOfOthers: before !== undefined && signs.has('refers'),
    isOfGoods: hasGoods({ filters }),
    isDefined: signs.has('define'),
  });
  const completed = completedFigures(texts, before, signs, own.length > 0);
  // The number of a location is no amount.
  const amount = amountIn(
    rest.map((word, at) => (limited.used.includes(at) ? { text: '-', typed: '-' } : word)),
    senses.some(({ figures }) => figures.includes('fees')) ||
      /^fee/.test(named.context.earlier?.kind ?? '') ||
      /\bpays? \d/.test(texts.join(' ')),
  );
  const counted = amount ? undefined : countedBoundIn(rest);
  const limit = amount ?? counted;
  const used = new Set<number>([
    ...limited.used,
    ...(counted?.places ?? []),
    ...(customer ? [customer.place] : []),
    ...groupingWords,
    ...placesOf(count),
    // Without a reply before, `the fourth` is the place of nothing.
    ...placesOf(named.context.earlier && ordinal),
    ...placesOf(amount),
    ...currencyPlaces(texts),
    ...(amount ? boundPlaces(texts, amount.place) : []),
    ...(completed.length > 0 ? texts.keys() : []),
    ...figureWords,
    ...senses.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  ]);
  return {
    ...named,
    texts,
    productWords: hasGoods({ filters }) && isDone({ texts, signs }) ? [...texts, 'item'] : texts,
    senses,
    signs,
    values,
    figures: completed.length > 0 ? completed : own,
    groupings,
    nouns: new Set(senses.flatMap(({ fields }) => fields)),
    filters:
      completed.length > 1 ? limits : limitingOf(filters, groupings, own.length > 0 ? own : [before], signs, texts),
    count: count?.value,
    ordinal: ordinal?.value,
    amount: amount?.value,
    bound: limit && boundIn(texts, limit.place),
    countBound: counted?.value,
    transactionId: customer ? undefined : texts.find((text) => transactionId.test(text))?.toUpperCase(),
    unused: rest.filter((word, index) => !used.has(index) && !word.isAside && hasMeaning(word)),
  };
}

/** The filters, without those by values that are only divided by. */
function limitingOf(
  filters: readonly Filter[],
  [grouping]: readonly DimensionId[],
  figures: readonly (MeasureId | undefined)[],
  signs: ReadonlySet<Sign>,
  texts: readonly string[],
): readonly Filter[] {
  // `tips split into card and cash`: all of them, since a wallet is a card to many.
  const isSplit =
    grouping === 'tender' &&
    figures.some((id) => id !== undefined && id !== 'total-payments') &&
    (signs.has('listed') || texts.includes('or') || / and how (?:much|many) /.test(texts.join(' '))) &&
    valuesOf(filters, 'tender').length > 1;
  // `who got the most tips, I say Maya`: only one person would be ranked, so the name is a guess.
  const isRanked = signs.has('best') || signs.has('worst');
  const isGuess = ({ field, values }: Filter) => isRanked && field === grouping && values.length === 1;
  return filters.filter((one) => !isGuess(one) && !(isSplit && one.field === 'tender'));
}

/** `on refunds`, after taxes, are taxes on refunds. */
function completedFigures(
  texts: readonly string[],
  before: MeasureId | undefined,
  signs: ReadonlySet<Sign>,
  hasOwn: boolean,
): readonly MeasureId[] {
  if (before === undefined || texts.length >= 12) return [];
  const isKept = /^(?:gift-card|deposit)/.test(before);
  const isOwed =
    (isKept && (texts.includes('left') || signs.has('owed'))) || (signs.has('owed') && signs.has('refers'));
  return completedFigure(texts, before, isOwed && !hasOwn);
}

/** `how do I put a photo on the granola`: something is done with what is named. */
function isDone({ texts, signs }: Pick<Parts, 'texts' | 'signs'>): boolean {
  const isAsked = signs.has('howTo') || signs.has('where');
  return isAsked && (signs.has('change') || texts.some((text) => /^(?:put|get|raise|lower)$/.test(text)));
}

/** The figures that are asked for, and the places of words that are no phrases of the language and yet name them. */
function ownFigures(
  senses: readonly FoundSense[],
  texts: readonly string[],
  { isOfOthers, isOfGoods, isDefined }: Readonly<Record<'isOfOthers' | 'isOfGoods' | 'isDefined', boolean>>,
): { readonly figures: readonly MeasureId[]; readonly places: readonly number[] } {
  const text = texts.join(' ');
  const figures = figuresIn(senses, texts, isOfOthers);
  const [only, ...others] = figures;
  if (only === undefined) {
    // `how many knives came back`
    if (isOfGoods && / (?:came|come|comes|coming) back\b/.test(text)) return { figures: ['returns'], places: [] };
    // `what does redeemed mean`
    const isSense = (at: number) => senses.some(({ start, end }) => start <= at && at < end);
    const terms = texts.flatMap((word, at) => (isSense(at) || fillerWords.has(word) ? [] : [at]));
    const labeled = isDefined ? figuresLabeled(terms.map((at) => texts[at] ?? '')) : [];
    return { figures: labeled.slice(0, 4), places: labeled.length > 0 ? terms : [] };
  }
  // `service charges by type`: the figures that they consist of
  const parts = others.length === 0 && byType.test(text) ? measureParts(only) : [];
  const places = parts.length > 0 ? [texts.findLastIndex((word) => /^(?:type|component)s?$/.test(word))] : [];
  return { figures: [...figures, ...parts], places: [...places, ...completingPlaces(figures, texts)] };
}

const byType = /\bby (?:their |its |each )?(?:types?|components?)(?: (?:in|for|during|of|over))*$/;

/** A reply with rows or groups. */
function isList(earlier: Question | undefined): boolean {
  return earlier?.by !== undefined || earlier?.kind === 'transactions' || earlier?.customersBy !== undefined;
}

const transactionId = /^[a-z]{1,3}-\d{3,}(?:-\d+)?$/;

/** `customer C-004` */
function customerIn(texts: readonly string[]) {
  const place = texts.findIndex(
    (text, at) => transactionId.test(text) && /^(?:customers?|client)$/.test(texts[at - 1] ?? ''),
  );
  return place < 0 ? undefined : { place, id: texts[place]?.toUpperCase() ?? '' };
}

function placesOf(quantity: Quantity | undefined): readonly number[] {
  return quantity ? [quantity.place] : [];
}

/** Fillers and single letters have none; numbers, and words that are not known, have one. */
function hasMeaning({ text, typed }: Word): boolean {
  if (transactionId.test(text) || typed === 'one' || text === '-') return false;
  return /\d/.test(text) || (text.length > 1 && !fillerWords.has(text));
}
