import fc from 'fast-check';
import { partSize, partsOf, type ListPart } from './listParts';

interface Entry {
  readonly id: number;
}

const entries = (count: number, from = 0) => Array.from({ length: count }, (_, index): Entry => ({ id: from + index }));

let count = 0;
const newId = () => `part-${(count += 1)}`;

function newParts(parts: readonly ListPart[], before: readonly ListPart[]) {
  return parts.filter((part) => !before.includes(part)).length;
}

const list = entries(3 * partSize);
const before = partsOf(list, [], newId);

test('a new list is split into parts of the same size', () => {
  expect(before.map((part) => part.entries.length)).toEqual([partSize, partSize, partSize]);
});

test.each<[string, readonly Entry[], number]>([
  ['the same list', list, 0],
  ['an edit', list.with(1_500, { id: -1 }), 1],
  ['two edits in different parts', list.with(0, { id: -1 }).with(2_999, { id: -2 }), 2],
  ['a deletion', list.toSpliced(1_500, 1), 1],
  ['an insertion', list.toSpliced(1_500, 0, { id: -1 }), 2],
  ['an addition', [...list, { id: -1 }], 1],
  ['an emptied list', [], 0],
  ['the first part deleted', list.slice(partSize), 0],
])('%s makes as few new parts as possible', (_, changed, expected) => {
  const parts = partsOf(changed, before, newId);
  expect(parts.flatMap((part) => part.entries)).toEqual(changed);
  expect(newParts(parts, before)).toBe(expected);
});

test('entries that are added one by one share a part', () => {
  let [current, parts] = [list as readonly Entry[], before];
  for (const entry of entries(20, 5_000)) {
    current = [...current, entry];
    parts = partsOf(current, parts, newId);
  }
  expect(parts.map((part) => part.entries.length)).toEqual([partSize, partSize, partSize, 20]);
});

test('parts always make up the list, whatever was changed', () => {
  const change = fc.record({ at: fc.nat(60), removed: fc.nat(30), added: fc.nat(30) });
  fc.assert(
    fc.property(fc.nat(40), fc.array(change, { maxLength: 5 }), (length, changes) => {
      let current: readonly Entry[] = entries(length);
      // Parts of ten, as they are after many changes.
      let parts: readonly ListPart<Entry>[] = Array.from({ length: Math.ceil(length / 10) }, (_, index) => ({
        id: newId(),
        entries: current.slice(index * 10, index * 10 + 10),
      }));
      for (const { at, removed, added } of changes) {
        current = current.toSpliced(at, removed, ...entries(added, 1_000));
        const next = partsOf(current, parts, newId);
        expect(next.flatMap((part) => part.entries)).toEqual(current);
        expect(new Set(next.map(({ id }) => id)).size).toBe(next.length);
        parts = next;
      }
    }),
  );
});
