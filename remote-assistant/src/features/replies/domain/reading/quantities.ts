import { currencyDecimals, parseTypedNumber, type Cents } from '@back-office/shared/format';
import { currencyWords } from '../../../../domain/currencies';
import { amountOf } from '../../../../domain/writtenAmounts';
import type { Word, Words } from '../language/words';
import { unitOf } from '../periods/units';
import type { Question } from '../question';

/** A number, and the place of its word. */
export interface Quantity<Value = number> {
  readonly value: Value;
  readonly place: number;
}

/** `top 3`, `3 largest sales`, `which 3 items`; but not `the best one` and `location 1 best items`. */
export function countIn(words: Words): Quantity | undefined {
  // `second best seller`: the best two.
  const nth = words.findIndex(({ text }, at) => (ordinals[text] ?? 0) > 1 && ranks.has(words[at + 1]?.text ?? ''));
  if (nth >= 0) return { value: ordinals[words[nth]?.text ?? ''] ?? 2, place: nth };
  const isRank = (word: Word | undefined) =>
    /^(?:which|what|my|our|the|its|his|her|their)$/.test(word?.text ?? '') || ranks.has(word?.text ?? '');
  const place = words.findIndex(
    ({ text, typed }, index) =>
      /^[1-9]\d?$/.test(text) &&
      (typed !== 'one' || words[index + 1]?.text === 'only' || ranks.has(words[index - 1]?.text ?? '')) &&
      (isRank(words[index - 1]) ||
        (words[index - 1]?.text === 'first' && index > 0) ||
        (index === 0 && ranks.has(words[1]?.text ?? ''))),
  );
  const isOnlyOne = words[place]?.typed === 'one' && words.length > 3;
  return place < 0 || isOnlyOne ? undefined : { value: Number(words[place]?.text), place };
}

/** `show me 10`, `just 3`, after a list: the only word that means something. */
export function countAlone(words: Words, used: readonly number[]): Quantity | undefined {
  const place = words.findIndex(
    ({ text, typed }, at) => /^[1-9]\d?$/.test(text) && typed !== 'one' && !used.includes(at),
  );
  const others = words.filter(
    ({ text }, at) =>
      at !== place && !/^(?:show|me|list|only|just|give|make|it|ok|and|please|now|all|to|see|rows)$/.test(text),
  );
  return place < 0 || others.length > 0 ? undefined : { value: Number(words[place]?.text), place };
}

export const ranks: ReadonlySet<string> = new Set(
  'last latest top best worst bottom most least highest lowest largest biggest smallest strongest weakest busiest quietest slowest cheapest'.split(
    ' ',
  ),
);

const ordinals: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 };

/** `the second one`, `number 2`, `the 3rd` */
export function ordinalIn(texts: readonly string[]): Quantity | undefined {
  for (const [place, text] of texts.entries()) {
    const next = texts[place + 1] ?? '';
    const nth = ordinals[text] ?? (/^\d{1,2}(?:st|nd|rd|th)$/.test(text) ? Number.parseInt(text, 10) : undefined);
    const isNamed =
      // `what sold on the fourth`, `since the first of the month`
      !/^(?:on|since|from|until|till|by)$/.test(texts[place - 2] ?? '') &&
      /^(?:1|one|ones|of|item|sale|transaction|refund|payment|row|place|make|made|sell|sold|bring|brought|earn|cost|do|did)?$/.test(
        next,
      ) &&
      texts[place - 1] === 'the';
    if (nth !== undefined && isNamed) return { value: nth, place };
    if (text === 'number' && /^\d{1,2}$/.test(next) && texts.length < 7)
      return { value: Number(next), place: place + 1 };
  }
  return undefined;
}

/** `over $100`, `less than 20`; `exactly` if there is no such word. */
export function boundIn(texts: readonly string[], place: number): Question['bound'] {
  const before = texts.slice(0, place).slice(-2).join(' ');
  if (/\b(?:under|below|less|fewer|cheaper|lower|smaller)\b/.test(before)) return 'under';
  return /\b(?:over|above|more|exceeding|than)\b/.test(before) ? 'over' : 'exactly';
}

/** The word that says on which side of the amount at this place payments are. */
export function boundPlaces(texts: readonly string[], place: number): readonly number[] {
  if (/^(?:under|below|above|exceeding|over)$/.test(texts[place - 1] ?? '')) return [place - 1];
  return /^(?:cheaper|lower|smaller|bigger|larger|higher|pricier) than$/.test(texts.slice(place - 2, place).join(' '))
    ? [place - 2]
    : [];
}

/** `more than 50 units`: of the groups that are asked for, those above or below it. */
export function countedBoundIn(words: Words): (Quantity & { readonly places: readonly number[] }) | undefined {
  const place = words.findIndex(
    ({ text }, at) =>
      /^\d{1,6}$/.test(text) &&
      /^(?:units?|pieces|items?|times|sales|transactions|orders)$/.test(words[at + 1]?.text ?? '') &&
      /^(?:over|above|under|below|exceeding|than)$/.test(words[at - 1]?.text ?? ''),
  );
  if (place < 0) return undefined;
  return { value: Number(words[place]?.text), place, places: [place - 1, place] };
}

/** Words that say which currency an amount is in. */
export function currencyPlaces(texts: readonly string[]): readonly number[] {
  return texts.flatMap((text, place) => (currencyWords().has(text) ? [place] : []));
}

/** `$48`, `48 dollars`, `over 48`; other numbers count only beside a word for fees. */
export function amountIn(words: Words, takesPlain: boolean): Quantity<Cents> | undefined {
  const amounts = words.flatMap(({ text }, place) => {
    if (!/\p{Nd}/u.test(text)) return [];
    const next = words[place + 1]?.text ?? '';
    const isCurrencyBefore = currencyWords().has(words[place - 1]?.text ?? '');
    const isBound =
      /^(?:over|above|under|below|exceeding|than)$/.test(words[place - 1]?.text ?? '') && !counted.has(next);
    const hasUnit = text.startsWith('$') || isCurrency(next) || isCurrencyBefore || isBound || hasCents(text);
    const value = amountOf(text.replace(/^\$/, ''));
    return value === undefined ? [] : [{ value, place, hasUnit }];
  });
  return (
    amounts.find(({ hasUnit }) => hasUnit) ??
    (takesPlain ? amounts.find(({ place }) => unitOf(words[place + 1]?.text ?? '') === undefined) : undefined)
  );
}

/** Pounds may be a weight elsewhere, but not in questions about money. */
const isCurrency = (word: string) => word === 'pounds' || currencyWords().has(word);

/** `40.50`, in a German shop `40,50`: as many decimals as amounts have. */
function hasCents(text: string): boolean {
  const scale = parseTypedNumber(text)?.decimal.scale ?? 0;
  return scale > 0 && scale === currencyDecimals();
}

/** After a number these are counted, as in `over 5 items`. */
const counted = new Set(
  'transaction transactions order orders item items unit units day days week weeks month months hour hours sale sales customer customers percent'.split(
    ' ',
  ),
);
