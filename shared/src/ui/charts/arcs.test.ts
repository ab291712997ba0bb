import fc from 'fast-check';
import { arcsOf, outlineOf } from './arcs';

const half = { from: -Math.PI / 2, to: Math.PI / 2, gap: 0.01 };
const cents = fc.integer({ min: -1e9, max: 1e9 });
const parts = fc.array(cents, { minLength: 1, maxLength: 6 });
const lengthOf = ({ startAngle, endAngle }: { startAngle: number; endAngle: number }) => endAngle - startAngle;

test('arcs and the gaps between them add up to the half circle', () => {
  fc.assert(
    fc.property(parts, (values) => {
      const arcs = arcsOf(values, half);
      fc.pre(arcs.length > 0);
      const lengths = arcs.reduce((sum, arc) => sum + lengthOf(arc), 0);
      expect(lengths + half.gap * (arcs.length - 1)).toBeCloseTo(Math.PI, 9);
      expect(arcs[0]?.startAngle).toBe(half.from);
      expect(arcs.at(-1)?.endAngle).toBeCloseTo(half.to, 9);
    }),
  );
});

test('each arc is as long as its share, and starts one gap after the previous one', () => {
  fc.assert(
    fc.property(parts, (values) => {
      const arcs = arcsOf(values, half);
      const drawn = values.filter((value) => value > 0);
      const whole = drawn.reduce((sum, value) => sum + value, 0);
      const available = Math.PI - half.gap * (drawn.length - 1);
      arcs.forEach((arc, index) => {
        expect(lengthOf(arc)).toBeCloseTo((available * (drawn[index] ?? NaN)) / whole, 9);
        const before = arcs[index - 1];
        if (before) expect(arc.startAngle - before.endAngle).toBeCloseTo(half.gap, 9);
      });
    }),
  );
});

test('a part of zero or less has no arc, and the others keep their colors', () => {
  expect(arcsOf([0, 300, -50, 100], half).map(({ index }) => index)).toEqual([1, 3]);
});

test('a single part fills the sweep', () => {
  expect(arcsOf([7], half)).toEqual([{ index: 0, startAngle: -Math.PI / 2, endAngle: Math.PI / 2 }]);
});

test.each([[[]], [[0, 0]], [[-100, 0]]])('with %j nothing is drawn', (values) =>
  expect(arcsOf(values, half)).toEqual([]),
);

describe('the outline of an arc', () => {
  const outline = (startAngle: number, endAngle: number) =>
    outlineOf({ startAngle, endAngle }, 50, 100).replace(
      /-?\d+(\.\d+)?(e-\d+)?/g,
      (each) => `${Math.round(+each) || 0}`,
    );

  test.each([
    ['a quarter', 0, Math.PI / 2, 'M0,-100A100,100,0,0,1,100,0L50,0A50,50,0,0,0,0,-50Z'],
    ['a half', -Math.PI / 2, Math.PI / 2, 'M-100,0A100,100,0,1,1,100,0L50,0A50,50,0,1,0,-50,0Z'],
    ['three quarters', 0, 1.5 * Math.PI, 'M0,-100A100,100,0,1,1,-100,0L-50,0A50,50,0,1,0,0,-50Z'],
  ])('%s goes along the outside and back along the inside', (_, startAngle, endAngle, path) => {
    expect(outline(startAngle, endAngle)).toBe(path);
  });
});
