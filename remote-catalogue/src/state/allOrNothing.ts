import type { Outcome } from '../data/itemsStore';

type Step = () => Promise<Outcome>;

/**
 * Several edits as one: the first that is refused takes back those before it, and Undo takes all of them back, last
 * first.
 */
export async function allOrNothing(steps: readonly Step[]): Promise<Outcome> {
  const done: Extract<Outcome, { readonly ok: true }>[] = [];
  const back = () => done.map(({ undo }) => undo).reverse();
  for (const step of steps) {
    const outcome = await step();
    if (!outcome.ok) {
      for (const undo of back()) await undo();
      return outcome;
    }
    done.push(outcome);
  }
  const changed = done.reduce((sum, outcome) => sum + outcome.changed, 0);
  return { ok: true, changed, undo: () => allOrNothing(back()) };
}
