import fc from 'fast-check';
import {
  actionLabel,
  describeProgress,
  percentCompleted,
  sectionToContinue,
  withCompleted,
  withoutCompleted,
  type Progress,
} from './progress';

const course = (count: number) => ({
  id: 'course',
  sections: Array.from({ length: count }, (_, index) => ({ id: `s${index}`, title: `Section ${index}` })),
});
const done = (count: number): Progress => ({ course: course(count).sections.map(({ id }) => id) });

test.each([
  [0, 7, 0],
  [1, 7, 14],
  [6, 7, 85],
  [7, 7, 100],
  [1, 300, 1],
  [299, 300, 99],
])('%i of %i sections completed is %i%%', (completed, count, percent) => {
  expect(percentCompleted(course(count), done(completed))).toBe(percent);
});

test.each([
  [0, 'Start Module'],
  [1, 'Continue'],
  [99, 'Continue'],
  [100, 'Review'],
])('at %i%% the card offers "%s"', (percent, label) => {
  expect(actionLabel(percent)).toBe(label);
});

test('only the last missing section makes 100%, and any completed section more than 0%', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (count, completed) => {
      const percent = percentCompleted(course(count), done(Math.min(completed, count)));
      expect(percent === 100).toBe(completed >= count);
      expect(percent === 0).toBe(completed === 0);
    }),
  );
});

test('sections that no longer exist do not count, nor does an inherited name', () => {
  expect(percentCompleted(course(2), { course: ['gone', 's0'] })).toBe(50);
  expect(percentCompleted({ ...course(2), id: 'constructor' }, {})).toBe(0);
});

test('completing a section twice changes nothing, and it can be taken back', () => {
  const once = withCompleted({}, 'course', 's0');
  expect(withCompleted(once, 'course', 's0')).toBe(once);
  expect(withoutCompleted(withCompleted(once, 'course', 's1'), 'course', 's0')).toEqual({ course: ['s1'] });
  expect(withoutCompleted(once, 'course', 's0')).toEqual({});
  expect(withoutCompleted({}, 'course', 's0')).toEqual({});
});

test('a course that was started continues at its first missing section', () => {
  expect(sectionToContinue(course(3), {})).toBeUndefined();
  expect(sectionToContinue(course(3), { course: ['s0', 's2'] })?.id).toBe('s1');
  expect(sectionToContinue(course(3), done(3))).toBeUndefined();
});

test.each([
  [{ sales: ['one', 'two'], fees: ['one'] }, '3 sections completed'],
  [{ sales: ['one'] }, '1 section completed'],
  [{}, ''],
  [['one'], ''],
  [null, ''],
])('the progress %j is described as “%s”', (json, text) => expect(describeProgress(json)).toBe(text));
