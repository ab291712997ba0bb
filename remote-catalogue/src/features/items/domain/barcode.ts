import { gtinKey } from '../../../domain/gtin';

/** A barcode as bars and gaps of one module each: `1` is a bar. Without the quiet zones beside it. */
export interface Barcode {
  readonly kind: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'Code 128';
  readonly modules: string;
  /** The digits or letters under it. */
  readonly text: string;
}

/** The barcode of what is sold: of its GTIN, else of its SKU; `undefined` if neither can be one. */
export function barcodeOf({ gtin, sku }: { readonly gtin: string; readonly sku: string }): Barcode | undefined {
  return gtinBarcode(gtin) ?? code128(sku.trim());
}

/** Numbers of 14 digits are on cartons, in another barcode. */
function gtinBarcode(gtin: string): Barcode | undefined {
  const digits = gtin.replaceAll(/\s/g, '');
  if (gtinKey(gtin) === undefined) return undefined;
  if (digits.length === 13) return { kind: 'EAN-13', modules: ean13(digits), text: digits };
  if (digits.length === 12) return { kind: 'UPC-A', modules: ean13(`0${digits}`), text: digits };
  return digits.length === 8 ? { kind: 'EAN-8', modules: ean8(digits), text: digits } : undefined;
}

/** GS1 General Specifications, 5.2.1: the modules of each digit in number set A. Set C is their complement, B is C reversed. */
const setA = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
/** The number sets of the left half, which tell the first digit. */
const leftSets = 'AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA'.split(' ');
const [guard, middle] = ['101', '01010'];

function inSet(set: string, digit: string): string {
  const modules = setA[Number(digit)] ?? '';
  if (set === 'A') return modules;
  const inverted = [...modules].map((module) => (module === '1' ? '0' : '1'));
  return (set === 'C' ? inverted : inverted.toReversed()).join('');
}

function ean13(digits: string): string {
  const sets = leftSets[Number(digits[0])] ?? '';
  const left = [...digits.slice(1, 7)].map((digit, place) => inSet(sets[place] ?? 'A', digit)).join('');
  return `${guard}${left}${middle}${rightHalf(digits.slice(7))}${guard}`;
}

function ean8(digits: string): string {
  const left = [...digits.slice(0, 4)].map((digit) => inSet('A', digit)).join('');
  return `${guard}${left}${middle}${rightHalf(digits.slice(4))}${guard}`;
}

function rightHalf(digits: string): string {
  return [...digits].map((digit) => inSet('C', digit)).join('');
}

/** ISO/IEC 15417: the widths of bars and gaps of each symbol, by its value. The last is the stop symbol. */
const symbols = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');
const startB = 104;
const stop = 106;

/** In code set B, which has the printable ASCII characters; `undefined` for others, and for nothing. */
function code128(text: string): Barcode | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values = [...text].map((char) => char.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), startB) % 103;
  const modules = [startB, ...values, check, stop].map((value) => modulesOf(symbols[value] ?? '')).join('');
  return { kind: 'Code 128', modules, text };
}

function modulesOf(widths: string): string {
  return [...widths].map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(Number(width))).join('');
}
