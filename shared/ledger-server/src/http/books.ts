import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { firstDay, isInRange, lastDay } from '@back-office/shared/format';
import { booksPath, problemOf } from '../../../src/ledger/http/protocol';
import type { Transaction } from '../../../src/ledger/model/transaction';
import { readAnswer } from '../../../src/ledger/port/answerSchemas';
import type { Database, Session } from '../database/database';
import { createPartitions, UnloadableRowsError } from '../load/loadRows';
import { lockShop, replaceMonths } from '../load/replaceMonths';
import { shopWith } from '../shops/shops';
import type { Access } from '../shops/tokens';
import { sql } from '../sql/sql';
import { linesOf, SilenceError, TooLongError } from './lines';
import { ProblemError, sendProblem } from './problem';

/** Others have no transactions, and each has tables that outlive a load that fails. */
const month = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written YYYY-MM'),
  v.check((text) => isInRange(`${text}-01`, { from: firstDay, to: lastDay }), 'A month is one of 2000 to 2099'),
);

/** The first line of a load. The files follow, a line each, then the transactions in order of day and minute. */
const header = v.strictObject({
  /** Of the shop when the load was worked out. */
  generation: v.number(),
  months: v.array(v.strictObject({ month, hash: v.string() })),
  removed: v.array(month),
  files: v.number(),
  transactions: v.number(),
});
const file = v.strictObject({ hash: v.string(), info: v.record(v.string(), v.unknown()), content: v.string() });

const filesPage = v.object({
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/, 'A page has 1 to 100 files.'), v.toNumber())),
  after: v.optional(v.string()),
});
type FilesPage = v.InferOutput<typeof filesPage>;

const rowsAtOnce = 1_000;
/** Of the files of a page; a longer file is a page of its own. */
const pageBytes = 32 * 1024 * 1024;

/**
 * Bytes of a line of a load, and of all of it, and milliseconds without any. A file is one line, and a shop may have a file
 * with years of sales.
 */
export interface LoadLimits {
  readonly row: number;
  readonly file: number;
  readonly load: number;
  readonly silence: number;
}

const msToAnswer = 5_000;
const megabyte = 1024 * 1024;
export const loadLimits: LoadLimits = { row: megabyte, file: 256 * megabyte, load: 8192 * megabyte, silence: 60_000 };

type Lines = Pick<ReturnType<typeof linesOf>, 'next'>;

/**
 * `GET`: what the books of a shop are made of, with all files or, with a `limit`, a page of them. `POST`: changes them as a whole or not at all; a load whose connection ends
 * before its last transaction changes nothing.
 */
export function addBooks(
  app: FastifyInstance,
  database: Database,
  accessOf: (request: FastifyRequest) => Access,
  limits: LoadLimits,
) {
  const inOrder = createQueues();
  app.addContentTypeParser('application/x-ndjson', (_request, payload, done) => done(null, payload));

  function loaderOf(request: FastifyRequest): number {
    const { shop, mayLoad } = accessOf(request);
    if (mayLoad) return shop;
    request.log.warn({ shop }, 'a token that may not load was used to load');
    throw new ProblemError('forbidden', { detail: 'This access token does not allow to load sales.' });
  }

  app.get(booksPath, (request) => {
    const shop = loaderOf(request);
    const page = pageOf(request.query);
    return database.read(async (session) => {
      const { currency, timeZone, dayStart, generation } = await shopWith(session, shop);
      const months = await session.query(
        sql`select month, hash from ledger.months where shop = ${shop}::int order by month`,
      );
      const files = await filesOf(session, shop, page);
      return { currency, timeZone, dayStart, generation, months, ...files };
    });
  });

  app.post(booksPath, async (request, reply) => {
    const shop = loaderOf(request);
    if (typeof request.body !== 'object' || !request.body || !('pipe' in request.body))
      throw new ProblemError('unreadable');
    const lines = linesWithin(request.body as unknown as Readable, limits);
    const head = parsed(header, await lineOf(lines, limits.row), 'header');
    await createPartitions(
      database,
      head.months.map((each) => each.month),
    );
    const load = async (session: Session) => {
      await lockShop(session, shop);
      const { generation } = await shopWith(session, shop);
      if (generation !== head.generation) return undefined;
      for (let nth = 0; nth < head.files; nth++) {
        const { hash, info, content } = parsed(file, await lineOf(lines, limits.file), 'file');
        await session.query(sql`
          insert into ledger.files (shop, hash, info, content)
          values (${shop}::int, ${hash}::text, ${JSON.stringify(info)}::text::jsonb, decode(${content}::text, 'base64'))
          on conflict (shop, hash) do update set info = excluded.info, content = excluded.content`);
      }
      const { months, removed } = head;
      const count = await replaceMonths(session, shop, { months, removed, rows: rowsOf(lines, limits.row) });
      if (count !== head.transactions)
        throw new UnloadableRowsError(`${head.transactions} transactions were announced, but ${count} arrived.`);
      return { transactions: count };
    };
    const outcome = await inOrder(shop, () => database.write(load));
    if (outcome) request.log.info({ shop, ...outcome }, 'sales were loaded');
    return outcome ?? sendProblem(reply, problemOf('conflict', { detail: 'Other sales were loaded in the meantime.' }));
  });
}

/** Runs the loads of each shop one after the other. One that waits has no connection that others could use. */
function createQueues() {
  const last = new Map<number, Promise<unknown>>();
  return async function inOrder<Result>(shop: number, run: () => Promise<Result>): Promise<Result> {
    const result = (last.get(shop) ?? Promise.resolve()).then(run);
    const end = result.catch(() => undefined);
    last.set(shop, end);
    try {
      return await result;
    } finally {
      if (last.get(shop) === end) last.delete(shop);
    }
  };
}

function pageOf(query: unknown): FilesPage {
  const read = v.safeParse(filesPage, query);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new ProblemError('invalid-question', { field: v.getDotPath(issue) ?? 'limit', detail: issue.message });
}

/** The files after one of this hash: all, or a page with the hash to go on after if there are more. */
async function filesOf(session: Session, shop: number, { limit, after = '' }: FilesPage) {
  const left = await session.query<{ readonly hash: string; readonly size: number }>(sql`
    select hash, octet_length(content)::float8 as size from ledger.files
    where shop = ${shop}::int and hash > ${after}::text order by hash`);
  const page = limit === undefined ? left : left.slice(0, countWithin(left.slice(0, limit)));
  const last = page.at(-1)?.hash ?? '';
  const files = await session.query(sql`
    select hash, info, encode(content, 'base64') as content from ledger.files
    where shop = ${shop}::int and hash > ${after}::text and hash <= ${last}::text order by hash`);
  return { files, ...(page.length < left.length && { next: last }) };
}

/** How many files a page has room for; at least one. */
function countWithin(files: readonly { readonly size: number }[]): number {
  let bytes = 0;
  const tooMany = files.findIndex(({ size }, index) => (bytes += size) > pageBytes && index > 0);
  return tooMany < 0 ? files.length : tooMany;
}

/** The lines of a load. Longer ones than it may have are a problem in words, and so is a load that stops. */
function linesWithin(body: Readable, limits: LoadLimits): Lines {
  const lines = linesOf(body, limits.load, limits.silence);
  return {
    async next(longest) {
      try {
        return await lines.next(longest);
      } catch (error) {
        if (!(error instanceof TooLongError || error instanceof SilenceError)) throw error;
        // Who still sends would not read the answer before all is taken; what never ends is cut off.
        void lines.skip();
        setTimeout(() => body.destroy(), msToAnswer).unref();
        if (error instanceof SilenceError)
          throw new ProblemError('unreadable', { detail: `Nothing was sent for ${limits.silence / 1000} seconds.` });
        const what =
          error.what === 'whole' ? 'A load' : longest === limits.file ? 'A file of a load' : 'A line of a load';
        const most = (error.what === 'whole' ? limits.load : longest) / megabyte;
        throw new ProblemError('too-large', { detail: `${what} has at most ${most} MB.` });
      }
    },
  };
}

async function lineOf(lines: Lines, longest: number): Promise<string> {
  const next = await lines.next(longest);
  if (next === undefined) throw new UnloadableRowsError('The load ends too early.');
  return next;
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, line: string, field: string): Output {
  const result = v.safeParse(schema, jsonOf(line));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ProblemError('invalid-question', { field: v.getDotPath(issue) ?? field, detail: issue.message });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ProblemError('unreadable');
  }
}

async function* rowsOf(lines: Lines, longest: number): AsyncGenerator<readonly Transaction[]> {
  let batch: unknown[] = [];
  for (let next = await lines.next(longest); next !== undefined; next = await lines.next(longest)) {
    if (next !== '') batch.push(jsonOf(next));
    if (batch.length < rowsAtOnce) continue;
    yield checked(batch);
    batch = [];
  }
  if (batch.length > 0) yield checked(batch);
}

/** By the same schema as the answers of a source. */
function checked(rows: readonly unknown[]): readonly Transaction[] {
  const question = { scope: { range: { from: firstDay, to: lastDay }, filters: [] }, limit: rows.length };
  try {
    const answer = readAnswer('rows', question, { rows, total: rows.length, offset: 0 });
    return (answer as { readonly rows: readonly Transaction[] }).rows;
  } catch (error) {
    throw new UnloadableRowsError(error instanceof Error ? error.message : String(error));
  }
}
