import { parseCents, type Cents } from '@back-office/shared/format';
import type { Word, Words } from '../language/words';
import type { Question } from '../question';

/** `top 3`, `3 largest sales`, `which 3 items`; but not `the best one` and `location 1 best items`. */
export function countIn(words: Words): number | undefined {
  const isRank = (word: Word | undefined) =>
    /^(?:which|what|my|our|the)$/.test(word?.text ?? '') || ranks.has(word?.text ?? '');
  const place = words.findIndex(
    ({ text, typed }, index) =>
      /^[1-9]\d?$/.test(text) &&
      typed !== 'one' &&
      (isRank(words[index - 1]) || (index === 0 && ranks.has(words[1]?.text ?? ''))),
  );
  return place < 0 ? undefined : Number(words[place]?.text);
}

const ranks = new Set(
  'last latest top best worst bottom most least highest lowest largest biggest smallest strongest weakest busiest quietest slowest cheapest'.split(
    ' ',
  ),
);

export function boundIn(texts: readonly string[]): Question['bound'] {
  const before = texts
    .slice(
      0,
      texts.findIndex((text) => /^\$?\d/.test(text)),
    )
    .slice(-2);
  if (before.some((text) => ['over', 'above', 'more', 'exceeding'].includes(text))) return 'over';
  return before.some((text) => ['under', 'below', 'less'].includes(text)) ? 'under' : undefined;
}

/** `$48`, `48 dollars`, `over 48`; other numbers count only beside a word for fees. */
export function amountIn(words: Words, takesPlain: boolean): Cents | undefined {
  const amounts = words.flatMap(({ text }, index) => {
    const next = words[index + 1]?.text ?? '';
    const isNumber = /^\$?\d[\d,]*(?:\.\d+)?$/.test(text);
    const isBound = /^(?:over|above|under|below|exceeding)$/.test(words[index - 1]?.text ?? '') && !counted.has(next);
    const hasUnit = text.startsWith('$') || ['dollar', 'dollars', 'bucks', 'usd'].includes(next) || isBound;
    const cents = isNumber ? parseCents(text) : undefined;
    return cents === undefined ? [] : [{ cents, hasUnit }];
  });
  return (amounts.find(({ hasUnit }) => hasUnit) ?? (takesPlain ? amounts[0] : undefined))?.cents;
}

/** After a number these are counted, as in `over 5 items`. */
const counted = new Set(
  'transaction transactions order orders item items unit units day days week weeks month months hour hours sale sales customer customers percent'.split(
    ' ',
  ),
);
