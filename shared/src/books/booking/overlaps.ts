import type { Layer } from '../reading/layer';
import { hashOf } from '../hashOf';
import { factAmountsContent, factContent } from './factContent';

/**
 * Tells whether rows that two files of one kind have in common are the same sales (`overlap`) or different ones that look
 * alike (`pieces` of one file). Exports that overlap share nearly all rows of the time that both cover, pieces of a split
 * file hardly any.
 */
export function createOverlaps(layers: readonly Layer[]): (one: number, other: number) => 'overlap' | 'pieces' {
  const known = new Map<string, 'overlap' | 'pieces'>();
  const contents = new Map<number, readonly TimedContent[]>();
  const contentsOf = (index: number) => {
    const layer = layers[index];
    const found = contents.get(index) ?? (layer ? timedContents(layer) : []);
    contents.set(index, found);
    return found;
  };
  return (one, other) => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    const found = known.get(key) ?? relationOf(contentsOf(one), contentsOf(other));
    known.set(key, found);
    return found;
  };
}

interface TimedContent {
  readonly wall: number;
  readonly content: number;
}

function timedContents({ facts }: Layer): readonly TimedContent[] {
  const found: TimedContent[] = [];
  for (let index = 0; index < facts.length; index += 1) {
    const wall = facts.wallAt(index);
    if (Number.isNaN(wall)) continue;
    // What has a key is the same also if a newer export says something else of it.
    const key = facts.keyAt(index);
    const id = facts.ids.values[facts.idCodes.at(index)] ?? '';
    found.push({
      wall,
      content: hashOf(
        key === ''
          ? (id === '' ? factContent : factAmountsContent)(facts, index)
          : `${facts.roleAt(index)} ${id} ${key}`,
      ),
    });
  }
  return found;
}

function relationOf(one: readonly TimedContent[], other: readonly TimedContent[]): 'overlap' | 'pieces' {
  const [first, second] = [spanOf(one), spanOf(other)];
  const from = Math.max(first.from, second.from);
  const to = Math.min(first.to, second.to);
  const within = (all: readonly TimedContent[]) => all.filter(({ wall }) => wall >= from && wall <= to);
  const [ours, theirs] = [within(one), within(other)];
  const counts = new Map<number, number>();
  for (const { content } of ours) counts.set(content, (counts.get(content) ?? 0) + 1);
  let shared = 0;
  for (const { content } of theirs) {
    const left = counts.get(content) ?? 0;
    if (left === 0) continue;
    counts.set(content, left - 1);
    shared += 1;
  }
  return shared * 2 > Math.min(ours.length, theirs.length) ? 'overlap' : 'pieces';
}

function spanOf(all: readonly TimedContent[]) {
  let [from, to] = [Infinity, -Infinity];
  for (const { wall } of all) {
    if (wall < from) from = wall;
    if (wall > to) to = wall;
  }
  return { from, to };
}

interface RowCount {
  readonly layer: number;
  readonly count: number;
}

type Relation = (one: number, other: number) => 'overlap' | 'pieces';

/** With more files than this, one group of pieces is found instead of the largest. */
const maxCompared = 12;

/**
 * How many of a row there are, if files have it so many times each: the largest sum over files that are pieces of each
 * other, because of files that overlap only one counts.
 */
export function multiplicity(counts: readonly RowCount[], relation: Relation): number {
  const fits = (group: readonly RowCount[], next: RowCount) =>
    group.every(({ layer }) => relation(layer, next.layer) === 'pieces');
  const firstGroup: RowCount[] = [];
  for (const next of counts) if (fits(firstGroup, next)) firstGroup.push(next);
  if (firstGroup.length === counts.length || counts.length > maxCompared)
    return firstGroup.reduce((sum, { count }) => sum + count, 0);

  function largest(group: readonly RowCount[], total: number, from: number): number {
    let best = total;
    counts.slice(from).forEach((next, index) => {
      if (fits(group, next)) best = Math.max(best, largest([...group, next], total + next.count, from + index + 1));
    });
    return best;
  }
  return largest([], 0, 0);
}
