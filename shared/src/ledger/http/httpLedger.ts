import { deadlines, pageClock, type Clock } from '../../loading/deadline';
import { questionNames, type AskOptions, type LedgerPort, type QuestionName } from '../port/ledgerPort';
import { createAnswerCache } from './answerCache';
import { bodyOf, questionPath } from './protocol';
import { isOfServer, LedgerServerError, mayRecover } from './serverError';
import { sendRequest, type ServerConnection } from './serverRequest';
import { createServerWatch, type ServerWatch } from './serverWatch';

/** A shop behind a server, as a ledger port. */
export interface HttpLedger extends Omit<LedgerPort, 'subscribe'>, ServerWatch {
  /** Why the last question had no answer; `undefined` while all goes well. */
  problem(): LedgerServerError | undefined;
  /** Whether the server has worked on a question for longer than usual. */
  isSlow(): boolean;
}

/**
 * The ledger of a shop over HTTP. One request for each question; what has not changed is not sent again. `version` counts
 * the versions of the data that this page has met, so that the first answer changes nothing. After a failure of the server
 * it is asked every now and then, while somebody listens; once it answers, the version rises and screens ask again.
 * Lend it through `checkedLedgerPort`, as any source outside the product.
 */
export function httpLedger(connection: ServerConnection): HttpLedger {
  const { clock = pageClock } = connection;
  const cache = createAnswerCache();
  const { watch, notify, fail } = createServerWatch({
    ...{ clock, check },
    wait: () => waitAfter(problem.current()),
  });
  const slow = createSlowQuestions(clock, notify);
  let generation = 0;
  let etag: string | undefined;
  const problem = createProblem(fail, check);

  async function ask(name: QuestionName, question: unknown, { signal }: AskOptions = {}): Promise<unknown> {
    const body = JSON.stringify(bodyOf(name, question));
    const kept = cache.find(name, body);
    // No screen waits for what is asked every minute.
    const end = name === 'describe' ? undefined : slow.begin();
    try {
      const headers = kept && { 'If-None-Match': kept.etag };
      const path = questionPath(name);
      const answer = await sendRequest(connection, { method: 'POST', path, body, headers, signal });
      const value = answer.status === 304 && kept ? kept.value : answer.value;
      if (answer.etag !== undefined && answer.status !== 304)
        cache.keep(name, body, { etag: answer.etag, value, size: answer.size });
      meet(answer.etag);
      return value;
    } catch (error) {
      if (!(error instanceof LedgerServerError)) throw error;
      // A server that does not know the question at all says nothing of the kind.
      if (name === 'row' && error.failure === 'not-found' && error.problem?.type !== undefined) return undefined;
      problem.keep(name, error);
      throw error;
    } finally {
      end?.();
    }
  }

  /** The server has answered, perhaps from data of another version. */
  function meet(tag: string | undefined) {
    // A proxy that compresses some answers makes their tags weak: it is the same version.
    const next = tag?.replace(/^W\//, '');
    const isNewer = next !== undefined && etag !== undefined && next !== etag;
    etag = next ?? etag;
    if (isNewer) askAgain();
  }

  function askAgain() {
    generation += 1;
    notify();
  }

  async function check(): Promise<void> {
    try {
      await ask('describe', undefined);
    } catch {
      // `problem` has the reason.
      return;
    }
    if (problem.end()) askAgain();
  }

  return {
    ...questionsOf(ask),
    get version() {
      return String(generation);
    },
    problem: problem.current,
    isSlow: slow.isAny,
    ...watch,
  };
}

type Ask = (name: QuestionName, question: unknown, options?: AskOptions) => Promise<unknown>;

/** The methods of the port: one for each question. */
function questionsOf(ask: Ask): Omit<LedgerPort, 'version'> {
  const asks = questionNames.map((name) => [
    name,
    name === 'describe'
      ? (options?: AskOptions) => ask(name, undefined, options)
      : (question: unknown, options?: AskOptions) => ask(name, question, options),
  ]);
  return Object.fromEntries(asks) as Omit<LedgerPort, 'version'>;
}

/** In milliseconds; `undefined` if the server is not asked again. */
function waitAfter(problem: LedgerServerError | undefined): number | undefined {
  return problem && mayRecover(problem) ? (problem.wait ?? 0) : undefined;
}

/** Why the server does not answer, from the question that failed until one has an answer. */
function createProblem(fail: (isNews: boolean) => void, check: () => Promise<void>) {
  let current: LedgerServerError | undefined;
  /** Whether the server answers at all is being found out. */
  let suspicion: Promise<void> | undefined;
  return {
    current: () => current,
    keep(name: QuestionName, error: LedgerServerError) {
      // A server that says nothing of its shop answers no other question either.
      const isWhole = name === 'describe' || isOfServer(error);
      if (isWhole === 'perhaps') suspicion ??= check().finally(() => (suspicion = undefined));
      if (isWhole !== true) return;
      // Screens that are told of a problem ask again, and would fail again: the same problem is told once.
      const isNews = current?.message !== error.message;
      current = error;
      fail(isNews);
    },
    /** Returns whether there was one. */
    end(): boolean {
      const wasThere = current !== undefined;
      current = undefined;
      return wasThere;
    },
  };
}

/** Questions that are under way for longer than usual. */
function createSlowQuestions(clock: Clock, notify: () => void) {
  let count = 0;
  function add(change: 1 | -1) {
    count += change;
    if (count === 0 || (count === 1 && change === 1)) notify();
  }
  return {
    isAny: () => count > 0,
    /** Returns a function to call when there is an answer, or none is wanted. */
    begin() {
      let isSlow = false;
      const cancel = clock.after(deadlines.slow, () => {
        isSlow = true;
        add(1);
      });
      return () => {
        cancel();
        if (isSlow) add(-1);
      };
    },
  };
}
