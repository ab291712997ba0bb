import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { momentIn } from '@back-office/shared/format';
import {
  allowedHeaders,
  allowedMethods,
  exposedHeaders,
  healthPath,
  problemOf,
  questionPath,
  readyPath,
} from '../../../src/ledger/http/protocol';
import { readQuestion } from '../../../src/ledger/http/questionSchemas';
import { questionNames, type QuestionName } from '../../../src/ledger/port/ledgerPort';
import type { Database } from '../database/database';
import { answerOf, versionOf } from '../questions/answer';
import { shopWith } from '../shops/shops';
import { sql } from '../sql/sql';
import { createAccess } from './access';
import { addBooks, loadLimits, type LoadLimits } from './books';
import { addDocuments } from './documents';
import { ProblemError, problemOfError, sendProblem } from './problem';

export interface ServerOptions {
  readonly database: Database;
  /** A replica that answers questions in place of the database, which it may be behind. */
  readonly replica?: Pick<Database, 'query' | 'read'>;
  /** Addresses or ranges of proxies, whose `X-Forwarded-For` is believed. */
  readonly proxies?: readonly string[];
  /** Pages of these origins may ask. */
  readonly origins: readonly string[];
  /** Requests of one token in a minute, and those of one address with other tokens or none. */
  readonly requestsPerMinute: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly limits?: LoadLimits;
  /** Where log lines are written; nowhere if left out. */
  readonly log?: { write(line: string): void };
}

/** Questions are small; loads and documents have limits of their own. */
const maxQuestionBytes = 1024 * 1024;
const secondsToWait = 5;

/** The HTTP interface of the ledgers in a database. See docs/ledger-server.md. */
export async function createServer(options: ServerOptions) {
  const { database, origins, requestsPerMinute, now, limits = loadLimits, log } = options;
  const { replica = database, proxies = [] } = options;
  const app: FastifyInstance = Fastify({
    logger: log ? { stream: log } : false,
    bodyLimit: maxQuestionBytes,
    trustProxy: proxies.length > 0 && [...proxies],
    // Connections that wait for nothing do not keep the server from closing.
    forceCloseConnections: 'idle',
  });
  const access = createAccess(database);
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOfError(error);
    if (problem.status >= 500) request.log.error({ err: error }, problem.title);
    if (problem.status === 404) request.log.info({ shop: access.of(request).shop }, 'nothing was found');
    if (problem.status === 503) reply.header('retry-after', secondsToWait);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problemOf('not-found')));
  if (origins.length > 0)
    await app.register(cors, {
      origin: [...origins],
      methods: [...allowedMethods],
      allowedHeaders: [...allowedHeaders],
      exposedHeaders: [...exposedHeaders],
      maxAge: 600,
    });
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => access.countedBy(request),
    allowList: ({ url }) => url === healthPath || url === readyPath,
  });
  // Before tokens are looked up. What the plugin adds to each route comes after that.
  app.addHook('onRequest', app.rateLimit());

  app.get(healthPath, () => ({ status: 'ok' }));
  app.get(readyPath, async (request, reply) => {
    try {
      for (const each of new Set([database, replica])) await each.query(sql`select 1 as one`);
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return sendProblem(reply.header('retry-after', secondsToWait), problemOf('unavailable'));
    }
  });
  await app.register(async (own) => addShopRoutes(own, { database, replica, access, limits, now }));
  return app;
}

/** What needs a token. */
function addShopRoutes(
  app: FastifyInstance,
  {
    database,
    replica,
    access,
    limits,
    now,
  }: Required<Pick<ServerOptions, 'database' | 'replica' | 'limits' | 'now'>> & {
    readonly access: ReturnType<typeof createAccess>;
  },
): void {
  app.addHook('onRequest', (request) => access.read(request));
  for (const name of questionNames) app.post(questionPath(name), (request, reply) => answer(name, request, reply));
  addDocuments(app, database, access.of);
  addBooks(app, database, access.of, limits);

  async function answer(name: QuestionName, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { shop: id } = access.of(request);
    const read = readQuestion(name, request.body);
    if (!read.ok)
      throw new ProblemError('invalid-question', {
        detail: read.detail,
        ...(read.field !== undefined && { field: read.field }),
      });
    const answered = await replica.read(async (session) => {
      const shop = await shopWith(session, id);
      const asked = { shop, until: momentIn(now(), shop.timeZone, shop.dayStart) };
      const tag = `"${versionOf(asked)}"`;
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (namesTag(request.headers['if-none-match'], tag)) return { isSame: true };
      return { isSame: false, value: await answerOf(session, asked, name, read.question as never) };
    });
    if (answered.isSame) return reply.code(304).send();
    if (answered.value === undefined) throw new ProblemError('not-found');
    return answered.value;
  }
}

/** Whether a client has this version. A proxy that compresses answers makes their tags weak: `W/"7"`. */
function namesTag(header = '', tag: string): boolean {
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
