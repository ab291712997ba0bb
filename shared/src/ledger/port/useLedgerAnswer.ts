import { startTransition, useEffect, useState } from 'react';
import type { Day } from '@back-office/shared/format';
import { useToday } from '../session/now';
import { useLedger } from '../session/useLedger';
import { isPromise, type Answer } from './answer';
import { useFactsPort, useLedgerPort } from './LedgerPortProvider';
import { lastDayOf, type LedgerFacts } from './ledgerFacts';
import type { LedgerPort } from './ledgerPort';

/** What a screen knows about its figures. `retry` asks again. */
export type LedgerAnswer<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly data: Value;
      /** The data answers an earlier question: the answer to this one is on its way, or failed. */
      readonly isStale: boolean;
      /** Why there is no newer answer. */
      readonly error: Error | undefined;
      readonly retry: () => void;
    };

type Ask<Value> = (port: LedgerPort, signal: AbortSignal) => Answer<Value>;

/**
 * Asks the ledger. An answer that is there at once is returned in the same render; until a later one arrives, the last
 * answer stays, marked as stale. It asks again when `deps`, which are compared by content, or the figures change, and
 * aborts a request whose answer is no longer needed. To never show the answer to another question, such as another id,
 * give the component a `key`.
 *
 *     const answer = useLedgerAnswer((port, signal) => port.figures(question, { signal }), [question]);
 */
export function useLedgerAnswer<Value>(ask: Ask<Value>, deps: readonly unknown[]): LedgerAnswer<Value> {
  return useAnswer(useLedgerPort(), ask, deps);
}

/** What the shop says of itself. The sample's are there at once, those of another ledger once it has answered. */
export function useLedgerFacts(): LedgerFacts | undefined {
  const answer = useFactsAnswer();
  return answer.state === 'ready' ? answer.data : undefined;
}

/** The same, for screens that wait for it: whether the shop has sales, and on which days screens open. */
export function useFactsAnswer(): LedgerAnswer<LedgerFacts> {
  return useAnswer(useFactsPort(), (port, signal) => port.describe({ signal }), []);
}

/** The last day of the data, today at the latest: where screens open over another ledger than the sample. */
export function useLastDay(): Day {
  const today = useToday();
  return lastDayOf(useLedgerFacts(), today);
}

function useAnswer<Value>(port: LedgerPort, ask: Ask<Value>, deps: readonly unknown[]): LedgerAnswer<Value> {
  // Every source is asked again after Refresh, which raises the revision.
  const { revision } = useLedger();
  const [attempt, setAttempt] = useState(0);
  const question = [port.version, revision, attempt, ...deps];
  const [current, setCurrent] = useState(() => start(ask, port, question, undefined));
  let shown = current;
  if (!isSame(shown.question, question)) {
    shown = start(ask, port, question, current.last);
    setCurrent(shown);
  }
  const { pending } = current;
  useEffect(
    () =>
      pending?.listen((result) =>
        // A whole screen may be drawn for it: in short tasks, so that the page responds meanwhile.
        startTransition(() =>
          setCurrent((now) => (now.pending === pending ? { ...now, ...result, pending: undefined } : now)),
        ),
      ),
    [pending],
  );
  const retry = () => setAttempt((count) => count + 1);
  return toAnswer(shown, retry);
}

interface Asked<Value> {
  readonly question: readonly unknown[];
  readonly pending: Pending<Value> | undefined;
  readonly error: Error | undefined;
  /** The latest answer, to this or an earlier question. */
  readonly last: { readonly data: Value } | undefined;
}

function toAnswer<Value>({ pending, error, last }: Asked<Value>, retry: () => void): LedgerAnswer<Value> {
  if (last) {
    const isStale = pending !== undefined || error !== undefined;
    return { state: 'ready', data: last.data, isStale, error, retry };
  }
  return error ? { state: 'failed', error, retry } : { state: 'waiting' };
}

function start<Value>(
  ask: Ask<Value>,
  port: LedgerPort,
  question: readonly unknown[],
  last: Asked<Value>['last'],
): Asked<Value> {
  const controller = new AbortController();
  const asked: Asked<Value> = { question, pending: undefined, error: undefined, last };
  try {
    const answer = ask(port, controller.signal);
    if (!isPromise(answer)) return { ...asked, last: { data: answer } };
    return { ...asked, pending: pendingAnswer(answer, controller) };
  } catch (error) {
    return { ...asked, error: toError(error) };
  }
}

interface Pending<Value> {
  /** Returns a function that stops listening. The request is aborted when nobody listens any more. */
  listen(onResult: (result: Pick<Asked<Value>, 'error'> | Pick<Asked<Value>, 'last'>) => void): () => void;
}

function pendingAnswer<Value>(answer: Promise<Value>, controller: AbortController): Pending<Value> {
  let listeners = 0;
  // A render that React discards has nobody who listens.
  answer.catch(() => undefined);
  return {
    listen(onResult) {
      let isListening = true;
      listeners += 1;
      answer.then(
        (data) => isListening && onResult({ last: { data } }),
        (error: unknown) => isListening && onResult({ error: toError(error) }),
      );
      return () => {
        isListening = false;
        listeners -= 1;
        // Strict mode ends an effect and starts it again at once.
        queueMicrotask(() => {
          if (listeners === 0) controller.abort();
        });
      };
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return (
    before.length === now.length &&
    now.every((value, index) => Object.is(value, before[index]) || isEqualData(value, before[index]))
  );
}

function isEqualData(one: unknown, other: unknown): boolean {
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}
