import { formatCount } from '@back-office/shared/format';
import { parseStock, typedStock } from '../../../domain/stockPlaces';
import {
  combinationCount,
  combinations,
  maxOptions,
  maxVariations,
  variationId,
  type ItemOption,
  type Variation,
} from '../../../domain/variations';

/** A row of Options, as typed: the choices are separated by commas. */
export interface OptionEntry {
  readonly name: string;
  readonly values: string;
}

/** A row of the grid, as typed. */
export interface VariationEntry {
  readonly id: string;
  readonly values: readonly string[];
  readonly sku: string;
  readonly gtin: string;
  readonly weight: string;
  readonly price: string;
  readonly stock: string;
  /** Empty for the usual level. */
  readonly lowStock: string;
  /** Empty if it is unknown. */
  readonly cost: string;
}

/** The columns of the grid that can be typed into, in their order. Cost is shown where the shop records it. */
export const gridFields = ['gtin', 'sku', 'weight', 'price', 'cost', 'stock', 'lowStock'] as const;
export type GridField = (typeof gridFields)[number];

/** What an item without options has in place of the grid. */
export type SoleEntry = Pick<VariationEntry, GridField>;

/** The choices of an entry: `Small, Medium`. A comma after a backslash belongs to the choice: `1\,5 L`. */
export function choicesOf(text: string): readonly string[] {
  return text
    .split(/(?<!\\)[,;\n]/)
    .map((choice) => choice.replace(/\\([,;])/g, '$1').trim())
    .filter((choice) => choice !== '');
}

/** The reverse of `choicesOf`. */
export function textOfChoices(choices: readonly string[]): string {
  return choices.map((choice) => choice.replace(/[,;]/g, '\\$&')).join(', ');
}

export function optionEntries(options: readonly ItemOption[]): readonly OptionEntry[] {
  return options.map(({ name, values }) => ({ name, values: textOfChoices(values) }));
}

/** The options that are stored: those with a name or a choice. Repeated choices count once. */
export function optionsOf(entries: readonly OptionEntry[]): readonly ItemOption[] {
  return entries
    .map(({ name, values }) => ({ name: name.trim(), values: distinctChoices(values) }))
    .filter(({ name, values }) => name !== '' || values.length > 0);
}

/** What is wrong with an option, by its place; rows that are still blank have no message. */
export function optionErrors(entries: readonly OptionEntry[]): Readonly<Record<number, string>> {
  const errors: Record<number, string> = {};
  const names = new Map<string, number>();
  entries.forEach((entry, place) => {
    const name = entry.name.trim().toLowerCase();
    const choices = choicesOf(entry.values);
    const twice = repeated(choices);
    if (name === '' && choices.length === 0) return;
    if (name === '') errors[place] = 'Please enter a name for this option, such as Size.';
    else if (names.has(name)) errors[place] = `Option ${(names.get(name) ?? 0) + 1} has the same name.`;
    else if (choices.length === 0) errors[place] = 'Please enter its choices, or remove the option.';
    else if (twice !== undefined) errors[place] = `“${twice}” is there twice.`;
    names.set(name, place);
  });
  const last = entries.length - 1;
  const tooMany = tooManyVariations(entries);
  if (tooMany !== undefined) errors[last] ??= tooMany;
  if (entries.length > maxOptions) errors[last] ??= `An item can have ${maxOptions} options.`;
  return errors;
}

/** What is wrong with the number of variations; the grid shows the first ones until the choices are fewer. */
export function tooManyVariations(entries: readonly OptionEntry[]): string | undefined {
  const count = combinationCount(variedChoices(entries));
  if (count <= maxVariations) return undefined;
  return `These choices make ${formatCount(count)} variations. An item can have ${maxVariations}.`;
}

/** What goes with the choices that were removed: how many rows with stock, and how much stock. */
export function stockOfShelved({ shelved }: Pick<VariationRows, 'shelved'>): {
  readonly rows: number;
  readonly stock: number;
} {
  const counts = shelved
    .map(({ stock }) => parseStock(stock))
    .filter((count) => typeof count === 'number' && count > 0);
  return {
    rows: counts.length,
    stock: Number(counts.reduce<number>((sum, count) => sum + Number(count), 0).toFixed(6)),
  };
}

function repeated(choices: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return choices.find((choice) => seen.has(choice.toLowerCase()) || !seen.add(choice.toLowerCase()));
}

function distinctChoices(text: string): readonly string[] {
  const seen = new Set<string>();
  return choicesOf(text).filter((choice) => !seen.has(choice.toLowerCase()) && seen.add(choice.toLowerCase()));
}

/** The choices of the options that have some. */
function variedChoices(entries: readonly OptionEntry[]): readonly (readonly string[])[] {
  return entries.map(({ values }) => distinctChoices(values)).filter((choices) => choices.length > 0);
}

/** The rows of the grid, and those that went with a choice, which come back with it. */
export interface VariationRows {
  readonly variations: readonly VariationEntry[];
  readonly shelved: readonly VariationEntry[];
}

/**
 * The rows after a change of the options. A row keeps what was typed: it is found by its choices; after a choice was
 * renamed by its place; after an option was added or removed by the choices that are left. Other rows start with the price
 * and the weight of the first.
 */
export function rowsForOptions(
  before: readonly OptionEntry[],
  after: readonly OptionEntry[],
  { variations, shelved }: VariationRows,
  sole: SoleEntry,
): VariationRows {
  const [oldChoices, newChoices] = [variedChoices(before), variedChoices(after)];
  const known = [...variations, ...shelved];
  const [first = { ...sole, id: '', values: [] }] = variations;
  const taken = new Set<VariationEntry>();
  const wanted = combinations(newChoices);
  const isWanted = (entry: VariationEntry) => wanted.some((values) => areSame(values, entry.values));
  const find = (match: (entry: VariationEntry) => boolean) => {
    const entry = known.find((each) => !taken.has(each) && match(each));
    if (entry) taken.add(entry);
    return entry;
  };

  const bySameChoices = wanted.map((values) => find((entry) => areSame(entry.values, values)));
  const found = wanted.map((values, place) => {
    const same = bySameChoices[place];
    if (same) return same;
    if (oldChoices.length === newChoices.length) {
      const old = renamedFrom(values, newChoices, oldChoices);
      return old && find((entry) => !isWanted(entry) && areSame(entry.values, old));
    }
    return find((entry) => entry.values.length > 0 && isPart(entry.values, values));
  });
  const ids = new Set(known.map(({ id }) => id));
  const rows = wanted.map((values, place): VariationEntry => {
    const entry = found[place];
    if (entry) return { ...entry, values };
    const isFirstEver = known.length === 0 && place === 0;
    const id = variationId(values, ids);
    ids.add(id);
    const { price, weight } = first;
    const blank = { sku: '', gtin: '', stock: '0', lowStock: '', cost: '' };
    return isFirstEver ? { ...sole, id, values } : { id, values, price, weight, ...blank };
  });
  return { variations: rows, shelved: known.filter((entry) => !taken.has(entry) && isTyped(entry)) };
}

/** The choices that these had, if only names of choices were changed. */
function renamedFrom(
  values: readonly string[],
  after: readonly (readonly string[])[],
  before: readonly (readonly string[])[],
): readonly string[] | undefined {
  const old = values.map((value, option) => {
    const [now = [], then = []] = [after[option], before[option]];
    return now.length === then.length ? then[now.indexOf(value)] : value;
  });
  return old.every((value) => value !== undefined) ? old : undefined;
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}

/** Whether one has the choices of the other and more, in the same order. */
function isPart(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let at = 0;
  for (const value of long) if (value === short[at]) at += 1;
  return at === short.length && short.length > 0;
}

/** Whether a row has more than every new row. */
function isTyped({ sku, gtin, stock, lowStock, cost }: VariationEntry): boolean {
  return stock !== '0' || [sku, gtin, lowStock, cost].some((text) => text !== '');
}

/**
 * The rows after a paste into one cell: the texts of a spreadsheet, whose lines are rows and whose tabs are columns. What has
 * no room is left out: `taken` cells are filled, `lost` are not.
 */
export function pasteRows(
  rows: readonly VariationEntry[],
  text: string,
  row: number,
  field: GridField,
  fields: readonly GridField[] = gridFields,
): { readonly rows: readonly VariationEntry[]; readonly taken: number; readonly lost: number } {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const start = fields.indexOf(field);
  let [taken, lost] = [0, 0];
  const next = [...rows];
  lines.forEach((cells, down) => {
    const target = next[row + down];
    const changes = cells.flatMap((cell, right) => {
      const name = fields[start + right];
      return name && target ? [[name, cell.trim()] as const] : [];
    });
    taken += changes.length;
    lost += cells.length - changes.length;
    if (target) next[row + down] = { ...target, ...Object.fromEntries(changes) };
  });
  return { rows: next, taken, lost };
}

/** The rows after a cell was repeated in all rows below it. */
export function fillDown(rows: readonly VariationEntry[], from: number, field: GridField): readonly VariationEntry[] {
  const text = rows[from]?.[field];
  return rows.map((row, place) =>
    place <= from || text === undefined || row[field] === text ? row : { ...row, [field]: text },
  );
}

/** The columns in which two rows differ. */
export function fieldsThatDiffer(row: VariationEntry, other: VariationEntry | undefined): readonly GridField[] {
  return row === other ? [] : gridFields.filter((field) => row[field] !== other?.[field]);
}

/** Whether a pasted text is more than one cell. */
export function isManyCells(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}

/** The rows of an item. `typedPrice` turns a stored price into what is typed. */
export function variationEntries(
  variations: readonly Variation[],
  typedPrice: (price: string) => string,
): readonly VariationEntry[] {
  return variations.map(({ id, values, sku, gtin, weight, price, stock, lowStock, cost }) => ({
    ...{ id, values, sku, gtin, weight },
    price: typedPrice(price),
    stock: typedStock(stock),
    lowStock: lowStock === undefined ? '' : typedStock(lowStock),
    cost: cost === undefined ? '' : typedPrice(cost),
  }));
}
