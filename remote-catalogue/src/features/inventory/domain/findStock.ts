import { skuKey } from '../../../domain/item';
import { barcodeDigitsOf } from '../../../domain/searchItems';
import type { StockRow } from './stockRows';

/** The rows by what a scanner or a merchant types: SKUs and GTINs, without case, spaces and leading zeros of GTINs. */
export class StockCodes {
  private readonly bySku = new Map<string, StockRow[]>();
  private readonly byGtin = new Map<string, StockRow[]>();
  private readonly byKey = new Map<string, StockRow>();

  constructor(readonly all: readonly StockRow[]) {
    for (const row of all) {
      this.byKey.set(row.key, row);
      add(this.bySku, skuKey(row.variation.sku), row);
      add(this.byGtin, gtinText(row.variation.gtin), row);
    }
  }

  withKey(key: string): StockRow | undefined {
    return this.byKey.get(key);
  }

  withSku(text: string): readonly StockRow[] {
    const key = skuKey(text.trim());
    return (key === '' ? undefined : this.bySku.get(key)) ?? noRows;
  }

  /** The rows with this code: several, if a code was given to more than one. */
  withCode(text: string): readonly StockRow[] {
    const key = text.trim();
    if (key === '') return noRows;
    return this.bySku.get(skuKey(key)) ?? this.byGtin.get(gtinText(key)) ?? noRows;
  }

  /** The only row with this code, or with this name. */
  find(text: string): StockRow | undefined {
    const same = this.withCode(text);
    return onlyOf(same.length > 0 ? same : this.withName(text.trim().toLowerCase()));
  }

  /** The rows with this code, else the first whose name, SKU or GTIN contains a text. */
  suggest(text: string, max: number): readonly StockRow[] {
    const term = text.trim().toLowerCase();
    if (term === '') return noRows;
    const same = this.withCode(text);
    if (same.length > 0) return same.slice(0, max);
    const found: StockRow[] = [];
    for (const row of this.all) {
      if (found.length === max) break;
      const { sku, gtin } = row.variation;
      if (row.name.toLowerCase().includes(term) || sku.toLowerCase().includes(term) || hasDigits(gtin, term))
        found.push(row);
    }
    return found;
  }

  private withName(name: string): readonly StockRow[] {
    return name === '' ? noRows : this.all.filter((row) => row.name.trim().toLowerCase() === name);
  }
}

const noRows: readonly StockRow[] = [];

/** A text that names a code, not an item: only an equal code is right. */
export function isCodeLike(text: string): boolean {
  return /^\S*\d\S*$/.test(text.trim());
}

function onlyOf(rows: readonly StockRow[]): StockRow | undefined {
  return rows.length === 1 ? rows[0] : undefined;
}

function gtinText(gtin: string): string {
  return gtin.replace(/\s/g, '').replace(/^0+/, '');
}

function hasDigits(gtin: string, term: string): boolean {
  const digits = barcodeDigitsOf(term);
  return digits !== undefined && gtinText(gtin).includes(digits);
}

function add(map: Map<string, StockRow[]>, key: string, row: StockRow) {
  if (key === '') return;
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
