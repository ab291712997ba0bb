import { isPromise, mapAnswer, type Answer } from './answer';
import { eachQuestion, type Ask, type AskOptions, type LedgerPort } from './ledgerPort';

/** The same port, but components that ask the same question at the same time share one request. */
export function shareRequests(port: LedgerPort): LedgerPort {
  return eachQuestion(port, (ask, name) => (name === 'describe' ? kept(port, shared(ask)) : shared(ask)));
}

/** The port that a page lent, checked, with requests shared among all who ask it. */
export function lentPortOf(lent: LedgerPort, revision: number, check: (port: LedgerPort) => LedgerPort): LedgerPort {
  const known = checkedPorts.get(lent);
  if (known?.revision === revision) return known.port;
  const port = shareRequests(check(lent));
  checkedPorts.set(lent, { revision, port });
  return port;
}

/** One for each lent port, so that components share requests. After Refresh, which raises the revision, all is asked again. */
const checkedPorts = new WeakMap<LedgerPort, { readonly revision: number; readonly port: LedgerPort }>();

/** Every screen has what the shop says of itself at once, but for the first. */
function kept(port: LedgerPort, ask: Ask): Ask {
  let known: { readonly version: string; readonly answer: unknown } | undefined;
  return (question, options) => {
    const { version } = port;
    if (known?.version === version) return known.answer;
    return mapAnswer(ask(question, options), (answer) => {
      known = { version, answer };
      return answer;
    });
  };
}

interface Request<Value> {
  readonly answer: Promise<Value>;
  readonly controller: AbortController;
  /** Of those who may still want the answer. */
  count: number;
}

/** Requests run until they are answered, or until everyone who asked has lost interest. */
function shared<Question, Options extends AskOptions, Value>(
  ask: (question: Question, options: Options) => Answer<Value>,
): (question: Question, options?: Options) => Answer<Value> {
  const running = new Map<string, Request<Value>>();

  function start(key: string, question: Question, options: Options | undefined): Answer<Value> {
    const controller = new AbortController();
    const answer = ask(question, { ...options, signal: controller.signal } as Options);
    if (!isPromise(answer)) return answer;
    const request: Request<Value> = { controller, count: 0, answer };
    running.set(key, request);
    const end = () => drop(key, request);
    answer.then(end, end);
    return join(key, request, options?.signal);
  }

  function join(key: string, request: Request<Value>, signal: AbortSignal | undefined): Promise<Value> {
    request.count += 1;
    signal?.addEventListener(
      'abort',
      () => {
        request.count -= 1;
        if (request.count > 0) return;
        drop(key, request);
        request.controller.abort(signal.reason);
      },
      { once: true },
    );
    return request.answer;
  }

  function drop(key: string, request: Request<Value>) {
    if (running.get(key) === request) running.delete(key);
  }

  return (question, options) => {
    const { signal, ...others }: AskOptions = options ?? {};
    const key = JSON.stringify([question, others]);
    const request = running.get(key);
    return request ? join(key, request, signal) : start(key, question, options);
  };
}
