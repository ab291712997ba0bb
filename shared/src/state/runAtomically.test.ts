import type { Outcome } from '@back-office/shared/state';
import { runAtomically } from './runAtomically';

let log: string[] = [];
beforeEach(() => (log = []));

function edit(name: string): () => Promise<Outcome> {
  return () => {
    log.push(name);
    return Promise.resolve({ ok: true, changed: 2, undo: edit(`undo ${name}`) });
  };
}

const failed: Outcome = { ok: false, reason: 'full', message: 'No room.' };

test('all edits run in order, their changes add up, and Undo reverses them, last first', async () => {
  const outcome = await runAtomically([edit('a'), edit('b')]);
  expect(outcome).toMatchObject({ ok: true, changed: 4 });
  if (outcome.ok) await outcome.undo();
  expect(log).toEqual(['a', 'b', 'undo b', 'undo a']);
});

test('an edit that fails undoes those before it, and those after it do not run', async () => {
  const outcome = await runAtomically([edit('a'), edit('b'), () => Promise.resolve(failed), edit('c')]);
  expect(outcome).toBe(failed);
  expect(log).toEqual(['a', 'b', 'undo b', 'undo a']);
});

test('no edits succeed', async () => {
  await expect(runAtomically([])).resolves.toMatchObject({ ok: true, changed: 0 });
});
