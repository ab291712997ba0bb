import { useState } from 'react';
import { useLedgerAnswer, useToday } from '@back-office/shared/ledger';
import { askOwnFigures, type OwnFigures } from '../domain/ownFigures';
import type { LedgerSource } from '../domain/calculation';

export type OwnFiguresState =
  | { readonly state: 'off' | 'waiting' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  /** The ledger answered, but what is needed is not in its data. */
  | { readonly state: 'missing'; readonly reason: string }
  | { readonly state: 'ready'; readonly own: OwnFigures };

/** The merchant's figures of last week for an example or a calculator, asked for when they are wanted. */
export function useOwnFigures(source: LedgerSource | undefined) {
  const today = useToday();
  const [isWanted, setWanted] = useState(false);
  const answer = useLedgerAnswer(
    (port, signal) => (isWanted && source ? askOwnFigures(port, source, today, { signal }) : undefined),
    [isWanted, source, today],
  );
  return { figures: stateOf(isWanted, answer), toggle: () => setWanted((before) => !before) };
}

function stateOf(
  isWanted: boolean,
  answer: ReturnType<typeof useLedgerAnswer<OwnFigures | undefined>>,
): OwnFiguresState {
  if (!isWanted) return { state: 'off' };
  if (answer.state === 'ready' && answer.data) {
    const { missing: reason } = answer.data;
    return reason === undefined ? { state: 'ready', own: answer.data } : { state: 'missing', reason };
  }
  // After an earlier answer, a failure comes as the error of a ready answer.
  const error = answer.state === 'waiting' ? undefined : answer.error;
  return error && answer.state !== 'waiting' ? { state: 'failed', error, retry: answer.retry } : { state: 'waiting' };
}
