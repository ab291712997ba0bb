import JsBarcode from 'jsbarcode';
import { gtinKey } from '../../../domain/gtin';

/** A barcode as bars and gaps of one module each: `1` is a bar. Without the quiet zones beside it. */
export interface Barcode {
  readonly kind: BarcodeKind;
  readonly modules: string;
  /** The digits or letters under it. */
  readonly text: string;
}

/** The barcodes of labels, and how the library calls them. */
const formats = { 'EAN-13': 'EAN13', 'EAN-8': 'EAN8', 'UPC-A': 'UPC', 'Code 128': 'CODE128' } as const;
type BarcodeKind = keyof typeof formats;

/** The barcode of what is sold: of its GTIN, else of its SKU; `undefined` if neither can be one. */
export function barcodeOf({ gtin, sku }: { readonly gtin: string; readonly sku: string }): Barcode | undefined {
  const digits = gtin.replaceAll(/\s/g, '');
  const kind = gtinKey(gtin) === undefined ? undefined : kindOfGtin(digits.length);
  if (kind) return barcode(kind, digits);
  const text = sku.trim();
  // The library takes some other letters for symbols of control.
  return /^[ -~]+$/.test(text) ? barcode('Code 128', text) : undefined;
}

/** Numbers of 14 digits are on cartons, in another barcode. */
function kindOfGtin(length: number): BarcodeKind | undefined {
  if (length === 13) return 'EAN-13';
  if (length === 12) return 'UPC-A';
  return length === 8 ? 'EAN-8' : undefined;
}

function barcode(kind: BarcodeKind, text: string): Barcode {
  const encoded: { readonly encodings?: readonly { readonly data: string }[] } = {};
  // Flat: without the longer bars at the sides, and so in one piece.
  JsBarcode(encoded, text, { format: formats[kind], flat: true });
  return { kind, text, modules: (encoded.encodings ?? []).map(({ data }) => data).join('') };
}
