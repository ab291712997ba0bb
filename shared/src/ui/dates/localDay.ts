import { formatCount, pageFormat, perFormat } from '@back-office/shared/format';

/** The parts of a day in digits. Whether there is such a day is checked by the reader. */
export interface DayParts {
  readonly year: string;
  readonly month: string;
  readonly date: string;
}

/**
 * The parts of a day as the page's locale writes it: the month as a name, `22. Juni 2025`, or all in digits in the order
 * of the locale, `22.6.2025`. `undefined` for anything else. Years have four digits, so that nothing is guessed.
 */
export function localDayParts(text: string): DayParts | undefined {
  const { order, months, fillers, signs } = localDates();
  const plain = plainText(text);
  if (signsOf(plain).some((sign) => !signs.has(sign))) return undefined;
  const numbers = plain.match(/\d+/g) ?? [];
  const name = wordsOf(plain)
    .filter((word) => !fillers.has(word))
    .join(' ');
  if (name === '') return numbers.length === order.length ? partsInOrder(numbers, order) : undefined;
  const month = monthNamed(name, months);
  const [year, ...dates] = [...numbers].sort((one, other) => other.length - one.length);
  if (month === undefined || year?.length !== 4 || dates.length !== 1) return undefined;
  return { year, month: String(month), date: dates[0] ?? '' };
}

type PartName = keyof DayParts;

function partsInOrder(numbers: readonly string[], order: readonly PartName[]): DayParts | undefined {
  const valueOf = (name: PartName) => numbers[order.indexOf(name)] ?? '';
  const parts = { year: valueOf('year'), month: valueOf('month'), date: valueOf('date') };
  return parts.year.length === 4 && parts.month.length <= 2 && parts.date.length <= 2 ? parts : undefined;
}

/** A whole name, or the beginning of one month's names alone. */
function monthNamed(name: string, months: readonly ReadonlySet<string>[]): number | undefined {
  const whole = months.findIndex((names) => names.has(name));
  if (whole >= 0) return whole + 1;
  if (name.length < 3) return undefined;
  const begun = months.flatMap((names, index) => ([...names].some((known) => known.startsWith(name)) ? index + 1 : []));
  return begun.length === 1 ? begun[0] : undefined;
}

interface LocalDates {
  /** Of days in digits. */
  readonly order: readonly PartName[];
  /** The names of each month, from January on; sets are empty where months are numbered. */
  readonly months: readonly ReadonlySet<string>[];
  /** Words that stand in every date, such as `de` in Portuguese. */
  readonly fillers: ReadonlySet<string>;
  /** What may stand between words and numbers. */
  readonly signs: ReadonlySet<string>;
}

const localDates = perFormat(({ locale }): LocalDates => {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const order = formatOf({ day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' ? type : type === 'day' ? 'date' : []));

  const lengths = ['short', 'long'] as const;
  const written = lengths.map((month) => textsOfMonths(formatOf({ day: 'numeric', month, year: 'numeric' })));
  // Some languages write a month in another form when no day stands beside it.
  const alone = lengths.map((month) => textsOfMonths(formatOf({ month })));
  const fillers = new Set(written.flatMap((texts) => wordsOfAll(texts.map(wordsOf))));
  const months = Array.from({ length: 12 }, (_, index) => {
    const names = [...written, ...alone].map((texts) =>
      wordsOf(texts[index] ?? '')
        .filter((word) => !fillers.has(word))
        .join(' '),
    );
    return new Set(names.filter((name) => name !== ''));
  });
  return { order, months, fillers, signs: new Set(['.', ',', '/', '-', ...written.flat().flatMap(signsOf)]) };
});

function textsOfMonths(format: Intl.DateTimeFormat): readonly string[] {
  return Array.from({ length: 12 }, (_, month) => plainText(format.format(Date.UTC(2025, month, 22))));
}

function wordsOfAll([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return first.filter((word) => others.every((words) => words.includes(word)));
}

/** Marks of an abbreviation are left out, because they may stand inside a word. */
function wordsOf(plain: string): readonly string[] {
  return plain.replace(/(?<=[\p{L}\p{M}])[.׳॰'’]/gu, '').match(/[\p{L}\p{M}]+/gu) ?? [];
}

function signsOf(plain: string): readonly string[] {
  return plain.match(/[^\p{L}\p{M}\d\s]/gu) ?? [];
}

const digits = perFormat(() => Array.from({ length: 10 }, (_, digit) => formatCount(digit)));

/** In small letters and ASCII digits, without marks for the direction of the text. */
function plainText(text: string): string {
  const small = text
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f]/g, '')
    .toLocaleLowerCase(pageFormat().locale)
    .trim();
  return [...small].map((sign) => String(digits().indexOf(sign)).replace('-1', sign)).join('');
}
