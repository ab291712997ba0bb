import { expect, test } from 'playwright/test';
import { trialsOf, verdictOf } from './trials.mjs';

const remotes = ['reports', 'learning'];
const leftOut = (before: Record<string, string>, isWhole = false) =>
  trialsOf(remotes, before, { isWhole }).flatMap(({ title, leftOut: why, isGap = false }) =>
    why ? [`${title}: ${why}${isGap ? '!' : ''}`] : [],
  );

test('pnpm compat tries every remote in both directions and names what it leaves out', () => {
  expect(trialsOf(remotes, { host: '1', reports: '1', learning: '1' }, { isWhole: false })).toHaveLength(4);
  expect(leftOut({ host: '1', reports: '1', learning: '1' })).toEqual([]);
  expect(leftOut({ host: '1', learning: '1' })).toEqual([
    'reports before, in the host: no other build of reports is kept!',
  ]);
  expect(leftOut({ reports: '1', learning: '1' })).toEqual([
    'reports, in the host before: no other build of host is kept!',
    'learning, in the host before: no other build of host is kept!',
  ]);
  // Every app of a git ref is built: a remote that it lacks is new.
  expect(leftOut({ host: '1', learning: '1' }, true)).toEqual([
    'reports before, in the host: reports is new since then',
  ]);
});

test('pnpm compat fails when a trial fails, when one that should have been compared was left out, and when nothing was compared', () => {
  const verdict = (...results: ('ok' | 'fails' | 'gap' | 'none')[]) => verdictOf(results.map((result) => ({ result })));
  expect(verdict('ok', 'ok', 'none')).toEqual({ code: 0, text: '2 of 2 compared work.' });
  expect(verdict('ok', 'fails')).toEqual({ code: 1, text: '1 of 2 compared work.' });
  expect(verdict('ok', 'gap')).toEqual({
    code: 1,
    text: '1 of 1 compared work, 1 not compared; name a git ref to compare all: pnpm compat main~1.',
  });
  expect(verdict('gap')).toMatchObject({ code: 1, text: expect.stringMatching(/^Nothing was compared/) });
  expect(verdict('none')).toMatchObject({ code: 1, text: 'Nothing was compared.' });
});
