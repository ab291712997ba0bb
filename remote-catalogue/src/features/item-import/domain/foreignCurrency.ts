import { pageFormat, pluralize } from '@back-office/shared/format';
import type { Columns } from './columns';
import { currencyInWords, foreignMark, isCurrencyCode, isInDollars, isOwnCurrency } from './currencyMarks';
import type { ColumnMapping, ImportRow } from './importTypes';
import { priceCurrencies } from './readPrice';
import { cellText } from './readTexts';

/** Names in a warning; a file with more is not a price list. */
const maxNames = 4;

/** Finds the currencies of all imported prices of a file: one in its last row becomes dollars like one in its first. */
export class CurrencySearch {
  private readonly names = new Set<string>();
  private readonly ofFile: string | undefined;
  private rows = 0;
  private pricedRows = 0;
  private firstLine = 0;
  /** The first price in another currency, as in the file. */
  example = '';

  /** `stated`: the currency that the file names outside of its rows. */
  constructor(
    private readonly columns: Columns,
    stated: string | undefined,
  ) {
    this.ofFile = currencyInWords(columns.nameOf('price')) ?? stated;
  }

  /** A mark in the price itself counts before the row's currency column, which counts before the header. */
  add(row: ImportRow) {
    const price = cellText(this.columns.cell(row, 'price'));
    if (price === '') return;
    this.pricedRows += 1;
    const marks = priceCurrencies(price);
    const inCell = marks.map(foreignMark).find(Boolean);
    const isDollar = inCell === undefined && marks.some(isOwnCurrency);
    // `EUR/kg`
    const unit = this.columns.cell(row, 'unit');
    const inUnit = unit.includes('/') ? currencyInWords(unit.slice(0, unit.indexOf('/'))) : undefined;
    const inRow = inCell ?? currencyName(this.columns.cell(row, 'currency')) ?? inUnit;
    const name = isDollar ? undefined : (inRow ?? this.ofFile);
    if (name === undefined) return;
    this.rows += 1;
    this.firstLine ||= row.line;
    this.example ||= price;
    if (this.names.size <= maxNames) this.names.add(name);
  }

  /** The warning that names the currencies, and where they are if not everywhere; undefined if all is in dollars. */
  warning(): string | undefined {
    const { rows, pricedRows, firstLine } = this;
    if (rows === 0) return undefined;
    const names = [...this.names];
    const list = names.length > maxNames ? [...names.slice(0, maxNames), 'others'] : names;
    const named = list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join('');
    const where = rows === pricedRows ? '' : ` (${pluralize(rows, 'row')}, the first in line ${firstLine})`;
    const own = isInDollars() ? 'dollars' : pageFormat().currency;
    return `Prices in ${named}${where} are imported as ${own} without conversion.`;
  }
}

/** The currency in a cell of a currency column; undefined if it is blank or the dollar. */
function currencyName(cell: string): string | undefined {
  const name = cellText(cell);
  if (!/[\p{L}\p{Sc}\d]/u.test(name) || /^(?:n\/?a|none|null|default)$/i.test(name)) return undefined;
  const isDollars = isInDollars() && /^(?:\$|dollars?)$/i.test(name);
  return isDollars || isOwnCurrency(name.replace(/\s*[([].*$/, '')) ? undefined : name.slice(0, 30);
}

/** The currency of a line above the table, such as `Currency: EUR` or `All prices in €`; undefined for the dollar. */
export function currencyInTitle(line: string): string | undefined {
  return /currenc|price|preis|w\u00e4hrung|prix|devise|moneda|\p{Sc}/iu.test(line)
    ? currencyInWords(line.trim())
    : undefined;
}

/** Finds a currency column that its header does not tell: an unused one that holds nothing but currency codes. */
export function withCurrencyColumn(mapping: ColumnMapping, rows: readonly ImportRow[]): ColumnMapping {
  if (mapping.includes('currency')) return mapping;
  const column = mapping.findIndex((field, index) => field === null && holdsCodes(rows, index));
  return column === -1 ? mapping : mapping.with(column, 'currency');
}

function holdsCodes(rows: readonly ImportRow[], column: number): boolean {
  let found = 0;
  for (const { cells } of rows) {
    const text = (cells[column] ?? '').trim();
    if (text === '') continue;
    if (!isCurrencyCode(text)) return false;
    found += 1;
  }
  return found > 0;
}
