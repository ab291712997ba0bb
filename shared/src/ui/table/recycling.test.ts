import fc from 'fast-check';
import { assignRowElements } from './recycling';

const drawn = (elements: ReturnType<typeof assignRowElements>) =>
  elements.map(({ id, key }) => `${id}${key}`).join(' ');
const inOrder = { isRecycling: true, keepsOrder: false, reservedKey: undefined };
const whileScrolling = { ...inOrder, keepsOrder: true };
const abcd = assignRowElements([], ['a', 'b', 'c', 'd'], inOrder);

test('the first lines get one element each', () => expect(drawn(abcd)).toBe('0a 1b 2c 3d'));

test('new lines take over the elements of lines that are gone, in the same place', () =>
  expect(drawn(assignRowElements(abcd, ['c', 'd', 'e', 'f'], whileScrolling))).toBe('0e 1f 2c 3d'));

test('when the scrolling ends the elements are in the order of the lines, each with its line', () => {
  const scrolled = assignRowElements(abcd, ['c', 'd', 'e', 'f'], whileScrolling);
  expect(drawn(assignRowElements(scrolled, ['c', 'd', 'e', 'f'], inOrder))).toBe('2c 3d 0e 1f');
});

test('more lines get more elements, fewer lines leave no empty ones', () => {
  expect(drawn(assignRowElements(abcd, ['b', 'c', 'd', 'e', 'f'], whileScrolling))).toBe('0e 1b 2c 3d 4f');
  expect(drawn(assignRowElements(abcd, ['d', 'e'], whileScrolling))).toBe('0e 3d');
});

test('when most lines are new, the elements stay in order and are assigned from top to bottom', () =>
  expect(drawn(assignRowElements(abcd, ['x', 'd', 'y', 'z'], inOrder))).toBe('0x 1d 2y 3z'));

test('when most lines stay, they keep their elements', () =>
  expect(drawn(assignRowElements(abcd, ['x', 'a', 'b', 'c'], inOrder))).toBe('3x 0a 1b 2c'));

test('no line takes over the elements of the reserved one', () => {
  const options = { ...whileScrolling, reservedKey: 'a' };
  expect(drawn(assignRowElements(abcd, ['b', 'c', 'd', 'e'], options))).toBe('1b 2c 3d 4e');
  expect(drawn(assignRowElements(abcd, ['x', 'a', 'y', 'z'], { ...options, keepsOrder: false }))).toBe('1x 0a 2y 3z');
});

test('without recycling a new line gets new elements', () =>
  expect(drawn(assignRowElements(abcd, ['c', 'd', 'e'], { ...inOrder, isRecycling: false }))).toBe('2c 3d 4e'));

const keys = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'));
const anyOptions = fc.record({
  isRecycling: fc.boolean(),
  keepsOrder: fc.boolean(),
  reservedKey: fc.constantFrom('a', 'e', undefined),
});

test('every line always has exactly one element', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, anyOptions), { minLength: 1 }), (steps) => {
      let elements: ReturnType<typeof assignRowElements> = [];
      for (const [wanted, options] of steps) {
        const before = elements;
        elements = assignRowElements(before, wanted, options);
        expect(new Set(elements.map(({ id }) => id)).size).toBe(wanted.length);
        expect(elements.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
        if (!options.keepsOrder) expect(elements.map(({ key }) => key)).toEqual(wanted);
        const reserved = before.find(({ key }) => key === options.reservedKey);
        const taken = elements.find(({ id }) => id === reserved?.id);
        if (reserved && taken) expect(taken.key).toBe(reserved.key);
      }
    }),
  ));
