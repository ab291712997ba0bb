import {
  dimensionOf,
  knownTender,
  tenders,
  type DimensionId,
  type Filter,
  type Tender,
} from '@back-office/shared/ledger';
import { sensesIn, type FoundSense, type NamedValue } from '../language/lexicon';
import { wordsOf, type Word, type Words } from '../language/words';
import type { CatalogItem } from '../../../../domain/catalog';
import { hoursIn } from './hours';
import { categoriesIn, formsOf, namesIn, wholeNamesIn } from './names';
import type { Question } from '../question';
import { ranks } from './quantities';
import { namedFields, type NamedQuestion } from './readNames';

const discountUses = ['With discount', 'Without discount'];

interface Limits {
  readonly filters: readonly Filter[];
  /** Places of the words that name them. */
  readonly used: readonly number[];
}

/** What the question limits figures to, by names and by words that stand for them. */
export function filtersIn(
  named: NamedQuestion,
  senses: readonly FoundSense[],
  values: ReadonlySet<NamedValue>,
): Limits {
  const { rest, names, period, unexplained, context } = named;
  const texts = rest.map(({ text }) => text);
  const used = new Set<number>();
  const found = new Map<DimensionId, readonly string[]>();
  const add = (field: DimensionId, chosen: readonly string[]) => {
    if (chosen.length > 0) found.set(field, [...new Set([...(found.get(field) ?? []), ...chosen])]);
  };
  const hours = hoursIn(texts);
  if (hours) add('hour', hours.values);
  // `good morning` names no time of day.
  const timeTexts = rest.map((word, place) => (isFree(word, place, senses, used) ? word.text : '-'));
  const time = period?.time === undefined ? timeIn(timeTexts) : { value: period.time, places: [] };
  if (time && !hours) add('part-of-day', Array.isArray(time.value) ? time.value : [time.value as string]);
  // `which one grew` is not Location 1.
  const numbers = rest.map(({ text, typed }) => (typed === 'one' ? typed : text));
  for (const field of ['device-name', 'device-nickname', 'location'] as const) {
    const isShown = namesField(context.earlier, field) && texts.length < 6;
    // `register 1`, after locations
    const free = numbers.map((text, at) => (used.has(at) ? '-' : text));
    const numbered = numberedIn(free, names[field], field === 'location', isShown);
    add(field, numbered.names.length > 0 || !isShown ? numbered.names : namedWithoutNumber(texts, names[field]));
    for (const place of numbered.places) used.add(place);
  }
  add('location', placesIn(texts, names.location));
  add('tender', tendersMeant(values, texts, [...names.tender, ...tenders]));
  // `in person or online`: channels, where the shop has them; the source does not know who came in person.
  const wanted = sourceValues.filter((value) => values.has(value));
  const channels = wanted.map((value) => channelsMeant(value, senses, names.channel));
  const isOfSources =
    senses.some(({ phrase }) => /^(?:pos|point of sale)$/.test(phrase)) && context.earlier?.by !== 'channel';
  if (isOfSources || channels.some((some) => some.length === 0))
    add('source', namesMeant(values, sourceValues, names.source));
  else add('channel', channels.flat());
  add(
    'transaction-status',
    namesMeant(values, ['partiallyPaid'], dimensionOf('transaction-status').filter?.choices ?? []),
  );
  add('discount-use', namesMeant(values, ['withDiscount', 'withoutDiscount'], discountUses));
  add('fee-charged', namesMeant(values, ['noFee'], dimensionOf('fee-charged').filter?.choices ?? []));
  for (const place of [...(hours?.places ?? []), ...(time?.places ?? [])]) used.add(place);
  const isOfRefunds =
    [...senses, context.earlier].some((one) => one?.figures.some((id) => /^re(?:fund|turn)/.test(id))) ||
    context.earlier?.listed?.type === 'Refund';
  for (const field of namedFields) {
    // `what went wrong` is not the reason “Wrong roast”.
    const own =
      field === 'refund-reason' && !isOfRefunds
        ? names[field].filter(
            (name) => name.includes(' ') && ` ${texts.join(' ')} `.includes(` ${name.toLowerCase()} `),
          )
        : names[field];
    const free = rest.map((word, place) => (isFree(word, place, senses, used) ? word : { text: '-', typed: '-' }));
    // `the bread class`
    const within = named.context.catalog.filter(({ category }) => found.get('category')?.includes(category));
    const isWithin = field === 'item-name' && within.length > 0;
    const [first, ...others] = isWithin
      ? namesIn(
          free,
          within.map(({ name }) => name),
        )
      : [];
    const said = first === undefined ? saidOf(field, free, own, unexplained) : [first, ...others];
    add(field, field === 'item-name' ? said.flatMap((name) => named.soldAs.get(name) ?? [name]) : said);
    const forms = formsOf(said);
    for (const [place, { text }] of free.entries()) if (forms.has(text)) used.add(place);
  }
  // `catering platers`: the item has the word of its category.
  const ofItems = formsOf(found.get('item-name') ?? []);
  const categories = found.get('category') ?? [];
  // `the bread class`, which is one of the classes
  const isOfCategory = ({ name, category }: CatalogItem) =>
    (found.get('item-name') ?? []).includes(name) && categories.includes(category);
  const isPart = [...formsOf(categories)].some((word) => ofItems.has(word)) || named.context.catalog.some(isOfCategory);
  if (isPart) found.delete('category');
  return { filters: [...found].map(([field, chosen]) => ({ field, values: chosen })), used: [...used] };
}

/** Figures before are divided by the field, or limited by it. */
function namesField(earlier: Question | undefined, field: DimensionId): boolean {
  return earlier?.by === field || (earlier?.filters.some((one) => one.field === field) ?? false);
}

/** A word of a phrase such as `on the house` names nothing. */
function isFree(_: Word, place: number, senses: readonly FoundSense[], used: ReadonlySet<number>): boolean {
  return !used.has(place) && !senses.some(({ start, end }) => end - start > 1 && start <= place && place < end);
}

function saidOf(
  field: (typeof namedFields)[number],
  words: Words,
  names: readonly string[],
  unexplained: ReadonlySet<string>,
): readonly string[] {
  if (field === 'category') return categoriesIn(words, names, unexplained);
  const said = namesIn(words, names);
  return field === 'item-name' ? said : [...said, ...wholeNamesIn(words, said.length > 0 ? [] : names, unexplained)];
}

/** `location 2`, `register 1`: the name that ends with the number. So does `1 and 3` where such names are shown. */
function numberedIn(texts: readonly string[], names: readonly string[], isLocation: boolean, isShown: boolean) {
  const found: string[] = [];
  const places: number[] = [];
  for (const [place, text] of texts.entries()) {
    const before = texts[place - 1] ?? '';
    // `top 3`
    if (!/^[1-9]\d?$/.test(text) || ranks.has(before) || before === 'all' || before === 'first') continue;
    const isPlace = isLocation && /^(?:(?:location|loc|store|shop)s?|branch(?:es)?)$/.test(before);
    // `location 1, 2 and 3`; `does location 1 sell more than 2`, but not `more than 2 items`
    const isEnd = before !== 'than' || /^(?:did|does|do|in|on|this|last)?$/.test(texts[place + 1] ?? '');
    const isListed = isLocation && found.length > 0 && (places.includes(place - 1) || (isEnd && listing.test(before)));
    const own = names.filter((name) => {
      const words = name.toLowerCase().split(' ');
      return words.at(-1) === text && (isPlace || isListed || isShown || words.includes(before));
    });
    if (own.length === 0) continue;
    found.push(...own);
    places.push(...(isPlace || !(isListed || isShown) ? [place - 1, place] : [place]));
  }
  return { names: found, places };
}

const listing = /^(?:and|or|vs|versus|to|than|against)$/;

/** `the card reader`, if only one such name ends with a number. */
function namedWithoutNumber(texts: readonly string[], names: readonly string[]): readonly string[] {
  const words = (name: string) => name.toLowerCase().split(' ').slice(0, -1);
  const said = names.filter(
    (name) => /\d$/.test(name) && words(name).length > 1 && texts.join(' ').includes(words(name).join(' ')),
  );
  return said.length === 1 ? said : [];
}

/** `at the warehouse`: a place that is named with all of its words, also with those that mean something else. */
function placesIn(texts: readonly string[], names: readonly string[]): readonly string[] {
  const text = ` ${texts.filter((one) => one !== 'the' && one !== 'our').join(' ')} `;
  return names.filter((name) => ['at', 'in', 'from'].some((before) => text.includes(` ${before} ${plainName(name)} `)));
}

/** A word of the question, and what the name that it means stands for: `online` means the source Online store. */
const tenderValues = { card: 'Card', cash: 'Cash', wallet: 'Digital Wallet' } as const satisfies Partial<
  Record<NamedValue, Tender>
>;
const sourceValues: readonly NamedValue[] = ['online', 'pointOfSale', 'invoice', 'appointment'];

/** `Apple Pay` is that alone where the shop has it, `wallets` are all of them. */
function tendersMeant(
  values: ReadonlySet<NamedValue>,
  texts: readonly string[],
  names: readonly string[],
): readonly string[] {
  const text = ` ${texts.join(' ')} `;
  return (['card', 'cash', 'wallet'] as const).flatMap((value) => {
    if (!values.has(value)) return [];
    const meant = names.filter((name) => knownTender(name) === tenderValues[value]);
    const said = meant.filter((name) => name !== tenderValues[value] && text.includes(` ${plainName(name)} `));
    return said.length > 0 ? said : meant;
  });
}

/** `in person` is the channel In-Person alone, `in the shop` also that of the counter. */
function channelsMeant(
  value: NamedValue,
  senses: readonly FoundSense[],
  channels: readonly string[],
): readonly string[] {
  const meant = namesMeant(new Set([value]), [value], channels);
  const phrases = senses.filter(({ values }) => values.includes(value)).map(({ phrase }) => phrase);
  const said = meant.filter((name) => phrases.includes(plainName(name)));
  const [first, ...others] = said.length > 0 ? said : meant.filter((name) => !/person/i.test(name));
  return first === undefined ? meant : [first, ...others];
}

/** `in person` for `In-Person` */
function plainName(name: string): string {
  return wordsOf(name)
    .map(({ text }) => text)
    .join(' ');
}

function namesMeant(
  values: ReadonlySet<NamedValue>,
  meant: readonly NamedValue[],
  names: readonly string[],
): readonly string[] {
  const wanted = meant.filter((value) => values.has(value));
  if (wanted.length === 0) return [];
  return names.filter((name) => {
    const found = sensesIn(wordsOf(name).map(({ text }) => text)).flatMap((one) => one.values);
    return wanted.some((value) => found.includes(value));
  });
}

function timeIn(texts: readonly string[]) {
  const found = texts.flatMap((text, place) => {
    const isBefore = /^(?:before|until|till)$/.test(texts[place - 1] ?? '');
    if (/^mornings?$/.test(text) || (text === 'noon' && isBefore))
      return [{ value: 'Morning', places: isBefore ? [place - 1, place] : [place] }];
    if (/^afternoons?$/.test(text)) return [{ value: 'Afternoon', places: [place] }];
    return /^(?:evenings?|nights?)$/.test(text) ? [{ value: 'Evening', places: [place] }] : [];
  });
  if (found.length === 0) return undefined;
  return { value: [...new Set(found.map(({ value }) => value))], places: found.flatMap(({ places }) => places) };
}
