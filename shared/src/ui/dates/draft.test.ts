import * as drafts from './draft';

const week = { from: '2025-06-22', to: '2025-06-28' };
const start = drafts.draftOf(week);
const limits = { today: '2026-11-23' };

test('a draft starts as the range in words', () => {
  expect(start.texts).toEqual({ from: 'Jun 22, 2025', to: 'Jun 28, 2025' });
  expect(drafts.readRange(start.texts)).toEqual(week);
});

test('the calendar follows what is typed and keeps the last valid range', () => {
  const typed = drafts.withTyped(start, 'to', '7/5/2025');
  expect(typed).toMatchObject({ range: { from: '2025-06-22', to: '2025-07-05' }, shownDay: '2025-07-05' });
  const half = drafts.withTyped(typed, 'to', '7/');
  expect(half).toMatchObject({ range: typed.range, shownDay: '2025-07-05', texts: { to: '7/' } });
});

test('leaving a field rewrites a valid day and leaves invalid text as it is', () => {
  const read = drafts.withLeft(drafts.withTyped(start, 'from', '6/7/2025'), 'from');
  expect(read.texts.from).toBe('Jun 7, 2025');
  const unread = drafts.withLeft(drafts.withTyped(start, 'from', '31 June'), 'from');
  expect(unread.texts.from).toBe('31 June');
});

test('a problem shows when its field is left, not while typing', () => {
  const typed = drafts.withTyped(start, 'from', 'Jun');
  expect(drafts.shownProblems(typed, limits)).toEqual({});
  expect(drafts.shownProblems(drafts.withLeft(typed, 'to'), limits)).toEqual({});
  expect(drafts.shownProblems(drafts.withLeft(typed, 'from'), limits)).toEqual({
    from: 'Write it like Jun 22, 2025.',
  });
});

test.each([
  ['Jun 29, 2025', 'Jun 28, 2025', { to: 'Choose a day on or after From.' }],
  ['Jun 28, 2025', 'Jun 28, 2025', {}],
  ['Jun 1, 2025', 'Jul 1, 2025', {}],
  ['Jun 1, 2025', 'Jul 2, 2025', { to: 'Choose at most 31 days.' }],
  ['Nov 23, 2026', 'Nov 23, 2026', {}],
  ['Nov 23, 2026', 'Nov 24, 2026', { to: 'Choose a day up to today, Nov 23, 2026.' }],
  [
    'Nov 30, 2026',
    'Dec 1, 2026',
    { from: 'Choose a day up to today, Nov 23, 2026.', to: 'Choose a day up to today, Nov 23, 2026.' },
  ],
  ['Jun 31, 2025', 'never', { from: 'There is no such day.', to: 'Write it like Jun 22, 2025.' }],
])('%s to %s, 31 days at most: %j', (from, to, problems) => {
  const draft = drafts.withTyped(drafts.withTyped(start, 'from', from), 'to', to);
  expect(drafts.problemsOf(draft, { ...limits, maxDays: 31 })).toEqual(problems);
});

test('without a maximum any length is valid', () => {
  const decade = drafts.withChosen(start, { from: '2016-01-01', to: '2025-12-31' });
  expect(drafts.problemsOf(decade, limits)).toEqual({});
});

test('a problem of the range shows when either field was left', () => {
  const late = drafts.withLeft(drafts.withTyped(start, 'from', 'Jun 29, 2025'), 'from');
  expect(drafts.shownProblems(late, limits)).toEqual({ to: 'Choose a day on or after From.' });
});
