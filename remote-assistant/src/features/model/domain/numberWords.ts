/**
 * Words of amounts in the languages of replies. `one` is left out, because it is also a pronoun and says no amount that
 * anybody could mistake for a figure of the shop; `hundred`, `thousand` and the like beside it are words of the list.
 */
const words = [
  // English
  'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred hundreds thousand thousands',
  'million millions billion billions trillion trillions dozen dozens half halves third thirds twice thrice double',
  'doubled doubles doubling triple tripled triples quadruple quadrupled tenfold twofold threefold percent percentage',
  'grand mil bn mn',
  // Spanish
  'cero dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince veinte treinta cuarenta cincuenta',
  'sesenta setenta ochenta noventa cien ciento cientos doscientos trescientos quinientos miles millón millon millones',
  'mitad doble triple docena docenas tercio dieciséis diecisiete dieciocho diecinueve veintiuno',
  // French
  'zéro deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante',
  'cinquante soixante septante huitante octante nonante cent cents mille milliard milliards millions moitié tiers',
  'douzaine douzaines pourcent',
] as const;

const numberWords: ReadonlySet<string> = new Set(words.join(' ').split(' '));

/** `percentage` is what a share is called; it says no number. */
const harmless: ReadonlySet<string> = new Set(['percentage']);

const roman = /^M{0,4}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** The first word of a text that is a number, if one is. Hyphens separate words. */
export function numberWordIn(text: string): string | undefined {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .find((word) => {
      const small = word.toLowerCase();
      return (numberWords.has(small) && !harmless.has(small)) || (word.length > 1 && roman.test(word));
    });
}
