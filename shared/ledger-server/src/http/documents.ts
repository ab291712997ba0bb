import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  documentsPath,
  maxDocumentKey,
  maxDocumentSize,
  problemOf,
  type DocumentList,
} from '../../../src/ledger/http/protocol';
import type { Database } from '../database/database';
import type { Access } from '../shops/tokens';
import { sql } from '../sql/sql';
import { ProblemError, sendProblem } from './problem';

interface Stored {
  readonly revision: number;
  readonly value: unknown;
}

type OfKey = { readonly Params: { readonly key: string } };
type OfPrefix = { readonly Querystring: { readonly prefix?: string } };

/** What merchants store beside the ledger, with a revision each: nobody overwrites what they have not seen. */
export function addDocuments(app: FastifyInstance, database: Database, accessOf: (request: FastifyRequest) => Access) {
  const path = `${documentsPath}/:key`;

  async function stored(shop: number, key: string): Promise<Stored | undefined> {
    const [row] = await database.query<Stored>(
      sql`select revision::float8 as revision, value from ledger.documents where shop = ${shop}::int and key = ${key}::text`,
    );
    return row;
  }

  app.get<OfPrefix>(documentsPath, async (request): Promise<DocumentList> => {
    const documents = await database.query<DocumentList['documents'][number]>(sql`
      select key, revision::float8 as revision from ledger.documents
      where shop = ${accessOf(request).shop}::int and starts_with(key, ${request.query.prefix ?? ''}::text) order by key`);
    return { documents };
  });

  app.get<OfKey>(path, async (request) => {
    const found = await stored(accessOf(request).shop, request.params.key);
    if (!found) throw new ProblemError('not-found');
    return found;
  });

  app.put<OfKey>(path, { bodyLimit: maxDocumentSize + 1024 }, async (request, reply) => {
    const { shop } = accessOf(request);
    const { key } = request.params;
    const { value } = (request.body ?? {}) as { readonly value?: unknown };
    if (value === undefined)
      throw new ProblemError('invalid-question', { field: 'value', detail: 'There is no value.' });
    if (key.length > maxDocumentKey)
      throw new ProblemError('invalid-question', {
        field: 'key',
        detail: `A key has at most ${maxDocumentKey} characters.`,
      });
    const text = JSON.stringify(value);
    if (Buffer.byteLength(text) > maxDocumentSize) throw new ProblemError('too-large');
    const revision = revisionOf(request);
    const changed =
      revision === 'new'
        ? sql`insert into ledger.documents (shop, key, revision, value) values (${shop}::int, ${key}::text, 1, ${text}::text::jsonb)
            on conflict do nothing returning revision::float8 as revision`
        : sql`update ledger.documents set revision = revision + 1, value = ${text}::text::jsonb
            where shop = ${shop}::int and key = ${key}::text and revision = ${revision}::bigint returning revision::float8 as revision`;
    const [row] = await database.query<Pick<Stored, 'revision'>>(changed);
    return row ?? sendProblem(reply, { ...problemOf('conflict'), ...(await stored(shop, key)) });
  });

  app.delete<OfKey>(path, async (request, reply) => {
    const { shop } = accessOf(request);
    const { key } = request.params;
    const revision = revisionOf(request);
    const removed = await database.query(sql`
      delete from ledger.documents where shop = ${shop}::int and key = ${key}::text
        and revision = ${revision === 'new' ? 0 : revision}::bigint returning 1 as one`);
    if (removed.length > 0) return reply.code(204).send();
    const found = await stored(shop, key);
    if (!found) throw new ProblemError('not-found');
    return sendProblem(reply, { ...problemOf('conflict'), ...found });
  });
}

/** The revision that a change is made to; `new` if there was none. */
function revisionOf({ headers }: FastifyRequest): number | 'new' {
  if (headers['if-none-match'] === '*') return 'new';
  const [, digits] = /^"?(\d{1,15})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (digits !== undefined) return Number(digits);
  throw new ProblemError('invalid-question', {
    field: 'If-Match',
    detail: 'A change names the revision that it is made to.',
  });
}
