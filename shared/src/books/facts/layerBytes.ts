import type { SoldItemFacts } from '../../ledger/columns/columns';
import type { Layer } from '../reading/layer';
import { createDictionary, risingColumn } from './column';
import { factAmounts, factTexts, roles, type Fact, type FactAmount, type FactText } from './fact';
import { createFactTable, itemKey, type FactTable } from './factTable';

/** Raised when the layout changes. A layer of another layout is read again from its file. */
const layerSchema = 1;

/** What is not columns of a layer, as JSON. */
interface LayerHead extends Omit<Layer, 'facts' | 'lines' | 'skipped' | 'latest'> {
  readonly schema: number;
  readonly skipped: readonly (readonly [string, number])[];
  /** Null if no fact has a time. */
  readonly latest: number | null;
  readonly facts: number;
  readonly ids: readonly string[];
  readonly keys: readonly string[];
  readonly zoneNames: readonly string[];
  readonly items: readonly SoldItemFacts[];
  readonly amounts: readonly FactAmount[];
  readonly texts: readonly (readonly [FactText, readonly string[]])[];
}

/** A layer as bytes, for the store of a shop: the length of its head, the head as JSON, and its columns. */
export function encodeLayer(layer: Layer): ArrayBuffer {
  const { facts, lines, skipped, latest, ...rest } = layer;
  const length = facts.length;
  const column = (valueOf: (index: number) => number) => Float64Array.from({ length }, (_, index) => valueOf(index));
  const coded = (textOf: (index: number) => string) => {
    const dictionary = createDictionary();
    const codes = column((index) => dictionary.codeOf(textOf(index)));
    return { values: dictionary.values, codes };
  };
  const items: SoldItemFacts[] = [];
  const itemCodes = new Map<string, number>();
  const amounts = factAmounts.filter((name) => hasAmount(facts, name));
  const texts = factTexts
    .filter((name) => facts.hasText(name))
    .map((name) => [name, coded((index) => facts.textAt(name, index))] as const);
  const keys = coded((index) => facts.keyAt(index));
  const zoneNames = coded((index) => facts.zoneAt(index));
  const columns = [
    Float64Array.from({ length: layer.rows }, (_, row) => lines.at(row)),
    column((index) => facts.rows.at(index)),
    column((index) => facts.idCodes.at(index)),
    column((index) => roles.indexOf(facts.roleAt(index))),
    keys.codes,
    column((index) => facts.wallAt(index)),
    zoneNames.codes,
    column((index) => {
      const item = facts.itemAt(index);
      if (!item) return -1;
      const key = itemKey(item);
      const known = itemCodes.get(key) ?? items.push(item) - 1;
      itemCodes.set(key, known);
      return known;
    }),
    ...amounts.map((name) => column((index) => facts.amountAt(name, index))),
    ...texts.map(([, { codes }]) => codes),
  ];
  const head: LayerHead = {
    ...rest,
    schema: layerSchema,
    skipped: [...skipped],
    latest: Number.isFinite(latest) ? latest : null,
    facts: length,
    ids: facts.ids.values,
    keys: keys.values,
    zoneNames: zoneNames.values,
    items,
    amounts,
    texts: texts.map(([name, { values }]) => [name, values]),
  };
  return joined(new TextEncoder().encode(JSON.stringify(head)), columns);
}

/** The layer of some bytes; `undefined` if they are of another layout. */
export function decodeLayer(bytes: ArrayBuffer): Layer | undefined {
  const [headLength = 0] = new Uint32Array(bytes.slice(0, 4));
  const head = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + headLength))) as LayerHead;
  if (head.schema !== layerSchema) return undefined;
  let at = padded(4 + headLength);
  const next = (length: number) => {
    const column = new Float64Array(bytes, at, length);
    at += column.byteLength;
    return (index: number) => column[index] ?? NaN;
  };
  const {
    schema: _schema,
    facts: length,
    ids,
    keys,
    zoneNames,
    items,
    amounts,
    texts,
    skipped,
    latest,
    ...rest
  } = head;
  const lineAt = next(head.rows);
  const [rowAt, idAt, roleAt, keyAt, wallAt, zoneAt, itemAt] = Array.from({ length: 7 }, () => next(length));
  const amountColumns = amounts.map((name) => [name, next(length)] as const);
  const textColumns = texts.map(([name, values]) => [name, values, next(length)] as const);
  const lines = risingColumn();
  for (let row = 0; row < head.rows; row += 1) lines.push(lineAt(row));
  const facts = createFactTable();
  for (let index = 0; index < length; index += 1) {
    const wall = wallAt?.(index) ?? NaN;
    const item = items[itemAt?.(index) ?? -1];
    const fact: Fact = {
      role: roles[roleAt?.(index) ?? 0] ?? 'order',
      id: ids[idAt?.(index) ?? 0] ?? '',
      key: keys[keyAt?.(index) ?? 0] ?? '',
      ...(!Number.isNaN(wall) && { at: { wall, zone: zoneNames[zoneAt?.(index) ?? 0] ?? '' } }),
      ...(item && { item }),
      amounts: Object.fromEntries(
        amountColumns.map(([name, amountAt]) => [name, Number.isNaN(amountAt(index)) ? undefined : amountAt(index)]),
      ),
      texts: Object.fromEntries(textColumns.map(([name, values, codeAt]) => [name, values[codeAt(index)] ?? ''])),
    };
    facts.push(rowAt?.(index) ?? 0, fact);
  }
  return { ...rest, facts, lines, skipped: new Map(skipped), latest: latest ?? -Infinity };
}

function hasAmount(facts: FactTable, name: FactAmount): boolean {
  for (let index = 0; index < facts.length; index += 1) if (!Number.isNaN(facts.amountAt(name, index))) return true;
  return false;
}

/** Columns begin at a multiple of eight bytes. */
function padded(length: number): number {
  return Math.ceil(length / 8) * 8;
}

function joined(head: Uint8Array, columns: readonly Float64Array[]): ArrayBuffer {
  const start = padded(4 + head.length);
  const bytes = new ArrayBuffer(columns.reduce((sum, column) => sum + column.byteLength, start));
  new Uint32Array(bytes, 0, 1)[0] = head.length;
  new Uint8Array(bytes, 4, head.length).set(head);
  let at = start;
  for (const column of columns) {
    new Float64Array(bytes, at, column.length).set(column);
    at += column.byteLength;
  }
  return bytes;
}
