import { measureIds, measureOf, type MeasureId } from '@back-office/shared/ledger';
import { sensesIn, type FoundSense } from '../language/lexicon';
import { fillerWords } from '../language/plainWords';

/** `what does redeemed mean`: the figures whose labels have the word. */
export function figuresLabeled(words: readonly string[]): readonly MeasureId[] {
  return measureIds.filter((id) => {
    const label = new Set(
      measureOf(id)
        .label.toLowerCase()
        .split(/[^a-z]+/),
    );
    return words.length > 0 && words.every((word) => label.has(word));
  });
}

/** The figures that the question names, the first one first. After others, `who received them` is about these. */
export function figuresIn(
  senses: readonly FoundSense[],
  texts: readonly string[],
  isOfOthers: boolean,
): readonly MeasureId[] {
  const sales = placeOfListedSales(senses, texts);
  const isOwed = senses.some(({ signs }) => signs.includes('owed'));
  // `refunds, including refunds by amount`: what is only included is not asked for by itself.
  const isIncluded = ({ start, figures }: FoundSense) =>
    figures.length > 0 && texts[texts[start - 1] === 'the' ? start - 2 : start - 1] === 'including';
  const asked = senses.filter((one) => !isIncluded(one));
  const counted = asked.some(({ figures }) => figures.length > 0) ? asked : senses;
  const listed = sales === undefined ? undefined : senses[sales];
  const own = new Set(counted.flatMap((one) => (one === listed ? ['net-sales' as const] : one.figures)));
  const apart = texts.some((text) => listing.has(text));
  // `tax, net of the tax on refunds`
  const isDeducted = /\b(?:net of|less|minus|after|deduct\w*)\b.*\bre(?:funds|turns)\b/.test(texts.join(' '));
  if (isDeducted && own.has('taxes')) own.delete('taxes-on-refunds');
  const named = [...own].map((id) => {
    const [by, figure] = together[id] ?? [];
    const isMeant =
      by &&
      !isOwed &&
      !apart &&
      !isDeducted &&
      !special[id]?.some((other) => own.has(other)) &&
      (texts.some((text) => by.has(text)) || [...own].some((other) => by.has(other)));
    return isMeant && figure ? figure : id;
  });
  const isExplained = senses.some(({ signs }) => signs.includes('define'));
  // `difference between net sales and net total`: of both, also where one is a kind of the other.
  const isOfTwo = senses.some(({ phrase }) => / between$/.test(phrase)) && apart;
  // `gift cards sold vs redeemed`: both sides.
  const isVersus = texts.some((text) => /^(?:vs|versus|against)$/.test(text));
  const isGeneral = (id: MeasureId) =>
    named.some(
      (other) =>
        other !== id &&
        ((isVersus && !weak.has(id)) || (isExplained && (id === 'transactions' || isOfTwo))
          ? false
          : (special[id]?.includes(other) ?? (weak.has(id) && !isExplained))),
    );
  const isVerb = isOfOthers && !texts.some((text) => /^payments?$/.test(text));
  return named.filter((id) => !isGeneral(id) && !(isVerb && weak.has(id)));
}

/**
 * The figure that words complete with what was asked about before: `used` after gift cards, `on cash` after tips. What is
 * `left on them` is owed on the same thing.
 */
export function completedFigure(texts: readonly string[], before: MeasureId, isOwed: boolean): readonly MeasureId[] {
  const label = measureOf(before).label.toLowerCase();
  const [first = '', second] = label.split(' ');
  // `total sales` after net sales are no net sales, and `payments` no net payments.
  const nouns = [`${first} ${second}`, `${first} ${second}s`, ...(adjectives.has(first) ? [] : [first])];
  // `how much of it was on refunds`, after taxes
  const [by, other] = together[before] ?? [];
  if (other && / of (?:it|that|this|them|those|these)\b/.test(texts.join(' ')) && texts.some((text) => by?.has(text)))
    return [other];
  const own = [opening, fillerWords].map((some) => texts.filter((text) => !some.has(text)).join(' '));
  const senseOf = (phrase: string) => sensesIn(phrase.split(' ')).find(({ end }) => end === phrase.split(' ').length);
  const completed = nouns
    .flatMap((noun) => own.map((words) => senseOf(`${noun} ${words}`)))
    .find((found) => found?.start === 0);
  if (completed) return completed.figures;
  // `split into processing and invoice`, after fees
  const kinds = texts
    .filter((text) => !fillerWords.has(text) && text !== 'split' && text !== 'by')
    .join(' ')
    .split(/ (?:and|or|vs) /)
    .map((kind) => senseOf(`${kind} ${label}`));
  if (kinds.length > 1 && kinds.every((found) => found?.start === 0))
    return kinds.flatMap((found) => found?.figures ?? []);
  return isOwed ? (nouns.map((noun) => senseOf(noun)).find((found) => found)?.figures ?? []) : [];
}

const adjectives = new Set(['net', 'gross', 'total']);
const opening = new Set('and what how many much were was are got has have been about only just total'.split(' '));

/** A figure and words or figures elsewhere in the question that make another one of it: `gift card money that was used`. */
const together: Partial<Record<MeasureId, readonly [by: ReadonlySet<string>, figure: MeasureId]>> = {
  'gift-card-sales': [new Set(['used', 'redeemed', 'spent']), 'gift-cards-redeemed'],
  'deposits-collected': [new Set(['used', 'redeemed', 'applied']), 'deposits-redeemed'],
  taxes: [new Set(['refunds', 'refunded', 'returned']), 'taxes-on-refunds'],
  'sale-count': [new Set(['discounts', 'comps', 'discounts-and-comps']), 'discount-count'],
  'items-sold': [new Set(['returned', 'refunded', 'returns']), 'items-refunded'],
};

/** The places of words that made another figure of one. */
export function completingPlaces(figures: readonly MeasureId[], texts: readonly string[]): readonly number[] {
  const all = Object.values(together).filter(([, figure]) => figures.includes(figure));
  return texts.flatMap((text, at) => (all.some(([by]) => by.has(text)) ? [at] : []));
}

/** Words such as `paid`, which every question of money may have, count only alone. */
const weak: ReadonlySet<MeasureId> = new Set<MeasureId>(['total-payments']);

/** A figure that is left out if a more special one is named too. */
const special: Partial<Record<MeasureId, readonly MeasureId[]>> = {
  'net-sales': ['net-total', 'average-net-sale', 'sale-count'],
  'discounts-and-comps': ['discounts', 'comps'],
  tips: ['tips-and-gratuity'],
  'auto-gratuity': ['tips-and-gratuity'],
  'gross-sales': ['net-total'],
  fees: ['net-total', 'service-charges', 'processing-fees', 'invoice-fees', 'fee-rate'],
  returns: ['items-refunded', 'partial-refunds', 'refunds', 'items-refunded', 'gift-card-sales', 'taxes-on-refunds'],
  refunds: ['partial-refunds', 'taxes-on-refunds'],
  taxes: ['taxes-on-refunds', 'untaxed-sales', 'taxable-sales'],
  'deposits-collected': ['invoices', 'deposits-redeemed', 'deferred-sales'],
  'gift-card-sales': ['gift-cards-redeemed'],
  transactions: [
    'average-net-sale',
    'fees',
    'taxes',
    'tips',
    'returns',
    'refunds',
    'gross-sales',
    'net-sales',
    'discounts',
    'comps',
    'discounts-and-comps',
    'untaxed-sales',
    'taxable-sales',
    'sale-count',
  ],
};

/** In `sales and refunds` or `tips, sales and fees`, sales are one of several figures; elsewhere they are the whole. */
function placeOfListedSales(senses: readonly FoundSense[], texts: readonly string[]): number | undefined {
  const place = senses.findIndex(({ phrase }) => salesNouns.has(phrase));
  const sales = senses[place];
  if (!sales) return undefined;
  let [start, end] = [sales.start, sales.end];
  const isListed = (text: string | undefined) => listing.has(text ?? '');
  const figureAt = (holds: (one: FoundSense) => boolean) => senses.find((one) => holds(one) && one.figures.length > 0);
  let figures = 0;
  for (;;) {
    while (isListed(texts[end])) end += 1;
    while (isListed(texts[start - 1])) start -= 1;
    const next = figureAt((one) => one.start === end);
    const before = figureAt((one) => one.end === start);
    if (!next && !before) break;
    figures += 1;
    end = next?.end ?? end;
    start = before?.start ?? start;
  }
  return figures > 0 && texts.slice(start, end).some((text) => listing.has(text)) ? place : undefined;
}

const salesNouns = new Set(['sales', 'revenue', 'takings', 'turnover']);
const listing = new Set(['and', 'plus', 'also']);
