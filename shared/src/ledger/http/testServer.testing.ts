import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { openOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import type { LedgerPort } from '../port/ledgerPort';
import { answerTo, problemAnswer, type Answered, type AnsweringServer } from './answering.testing';
import { jsonType } from './protocol';

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
  const { address, close } = await openOnFreePort(server);
  return {
    url: new URL(address).origin,
    seen,
    answer: (next) => (current = next),
    close,
  };
}

/** Answers from a ledger. */
export function answersOf(port: LedgerPort, options: Omit<AnsweringServer, 'port'> = {}): TestAnswer {
  return async (request, response) => send(response, await answerTo(request, { port, ...options }));
}

export function sendJson(response: ServerResponse, value: unknown): void {
  send(response, { status: 200, headers: { 'Content-Type': jsonType }, body: JSON.stringify(value) });
}

export function sendProblem(response: ServerResponse, ...problem: Parameters<typeof problemAnswer>): void {
  send(response, problemAnswer(...problem));
}

function send(response: ServerResponse, { status, headers, body }: Answered): void {
  response.writeHead(status, headers).end(body);
}

function notFound(_: SeenRequest, response: ServerResponse) {
  sendProblem(response, 'not-found');
}
