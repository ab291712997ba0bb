import { deadlines, pageClock, type Clock } from '../../loading/deadline';
import { spreadPause } from '../../loading/retry';
import { jsonType, problemType, type Problem } from './protocol';
import { failureOf, LedgerServerError, type ServerFailure } from './serverError';

/** How a server that keeps a shop is reached. */
export interface ServerConnection {
  /** Of the server, without `/v1`: `https://ledger.example.com`. */
  readonly url: string;
  /** Read for each request, so that a new token counts at once. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly clock?: Clock | undefined;
  readonly random?: (() => number) | undefined;
}

export interface ServerRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the address of the server. */
  readonly path: string;
  /** As JSON. */
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ServerAnswer {
  readonly status: number;
  readonly etag: string | undefined;
  /** The parsed body; `undefined` without one, as in a 304. */
  readonly value: unknown;
  /** Characters of the body. */
  readonly size: number;
}

/** Milliseconds before each retry. */
const pauses: readonly number[] = [300, 1_000, 3_000];

/** Characters of a body that a slow connection sends in a second. */
const slowest = 50_000;

/**
 * Sends one request and repeats it after a transient failure, which does no harm: every request may be sent twice. All
 * attempts together have one deadline, which is later for a long body. Throws a `LedgerServerError`, or the reason of the
 * signal.
 */
export async function sendRequest(connection: ServerConnection, request: ServerRequest): Promise<ServerAnswer> {
  const { clock = pageClock, random = Math.random } = connection;
  const { signal } = request;
  signal?.throwIfAborted();
  const time = deadlines.answer + Math.floor((request.body?.length ?? 0) / slowest) * 1000;
  const until = clock.now() + time;
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const cancel = clock.after(time, () => stop.abort(new LedgerServerError('late')));
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await sendOnce(connection, request, stop.signal);
      } catch (error) {
        if (stop.signal.aborted) throw stop.signal.reason;
        const pause = pauseAfter(error, attempt, random);
        // A pause that ends after the deadline would only hide the reason.
        if (pause === undefined || clock.now() + pause >= until) throw error;
        await sleep(clock, pause, stop.signal);
      }
    }
  } finally {
    cancel();
    signal?.removeEventListener('abort', abort);
  }
}

const momentary: readonly ServerFailure[] = ['unreachable', 'unavailable', 'too-many-requests'];

/** Milliseconds until another attempt; `undefined` if there is none. */
function pauseAfter(error: unknown, attempt: number, random: () => number): number | undefined {
  const pause = pauses[attempt];
  if (!(error instanceof LedgerServerError) || pause === undefined) return undefined;
  if (!momentary.includes(error.failure)) return undefined;
  return Math.max(error.wait ?? 0, spreadPause(pause, 0.5, random));
}

function sleep(clock: Clock, pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = clock.after(pause, () => {
      signal.removeEventListener('abort', fail);
      resolve();
    });
    signal.addEventListener('abort', fail, { once: true });
  });
}

async function sendOnce(
  { url, headers, fetch = globalThis.fetch }: ServerConnection,
  { method, path, body, headers: ownHeaders }: ServerRequest,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        Accept: `${jsonType}, ${problemType}`,
        ...(body !== undefined && { 'Content-Type': jsonType }),
        ...(typeof headers === 'function' ? headers() : headers),
        ...ownHeaders,
      },
      // The ETags of answers are kept here, for each question.
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
    text = await response.text();
  } catch (error) {
    throw new LedgerServerError(isOffline() ? 'offline' : 'unreachable', { cause: error });
  }
  const { status } = response;
  const value = text === '' ? undefined : parsed(text);
  const etag = response.headers.get('ETag') ?? undefined;
  if (status === 304) return { status, etag, value: undefined, size: 0 };
  if (!response.ok) throw refusal(status, value, response.headers.get('Retry-After'));
  if (value === notJson) throw new LedgerServerError('unusable', { status });
  return { status, etag, value, size: text.length };
}

const notJson = Symbol('not JSON');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

function refusal(status: number, value: unknown, retryAfter: string | null): LedgerServerError {
  const problem = typeof value === 'object' && value !== null ? readProblem(value) : {};
  return new LedgerServerError(failureOf(status, problem), { status, problem, wait: waitOf(retryAfter) });
}

/** What a problem says, without what has another type. What else it holds, such as a newer revision, stays. */
function readProblem(value: object): Partial<Problem> {
  const texts: readonly string[] = ['type', 'title', 'detail', 'field'];
  return Object.fromEntries(
    Object.entries(value).filter(([key, each]) => !texts.includes(key) || typeof each === 'string'),
  );
}

/** `Retry-After` is a number of seconds or a date. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Node has no such thing. */
function isOffline(): boolean {
  const { navigator }: Partial<Pick<Window, 'navigator'>> = globalThis;
  return navigator?.onLine === false;
}
