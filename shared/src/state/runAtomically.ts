import { asOneAction } from './actions';
import type { Outcome } from './editLock';

/** Runs several edits as one. If one fails, those before it are undone. Undo reverses all of them, last first. */
export function runAtomically(edits: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  return asOneAction(() => runAll(edits));
}

async function runAll(edits: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  const done: Extract<Outcome, { readonly ok: true }>[] = [];
  const undos = () => done.map(({ undo }) => undo).reverse();
  for (const edit of edits) {
    const outcome = await edit();
    if (!outcome.ok) {
      for (const undo of undos()) await undo();
      return outcome;
    }
    done.push(outcome);
  }
  const changed = done.reduce((sum, outcome) => sum + outcome.changed, 0);
  const kept = done.reduce((sum, outcome) => sum + (outcome.kept ?? 0), 0);
  const isKept = done.every((outcome) => outcome.isKept !== false);
  return { ok: true, changed, ...(kept > 0 && { kept }), isKept, undo: () => runAtomically(undos()) };
}
