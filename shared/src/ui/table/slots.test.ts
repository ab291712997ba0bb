import fc from 'fast-check';
import { nextSlots } from './slots';

const drawn = (slots: ReturnType<typeof nextSlots>) => slots.map(({ id, key }) => `${id}${key}`).join(' ');
const inOrder = { isReusing: true, isInPlace: false, ownKey: undefined };
const inPlace = { ...inOrder, isInPlace: true };
const abcd = nextSlots([], ['a', 'b', 'c', 'd'], inOrder);

test('the first lines get a slot each', () => expect(drawn(abcd)).toBe('0a 1b 2c 3d'));

test('lines that come take the slots of lines that went, in their places', () =>
  expect(drawn(nextSlots(abcd, ['c', 'd', 'e', 'f'], inPlace))).toBe('0e 1f 2c 3d'));

test('at rest the slots follow the lines, each with its line', () => {
  const scrolled = nextSlots(abcd, ['c', 'd', 'e', 'f'], inPlace);
  expect(drawn(nextSlots(scrolled, ['c', 'd', 'e', 'f'], inOrder))).toBe('2c 3d 0e 1f');
});

test('more lines get slots more, fewer leave none empty', () => {
  expect(drawn(nextSlots(abcd, ['b', 'c', 'd', 'e', 'f'], inPlace))).toBe('0e 1b 2c 3d 4f');
  expect(drawn(nextSlots(abcd, ['d', 'e'], inPlace))).toBe('0e 3d');
});

test('where most lines are others, the slots stay and are dealt out from top to bottom', () =>
  expect(drawn(nextSlots(abcd, ['x', 'd', 'y', 'z'], inOrder))).toBe('0x 1d 2y 3z'));

test('where most lines stay, they keep their slots', () =>
  expect(drawn(nextSlots(abcd, ['x', 'a', 'b', 'c'], inOrder))).toBe('3x 0a 1b 2c'));

test('no line takes the slot of the own one', () => {
  const terms = { ...inPlace, ownKey: 'a' };
  expect(drawn(nextSlots(abcd, ['b', 'c', 'd', 'e'], terms))).toBe('1b 2c 3d 4e');
  expect(drawn(nextSlots(abcd, ['x', 'a', 'y', 'z'], { ...terms, isInPlace: false }))).toBe('1x 0a 2y 3z');
});

test('without reuse a line that comes gets a slot of its own', () =>
  expect(drawn(nextSlots(abcd, ['c', 'd', 'e'], { ...inOrder, isReusing: false }))).toBe('2c 3d 4e'));

const keys = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'));
const terms = fc.record({
  isReusing: fc.boolean(),
  isInPlace: fc.boolean(),
  ownKey: fc.constantFrom('a', 'e', undefined),
});

test('every line has exactly one slot, whatever came before', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, terms), { minLength: 1 }), (steps) => {
      let slots: ReturnType<typeof nextSlots> = [];
      for (const [wanted, how] of steps) {
        const before = slots;
        slots = nextSlots(before, wanted, how);
        expect(new Set(slots.map(({ id }) => id)).size).toBe(wanted.length);
        expect(slots.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
        if (!how.isInPlace) expect(slots.map(({ key }) => key)).toEqual(wanted);
        const own = before.find(({ key }) => key === how.ownKey);
        const taken = slots.find(({ id }) => id === own?.id);
        if (own && taken) expect(taken.key).toBe(own.key);
      }
    }),
  ));
