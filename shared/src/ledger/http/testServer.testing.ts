import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import type { LedgerPort, QuestionName } from '../port/ledgerPort';
import { problemOf, problems, problemType, type Problem, type ProblemName } from './protocol';
import { readQuestion } from './questionSchemas';

/** What a request had, as a test reads it. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server of a test on the real network stack of this machine. */
export interface TestServer {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  /** Called with each request. By default nothing is found. */
  answer(next: TestAnswer): void;
  close(): Promise<void>;
}

export type TestAnswer = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

export async function startTestServer(answer: TestAnswer = notFound): Promise<TestServer> {
  let current = answer;
  const seen: SeenRequest[] = [];
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const asked = { method, path, headers, body };
      seen.push(asked);
      void current(asked, response);
    });
  };
  const server = createServer(listener);
  const port = await listenOnFreePort(server);
  return {
    url: `http://localhost:${port}`,
    seen,
    answer: (next) => (current = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));
}

export function sendProblem(
  response: ServerResponse,
  name: ProblemName,
  { headers = {}, ...details }: Pick<Problem, 'detail' | 'field'> & { headers?: Readonly<Record<string, string>> } = {},
): void {
  response
    .writeHead(problems[name].status, { 'Content-Type': problemType, ...headers })
    .end(JSON.stringify(problemOf(name, details)));
}

function notFound(_: SeenRequest, response: ServerResponse) {
  sendProblem(response, 'not-found');
}

/** A complete server of a ledger, as small as one can be. */
export function answersOf(
  port: LedgerPort,
  { etag = '"1"', token }: { etag?: string; token?: string } = {},
): TestAnswer {
  return async ({ method, path, headers, body }, response) => {
    if (token !== undefined && headers.authorization !== `Bearer ${token}`)
      return sendProblem(response, 'unauthorized');
    const name = /^\/v1\/([a-z]+)$/.exec(path)?.[1] as QuestionName | undefined;
    if (name === undefined || typeof port[name] !== 'function') return sendProblem(response, 'not-found');
    if (method !== 'POST') return sendProblem(response, 'method-not-allowed');
    let parsed: unknown;
    try {
      parsed = JSON.parse(body);
    } catch {
      return sendProblem(response, 'unreadable');
    }
    const read = readQuestion(name, parsed);
    if (!read.ok)
      return sendProblem(response, 'invalid-question', {
        detail: read.detail,
        ...(read.field && { field: read.field }),
      });
    if (headers['if-none-match'] === etag) return void response.writeHead(304, { ETag: etag }).end();
    const ask = port[name] as (question: unknown) => unknown;
    const answer = await (name === 'describe' ? port.describe() : ask(read.question));
    if (answer === undefined) return sendProblem(response, 'not-found');
    sendJson(response, answer, { ETag: etag });
  };
}
