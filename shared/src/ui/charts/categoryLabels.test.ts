import fc from 'fast-check';
import { cutLabel, labelPlan, slantedRoom, textWidth } from './categoryLabels';

const days = (count: number) => Array.from({ length: count }, (_, day) => `Jun ${day + 1}`);

test('with enough space every category has a label', () => {
  expect(labelPlan(days(7), 60).indexes).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('with many categories every n-th one has a label, starting with the first', () => {
  const { indexes } = labelPlan(days(30), 25);
  expect(indexes.slice(0, 3)).toEqual([0, 3, 6]);
  expect(indexes.length).toBeLessThan(11);
});

test('hours are slanted where their “AM” would be cut', () => {
  const hours = ['8 AM', '9 AM', '10 AM', '11 AM', '12 PM', '1 PM', '2 PM', '3 PM', '4 PM', '5 PM', '6 PM'];
  expect(labelPlan(hours, 25)).toMatchObject({ isSlanted: true });
  expect(labelPlan(hours, 31)).toMatchObject({ isSlanted: false });
});

test('on a phone the days of a week wrap, and the names of a few categories are slanted, so that each has a label', () => {
  expect(labelPlan(days(7), 37)).toMatchObject({ indexes: [0, 1, 2, 3, 4, 5, 6], isSlanted: false });
  const names = ['Catering', 'Classes', 'Pantry', 'Coffee', 'Equipment', 'Bakery', 'Deli'];
  expect(labelPlan(names, 37)).toEqual({ indexes: [0, 1, 2, 3, 4, 5, 6], width: 72, isSlanted: true });
  expect(cutLabel('Equipment', 72)).toBe('Equipment');
  expect(cutLabel('Heirloom Tomato and Pepper', 96)).toBe('Heirloom To…');
});

test('on a phone slanted weeks have their days without the year, none of which is cut', () => {
  const weeks = ['Mar 30 – Apr 5, 2025 (5 days)', 'Apr 27 – May 3, 2025', 'Dec 28, 2025 – Jan 3, 2026 (so far)'];
  const { width, isSlanted } = labelPlan(weeks.concat(weeks, weeks), 22);
  expect(isSlanted).toBe(true);
  expect(weeks.map((week) => cutLabel(week, width))).toEqual(['Mar 30–Apr 5', 'Apr 27–May 3', 'Dec 28–Jan 3']);
  expect(cutLabel('Calendar of photos, 2026', 96)).toBe('Calendar of…');
});

test('capitals and East Asian characters are wider, so that fewer of them are shown; no emoji is cut in half', () => {
  expect(cutLabel('WWWWWWWWWWWWWWWW', 96)).toBe('WWWWWWWW…');
  expect(cutLabel('冬季限定抹茶ラテ特大サイズ', 96)).toBe('冬季限定抹茶…');
  expect(cutLabel('🍰🎂🍰🎂🍰🎂🍰', 56)).toBe('🍰🎂🍰…');
  for (const text of ['WWWWWWWWWWWWWWWW', '冬季限定抹茶ラテ特大サイズ', '🍰🎂🍰🎂🍰🎂🍰'])
    expect(textWidth(cutLabel(text, 72))).toBeLessThanOrEqual(72);
});

test('the first slanted labels do not extend beyond the chart', () => {
  expect(cutLabel('Antique grand piano', Math.min(96, slantedRoom(0, 30, 49)))).toBe('Antique gr…');
  expect(cutLabel('Antique grand piano', Math.min(96, slantedRoom(1, 30, 49)))).toBe('Antique gra…');
});

test('of 400 days a few have labels', () => {
  const { indexes } = labelPlan(days(400), 2.5);
  expect(indexes[0]).toBe(0);
  expect(indexes.length).toBeGreaterThan(8);
  expect(indexes.length).toBeLessThan(20);
});

test('long labels wrap to two lines before they are left out', () => {
  expect(labelPlan(['Jun 22 – Jun 28', 'Jun 29 – Jul 5'], 80).indexes).toEqual([0, 1]);
});

test('labels never overlap, and the last one does not extend beyond the axis', () => {
  const names = fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(names, fc.integer({ min: 200, max: 1_200 }), (texts, plotWidth) => {
      const step = plotWidth / texts.length;
      const { indexes, width, isSlanted } = labelPlan(texts, step);
      expect(indexes[0]).toBe(0);
      if (isSlanted) return;
      const middles = indexes.map((index) => (index + 0.5) * step);
      for (const [index, middle] of middles.entries()) {
        const next = middles[index + 1] ?? Infinity;
        expect(middle + width).toBeLessThan(next);
      }
    }),
  );
});
