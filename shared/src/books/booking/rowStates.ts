import type { Layer, Refusal } from '../reading/layer';

export const alreadyThere = 'Already there from another file';
export const sameAgain = 'The same row again';
export const olderVersion = 'A newer export has this row';

/** What became of the rows of one file. `booked` + `refused` + `skipped` = `rows`. */
export interface FileOutcome {
  readonly layer: Layer;
  readonly rows: number;
  readonly booked: number;
  readonly refused: readonly Refusal[];
  readonly skipped: ReadonlyMap<string, number>;
}

/** What becomes of each row of a layer: a row with one fact that is booked is booked. */
export function createRowStates(layer: Layer) {
  const booked = new Uint8Array(layer.rows);
  const reasonCodes = new Uint8Array(layer.rows);
  const reasons: string[] = [''];
  const refused: Refusal[] = [];
  const rowOf = (index: number) => layer.facts.rows.at(index);
  return {
    booked,
    reasonCodes,
    reasons,
    refused,
    book(index: number) {
      booked[rowOf(index)] = 1;
    },
    skip(index: number, reason: string) {
      let code = reasons.indexOf(reason);
      if (code < 0) code = reasons.push(reason) - 1;
      reasonCodes[rowOf(index)] = code;
    },
    refuse(index: number, refusal: Omit<Refusal, 'line'>) {
      const row = rowOf(index);
      if (booked[row] === 2) return;
      booked[row] = 2;
      refused.push({ line: layer.lines.at(row), ...refusal });
    },
  };
}

export type RowStates = ReturnType<typeof createRowStates>;

export function outcomeOf(layer: Layer, states: RowStates, isActive: boolean): FileOutcome {
  const skipped = new Map(layer.skipped);
  const skip = (reason: string) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const withFacts = new Uint8Array(layer.rows);
  for (let index = 0; index < layer.facts.length; index += 1) withFacts[layer.facts.rows.at(index)] = 1;
  let booked = 0;
  for (let row = 0; row < layer.rows; row += 1) {
    if (withFacts[row] === 0) continue;
    if (states.booked[row] === 1) booked += 1;
    else if (states.booked[row] === 0)
      skip(isActive ? states.reasons[states.reasonCodes[row] ?? 0] || sameAgain : alreadyThere);
  }
  const refused = [...layer.refused, ...states.refused].sort((one, other) => one.line - other.line);
  return { layer, rows: layer.rows, booked, refused, skipped };
}
