import { detached } from '../facts/column';

/** A number as written: `units` over ten to the power of `scale`. */
export interface PlainNumber {
  readonly units: number;
  readonly scale: number;
}

export type DecimalMark = '.' | ',';

const [zero, nine, space, dollar] = [48, 57, 32, 36] as const;

/**
 * Reads a number with its sign: `-$1,234.50`, `($33.62)`, `12,50 €`, `1 234.5`, `9.00-`. `undefined` if it is not exactly one
 * number in the file's decimal mark: `12,50` with a decimal point, `1e5`, `1.2.3`, `12abc` with `abc` not a currency.
 */
export function readNumber(text: string, mark: DecimalMark): PlainNumber | undefined {
  return readPlain(text, mark, dollar) ?? knownMarked[mark](text);
}

const knownMarked = {
  '.': remembered((text) => readMarked(text, '.')),
  ',': remembered((text) => readMarked(text, ',')),
} as const;

/** Digits, a minus, a decimal mark and, where a currency may be, a dollar sign: nearly all cells of machine-made files. */
function readPlain(text: string, mark: DecimalMark, currency?: typeof dollar): PlainNumber | undefined {
  const length = text.length;
  if (length === 0 || length > maxDigits) return undefined;
  const isNegative = text.charCodeAt(0) === 45;
  const markCode = mark.charCodeAt(0);
  let units = 0;
  let scale = -1;
  let digits = 0;
  const sign = isNegative ? 1 : 0;
  for (let at = text.charCodeAt(sign) === currency ? sign + 1 : sign; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= nine) {
      units = units * 10 + (code - zero);
      digits += 1;
      if (scale >= 0) scale += 1;
    } else if (code === markCode && scale < 0) scale = 0;
    else return undefined;
  }
  if (digits === 0) return undefined;
  return { units: isNegative && units !== 0 ? 0 - units : units, scale: Math.max(0, scale) };
}

/** Numbers of more digits are not exact. */
const maxDigits = 15;
/** Characters; no amount is longer. */
const maxLength = 40;

/** `0,500` has no thousands. India writes 1,23,456. */
const grouped = {
  '.': /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d\d)+,\d{3}|\d{1,3}(?:[ '’\u00a0\u2009\u202f]\d{3})+|\d+)?(?:\.\d*)?$/,
  ',': /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d{1,3}(?:[ '’\u00a0\u2009\u202f]\d{3})+|\d+)?(?:,\d*)?$/,
} as const;

/** A currency sign, an ISO code, or a short name such as `kr`, at one end; a sign may have a code at the other. */
const currencyBefore = /^(?:[A-Z]{0,3}\p{Sc}[A-Z]{0,2}|[A-Z]{3}|kr\.?|Kč|zł|RM|Rp\.?|Rs\.?|R|Fr\.?)[\s\u00a0]*/u;
const currencyAfter = /[\s\u00a0]*(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|kr\.?|Kč|zł|Ft|Fr\.?|円|元|원|TL)$/u;
const isDigit = (text: string, at: number) => text.charCodeAt(at) >= zero && text.charCodeAt(at) <= nine;
const minus = /^[-−–]\s*/;
const wholeMark = { '.': /(?<=\d)\.[-–—]{1,2}$/, ',': /(?<=\d),[-–—]{1,2}$/ } as const;

function readMarked(cell: string, mark: DecimalMark): PlainNumber | undefined {
  let text = cell.trim();
  if (text.length === 0 || text.length > maxLength) return undefined;
  let isNegative = false;
  const takeMinus = () => {
    if (isNegative || !minus.test(text)) return;
    isNegative = true;
    text = text.replace(minus, '');
  };
  const takeParentheses = () => {
    if (isNegative || !text.startsWith('(') || !text.endsWith(')')) return;
    isNegative = true;
    text = text.slice(1, -1).trim();
  };
  takeParentheses();
  takeMinus();
  text = withoutCurrency(text.replace(/^\+/, ''));
  takeParentheses();
  takeMinus();
  // `5,-` is a whole amount. A minus stands behind digits, as in `5-` and `5,00-`.
  text = text.replace(wholeMark[mark], '');
  if (!isNegative && /\d\s*-$/.test(text)) {
    isNegative = true;
    text = text.slice(0, -1);
  }
  return readGrouped(text.trim(), isNegative, mark);
}

/** Like `readNumber`, without any currency: digits with thousands in their places, and a minus before them. */
export function readPlainNumber(text: string, mark: DecimalMark): PlainNumber | undefined {
  const number = text.trim();
  if (number.length > maxLength) return undefined;
  const plain = number.replace(/^-/, '');
  return readPlain(number, mark) ?? readGrouped(plain, plain !== number, mark);
}

function readGrouped(text: string, isNegative: boolean, mark: DecimalMark): PlainNumber | undefined {
  if (!grouped[mark].test(text) || !/\d/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split(mark);
  const digits = whole.replace(/\D/g, '') + fraction;
  if (digits.replace(/^0+/, '').length > maxDigits) return undefined;
  const units = Number(digits);
  return { units: isNegative && units !== 0 ? 0 - units : units, scale: fraction.length };
}

/** `$12.50 CAD` has two marks of its currency, `EUR 12.50 USD` is no amount. */
function withoutCurrency(text: string): string {
  if (isDigit(text, 0) && isDigit(text, text.length - 1)) return text;
  const before = currencyBefore.exec(text)?.[0] ?? '';
  const rest = text.slice(before.length);
  return before === '' || /\p{Sc}/u.test(before) ? rest.replace(currencyAfter, '') : rest;
}

/** Whether a cell has no amount: blank, or a dash as in `--`. */
export function isBlank(text: string): boolean {
  const { length } = text;
  if (length === 0) return true;
  const code = text.charCodeAt(0);
  return (
    (code === space || code === 45 || code === 0x2013 || code === 0x2014 || code === 9) && /^[\s\-–—]*$/.test(text)
  );
}

/** The decimal mark that a number shows: `12,5`, `1.234,50`; `undefined` if it may be either, as `1,234`, or is no number. */
export function decimalMarkOf(text: string): DecimalMark | undefined {
  const mark = markIn(text);
  return mark !== undefined && readNumber(text, mark) ? mark : undefined;
}

function markIn(text: string): DecimalMark | undefined {
  if (/\d\.[-–—]/.test(text)) return '.';
  if (/\d,[-–—]/.test(text)) return ',';
  const number = /\d[\d.,' \u00a0\u2009\u202f’]*/.exec(text)?.[0].replace(/[., \u00a0\u2009\u202f’']+$/, '') ?? '';
  const [comma, point] = [number.lastIndexOf(','), number.lastIndexOf('.')];
  if (comma < 0 && point < 0) return undefined;
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const [mark, at] = comma >= 0 ? ([',', comma] as const) : (['.', point] as const);
  if (number.indexOf(mark) !== at) return mark === ',' ? '.' : ',';
  const [before, after] = [at, number.length - at - 1];
  return after === 3 && before >= 1 && before <= 3 && number[0] !== '0' ? undefined : mark;
}

/** The number in whole units of ten to the power of minus `decimals`, half away from zero. */
export function inUnits({ units, scale }: PlainNumber, decimals: number): number {
  if (scale <= decimals) return units * 10 ** (decimals - scale);
  const divisor = 10 ** (scale - decimals);
  const magnitude = Math.abs(units);
  const left = magnitude % divisor;
  const whole = (magnitude - left) / divisor + (left * 2 >= divisor ? 1 : 0);
  return units < 0 ? 0 - whole : whole;
}

/** The exact product; digits that do not fit into a safe number are rounded. */
export function product(one: PlainNumber, other: PlainNumber): PlainNumber {
  const units = one.units * other.units;
  const scale = one.scale + other.scale;
  if (Number.isSafeInteger(units)) return { units: units + 0, scale };
  const exact = BigInt(one.units) * BigInt(other.units);
  // Four decimals are enough to round to any currency.
  const cut = Math.max(0, scale - 4);
  return { units: Number(exact / 10n ** BigInt(cut)), scale: scale - cut };
}

const remembers = { texts: 10_000, length: 40 } as const;

/** The same function, but it works out a short text once: files repeat their prices, states and the like. */
export function remembered<Result>(workOut: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = workOut(text);
    if (results.size < remembers.texts && text.length <= remembers.length) results.set(detached(text), result);
    return result;
  };
}
