/** Some entries of a long list, stored as one record. A part never changes: changed entries get a new one. */
export interface ListPart<Entry = unknown> {
  readonly id: string;
  readonly entries: readonly Entry[];
}

/** Entries of a new part: few enough to read or write it in a few milliseconds. */
export const partSize = 1_000;

/**
 * The parts of a list. Parts of the list as it was before are kept where their entries are the same objects, so that one
 * edit in a long list writes one part.
 */
export function partsOf<Entry>(
  list: readonly Entry[],
  before: readonly ListPart<Entry>[],
  newId: () => string,
  size = partSize,
): readonly ListPart<Entry>[] {
  const newPart = (entries: readonly Entry[]) => ({ id: newId(), entries });
  const { head, tail, from, to } = sameEnds(list, before, size);
  const middle = before.slice(head, tail);
  const changed: ListPart<Entry>[] = [];
  if (middle.reduce((sum, { entries }) => sum + entries.length, 0) === to - from) {
    let at = from;
    for (const part of middle) {
      const end = at + part.entries.length;
      changed.push(holds(list, at, part) ? part : newPart(list.slice(at, end)));
      at = end;
    }
  } else {
    for (let at = from; at < to; at += size) changed.push(newPart(list.slice(at, Math.min(at + size, to))));
  }
  return [...before.slice(0, head), ...changed, ...before.slice(tail)];
}

/** How many parts at both ends are unchanged, and the entries between them. */
function sameEnds<Entry>(list: readonly Entry[], before: readonly ListPart<Entry>[], size: number) {
  let [head, from] = [0, 0];
  for (let part = before[head]; part && holds(list, from, part); part = before[head]) {
    head += 1;
    from += part.entries.length;
  }
  let [tail, to] = [before.length, list.length];
  for (let part = before[tail - 1]; part && tail > head; part = before[tail - 1]) {
    const start = to - part.entries.length;
    if (start < from || !holds(list, start, part)) break;
    tail -= 1;
    to = start;
  }
  // What is added goes into the part before it, so that single additions do not make a part each.
  const last = before[head - 1];
  if (to > from && last && last.entries.length < size) {
    head -= 1;
    from -= last.entries.length;
  }
  return { head, tail, from, to };
}

function holds<Entry>(list: readonly Entry[], from: number, { entries }: ListPart<Entry>): boolean {
  // A loop: one edit compares all entries of a long list, before the browser has compiled this.
  for (let index = 0; index < entries.length; index += 1) if (list[from + index] !== entries[index]) return false;
  return true;
}
