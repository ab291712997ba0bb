import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { booksPath, type Problem } from '../../../src/ledger/http/protocol';
import type { Transaction } from '../../../src/ledger/model/transaction';
import { setPageFormat } from '@back-office/shared/format';
import {
  decodeLayer,
  encodeLayer,
  planBooks,
  readLayer,
  transactionsOf,
  type BooksPlan,
  type ColumnMapping,
  type FileSource,
  type Layer,
} from '../../../src/books/books';

interface Books {
  readonly currency: string;
  readonly timeZone: string;
  readonly dayStart: number;
  readonly generation: number;
  readonly months: readonly { readonly month: string; readonly hash: string }[];
  readonly files: readonly { readonly hash: string; readonly content: string }[];
  /** There are more files, after the one with this hash. */
  readonly next?: string;
}

export interface LoadedFile {
  readonly name: string;
  readonly kind: string;
  readonly rows: number;
  readonly booked: number;
  readonly refused: number;
  readonly skipped: number;
  /** Transactions of the months that were sent: those that the file changed. */
  readonly sent: number;
}

interface Server {
  /** Without `/v1`, with the path that a proxy may have put before it. */
  readonly url: string;
  readonly token: string;
  readonly fetch?: typeof fetch;
}

/**
 * Adds a sales export, or the exports of one archive, to the shop of a token. The books are worked out here from all files
 * of the shop, as the import in the browser does it, so that loading a file again adds nothing. The server changes the
 * months that differ, all of them or none. With a mapping, files are read by these columns instead of by their kind.
 */
export async function loadFile(
  server: Server,
  sources: readonly FileSource[],
  mapping?: ColumnMapping,
): Promise<readonly LoadedFile[]> {
  for (let attempt = 0; ; attempt++) {
    const { books, kept } = await readBooks(server);
    const { currency, timeZone, dayStart } = books;
    setPageFormat({ currency, timeZone, dayStart, locale: 'en-US' });
    const added: Layer[] = [];
    for (const source of sources) added.push(await readLayer(source, { currency, ...(mapping && { mapping }) }));
    const hashes = new Set(added.map(({ hash }) => hash));
    const plan = planBooks([...kept.filter(({ hash }) => !hashes.has(hash)), ...added], { timeZone, dayStart });
    const change = changeOf(plan, books);
    try {
      await ask(server, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: Readable.toWeb(Readable.from(linesOf(plan, change, added, books.generation))) as BodyInit,
        duplex: 'half',
      });
      return added.map((layer) => {
        const outcome = plan.outcomes.find((each) => each.layer === layer);
        return {
          name: layer.name,
          kind: layer.kind,
          rows: layer.rows,
          booked: outcome?.booked ?? 0,
          refused: outcome?.refused.length ?? 0,
          skipped: [...(outcome?.skipped.values() ?? [])].reduce((sum, count) => sum + count, 0),
          sent: change.transactions,
        };
      });
    } catch (error) {
      // Somebody else loaded meanwhile: once more, from what is there now.
      if (!(error instanceof RefusedError && error.status === 409 && attempt < maxRepeats)) throw error;
    }
  }
}

const maxRepeats = 5;
const filesAtOnce = 20;

/** What the shop has, with its files, which come in pages. */
async function readBooks(server: Server): Promise<{ readonly books: Books; readonly kept: readonly Layer[] }> {
  const kept: Layer[] = [];
  let first: Books | undefined;
  for (let after = ''; ;) {
    const books = await ask<Books>(server, {}, `?limit=${filesAtOnce}${after && `&after=${after}`}`);
    // With its generation: what is loaded meanwhile makes the server refuse this load, and all of it is read again.
    first ??= books;
    for (const { content } of books.files) {
      const layer = decodeLayer(bytesOf(content));
      if (!layer) throw new Error('The shop has files of another version of the product.');
      kept.push(layer);
    }
    if (books.next === undefined) return { books: first, kept };
    after = books.next;
  }
}

interface Change {
  readonly months: readonly { readonly month: string; readonly hash: string }[];
  readonly removed: readonly string[];
  readonly transactions: number;
}

/** The months that differ from what the server has. */
function changeOf(plan: BooksPlan, { months: known }: Books): Change {
  const found = new Map<string, { readonly hash: ReturnType<typeof createHash>; count: number }>();
  for (const row of rowsOf(plan)) {
    const month = monthOf(row);
    const own = found.get(month) ?? { hash: createHash('sha256'), count: 0 };
    found.set(month, own);
    own.hash.update(`${JSON.stringify(row)}\n`);
    own.count += 1;
  }
  const hashOf = new Map(known.map(({ month, hash }) => [month, hash]));
  const all = [...found].map(([month, { hash, count }]) => ({ month, hash: hash.digest('hex'), count }));
  const changed = all.filter(({ month, hash }) => hashOf.get(month) !== hash);
  return {
    months: changed.map(({ month, hash }) => ({ month, hash })),
    removed: known.flatMap(({ month }) => (found.has(month) ? [] : month)),
    transactions: changed.reduce((sum, { count }) => sum + count, 0),
  };
}

function* linesOf(plan: BooksPlan, change: Change, added: readonly Layer[], generation: number): Generator<Buffer> {
  const line = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);
  yield line({ generation, ...change, files: added.length });
  for (const layer of added)
    yield line({
      hash: layer.hash,
      info: { name: layer.name, kind: layer.kind },
      content: Buffer.from(encodeLayer(layer)).toString('base64'),
    });
  const months = new Set(change.months.map(({ month }) => month));
  for (const row of rowsOf(plan)) if (months.has(monthOf(row))) yield line(row);
}

function* rowsOf(plan: BooksPlan): Generator<Transaction> {
  for (const batch of transactionsOf(plan)) yield* batch;
}

function monthOf({ date }: Transaction): string {
  return date.slice(0, 7);
}

function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(Buffer.from(base64, 'base64')).buffer;
}

/** What a server refused, in its own words. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask<Answer>(
  { url, token, fetch: send = fetch }: Server,
  { headers, ...init }: RequestInit & { readonly duplex?: 'half' },
  query = '',
): Promise<Answer> {
  const request = {
    ...init,
    headers: { ...(headers as Record<string, string> | undefined), authorization: `Bearer ${token}` },
  };
  const response = await send(`${url.replace(/\/+$/, '')}${booksPath}${query}`, request).catch((error: unknown) => {
    const happened =
      init.method === undefined
        ? `The server at ${url} cannot be reached${reasonOf(error)}.`
        : `The server at ${url} has not answered${reasonOf(error)}. Load the files again: what it has already counts once.`;
    throw new Error(happened, { cause: error });
  });
  const answer = (await response.json().catch(() => undefined)) as unknown;
  if (typeof answer !== 'object' || answer === null)
    throw new Error(`What answers at ${url} (${response.status}) is no ledger server.`);
  if (response.ok) return answer as Answer;
  const { title, detail } = answer as Problem;
  throw new RefusedError(response.status, detail === undefined ? `${title}.` : `${title}: ${detail}`);
}

/** Node says why a connection failed in the cause of its error. */
function reasonOf(error: unknown): string {
  const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
}
