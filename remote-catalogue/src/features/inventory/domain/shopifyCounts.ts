import { formatCount, pluralize } from '@back-office/shared/format';
import { slugOf } from '@back-office/shared/url';
import type { CountRow } from './countFile';
import type { StockCodes } from './findStock';
import type { StockRow } from './stockRows';

/** The inventory export of Shopify, by what its columns are called. */
export interface ShopifyInventory {
  /** In the order of the header; lower case. */
  readonly titles: readonly string[];
  /** One for each location in older files; then the file has no column for the location. */
  readonly locationColumns: readonly { readonly at: number; readonly location: string }[];
}

/** Not a location, whatever the file has between SKU and its end. */
const otherColumns = /^(handle|title|option\d (name|value|linked to)|sku|barcode|hs code|coo|bin name)$/;

/** What a file of Shopify is, judged by its header as it is written; `undefined` for any other file. */
export function shopifyInventory(header: readonly string[]): ShopifyInventory | undefined {
  const titles = header.map((title) => title.trim().toLowerCase());
  const has = (title: string) => titles.includes(title);
  if (!(has('handle') && has('option1 value') && has('sku')) || has('price') || has('variant price')) return undefined;
  if (has('location')) return quantityColumns(titles).length > 0 ? { titles, locationColumns: [] } : undefined;
  const locationColumns = header.flatMap((title, at) =>
    title.trim() === '' || otherColumns.test(titles[at] ?? '') ? [] : [{ at, location: title.trim() }],
  );
  return locationColumns.length > 0 ? { titles, locationColumns } : undefined;
}

/** The columns of a quantity, the one that counts first. */
function quantityColumns(titles: readonly string[]): readonly number[] {
  const at = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const onHand = [/^on hand \(new\)$/, /^on hand( \(current\))?$/].map(at).filter((column) => column >= 0);
  if (onHand.length > 0) return onHand;
  const available = at(/^available( \(not editable\))?$/);
  return available < 0 ? [] : [available];
}

/** In the place of a number: the location does not sell the variation. */
const notStocked = 'not stocked';

interface ShopifyRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The counts of the file, and what was found how. A variation is the one with the SKU, else the one whose item has the name or
 * the handle of the product and that has its choices. “not stocked” is no count.
 */
export function readShopifyCounts(
  { titles, locationColumns }: ShopifyInventory,
  records: readonly ShopifyRecord[],
  codes: StockCodes,
): { readonly rows: readonly CountRow[]; readonly summary: string } {
  const columns = { find: (...names: readonly string[]) => titles.findIndex((title) => names.includes(title)) };
  const finder = createFinder(columns, codes);
  const quantities = quantityColumns(titles);
  const ofLocation = columns.find('location');
  const found = { bySku: 0, byName: 0, notStocked: 0 };
  const rows = records.flatMap(({ line, cells }): readonly CountRow[] => {
    const cell = (column: number) => (cells[column] ?? '').trim();
    const counts =
      locationColumns.length > 0
        ? locationColumns.map(({ at, location }) => ({ counted: cell(at), location }))
        : [{ counted: quantities.map(cell).find((text) => text !== '') ?? '', location: cell(ofLocation) }];
    const filled = counts.filter(({ counted }) => counted !== '' && counted.toLowerCase() !== notStocked);
    found.notStocked += counts.filter(({ counted }) => counted.toLowerCase() === notStocked).length;
    // Read although nothing is counted: later rows of a product may leave its title out.
    const match = finder.find(cell);
    if ('row' in match) found[match.by] += filled.length;
    return filled.map((count) => ({ line, ...count, found: 'row' in match ? match.row : match.reason }));
  });
  const what = locationColumns.length > 0 ? 'the quantity of each location' : nameOf(titles[quantities[0] ?? -1]);
  return { rows, summary: summaryOf(what, found) };
}

/** `“On hand”` */
function nameOf(title: string | undefined): string {
  return title?.startsWith('available') ? '“Available”' : '“On hand”, with what is committed to orders,';
}

function summaryOf(
  what: string,
  { bySku, byName, notStocked: left }: Record<'bySku' | 'byName' | 'notStocked', number>,
) {
  const found = [
    ...(bySku > 0 ? [`${pluralize(bySku, 'count')} found by SKU`] : []),
    ...(byName > 0 ? [`${formatCount(byName)} by product and options`] : []),
  ].join(', ');
  const rest = left > 0 ? ` “not stocked” (${pluralize(left, 'cell')}) is no count: that stock stays as it is.` : '';
  return `Inventory of Shopify: ${what} becomes the count. ${found === '' ? 'No variation was found.' : `${upperFirst(found)}.`}${rest} Nothing is booked before you save.`;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

type Match = { readonly row: StockRow; readonly by: 'bySku' | 'byName' } | { readonly reason: string };

function createFinder(columns: { readonly find: (...names: readonly string[]) => number }, codes: StockCodes) {
  const at = {
    handle: columns.find('handle'),
    title: columns.find('title'),
    sku: columns.find('sku'),
    values: [1, 2, 3].map((option) => columns.find(`option${option} value`)).filter((column) => column >= 0),
  };
  const titles = new Map<string, string>();
  /** Read when the first row has no SKU that finds one. */
  let byName: ReadonlyMap<string, readonly StockRow[]> | undefined;

  function find(cell: (column: number) => string): Match {
    const [handle, sku] = [cell(at.handle), cell(at.sku).replace(/^'/, '')];
    const title = cell(at.title) || (titles.get(handle) ?? '');
    titles.set(handle, title);
    const ofSku = codes.withSku(sku);
    const [only] = ofSku;
    if (only && ofSku.length === 1) return { row: only, by: 'bySku' };
    const values = at.values.map(cell).filter((value) => value !== '' && value.toLowerCase() !== 'default title');
    byName ??= rowsByName(codes.all);
    const named = new Set([title.toLowerCase(), handle].flatMap((name) => byName?.get(name) ?? []));
    const among = ofSku.length > 1 ? ofSku.filter((row) => named.has(row)) : [...named];
    const same = among.filter(({ variation }) => isSame(variation.values, values));
    const [row] = same;
    if (row && same.length === 1) return { row, by: 'byName' };
    return {
      reason: reasonOf(
        sku,
        [title || handle, values.join(' / ')].filter(Boolean).join(' – '),
        ofSku.length + same.length,
      ),
    };
  }
  return { find };
}

function reasonOf(sku: string, name: string, count: number): string {
  const what = sku === '' ? `is “${name}”` : `has the SKU “${sku}” or is “${name}”`;
  return count > 1 ? `More than one variation ${what}.` : `No variation ${what}.`;
}

/** The rows by the name of their item, and by the handle that Shopify makes of it. */
function rowsByName(rows: readonly StockRow[]): ReadonlyMap<string, readonly StockRow[]> {
  const found = new Map<string, StockRow[]>();
  for (const row of rows) {
    const name = row.item.name.trim().toLowerCase();
    for (const key of new Set([name, slugOf(name)])) {
      const known = found.get(key);
      if (known) known.push(row);
      else found.set(key, [row]);
    }
  }
  return found;
}

/** The same choices, in any order and case. */
function isSame(some: readonly string[], others: readonly string[]): boolean {
  const sorted = (values: readonly string[]) =>
    values
      .map((value) => value.trim().toLowerCase())
      .sort()
      .join('\n');
  return sorted(some) === sorted(others);
}
