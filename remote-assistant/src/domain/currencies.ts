import { perFormat } from '@back-office/shared/format';

/** How merchants write amounts beside codes: signs at the number, words before or after it. */
interface Written {
  /** The currencies that it may be. */
  readonly codes: string;
  readonly signs?: string;
  /** In small letters, between bars. None that is an everyday word: `won`, `rand`, `pounds` of weight. */
  readonly words?: string;
}

/** A dollar may be of any country. */
const dollars = ['dollar', 'dollars', 'bucks'];

const currencies: readonly Written[] = [
  { codes: 'USD' },
  { codes: 'CAD', signs: 'CA$ C$' },
  { codes: 'AUD', signs: 'AU$ A$' },
  { codes: 'NZD', signs: 'NZ$' },
  { codes: 'BRL', signs: 'R$', words: 'reais' },
  { codes: 'EUR', signs: '€', words: 'euro|euros' },
  { codes: 'GBP', signs: '£', words: 'quid|pounds sterling' },
  { codes: 'JPY', signs: '円', words: 'yen' },
  { codes: 'CNY', signs: '元', words: 'yuan|renminbi|rmb' },
  { codes: 'JPY CNY', signs: '¥ ￥' },
  { codes: 'INR', signs: '₹' },
  { codes: 'INR PKR LKR NPR MUR SCR', words: 'rupee|rupees' },
  { codes: 'CHF XOF XAF XPF DJF GNF KMF RWF BIF CDF', words: 'franc|francs' },
  { codes: 'SEK NOK DKK ISK', words: 'kr|krona|kronor|krone|kroner|kronur' },
  { codes: 'KWD BHD JOD IQD LYD TND DZD RSD MKD', words: 'dinar|dinars' },
  { codes: 'AED MAD', words: 'dirham|dirhams' },
  { codes: 'SAR QAR YER OMR IRR', words: 'riyal|riyals|rial|rials' },
  { codes: 'MXN ARS CLP COP PHP UYU DOP CUP', words: 'peso|pesos' },
  { codes: 'PLN', words: 'zł|zloty|zlotys' },
  { codes: 'CZK', words: 'kč|koruna|korunas' },
  { codes: 'TRY', signs: '₺', words: 'lira|liras' },
  { codes: 'HUF', words: 'forint|forints' },
  { codes: 'ILS', signs: '₪', words: 'shekel|shekels' },
  { codes: 'KRW', signs: '₩' },
  { codes: 'PHP', signs: '₱' },
  { codes: 'THB', signs: '฿', words: 'baht' },
  { codes: 'VND', signs: '₫' },
  { codes: 'UAH', signs: '₴', words: 'hryvnia|hryvnias' },
  { codes: 'NGN', signs: '₦', words: 'naira' },
  { codes: 'IDR', words: 'rupiah|rupiahs' },
  { codes: 'MYR', words: 'ringgit|ringgits' },
];

/** A sign beside a number, as part of a pattern with the flags `iu`: `€`, `C$`, `円`. */
export const currencySign = '(?:(?<!\\p{L})[a-z]{1,2}(?=\\$))?[\\p{Sc}円元]';

/** In any shop, without codes. */
export const currencyNames: readonly string[] = [...dollars, ...currencies.flatMap(({ words }) => listOf(words, '|'))];

/** Codes that are everyday words in small letters. They count in a shop with that currency alone. */
const codesLikeWords: ReadonlySet<string> = new Set(['CUP', 'MAD', 'TRY']);

const marks = perFormat(({ currency: own }) => {
  const otherCodes = currencies
    .flatMap(({ codes }) => listOf(codes))
    .filter((code) => code !== own && !codesLikeWords.has(code));
  const others = currencies.filter(({ codes }) => !listOf(codes).includes(own));
  const foreign = [...others.flatMap(({ words }) => listOf(words, '|')), ...otherCodes];
  const signs = others.flatMap((one) => listOf(one.signs));
  return {
    words: new Set([...currencyNames, own.toLowerCase(), ...otherCodes.map((code) => code.toLowerCase())]),
    foreign: new RegExp(
      `(?<!\\p{L})(?:${alternatives(foreign)})(?!\\p{L})|(?<!\\p{L})(?:${alternatives(signs)})`,
      'iu',
    ),
  };
});

/** Words and codes that stand beside amounts, in small letters. */
export function currencyWords(): ReadonlySet<string> {
  return marks().words;
}

/** `currencyWords` as part of a pattern with the flags `iu`. */
export const currencyWord = perFormat(() => `(?<!\\p{L})(?:${alternatives([...currencyWords()])})(?!\\p{L})`);

/** Whether a text names a currency that is not the shop’s. */
export function namesOtherCurrency(text: string): boolean {
  return marks().foreign.test(text);
}

/** The longest first, because some begin as others do. */
function alternatives(texts: readonly string[]): string {
  return [...texts]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/\$/g, '\\$'))
    .join('|');
}

function listOf(text = '', between = ' '): readonly string[] {
  return text.split(between).filter(Boolean);
}
