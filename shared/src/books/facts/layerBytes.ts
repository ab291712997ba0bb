import type { SoldItemFacts } from '../../ledger/columns/columns';
import { finish, type Steps } from '../../loading/steps';
import { createPacker, unpack, type Packed } from '../../shop/store/packedBytes';
import type { Layer } from '../reading/layer';
import { risingColumn } from './column';
import { factAmounts, factTexts, roles, type Fact, type FactAmount, type FactText } from './fact';
import { createFactTable, type CodedTexts, type FactColumn } from './factTable';

/** Raised when the layout changes. A layer of an unknown layout is read again from its file. */
const layerSchema = 2;
/** Its columns are all Float64Arrays, with lines and rows as they are. */
const firstSchema = 1;

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
  /** Where each column is: of the rows their lines, and then of the facts; missing in the first schema. */
  readonly columns?: readonly Packed[];
}

const factsAtOnce = 1_000;
/** Columns of each fact beside its amounts and texts. */
const ownColumns = 7;

/** A layer as bytes, for the store of a shop. */
export function encodeLayer(layer: Layer): ArrayBuffer {
  return finish(encodeLayerInSteps(layer));
}

/**
 * The same for `finishInSlices`: each column is a step. `isLast`: the facts of the layer are not needed any more. Their memory
 * is given back as the bytes are written: both together are the most that an import takes.
 */
export function* encodeLayerInSteps(layer: Layer, { isLast = false } = {}): Steps<ArrayBuffer> {
  const { facts, lines, skipped, latest, ...rest } = layer;
  const length = facts.length;
  const packer = createPacker();
  const room = new Float64Array(2 ** 14);
  function* blocksOf(count: number, valueOf: (index: number) => number) {
    for (let from = 0; from < count; from += room.length) {
      const block = room.subarray(0, count - from);
      for (let nth = 0; nth < block.length; nth += 1) block[nth] = valueOf(from + nth);
      yield block;
    }
  }
  const column = (name: FactColumn, valueOf: (index: number) => number) =>
    packer.numbers(
      () => blocksOf(length, valueOf),
      () => isLast && facts.free(name),
    );
  function* coded(name: FactText | 'key' | 'zone') {
    const { values, codeAt } = inOrder(facts.textsOf(name), length);
    yield;
    return { values, codes: column(name, codeAt) };
  }
  const amounts = factAmounts.filter(facts.hasAmount);
  const texts: (readonly [FactText, { readonly values: readonly string[]; readonly codes: Packed }])[] = [];
  for (const name of factTexts) if (facts.hasText(name)) texts.push([name, yield* coded(name)]);
  const keys = yield* coded('key');
  const zoneNames = yield* coded('zone');
  yield;
  // Nearly all rise by one, and numbers that are the same take no room.
  const columns = [packer.numbers(() => blocksOf(layer.rows, (row) => lines.at(row) - row))];
  yield;
  columns.push(column('row', (index) => facts.rows.at(index) - index));
  yield;
  columns.push(column('id', (index) => facts.idCodes.at(index)));
  yield;
  columns.push(
    column('role', (index) => roles.indexOf(facts.roleAt(index))),
    keys.codes,
  );
  yield;
  columns.push(
    column('wall', (index) => facts.wallAt(index)),
    zoneNames.codes,
  );
  yield;
  columns.push(column('item', (index) => facts.itemCodeAt(index) - 1));
  for (const name of amounts) {
    yield;
    columns.push(column(name, facts.amountsOf(name)));
  }
  columns.push(...texts.map(([, { codes }]) => codes));
  const head: LayerHead = {
    ...rest,
    schema: layerSchema,
    skipped: [...skipped],
    latest: Number.isFinite(latest) ? latest : null,
    facts: length,
    ids: facts.ids.values,
    keys: keys.values,
    zoneNames: zoneNames.values,
    items: facts.items.flatMap((item) => item ?? []),
    amounts,
    texts: texts.map(([name, { values }]) => [name, values]),
    columns,
  };
  return yield* packer.recordInSteps(head);
}

/** The layer of some bytes; `undefined` if they are of another layout. */
export function decodeLayer(bytes: ArrayBuffer): Layer | undefined {
  return finish(decodeLayerInSteps(bytes));
}

/** The same for `finishInSlices`. */
export function* decodeLayerInSteps(bytes: ArrayBuffer): Steps<Layer | undefined> {
  const { header, numbersOf } = unpack(bytes);
  const head = header as LayerHead;
  if (head.schema !== layerSchema && head.schema !== firstSchema) return undefined;
  const columns = (head.columns ?? columnsOfFirst(head)).map(numbersOf);
  const rising = (valueAt: ((index: number) => number) | undefined, index: number) =>
    (valueAt?.(index) ?? 0) + (head.schema === firstSchema ? 0 : index);
  const {
    schema: _schema,
    columns: _columns,
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
  const [lineAt, rowAt, idAt, roleAt, keyAt, wallAt, zoneAt, itemAt] = columns;
  const more = columns.slice(1 + ownColumns);
  const amountColumns = amounts.map((name, nth) => [name, more[nth] ?? noNumber] as const);
  const textColumns = texts.map(
    ([name, values], nth) => [name, values, more[amounts.length + nth] ?? noNumber] as const,
  );
  const lines = risingColumn();
  for (let row = 0; row < head.rows; row += 1) lines.push(rising(lineAt, row));
  const facts = createFactTable();
  for (let index = 0; index < length; index += 1) {
    if (index % factsAtOnce === 0) yield;
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
    facts.push(rising(rowAt, index), fact);
  }
  return { ...rest, facts, lines, skipped: new Map(skipped), latest: latest ?? -Infinity };
}

/** The texts that occur, numbered in order of appearance. */
function inOrder({ values, codeAt }: CodedTexts, length: number): CodedTexts {
  const newCodes = new Int32Array(values.length).fill(-1);
  const own: string[] = [];
  for (let index = 0; index < length; index += 1) {
    const code = codeAt(index);
    if (newCodes[code] === -1) newCodes[code] = own.push(values[code] ?? '') - 1;
  }
  return { values: own, codeAt: (index) => newCodes[codeAt(index)] ?? 0 };
}

const noNumber = () => NaN;

/** Where the columns of the first schema are: one after the other. */
function columnsOfFirst({ rows, facts, amounts, texts }: LayerHead): readonly Packed[] {
  const counts = [rows, ...Array.from({ length: ownColumns + amounts.length + texts.length }, () => facts)];
  let at = 0;
  return counts.map((count) => {
    const packed = { type: 'f64', at, count } as const;
    at += count * Float64Array.BYTES_PER_ELEMENT;
    return packed;
  });
}
