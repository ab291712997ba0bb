import type { Outcome } from '../data/itemsStore';
import { allOrNothing } from './allOrNothing';

let log: string[] = [];
beforeEach(() => (log = []));

function step(name: string): () => Promise<Outcome> {
  return () => {
    log.push(name);
    return Promise.resolve({ ok: true, changed: 2, undo: step(`undo ${name}`) });
  };
}

const refused: Outcome = { ok: false, reason: 'full', message: 'No room.' };

test('all steps run in order, their changes add up, and Undo takes them back, last first', async () => {
  const outcome = await allOrNothing([step('a'), step('b')]);
  expect(outcome).toMatchObject({ ok: true, changed: 4 });
  if (outcome.ok) await outcome.undo();
  expect(log).toEqual(['a', 'b', 'undo b', 'undo a']);
});

test('what is refused takes back what was done before, and runs nothing after', async () => {
  const outcome = await allOrNothing([step('a'), step('b'), () => Promise.resolve(refused), step('c')]);
  expect(outcome).toBe(refused);
  expect(log).toEqual(['a', 'b', 'undo b', 'undo a']);
});

test('nothing to do is done', async () => {
  await expect(allOrNothing([])).resolves.toMatchObject({ ok: true, changed: 0 });
});
