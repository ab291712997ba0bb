import type { FastifyReply } from 'fastify';
import {
  problemOf,
  problemType,
  type DocumentConflict,
  type Problem,
  type ProblemName,
} from '../../../src/ledger/http/protocol';
import { UnloadableRowsError } from '../load/loadRows';

/** An error that a client is told as it is. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly problem: ProblemName,
    readonly details: Pick<Problem, 'detail' | 'field'> = {},
  ) {
    super(details.detail ?? problem);
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem & DocumentConflict): FastifyReply {
  return reply.code(problem.status).type(problemType).send(JSON.stringify(problem));
}

/** Codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const canceled = '57014';
const invalidText = '22021';
/** Also a replica that had to end a question to follow its primary (40001). */
const outOfService = /^(08|40001|53|57P)|^(ECONN|CONNECT|ENOENT|ETIMEDOUT|EPIPE)/;

/** What a client is told of an error: nothing of its text, unless it is about what the client sent. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof ProblemError) return problemOf(error.problem, error.details);
  if (error instanceof UnloadableRowsError) return problemOf('invalid-question', { detail: error.message });
  const { code = '', statusCode } = (error ?? {}) as { readonly code?: string; readonly statusCode?: number };
  if (statusCode === 413) return problemOf('too-large');
  if (statusCode === 429) return problemOf('too-many-requests');
  if (statusCode !== undefined && statusCode < 500) return problemOf('unreadable');
  if (code === canceled) return problemOf('too-slow', { detail: 'Ask for fewer days or groups.' });
  if (code === invalidText)
    return problemOf('invalid-question', { detail: 'A text has a sign that cannot be stored.' });
  return problemOf(outOfService.test(code) ? 'unavailable' : 'failed');
}
