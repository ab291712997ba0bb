import { pageClock } from '../../loading/deadline';
import { questionNames, type AskOptions, type LedgerPort, type QuestionName } from '../port/ledgerPort';
import { createAnswerCache } from './answerCache';
import { bodyOf, questionPath } from './protocol';
import { LedgerServerError, mayRecover } from './serverError';
import { sendRequest, type ServerConnection } from './serverRequest';

/** A shop behind a server, as a ledger port. */
export interface HttpLedger extends LedgerPort {
  /** Why the last question had no answer; `undefined` while all goes well. */
  problem(): LedgerServerError | undefined;
  /** Called when `version` or `problem` may have changed. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Asks the server whether its data have changed, or whether it answers again. Never fails. */
  check(): Promise<void>;
}

/** Milliseconds until a server that has failed is asked again; the last one repeats. */
const recoveryPauses: readonly number[] = [2_000, 5_000, 10_000, 30_000, 60_000];
/** Milliseconds without a failure after which the pauses begin again with the shortest. */
const calmTime = 120_000;

/**
 * The ledger of a shop over HTTP. One request for each question; what has not changed is not sent again. `version` counts
 * the versions of the data that this page has met, so that the first answer changes nothing. After a failure of the server
 * it is asked every now and then, while somebody listens; once it answers, the version rises and screens ask again.
 * Lend it through `checkedLedgerPort`, as any source outside the product.
 */
export function httpLedger(connection: ServerConnection): HttpLedger {
  const { clock = pageClock } = connection;
  const cache = createAnswerCache();
  const listeners = new Set<() => void>();
  let generation = 0;
  let etag: string | undefined;
  let problem: LedgerServerError | undefined;
  let failures = 0;
  let lastFailure = -calmTime;
  let cancelCheck: (() => void) | undefined;

  async function ask(name: QuestionName, question: unknown, { signal }: AskOptions = {}): Promise<unknown> {
    const body = JSON.stringify(bodyOf(name, question));
    const kept = cache.find(name, body);
    try {
      const headers = kept && { 'If-None-Match': kept.etag };
      const path = questionPath(name);
      const answer = await sendRequest(connection, { method: 'POST', path, body, headers, signal, isSafe: true });
      const value = answer.status === 304 && kept ? kept.value : answer.value;
      if (answer.etag !== undefined && answer.status !== 304)
        cache.keep(name, body, { etag: answer.etag, value, size: answer.size });
      meet(answer.etag);
      return value;
    } catch (error) {
      if (!(error instanceof LedgerServerError)) throw error;
      // A server that does not know the question at all says nothing of the kind.
      if (name === 'row' && error.failure === 'not-found' && error.problem?.type !== undefined) return undefined;
      fail(error);
      throw error;
    }
  }

  /** The server has answered, perhaps from data of another version. */
  function meet(next: string | undefined) {
    const isNewer = next !== undefined && etag !== undefined && next !== etag;
    etag = next ?? etag;
    if (isNewer) askAgain();
  }

  function askAgain() {
    generation += 1;
    notify();
  }

  function fail(error: LedgerServerError) {
    // What is wrong with one question says nothing about the next.
    if (!mayRecover(error) && error.failure !== 'unauthorized' && error.failure !== 'forbidden') return;
    if (clock.now() - lastFailure > calmTime) failures = 0;
    lastFailure = clock.now();
    problem = error;
    scheduleCheck();
    notify();
  }

  function scheduleCheck() {
    if (cancelCheck || listeners.size === 0 || !problem || !mayRecover(problem)) return;
    const pause = recoveryPauses[Math.min(failures, recoveryPauses.length - 1)] ?? 0;
    failures += 1;
    cancelCheck = clock.after(Math.max(pause, problem.wait ?? 0), () => {
      cancelCheck = undefined;
      void check();
    });
  }

  async function check(): Promise<void> {
    try {
      await ask('describe', undefined);
    } catch {
      // `problem` has the reason.
      return;
    }
    cancelCheck?.();
    cancelCheck = undefined;
    if (!problem) return;
    problem = undefined;
    askAgain();
  }

  function notify() {
    listeners.forEach((listener) => listener());
  }

  const asks = Object.fromEntries(
    questionNames.map((name) => [
      name,
      name === 'describe'
        ? (options?: AskOptions) => ask(name, undefined, options)
        : (question: unknown, options?: AskOptions) => ask(name, question, options),
    ]),
  );
  return {
    ...(asks as unknown as Omit<LedgerPort, 'version'>),
    get version() {
      return String(generation);
    },
    problem: () => problem,
    check,
    subscribe(listener) {
      listeners.add(listener);
      scheduleCheck();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancelCheck?.();
        cancelCheck = undefined;
      };
    },
  };
}
