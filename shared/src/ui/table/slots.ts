/** The elements that draw one line of the body, and the key of the line they draw. */
interface Slot {
  readonly id: number;
  readonly key: string;
}

interface Terms {
  /** Lines that come take over the slots of lines that went. */
  readonly isReusing: boolean;
  /** Slots stand where they stood instead of in the order of the lines, so that nothing moves in the document. */
  readonly isInPlace: boolean;
  /** The line whose slot no other takes over. */
  readonly ownKey: string | undefined;
}

/**
 * Which slot draws which line. Making and moving elements is what costs most in a long list, so a line that comes gets
 * a slot that is free, if it may. A line that stays keeps its slot, unless most of the lines are others: then the slots
 * stay where they are and are dealt out anew, top to bottom.
 */
export function nextSlots(before: readonly Slot[], keys: readonly string[], terms: Terms): readonly Slot[] {
  const { isReusing, isInPlace, ownKey } = terms;
  const places = new Map(keys.map((key, place) => [key, place]));
  const staying = before.filter(({ key }) => places.has(key));
  const isOtherList = isReusing && !isInPlace && staying.length < keys.length / 2;
  const kept = new Set((isOtherList ? staying.filter(({ key }) => key === ownKey) : staying).map(({ key }) => key));
  const coming = keys.filter((key) => !kept.has(key));
  const slots = before.flatMap((slot): Slot[] => {
    if (kept.has(slot.key)) return [slot];
    const key = isReusing && slot.key !== ownKey ? coming.shift() : undefined;
    return key === undefined ? [] : [{ id: slot.id, key }];
  });
  const unused = 1 + Math.max(-1, ...before.map(({ id }) => id));
  const all = [...slots, ...coming.map((key, index) => ({ id: unused + index, key }))];
  const placeOf = ({ key }: Slot) => places.get(key) ?? 0;
  return isInPlace ? all : all.sort((one, other) => placeOf(one) - placeOf(other));
}
