import type { QuestionName } from '../port/ledgerPort';
import { readAnswer } from '../port/answerSchemas';
import {
  bodyOf,
  jsonType,
  problemName,
  problems,
  problemType,
  questionPath,
  type Problem,
  type ProblemName,
} from './protocol';

/** The server whose conformance is checked. */
export interface CheckedServer {
  /** Without `/v1`. */
  readonly url: string;
  /** The access token of a shop; none for a server that asks for none. */
  readonly token?: string | undefined;
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly etag: string | undefined;
  readonly value: unknown;
}

/** The answer to a question, as the schema of answers reads it. */
export async function ask<Value>(server: CheckedServer, name: QuestionName, question: unknown): Promise<Value> {
  const { value } = await send(server, name, bodyOf(name, question));
  return readAnswer(name, question, value) as Value;
}

/** The server says that it does not answer a question, which is better than a wrong answer. */
export class RefusedQuestionError extends Error {
  override readonly name = 'RefusedQuestionError';
}

/** What is answered to the body of a question; an error if it is a refusal. */
export async function send(server: CheckedServer, name: QuestionName, sent: unknown): Promise<Answered> {
  const answered = await request(server, name, JSON.stringify(sent));
  if (answered.status === 200) return answered;
  const detail = JSON.stringify(answered.value)?.slice(0, 300) ?? '';
  const message = `"${name}" was answered with ${answered.status}: ${detail}`;
  throw answered.status === problems['invalid-question'].status
    ? new RefusedQuestionError(message)
    : new Error(message);
}

/** What is answered to any text, of any status. */
export async function request(
  { url, token }: CheckedServer,
  name: QuestionName,
  sent: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const response = await fetch(`${url.replace(/\/+$/, '')}${questionPath(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': jsonType, ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
    body: sent,
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const { status } = response;
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new Error(`"${name}" was answered with ${status} and what is not JSON: ${text.slice(0, 100)}`);
  }
  return {
    status,
    type: response.headers.get('Content-Type') ?? '',
    etag: response.headers.get('ETag') ?? undefined,
    value,
  };
}

/** Asks what must be refused with this problem, which names the field. */
export async function expectProblem(
  server: CheckedServer,
  question: QuestionName,
  sent: string,
  name: ProblemName,
  field?: string,
): Promise<void> {
  const { status, type, value } = await request(server, question, sent);
  const expected = problems[name].status;
  if (status !== expected) throw new Error(`It was answered with ${status}, not ${expected}.`);
  if (!type.startsWith(problemType)) throw new Error(`The error has the type "${type}", not ${problemType}.`);
  const problem = (value ?? {}) as Partial<Problem>;
  if (problemName(problem.type ?? '') !== name) throw new Error(`The "type" of the error does not end in /${name}.`);
  if (problem.status !== expected || typeof problem.title !== 'string')
    throw new Error('The error lacks "title" or the right "status".');
  if (field !== undefined && !problem.field?.startsWith(field))
    throw new Error(`The error names the field "${problem.field ?? ''}", not "${field}".`);
}
