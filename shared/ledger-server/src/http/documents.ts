import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  documentsPath,
  maxChanges,
  maxChangesSize,
  maxDocumentKey,
  maxDocumentSize,
  partMark,
  problemOf,
  type DocumentChanges,
  type DocumentList,
} from '../../../src/ledger/http/protocol';
import type { Database, Session } from '../database/database';
import type { Access } from '../shops/tokens';
import { sql } from '../sql/sql';
import { ProblemError, sendProblem } from './problem';

interface Stored {
  readonly revision: number;
  readonly value: unknown;
}

type Change = DocumentChanges['changes'][number];

type OfKey = { readonly Params: { readonly key: string } };
type OfPrefix = { readonly Querystring: { readonly prefix?: string } };

const documentKey = v.pipe(
  v.string(),
  v.minLength(1, 'A key has at least one character.'),
  v.maxLength(maxDocumentKey, `A key has at most ${maxDocumentKey} characters.`),
);
const madeTo = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const changesSchema = v.strictObject({
  changes: v.pipe(
    v.array(v.strictObject({ key: documentKey, revision: v.nullable(madeTo), value: v.optional(v.unknown()) })),
    v.minLength(1, 'There is no change.'),
    v.maxLength(maxChanges, `At most ${maxChanges} changes are made together.`),
    v.check((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, 'A key is there twice.'),
  ),
});

/** What merchants store beside the ledger, with a revision each: nobody overwrites what they have not seen. */
export function addDocuments(app: FastifyInstance, database: Database, accessOf: (request: FastifyRequest) => Access) {
  const path = `${documentsPath}/:key`;

  app.get<OfPrefix>(documentsPath, async (request): Promise<DocumentList> => {
    const { prefix = '' } = request.query;
    const documents = await database.query<DocumentList['documents'][number]>(sql`
      select key, revision::float8 as revision from ledger.documents
      where shop = ${accessOf(request).shop}::int and starts_with(key, ${prefix}::text)
        and (${prefix}::text <> '' or position(${partMark}::text in key) = 0)
      order by key`);
    return { documents };
  });

  app.post(documentsPath, { bodyLimit: maxChangesSize + 1024 }, async (request, reply): Promise<unknown> => {
    const { shop } = accessOf(request);
    const changes = changesOf(request.body);
    try {
      return await database.write((session) => makeAll(session, shop, changes));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const { key } = error;
      const found = await stored(database, shop, key);
      return sendProblem(reply, { ...problemOf('conflict'), key, ...(found && { revision: found.revision }) });
    }
  });

  app.get<OfKey>(path, async (request) => {
    const found = await stored(database, accessOf(request).shop, request.params.key);
    if (!found) throw new ProblemError('not-found');
    return found;
  });

  app.put<OfKey>(path, { bodyLimit: maxDocumentSize + 1024 }, async (request, reply) => {
    const { shop } = accessOf(request);
    const { value } = (request.body ?? {}) as { readonly value?: unknown };
    if (value === undefined)
      throw new ProblemError('invalid-question', { field: 'value', detail: 'There is no value.' });
    const key = v.safeParse(documentKey, request.params.key);
    if (!key.success) throw new ProblemError('invalid-question', { field: 'key', detail: key.issues[0].message });
    const made = await make(database, shop, { key: key.output, revision: revisionOf(request), value });
    if (made !== undefined) return { revision: made };
    return sendProblem(reply, { ...problemOf('conflict'), ...(await stored(database, shop, key.output)) });
  });

  app.delete<OfKey>(path, async (request, reply) => {
    const { shop } = accessOf(request);
    const { key } = request.params;
    const made = await make(database, shop, { key, revision: revisionOf(request) ?? 0 });
    if (made !== undefined) return reply.code(204).send();
    const found = await stored(database, shop, key);
    if (!found) throw new ProblemError('not-found');
    return sendProblem(reply, { ...problemOf('conflict'), ...found });
  });
}

async function stored(session: Session, shop: number, key: string): Promise<Stored | undefined> {
  const [row] = await session.query<Stored>(
    sql`select revision::float8 as revision, value from ledger.documents where shop = ${shop}::int and key = ${key}::text`,
  );
  return row;
}

/** The document has another revision than a change was made to. */
class ConflictError extends Error {
  override readonly name = 'ConflictError';
  constructor(readonly key: string) {
    super(key);
  }
}

/** All changes in one order, so that no two requests wait for each other. */
async function makeAll(session: Session, shop: number, changes: readonly Change[]): Promise<DocumentList> {
  const revisions = new Map<string, number>();
  for (const change of changes.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const made = await make(session, shop, change);
    if (made === undefined) throw new ConflictError(change.key);
    revisions.set(change.key, made);
  }
  return { documents: changes.map(({ key }) => ({ key, revision: revisions.get(key) ?? 0 })) };
}

/** The revision of a change, 0 of a removal; `undefined` if the document has another one than it is made to. */
async function make(session: Session, shop: number, { key, revision, value }: Change): Promise<number | undefined> {
  const text = JSON.stringify(value);
  if (text !== undefined && Buffer.byteLength(text) > maxDocumentSize) throw new ProblemError('too-large');
  const statement =
    text === undefined
      ? sql`delete from ledger.documents
          where shop = ${shop}::int and key = ${key}::text and revision = ${revision ?? 0}::bigint returning 0 as revision`
      : revision === null
        ? sql`insert into ledger.documents (shop, key, revision, value) values (${shop}::int, ${key}::text, 1, ${text}::text::jsonb)
            on conflict do nothing returning revision::float8 as revision`
        : sql`update ledger.documents set revision = revision + 1, value = ${text}::text::jsonb
            where shop = ${shop}::int and key = ${key}::text and revision = ${revision}::bigint returning revision::float8 as revision`;
  const [row] = await session.query<Pick<Stored, 'revision'>>(statement);
  return row?.revision;
}

function changesOf(body: unknown): readonly Change[] {
  const read = v.safeParse(changesSchema, body);
  if (read.success) return read.output.changes;
  const [issue] = read.issues;
  throw new ProblemError('invalid-question', { field: v.getDotPath(issue) ?? 'changes', detail: issue.message });
}

/** The revision that a change is made to; `null` if there was none. */
function revisionOf({ headers }: FastifyRequest): number | null {
  if (headers['if-none-match'] === '*') return null;
  const [, digits] = /^"?(\d{1,15})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (digits !== undefined) return Number(digits);
  throw new ProblemError('invalid-question', {
    field: 'If-Match',
    detail: 'A change names the revision that it is made to.',
  });
}
