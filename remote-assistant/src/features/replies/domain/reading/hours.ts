interface Hours {
  /** As the catalog has them: `08`. */
  readonly values: readonly string[];
  readonly places: readonly number[];
  /** Why the hours cannot be kept. */
  readonly problem?: string;
}

interface Clock {
  readonly hour: number;
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

/**
 * `after 5 pm`, `between 9 and 11 am`, `before 11am`, `at noon`, and with the usual half of the day `after 5`, `before 10`,
 * `hour 4-6`: whole hours of the day.
 */
export function hoursIn(texts: readonly string[]): Hours | undefined {
  const clocks = clocksIn(texts);
  const [first, second] = clocks;
  if (!first) return bareHours(texts);
  const before = texts[first.start - 1] ?? '';
  const isBefore = /^(?:before|until|till|by)$/.test(before);
  const places = [
    ...(isBefore && !second ? [first.start - 1] : []),
    ...clocks.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  ];
  if (clocks.some(({ isWhole }) => !isWhole) || clocks.length > 2) return { values: [], places, problem: halfHours };
  if (second) return { values: span(first.hour, second.hour), places };
  if (/^(?:after|from|since|past)$/.test(before)) return { values: span(first.hour, 24), places };
  if (isBefore) return { values: span(0, first.hour), places };
  return { values: span(first.hour, first.hour + 1), places };
}

/** Numbers without a half of the day: those that can be nothing but hours. */
function bareHours(texts: readonly string[]): Hours | undefined {
  const at = texts.findIndex(
    (text, index) => isHour(text) && /^(?:before|after|since|past|until|till)$/.test(texts[index - 1] ?? ''),
  );
  if (at > 0 && isEndOfHours(texts[at + 1])) {
    const [word, number] = [texts[at - 1], Number(texts[at])];
    // Shops are open from about 8 AM to 8 PM.
    if (word === 'after' || word === 'past' || word === 'since')
      return { values: span(openHour(number, 9), 24), places: [at - 1, at] };
    return { values: span(0, openHour(number, 7)), places: [at - 1, at] };
  }
  const start = texts.findIndex(
    (text, index) =>
      isHour(text) &&
      /^(?:-|to|and)$/.test(texts[index + 1] ?? '') &&
      isHour(texts[index + 2] ?? '') &&
      (/^(?:between|from)$/.test(texts[index - 1] ?? '')
        ? isEndOfHours(texts[index + 3])
        : /^(?:hours?|lunch|lunchtime|breakfast|brunch|dinner|rush)$/.test(texts[index - 1] ?? '') ||
          /^(?:busy|slow|quiet|dead|rush|lunch)$/.test(texts[index + 3] ?? '') ||
          // `11 to 2`
          (Number(text) > Number(texts[index + 2]) &&
            openHour(Number(text), 7) < openHour(Number(texts[index + 2]), 7) &&
            texts[index + 1] !== 'and' &&
            !/^(?:(?:location|store|shop|register|number)s?|top|from|between)$/.test(texts[index - 1] ?? '') &&
            isEndOfHours(texts[index + 3]))),
  );
  if (start < 0) return undefined;
  const from = openHour(Number(texts[start]), 7);
  const to = openHour(Number(texts[start + 2]), 7);
  const beforeNamed = texts.findLastIndex((text, at) => at < start && !timesNamed.test(text));
  const named = Array.from({ length: start - 1 - beforeNamed }, (_, at) => beforeNamed + 1 + at);
  return { values: span(from, to > from ? to : to + 12), places: [...named, start, start + 1, start + 2] };
}

/** `lunch rush 11 to 2` */
const timesNamed = /^(?:hours?|rush|[a-z]*lunch[a-z]*|breakfast|brunch|dinner)$/;

const isHour = (text: string) => /^(?:[1-9]|1[0-2])$/.test(text);

/** Not `after 5 days`. */
const isEndOfHours = (next: string | undefined) =>
  next === undefined ||
  /^(?:-|oclock|on|at|in|for|the|vs|than|by|and|or|please|only|during|every|each|do|did|does|we|is|was|are|were|how|what)$/.test(
    next,
  );

/** The hour of the day; in the afternoon if it is earlier on the clock than `morning`. */
function openHour(clock: number, morning: number): number {
  return clock < morning ? clock + 12 : clock;
}

const halfHours = 'I can limit figures to whole hours only, such as “after 5 pm” or “between 9 and 11 am”.';

function clocksIn(texts: readonly string[]): readonly Clock[] {
  const found: Clock[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const clock = clockAt(texts, at);
    if (!clock) continue;
    found.push(clock);
    at = clock.end - 1;
  }
  return found;
}

function clockAt(texts: readonly string[], start: number): Clock | undefined {
  const [text = '', next = '', third = ''] = texts.slice(start, start + 3);
  const before = texts[start - 1] ?? '';
  if (text === 'noon' && !/^(?:before|until|till)$/.test(before))
    return { hour: 12, start, end: start + 1, isWhole: true };
  if (text === 'midnight') return { hour: 24, start, end: start + 1, isWhole: true };
  if (!/^\d{1,2}$/.test(text) || Number(text) > 23) return undefined;
  const half = halfOf(next);
  if (half) return { hour: hourOf(Number(text), half), start, end: start + 2, isWhole: true };
  if (/^\d{2}$/.test(next) && halfOf(third))
    return { hour: hourOf(Number(text), halfOf(third) ?? 'am'), start, end: start + 3, isWhole: next === '00' };
  if (next === '00') return { hour: Number(text), start, end: start + 2, isWhole: true };
  // `between 9 and 11 am`, `5 - 8 pm`
  const other = /^(?:and|to|-|until|till)$/.test(next) ? clockAt(texts, start + 2) : undefined;
  if (!other || Number(text) > 12) return undefined;
  const later = other.hour >= 12 ? hourOf(Number(text), 'pm') : Number(text);
  return { hour: later < other.hour ? later : Number(text), start, end: start + 1, isWhole: true };
}

function halfOf(text: string): 'am' | 'pm' | undefined {
  return text === 'am' || text === 'pm' ? text : undefined;
}

function hourOf(clock: number, half: 'am' | 'pm'): number {
  return (clock % 12) + (half === 'pm' ? 12 : 0);
}

/** From an hour up to another, also past midnight. */
function span(from: number, to: number): readonly string[] {
  const end = to > from ? to : to + 24;
  return Array.from({ length: end - from }, (_, at) => String((from + at) % 24).padStart(2, '0')).toSorted();
}
