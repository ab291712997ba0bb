import type { Word } from './language/words';
import type { PeriodMention } from './periods/readPeriods';

/** Words that name days are taken out, so that `first` in `first week of June` is nothing else. */
export function withoutPeriods(words: readonly Word[], mentions: readonly PeriodMention[]): readonly Word[] {
  return words.filter((_, index) => !mentions.some(({ start, end }) => start <= index && index < end));
}

/** `good morning` before a question names no time of day. */
export function withoutGreeting(words: readonly Word[]): readonly Word[] {
  const [good, time] = words.map(({ text }) => text);
  const isGreeting = good === 'good' && ['morning', 'afternoon', 'evening', 'day'].includes(time ?? '');
  return isGreeting && words.length > 2 ? words.slice(2) : words;
}

/** `did`, `were`: it is about what happened, not about what something means. */
export function isPast(texts: readonly string[]): boolean {
  return texts.some((text) => pastWords.has(text));
}

const pastWords = new Set(
  'did was were paid had got made took sold earned spent went charged gave came brought'.split(' '),
);

/** `what is`, `what are`, `whats`, but not `what is my`. */
export function asksWhatIs(texts: readonly string[]): boolean {
  return /^(?:what (?:is|are|s)|whats|what's|wats) (?!my |our )/.test(`${texts.join(' ')} `) && !texts.includes('much');
}

/** `what did not sell` */
export function asksForUnsold(texts: readonly string[]): boolean {
  return /\bwhat (?:items |products )?(?:did ?n[o']?t|did not|has ?n[o']?t|has not|does ?n[o']?t|does not|is ?n[o']?t|is not|was ?n[o']?t|was not|never) (?:sell|sold|sells|selling|been sold)\b/.test(
    texts.join(' '),
  );
}

/** `please delete …`: the question tells the assistant to do something with what it names. */
export function commandIn(texts: readonly string[]): string | undefined {
  const first = texts.find(
    (text) => !/^(?:please|can|could|would|will|you|just|now|ok|okay|hey|hi|to|want|need|i)$/.test(text),
  );
  return commands.find((command) => command === first);
}

const commands = 'delete remove edit modify rename export download print email send schedule'.split(' ');

/** Words that nothing is known about, as they were typed: the first few of them. */
export function unknownWordsIn(words: readonly Word[], known: ReadonlySet<string>): readonly string[] {
  const unknown = words.filter(({ text }) => /^\p{L}{3,}$/u.test(text) && !known.has(text) && !chatter.has(text));
  return [...new Set(unknown.map(({ typed }) => typed))].slice(0, 3);
}

/** Words that nobody expects to be understood. */
const chatter = new Set('lol omg btw asap tbh sry sorry damn wtf huh man bro dear hmmm pleas'.split(' '));
