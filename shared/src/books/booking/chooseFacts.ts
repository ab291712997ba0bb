import type { Layer } from '../reading/layer';
import { factAmountsContent, factContent } from './factContent';
import { compareTexts, indexOfRef, isOrder, layerAt, layerOfRef, tableOf, type FactRef } from './factRef';
import { createOverlaps, multiplicity } from './overlaps';
import { alreadyThere, olderVersion, sameAgain, type RowStates } from './rowStates';

/** What choosing among facts needs to know of their files. */
interface Choice {
  readonly layers: readonly Layer[];
  readonly relation: ReturnType<typeof createOverlaps>;
  /** Of some facts, the newest file. */
  newestLayer(refs: readonly FactRef[]): number;
  contentOf(ref: FactRef): string;
  skip(ref: FactRef, reason: string): void;
}

/** Decides which facts of a transaction count, and marks the others as skipped. */
export function createChooser(layers: readonly Layer[], states: readonly RowStates[]) {
  const choice: Choice = {
    layers,
    relation: createOverlaps(layers),
    newestLayer: (refs) => refs.map(layerOfRef).reduce((best, layer) => (isNewer(layers, layer, best) ? layer : best)),
    contentOf: (ref) => factContent(tableOf(layers, ref), indexOfRef(ref)),
    skip: (ref, reason) => states[layerOfRef(ref)]?.skip(indexOfRef(ref), reason),
  };

  const areEdited = layers.some(({ isEdited }) => isEdited);
  const haveKeys = layers.map(({ facts }) => facts.hasKeys());
  /** Whether facts without keys are all of one file: then each of them counts. */
  const areOfOneFile = (facts: readonly FactRef[]) => {
    const first = layerOfRef(facts[0] ?? 0);
    return !haveKeys[first] && facts.every((ref) => layerOfRef(ref) === first);
  };

  function chosenOf(all: readonly FactRef[]): readonly FactRef[] {
    if (!areEdited && areOfOneFile(all)) return all;
    const facts = withoutOlderLines(choice, all);
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
    return [
      ...[...keyed.values()].flatMap((refs) => chooseKeyed(choice, refs)),
      ...[...loose.values()].flatMap((refs) => chooseTwins(choice, refs)),
    ];
  }

  return function choose(id: string, all: readonly FactRef[]): readonly { id: string; facts: readonly FactRef[] }[] {
    if (!id.startsWith('\u0000')) return [{ id, facts: chosenOf(all) }];
    const orders = all.filter((ref) => isOrder(layers, ref));
    const isSplit = orders.length > 0 && orders.length < all.length;
    return chosenOf(isSplit ? orders : all).map((ref, index) => ({
      id: `${layers[layerOfRef(ref)]?.kind ?? ''}-${id.slice(1)}${index === 0 ? '' : `-${index + 1}`}`,
      facts: isSplit ? all.filter((each) => isSameRow(layers, each, ref)) : [ref],
    }));
  };
}

function isSameRow(layers: readonly Layer[], one: FactRef, other: FactRef): boolean {
  const rowOf = (ref: FactRef) => tableOf(layers, ref).rows.at(indexOfRef(ref));
  return layerOfRef(one) === layerOfRef(other) && rowOf(one) === rowOf(other);
}

/** Facts with a key of their own: one, from the newest export. */
function chooseKeyed({ newestLayer, contentOf, skip }: Choice, candidates: readonly FactRef[]): readonly FactRef[] {
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
function chooseTwins(choice: Choice, candidates: readonly FactRef[]): readonly FactRef[] {
  const { layers, contentOf, skip } = choice;
  const first = layerOfRef(candidates[0] ?? 0);
  if (candidates.every((ref) => layerOfRef(ref) === first)) return candidates;
  return groupBy(candidates, (ref) => factAmountsContent(tableOf(layers, ref), indexOfRef(ref))).flatMap((equal) => {
    const wanted = wantedOf(choice, equal);
    if (wanted === equal.length) return equal;
    // Each that says something else, and if there are too many, those with more texts, whichever file was read first.
    const sorted = groupBy(equal, contentOf)
      .flatMap((same) => same.slice(0, wantedOf(choice, same)))
      .map((ref) => ({ ref, content: contentOf(ref) }))
      .sort((one, other) => compareTexts(other.content, one.content))
      .map(({ ref }) => ref)
      .slice(0, wanted);
    for (const ref of equal) if (!sorted.includes(ref)) skip(ref, alreadyThere);
    return sorted;
  });
}

/** How many of some equal facts there are. */
function wantedOf({ relation }: Choice, equal: readonly FactRef[]): number {
  const counts = groupBy(equal, layerOfRef).map((own) => ({ layer: layerOfRef(own[0] ?? 0), count: own.length }));
  return multiplicity(counts, relation);
}

/** Orders may be edited between two exports: then the lines of the newest one count. */
function withoutOlderLines(
  { layers, relation, newestLayer, contentOf, skip }: Choice,
  facts: readonly FactRef[],
): readonly FactRef[] {
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

function groupBy<Key>(refs: readonly FactRef[], keyOf: (ref: FactRef) => Key): readonly (readonly FactRef[])[] {
  const groups = new Map<Key, FactRef[]>();
  for (const ref of refs) {
    const key = keyOf(ref);
    const group = groups.get(key);
    if (group) group.push(ref);
    else groups.set(key, [ref]);
  }
  return [...groups.values()];
}

function isNewer(layers: readonly Layer[], one: number, other: number): boolean {
  const [first, second] = [layers[one], layers[other]];
  if (!first || !second || first === second) return false;
  return (first.latest - second.latest || first.rows - second.rows || compareTexts(first.hash, second.hash)) > 0;
}
