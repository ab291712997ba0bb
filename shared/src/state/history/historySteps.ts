import type { Outcome } from '../editLock';
import { runAtomically } from '../runAtomically';
import type { HistoryLine, ListHistory } from './listEdits';

/** What the merchant did at once: a change of one list, or changes of several that belong together. */
export interface HistoryStep {
  readonly id: string;
  /** When it was made, in epoch milliseconds. */
  readonly at: number;
  readonly text: string;
  readonly isUndone: boolean;
  /** Undoes it, or makes it again. */
  readonly toggle: () => Promise<Outcome>;
}

interface PlacedLine extends HistoryLine {
  readonly history: ListHistory;
}

/** The steps of the first list, and those of the others that `isOwn` says belong to it, the newest first. */
function historySteps(
  histories: readonly ListHistory[],
  isOwn: ((group: string) => boolean) | undefined,
): readonly HistoryStep[] {
  const byStep = new Map<string, PlacedLine[]>();
  histories.forEach((history, list) => {
    for (const line of history.lines()) {
      const id = line.group ?? `${list} ${line.id}`;
      byStep.set(id, [...(byStep.get(id) ?? []), { ...line, history }]);
    }
  });
  const steps = [...byStep].flatMap(([id, lines]) => {
    const isShown = lines.some(({ history, group }) => history === histories[0] || (group && isOwn?.(group)));
    return isShown ? [stepOf(id, lines)] : [];
  });
  return steps.sort((one, other) => other.at - one.at);
}

/** The steps as they are stored now: the same array until a list changes. */
export function createHistorySteps(histories: readonly ListHistory[], isOwn: ((group: string) => boolean) | undefined) {
  let lines: readonly unknown[] = [];
  let steps: readonly HistoryStep[] = [];
  return {
    subscribe(listener: () => void) {
      const stops = histories.map((history) => history.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    steps() {
      const now = histories.map((history) => history.lines());
      if (now.some((each, index) => each !== lines[index])) steps = historySteps(histories, isOwn);
      lines = now;
      return steps;
    },
  };
}

function stepOf(id: string, lines: readonly PlacedLine[]): HistoryStep {
  const isUndone = lines.every((line) => line.isUndone === true);
  const meant = lines.filter((line) => (line.isUndone ?? false) === isUndone);
  return {
    id,
    at: Math.max(...lines.map((line) => Number(line.id))),
    text: lines.map(({ text }) => text).join(', '),
    isUndone,
    toggle: () => runAtomically(meant.map((line) => () => line.history.toggle(line.id))),
  };
}
