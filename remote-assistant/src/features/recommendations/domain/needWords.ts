import { nearestWord } from '../../../domain/spelling';
import type { Product } from './recommend';

/** Words that say nothing about what is needed. */
const fillers = new Set(
  'a about all also am an and any anything are around as at be below best better big budget buy buying can cheap cheaper costs could customers do dollars else find for from get give good great have help i i’m im in is it just less like looking lover lovers max maximum me more most much must my need needs new no not of on one or our over please products recommend recommendation recommendations save shop show small some something spend store suggest suggestion that the there thing things this to under up us usd use want we what which who will with would you your'.split(
    ' ',
  ),
);

/** The words of a need that say what it is about, as stems and with their spelling corrected. */
export function wordsOfNeed(need: string, known: ReadonlySet<string>): readonly string[] {
  const words = need.toLowerCase().match(/\p{L}[\p{L}-]{2,}/gu) ?? [];
  // A filler is one also after its spelling was corrected.
  const spelled = words.map((word) => (fillers.has(word) ? word : (nearestWord(word, known) ?? word)));
  const found = spelled.filter((word) => !fillers.has(word)).map(stem);
  const understood = found.filter((word) => stemmed(known).has(word));
  // One word that is not understood weighs as much as one that is, so that a poor match does not look like a good one.
  return understood.length === 0 ? (found.length === 0 ? [] : found.slice(0, 1)) : [...new Set(found)];
}

const giftFor = /\b(?:gift|present)s?(?= for\b)/gi;
const somebody = /\b(?:enthusiast|fan|friend|lover)s?\b/gi;

/** `a gift for a coffee fan` without gift and fan, which say what for, not what; `undefined` for any other need. */
export function needOfGift(need: string): string | undefined {
  const rest = need.replace(giftFor, '');
  return rest === need ? undefined : rest.replace(somebody, '');
}

/** Every word by which products can be asked for, and the fillers. */
export function knownWords(products: readonly Product[]): ReadonlySet<string> {
  const words = products.flatMap(({ name, category, words: own, features, description }) => [
    ...own,
    ...[name, category, description, ...features].flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
  ]);
  return new Set([...words, ...fillers]);
}

function stemmed(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].map(stem));
}

export function stemsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem);
}

/** Singular and plural count as one word. */
export function stem(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/(?<=ch|sh|x)es$|s$/, '');
}
