import type { LedgerPort, QuestionName } from '../port/ledgerPort';
import { jsonType, problemOf, problems, problemType, type Problem, type ProblemName } from './protocol';
import { readQuestion } from './questionSchemas';

/** A server of a ledger for tests, as small as one can be. Its fields may change between two requests. */
export interface AnsweringServer {
  port: LedgerPort;
  etag?: string;
  /** The only one that is accepted; without it all requests are. */
  token?: string;
  /** Nobody runs it at the moment. */
  isDown?: boolean;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export async function answerTo(asked: Asked, { port, etag = '"1"', token }: AnsweringServer): Promise<Answered> {
  const { method, path, headers, body } = asked;
  if (token !== undefined && headers.authorization !== `Bearer ${token}`) return problemAnswer('unauthorized');
  const name = /^\/v1\/([a-z]+)$/.exec(path)?.[1] as QuestionName | undefined;
  if (name === undefined || typeof port[name] !== 'function') return problemAnswer('not-found');
  if (method !== 'POST') return problemAnswer('method-not-allowed');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return problemAnswer('unreadable');
  }
  const read = readQuestion(name, parsed);
  if (!read.ok)
    return problemAnswer('invalid-question', { detail: read.detail, ...(read.field && { field: read.field }) });
  if (headers['if-none-match'] === etag) return { status: 304, headers: { ETag: etag }, body: '' };
  const ask = port[name] as (question: unknown) => unknown;
  const answer = await (name === 'describe' ? port.describe() : ask(read.question));
  if (answer === undefined) return problemAnswer('not-found');
  return { status: 200, headers: { 'Content-Type': jsonType, ETag: etag }, body: JSON.stringify(answer) };
}

export function problemAnswer(
  name: ProblemName,
  { headers = {}, ...details }: Pick<Problem, 'detail' | 'field'> & { headers?: Readonly<Record<string, string>> } = {},
): Answered {
  const body = JSON.stringify(problemOf(name, details));
  return { status: problems[name].status, headers: { 'Content-Type': problemType, ...headers }, body };
}

/** In place of the browser's `fetch`, for tests of screens: all requests reach the server, whatever their address. */
export function fetchFrom(server: AnsweringServer): typeof fetch {
  return async (input, { method = 'GET', headers = {}, body = '', signal } = {}) => {
    signal?.throwIfAborted();
    if (server.isDown) throw new TypeError('Failed to fetch');
    const lower = Object.entries(headers as Readonly<Record<string, string>>).map(([key, value]) => [
      key.toLowerCase(),
      value,
    ]);
    const { pathname } = new URL(String(input));
    const asked = {
      method,
      path: pathname,
      headers: Object.fromEntries(lower) as Asked['headers'],
      body: String(body),
    };
    const { status, headers: answered, body: text } = await answerTo(asked, server);
    return new Response(status === 304 ? null : text, { status, headers: answered });
  };
}
