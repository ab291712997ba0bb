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

/** `after 5 pm`, `between 9 and 11 am`, `before 11am`, `at noon`: whole hours of the day. */
export function hoursIn(texts: readonly string[]): Hours | undefined {
  const named = clocksIn(texts);
  const clocks = named.length > 0 ? named : bareHours(texts);
  const [first, second] = clocks;
  if (!first) return undefined;
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

/** `before 10`, `after 5`, `between 12 and 2`, where nothing is counted: hours in which shops are open. */
function bareHours(texts: readonly string[]): readonly Clock[] {
  const hourAt = (at: number) => (/^(?:[1-9]|1[0-2])$/.test(texts[at] ?? '') ? Number(texts[at]) : undefined);
  const isEnd = (at: number) => at >= texts.length || afterHour.has(texts[at] ?? '');
  for (const [at, text] of texts.entries()) {
    const [first, second] = [hourAt(at + 1), hourAt(at + 3)];
    if (first === undefined) continue;
    const isSpan = /^(?:between|from)$/.test(text) && /^(?:and|to|-|until|till)$/.test(texts[at + 2] ?? '');
    if (isSpan && second !== undefined && isEnd(at + 4))
      return [
        { hour: openHour(first, 7), start: at + 1, end: at + 2, isWhole: true },
        { hour: openHour(second, 8), start: at + 3, end: at + 4, isWhole: true },
      ];
    if (/^(?:before|until|till|after|past|since)$/.test(text) && isEnd(at + 2))
      return [
        { hour: openHour(first, /^(?:after|past)$/.test(text) ? 9 : 7), start: at + 1, end: at + 2, isWhole: true },
      ];
  }
  return [];
}

/** Words after an hour that count nothing. */
const afterHour = new Set(
  '- on in at oclock o during every each and or do did does we is was are were or how what'.split(' '),
);

function openHour(clock: number, opening: number): number {
  return clock < opening ? clock + 12 : clock;
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
