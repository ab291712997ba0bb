import { pageFormat, samplePageFormat } from '@back-office/shared/format';

/** Codes that are also words of headers and cells, `Cup price`. They count in capital letters only. */
const codesLikeWords: ReadonlySet<string> = new Set('ALL BAM BOB COP CUP GEL MAD MOP PEN RON SOS TOP TRY'.split(' '));

/** Ways of writing a currency that merchants use beside the symbols that the browser knows. */
const moreSymbols = 'kr Fr SFr Rs Rs. Kc zl TL Euro Euros Yen RMB руб р лв 元 円 원'.split(' ');

/** Of one letter, since `5 L` is rather a unit or a typing mistake. The rand has no other symbol. */
const isTooShort = (symbol: string) => /^\p{L}?$/u.test(symbol) && !/[R元円원р]/u.test(symbol);

const codes = Intl.supportedValuesOf('currency');
const codeSet: ReadonlySet<string> = new Set(codes);

interface Vocabulary {
  /** In lower case, without a final period. */
  readonly symbols: ReadonlySet<string>;
  /** A code or a symbol of letters at the start or the end of a text. */
  readonly word: Readonly<Record<Side, RegExp>>;
}

type Side = 'before' | 'after';

/** A sign such as `€` or `C$`; or with the country behind it, as in French: `12,50 $ CA`. Cents are no currency. */
const sign = String.raw`(?:\p{Lu}{1,3}|\p{Lu}{1,2} )?(?![¢¤])\p{Sc}(?: ?\p{Lu}{1,2}(?!\p{L}))?`;
const signs: Readonly<Record<Side, RegExp>> = {
  before: new RegExp(`^${sign}\\s*`, 'u'),
  after: new RegExp(`\\s*(?<!\\p{L})${sign}$`, 'u'),
};

let known: Vocabulary | undefined;

/** Made at the first price that is not a plain number, since asking for the symbols of all currencies takes a while. */
function vocabulary(): Vocabulary {
  if (known) return known;
  const symbols = [...codes.flatMap(symbolsOf), ...moreSymbols]
    .map((symbol) => symbol.replace(/\.$/, ''))
    .filter((symbol) => /\p{L}/u.test(symbol) && !isTooShort(symbol) && !codeSet.has(symbol));
  const words = [...new Set([...codes, ...symbols])]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
  known = {
    symbols: new Set(symbols.map((symbol) => symbol.toLowerCase())),
    word: {
      before: new RegExp(`^(?:${words})(?!\\p{L})\\.?\\s*`, 'iu'),
      after: new RegExp(`\\s*(?<!\\p{L})(?:${words})\\.?$`, 'iu'),
    },
  };
  return known;
}

/** The symbols of a currency in English and in its own country, whose code is the first two letters: `SEK` is `kr`. */
function symbolsOf(currency: string): readonly string[] {
  const region = currency.slice(0, 2);
  const home = `${new Intl.Locale(`und-${region}`).maximize().language}-${region}`;
  return ['en', home].map((locale) => {
    const currencyDisplay = locale === 'en' ? 'narrowSymbol' : 'symbol';
    return symbolIn(locale, currency, currencyDisplay);
  });
}

function symbolIn(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
  return visible(parts.find(({ type }) => type === 'currency')?.value ?? '');
}

/** Without the invisible marks of the writing direction. */
function visible(text: string): string {
  return text.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
}

/** Digits, marks and the bare dollar sign: nothing to look up. */
const withoutLetters = /^[\s\d.,'’()$−-]*$/;

export interface MarkedNumber {
  /** What is left without the currency. */
  readonly number: string;
  /** As written: `kr`, `C$`, `EUR`. */
  readonly marks: readonly string[];
}

/** Takes the currency before and after a number off, at most a sign and a word: `$12.50 CAD`. */
export function takeCurrency(text: string): MarkedNumber {
  if (withoutLetters.test(text)) {
    const number = text.replace(/^\$\s*|\s*\$$/, '');
    return { number, marks: number === text ? [] : ['$'] };
  }
  let number = visible(text);
  const marks: string[] = [];
  for (const side of ['before', 'after', 'before', 'after'] as const) {
    const mark = wordAt(number, side) ?? signs[side].exec(number)?.[0];
    if (mark === undefined || isRepeated(mark, marks)) continue;
    number = side === 'before' ? number.slice(mark.length) : number.slice(0, -mark.length);
    marks.push(mark.trim());
  }
  return { number, marks };
}

function wordAt(text: string, side: Side): string | undefined {
  const word = vocabulary().word[side].exec(text)?.[0];
  const isLikeWord = word !== undefined && codesLikeWords.has(word.trim().toUpperCase());
  return isLikeWord && word !== word.toUpperCase() ? undefined : word;
}

/** `$$5` is a typing mistake, `CAD $5` is not. */
function isRepeated(mark: string, marks: readonly string[]): boolean {
  const hasSign = (text: string) => /\p{Sc}/u.test(text);
  return marks.some((other) => hasSign(other) === hasSign(mark));
}

/** Whether a mark, alone or with others, says US dollars and nothing else, as `US$` does and `$` does not. */
function isUsDollar(mark: string): boolean {
  return /^(?:USD|US ?\$|\$ ?US|U\$S?|USD ?\$|840|(?:US|U\.S\.|United States) dollars?)$/i.test(mark.trim());
}

/** Whether the shop counts in US dollars, which are `$` wherever nothing else is said. */
export function isInDollars(): boolean {
  return pageFormat().currency === samplePageFormat.currency;
}

/** Whether a mark, alone or with others, says the currency of the shop and nothing else. */
export function isOwnCurrency(mark: string): boolean {
  const { currency, locale } = pageFormat();
  const text = mark.normalize('NFKC').trim();
  if (isInDollars()) return isUsDollar(mark);
  return [currency, ...symbolsOf(currency), symbolIn(locale, currency, 'symbol')].some(
    (symbol) => symbol.toLowerCase() === text.toLowerCase(),
  );
}

/** The currency in the mark of a price; undefined for that of the shop, in the sample the dollar. */
export function foreignMark(mark: string): string | undefined {
  return isOwnCurrency(mark) || (isInDollars() && mark.normalize('NFKC') === '$')
    ? undefined
    : mark.replace(/^[A-Z]{3}$/i, (code) => code.toUpperCase());
}

/** The currency that a header such as `Price (kr)`, `price_eur` or `Preis in €` names; undefined for the dollar. */
export function currencyInWords(header: string): string | undefined {
  const words = header.split(/[^\p{L}\p{Sc}]+/u).filter(Boolean);
  return words.map((word, index) => currencyWord(word, header, index === words.length - 1)).find(Boolean);
}

/** The last word of most headers. It need not be looked up. */
const isOrdinary = /^(?:price|preis|prix|precio)$/i;

function currencyWord(word: string, header: string, isLast: boolean): string | undefined {
  if (/\p{Sc}/u.test(word)) return /[¢¤]/.test(word) ? undefined : foreignMark(word);
  const code = word.toUpperCase();
  const isShouted = header === header.toUpperCase();
  if (isCurrencyCode(code) && (!codesLikeWords.has(code) || (word === code && isLast && !isShouted)))
    return foreignMark(code);
  return isLast && !isOrdinary.test(word) && vocabulary().symbols.has(word.toLowerCase()) ? word : undefined;
}

/** `EUR`, in capital letters. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && codeSet.has(text);
}
