import { skuKey } from '../../../domain/item';
import type { StockRow } from './stockRows';

/** The rows by what a scanner or a merchant types: SKUs and GTINs, without case, spaces and leading zeros of GTINs. */
export class StockCodes {
  private readonly bySku = new Map<string, StockRow>();
  private readonly byGtin = new Map<string, StockRow>();
  private readonly byKey = new Map<string, StockRow>();

  constructor(private readonly rows: readonly StockRow[]) {
    for (const row of rows) {
      this.byKey.set(row.key, row);
      addFirst(this.bySku, skuKey(row.variation.sku), row);
      addFirst(this.byGtin, gtinText(row.variation.gtin), row);
    }
  }

  withKey(key: string): StockRow | undefined {
    return this.byKey.get(key);
  }

  /** The row with this code, or the only one whose name it is. */
  find(text: string): StockRow | undefined {
    const key = text.trim();
    if (key === '') return undefined;
    return this.bySku.get(skuKey(key)) ?? this.byGtin.get(gtinText(key)) ?? this.withName(key);
  }

  /** The first rows whose name or SKU contains a text. */
  suggest(text: string, max: number): readonly StockRow[] {
    const term = text.trim().toLowerCase();
    const found: StockRow[] = [];
    if (term === '') return found;
    for (const row of this.rows) {
      if (found.length === max) break;
      if (row.name.toLowerCase().includes(term) || row.variation.sku.toLowerCase().includes(term)) found.push(row);
    }
    return found;
  }

  private withName(name: string): StockRow | undefined {
    const same = this.rows.filter((row) => row.name.trim().toLowerCase() === name.toLowerCase());
    return same.length === 1 ? same[0] : undefined;
  }
}

function gtinText(gtin: string): string {
  return gtin.replace(/\s/g, '').replace(/^0+/, '');
}

function addFirst(map: Map<string, StockRow>, key: string, row: StockRow) {
  if (key !== '' && !map.has(key)) map.set(key, row);
}
