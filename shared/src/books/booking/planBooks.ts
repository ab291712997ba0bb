import type { Layer, Refusal } from '../reading/layer';
import type { FactTable } from '../facts/factTable';
import { businessTimeOf, type BookSettings } from './businessTime';
import { factContent, hashOf } from './factContent';
import { createOverlaps, multiplicity } from './overlaps';

/** A fact of one of the layers: both in one number, because there are millions. */
export type FactRef = number;

const refBase = 2 ** 32;

function refOf(layer: number, index: number): FactRef {
  return layer * refBase + index;
}

export function layerOfRef(ref: FactRef): number {
  return Math.floor(ref / refBase);
}

export function indexOfRef(ref: FactRef): number {
  return ref % refBase;
}

/** A transaction before its amounts are put together. */
export interface PlannedTransaction {
  readonly id: string;
  readonly family: string;
  readonly day: number;
  readonly minute: number;
  readonly facts: readonly FactRef[];
}

/** What became of the rows of one file. `booked` + `refused` + `skipped` = `rows`. */
export interface FileOutcome {
  readonly layer: Layer;
  readonly rows: number;
  readonly booked: number;
  readonly refused: readonly Refusal[];
  readonly skipped: ReadonlyMap<string, number>;
}

export interface BooksPlan {
  readonly layers: readonly Layer[];
  readonly settings: BookSettings;
  /** In order of day, minute and id. */
  readonly transactions: readonly PlannedTransaction[];
  /** In the order of the layers. */
  readonly outcomes: readonly FileOutcome[];
}

const alreadyThere = 'Already there from another file';
const sameAgain = 'The same row again';
const olderVersion = 'A newer export has this row';

/**
 * Decides which rows of some files are booked, in which transaction and on which day. It depends on the set of files, not
 * on their order; that only says which of two equal rows counts as already there.
 */
export function planBooks(layers: readonly Layer[], settings: BookSettings): BooksPlan {
  const states = layers.map(createRowStates);
  const seen = new Set<string>();
  const active = layers.map(({ kind, hash }) => {
    const isNew = !seen.has(`${kind} ${hash}`);
    seen.add(`${kind} ${hash}`);
    return isNew;
  });
  const groups = groupById(layers, active);
  const choose = createChooser(layers, states);
  const transactions: PlannedTransaction[] = [];
  for (const { id, family, facts } of groups) {
    for (const chosen of choose(id, facts)) {
      const planned = planOne(layers, states, settings, family, chosen);
      if (planned) transactions.push(planned);
    }
  }
  transactions.sort((one, other) => one.day - other.day || one.minute - other.minute || compareTexts(one.id, other.id));
  return {
    layers,
    settings,
    transactions,
    outcomes: layers.map((layer, index) =>
      outcomeOf(layer, states[index] ?? createRowStates(layer), active[index] ?? true),
    ),
  };
}

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** What becomes of each row of a layer: a row with one fact that is booked is booked. */
function createRowStates(layer: Layer) {
  const booked = new Uint8Array(layer.rows);
  const reasonCodes = new Uint8Array(layer.rows);
  const reasons: string[] = [''];
  const refused: Refusal[] = [];
  const rowOf = (index: number) => layer.facts.rows.at(index);
  return {
    booked,
    reasonCodes,
    reasons,
    refused,
    book(index: number) {
      booked[rowOf(index)] = 1;
    },
    skip(index: number, reason: string) {
      let code = reasons.indexOf(reason);
      if (code < 0) code = reasons.push(reason) - 1;
      reasonCodes[rowOf(index)] = code;
    },
    refuse(index: number, refusal: Omit<Refusal, 'line'>) {
      const row = rowOf(index);
      if (booked[row] === 2) return;
      booked[row] = 2;
      refused.push({ line: layer.lines.at(row), ...refusal });
    },
  };
}

type RowStates = ReturnType<typeof createRowStates>;

function outcomeOf(layer: Layer, states: RowStates, isActive: boolean): FileOutcome {
  const skipped = new Map(layer.skipped);
  const add = (reason: string, count: number) => skipped.set(reason, (skipped.get(reason) ?? 0) + count);
  const withFacts = new Uint8Array(layer.rows);
  for (let index = 0; index < layer.facts.length; index += 1) withFacts[layer.facts.rows.at(index)] = 1;
  let booked = 0;
  for (let row = 0; row < layer.rows; row += 1) {
    if (withFacts[row] === 0) continue;
    if (states.booked[row] === 1) booked += 1;
    else if (states.booked[row] === 0)
      add(isActive ? states.reasons[states.reasonCodes[row] ?? 0] || sameAgain : alreadyThere, 1);
  }
  const refused = [...layer.refused, ...states.refused].sort((one, other) => one.line - other.line);
  return { layer, rows: layer.rows, booked, refused, skipped };
}

interface Group {
  readonly id: string;
  readonly family: string;
  readonly facts: readonly FactRef[];
}

/** The facts of each transaction. Facts without an id are grouped by what they say. */
function* groupById(layers: readonly Layer[], active: readonly boolean[]): Generator<Group> {
  const families = [...new Set(layers.map(({ family }) => family))].sort(compareTexts);
  for (const family of families) {
    const codes = new Map<string, number>();
    const ids: string[] = [];
    const members = layers.flatMap((layer, index) => (layer.family === family && active[index] ? [index] : []));
    const codeOf = (id: string) => {
      const known = codes.get(id);
      if (known !== undefined) return known;
      codes.set(id, ids.length);
      return ids.push(id) - 1;
    };
    const total = members.reduce((sum, index) => sum + (layers[index]?.facts.length ?? 0), 0);
    const own = new Uint32Array(total);
    let at = 0;
    for (const member of members) {
      const { facts } = layerAt(layers, member);
      const known = facts.ids.values.map((id) => (id === '' ? -1 : codeOf(id)));
      for (let index = 0; index < facts.length; index += 1) {
        const code = known[facts.idCodes.at(index)] ?? -1;
        own[at++] = code >= 0 ? code : codeOf(`\u0000${hashOf(factContent(facts, index)).toString(36)}`);
      }
    }
    const starts = new Uint32Array(ids.length + 1);
    for (const code of own) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
    for (let code = 0; code < ids.length; code += 1) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
    const places = starts.slice();
    const refs = new Float64Array(total);
    at = 0;
    for (const member of members) {
      const length = layers[member]?.facts.length ?? 0;
      for (let index = 0; index < length; index += 1) {
        const code = own[at++] ?? 0;
        const place = places[code] ?? 0;
        places[code] = place + 1;
        refs[place] = refOf(member, index);
      }
    }
    for (let code = 0; code < ids.length; code += 1)
      yield { id: ids[code] ?? '', family, facts: [...refs.subarray(starts[code], starts[code + 1])] };
  }
}

/** Decides which facts of a transaction count, and marks the others as skipped. */
function createChooser(layers: readonly Layer[], states: readonly RowStates[]) {
  const relation = createOverlaps(layers);
  const newestLayer = (refs: readonly FactRef[]) =>
    refs.map(layerOfRef).reduce((best, layer) => (isNewer(layers, layer, best) ? layer : best));
  const contentOf = (ref: FactRef) => factContent(tableOf(layers, ref), indexOfRef(ref));
  const skip = (ref: FactRef, reason: string) => states[layerOfRef(ref)]?.skip(indexOfRef(ref), reason);

  /** Facts with a key of their own: one, from the newest export. */
  function chooseKeyed(candidates: readonly FactRef[]): readonly FactRef[] {
    if (candidates.length === 1) return candidates;
    const newest = newestLayer(candidates);
    const contents = new Set<string>();
    const chosen: FactRef[] = [];
    for (const ref of candidates) {
      const content = contentOf(ref);
      const isNewestVersion = candidates.some((other) => layerOfRef(other) === newest && contentOf(other) === content);
      if (!isNewestVersion) skip(ref, olderVersion);
      else if (contents.has(content))
        skip(ref, layerOfRef(candidates[0] ?? 0) === layerOfRef(ref) ? sameAgain : alreadyThere);
      else {
        contents.add(content);
        chosen.push(ref);
      }
    }
    return chosen;
  }

  /** Facts without a key: equal ones of one file are twins, of several files the same or pieces. */
  function chooseTwins(candidates: readonly FactRef[]): readonly FactRef[] {
    const first = layerOfRef(candidates[0] ?? 0);
    if (candidates.every((ref) => layerOfRef(ref) === first)) return candidates;
    const byContent = new Map<string, FactRef[]>();
    for (const ref of candidates) {
      const content = contentOf(ref);
      byContent.set(content, [...(byContent.get(content) ?? []), ref]);
    }
    return [...byContent.values()].flatMap((equal) => {
      const counts = new Map<number, number>();
      for (const ref of equal) counts.set(layerOfRef(ref), (counts.get(layerOfRef(ref)) ?? 0) + 1);
      const wanted = multiplicity(
        [...counts].map(([layer, count]) => ({ layer, count })),
        relation,
      );
      for (const ref of equal.slice(wanted)) skip(ref, alreadyThere);
      return equal.slice(0, wanted);
    });
  }

  /** Orders may be edited between two exports: then the lines of the newest one count. */
  function withoutOlderLines(facts: readonly FactRef[]): readonly FactRef[] {
    const orders = facts.filter((ref) => isOrder(layers, ref) && layers[layerOfRef(ref)]?.isEdited);
    if (orders.length < 2 || new Set(orders.map(contentOf)).size < 2) return facts;
    const newest = newestLayer(orders);
    const kind = layers[newest]?.kind;
    const hasLines = facts.some((ref) => layerOfRef(ref) === newest && !isOrder(layers, ref));
    if (!hasLines) return facts;
    return facts.filter((ref) => {
      const isOlder =
        layerOfRef(ref) !== newest &&
        !isOrder(layers, ref) &&
        layers[layerOfRef(ref)]?.kind === kind &&
        relation(layerOfRef(ref), newest) === 'overlap';
      if (isOlder) skip(ref, olderVersion);
      return !isOlder;
    });
  }

  return function choose(id: string, all: readonly FactRef[]): readonly { id: string; facts: readonly FactRef[] }[] {
    const facts = withoutOlderLines(all);
    const keyed = new Map<string, FactRef[]>();
    const loose = new Map<string, FactRef[]>();
    for (const ref of facts) {
      const { kind, facts: table } = layerAt(layers, layerOfRef(ref));
      const key = table.keyAt(indexOfRef(ref));
      const groups = key === '' ? loose : keyed;
      const role = table.roleAt(indexOfRef(ref));
      // What an order charges beside its items, such as shipping, may be in files of two kinds.
      const name = key === '' ? kind : role === 'line' ? key : `${kind} ${role} ${key}`;
      const group = groups.get(name);
      if (group) group.push(ref);
      else groups.set(name, [ref]);
    }
    const chosen = [...[...keyed.values()].flatMap(chooseKeyed), ...[...loose.values()].flatMap(chooseTwins)];
    if (!id.startsWith('\u0000')) return [{ id, facts: chosen }];
    return chosen.map((ref, index) => ({
      id: `${layers[layerOfRef(ref)]?.kind ?? ''}-${id.slice(1)}${index === 0 ? '' : `-${index + 1}`}`,
      facts: [ref],
    }));
  };
}

function layerAt(layers: readonly Layer[], index: number): Layer {
  const layer = layers[index];
  if (!layer) throw new RangeError(`There is no layer ${index}.`);
  return layer;
}

function tableOf(layers: readonly Layer[], ref: FactRef): FactTable {
  return layerAt(layers, layerOfRef(ref)).facts;
}

function isOrder(layers: readonly Layer[], ref: FactRef): boolean {
  return tableOf(layers, ref).roleAt(indexOfRef(ref)) === 'order';
}

function isNewer(layers: readonly Layer[], one: number, other: number): boolean {
  const [first, second] = [layers[one], layers[other]];
  if (!first || !second || first === second) return false;
  return (first.latest - second.latest || first.rows - second.rows || compareTexts(first.hash, second.hash)) > 0;
}

function planOne(
  layers: readonly Layer[],
  states: readonly RowStates[],
  settings: BookSettings,
  family: string,
  { id, facts }: { readonly id: string; readonly facts: readonly FactRef[] },
): PlannedTransaction | undefined {
  const isVoid = facts
    .map((ref) => tableOf(layers, ref).textAt('void', indexOfRef(ref)))
    .find((reason) => reason !== '');
  if (isVoid !== undefined) {
    for (const ref of facts) states[layerOfRef(ref)]?.skip(indexOfRef(ref), isVoid);
    return undefined;
  }
  const isTimed = (ref: FactRef) => !Number.isNaN(tableOf(layers, ref).wallAt(indexOfRef(ref)));
  const orders = facts.filter((ref) => isOrder(layers, ref) && isTimed(ref));
  const sources = orders.length > 0 ? orders : facts.filter(isTimed);
  if (sources.length === 0) {
    const refusal = { column: '', value: id, reason: 'Its order is in none of the files, and the row has no date' };
    for (const ref of facts) states[layerOfRef(ref)]?.refuse(indexOfRef(ref), refusal);
    return undefined;
  }
  let best = { day: Infinity, minute: 0 };
  for (const ref of sources) {
    const table = tableOf(layers, ref);
    const index = indexOfRef(ref);
    const time = businessTimeOf({ wall: table.wallAt(index), zone: table.zoneAt(index) }, settings);
    if (time.day < best.day || (time.day === best.day && time.minute < best.minute)) best = time;
  }
  for (const ref of facts) states[layerOfRef(ref)]?.book(indexOfRef(ref));
  return { id, family, facts, ...best };
}
