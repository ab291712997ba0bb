import * as v from 'valibot';
import type {
  DocumentChange,
  DocumentStore,
  StoredDocument,
  WrittenDocument,
  WrittenDocuments,
} from '@back-office/shared/contract';
import { createPauses, pageClock } from '../../loading/deadline';
import { documentPath, documentsPath, type DocumentChanges } from './protocol';
import { LedgerServerError, type ServerFailure } from './serverError';
import { sendRequest, type ServerConnection, type ServerRequest } from './serverRequest';
import { createServerWatch, type ServerWatch } from './serverWatch';

/** The documents of a shop behind a server, and what its page says of them. */
export interface HttpDocuments extends DocumentStore, ServerWatch {
  /** False for a server that keeps no documents; `undefined` until it has answered. */
  isKept(): boolean | undefined;
  writeAll(changes: readonly DocumentChange[]): Promise<WrittenDocuments>;
  /** Whether something on the page sends the edits of a list. */
  isFollowed(key: string): boolean;
  /** Why a list is not as the server has it, by key; without a key, why the server could not be asked. */
  problems(): ReadonlyMap<string, unknown>;
}

/** How a server that has no documents answers the request for their list: it knows no such page, or no such question. */
const keepsNone: ReadonlySet<ServerFailure> = new Set(['not-found', 'invalid-question']);

/** What failed before there was a list of revisions. */
const ofServer = '';

const documentList = v.looseObject({ documents: v.array(v.looseObject({ key: v.string(), revision: v.number() })) });
const storedDocument = v.looseObject({ revision: v.number(), value: v.unknown() });
const writtenDocument = v.looseObject({ revision: v.number() });

/** The document store of a server over HTTP. See docs/connecting.md. */
export function httpDocuments(connection: ServerConnection): HttpDocuments {
  const { clock = pageClock } = connection;
  const followers = new Map<string, () => void>();
  const problems = createProblems();
  const { watch, notify, fail } = createServerWatch({ clock, check, wait: problems.wait });
  let revisions: ReadonlyMap<string, number> | undefined;
  let isKept: boolean | undefined;

  function keepRevision(key: string, revision: number) {
    revisions = new Map(revisions).set(key, revision);
  }

  /** Asks for the revisions and tells the followers. */
  async function check(): Promise<void> {
    try {
      const { documents } = await ask(connection, documentList, { method: 'GET', path: documentsPath });
      revisions = new Map(documents.map(({ key, revision }) => [key, revision]));
      isKept = true;
      report(ofServer, undefined);
      followers.forEach((tell) => tell());
    } catch (error) {
      if (error instanceof LedgerServerError && keepsNone.has(error.failure)) {
        isKept = false;
        report(ofServer, undefined);
      } else report(ofServer, error);
    }
  }

  function report(key: string, problem: unknown) {
    problems.set(key, problem);
    if (problem === undefined) notify();
    else fail();
  }

  return {
    revisions: () => revisions,
    async read(key) {
      const document = await readDocument(connection, key);
      if (document) keepRevision(key, document.revision);
      return document;
    },
    async write(key, value, revision) {
      const written = await writeDocument(connection, key, value, revision);
      if (written.ok) keepRevision(key, written.revision);
      return written;
    },
    async writeAll(changes) {
      const written = await writeDocuments(connection, changes);
      if (written.ok)
        changes.forEach(({ key, value }, at) => value !== undefined && keepRevision(key, written.revisions[at] ?? 0));
      return written;
    },
    follow(key, onTold) {
      followers.set(key, onTold);
      if (revisions) onTold();
    },
    report,
    isKept: () => isKept,
    isFollowed: (key) => followers.has(key),
    problems: problems.all,
    ...watch,
  };
}

async function readDocument(connection: ServerConnection, key: string): Promise<StoredDocument | undefined> {
  try {
    return await ask(connection, storedDocument, { method: 'GET', path: documentPath(key) });
  } catch (error) {
    if (isFailure(error, 'not-found')) return undefined;
    throw error;
  }
}

async function writeDocument(
  connection: ServerConnection,
  key: string,
  value: unknown,
  revision: number | undefined,
): Promise<WrittenDocument> {
  const headers: Readonly<Record<string, string>> =
    revision === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${revision}"` };
  const body = JSON.stringify({ value });
  try {
    const written = await ask(connection, writtenDocument, { method: 'PUT', path: documentPath(key), body, headers });
    return { ok: true, revision: written.revision };
  } catch (error) {
    if (!isFailure(error, 'conflict')) throw error;
    const read = v.safeParse(storedDocument, error.problem);
    return { ok: false, current: read.success ? read.output : undefined };
  }
}

async function writeDocuments(
  connection: ServerConnection,
  changes: readonly DocumentChange[],
): Promise<WrittenDocuments> {
  const body = await textOf(changes);
  try {
    const { documents } = await ask(connection, documentList, { method: 'POST', path: documentsPath, body });
    const made = new Map(documents.map(({ key, revision }) => [key, revision]));
    return { ok: true, revisions: changes.map(({ key }) => made.get(key) ?? 0) };
  } catch (error) {
    if (isFailure(error, 'conflict')) return { ok: false };
    throw error;
  }
}

function isFailure(error: unknown, failure: ServerFailure): error is LedgerServerError {
  return error instanceof LedgerServerError && error.failure === failure;
}

async function ask<Answer>(
  connection: ServerConnection,
  schema: v.GenericSchema<unknown, Answer>,
  request: ServerRequest,
): Promise<Answer> {
  // A change that is sent again is refused if it was made, and is then found in what the server has.
  const { value } = await sendRequest(connection, request);
  const read = v.safeParse(schema, value);
  if (!read.success) throw new LedgerServerError('unusable');
  return read.output;
}

/** The body of several changes. A long list may have megabytes. */
async function textOf(changes: readonly DocumentChange[]): Promise<string> {
  const pause = createPauses();
  const texts: string[] = [];
  for (const { key, revision = null, value } of changes) {
    const change: DocumentChanges['changes'][number] = { key, revision, value };
    texts.push(JSON.stringify(change));
    await pause();
  }
  return `{"changes":[${texts.join()}]}`;
}

/** Why documents are not as the server has them, by key. */
function createProblems() {
  let problems: ReadonlyMap<string, unknown> = new Map();
  return {
    all: () => problems,
    set(key: string, problem: unknown) {
      const next = new Map(problems);
      if (problem === undefined) next.delete(key);
      else next.set(key, problem);
      problems = next;
    },
    /** Milliseconds that the server asks for; `undefined` without a problem. */
    wait(): number | undefined {
      if (problems.size === 0) return undefined;
      return Math.max(
        ...[...problems.values()].map((each) => (each instanceof LedgerServerError ? (each.wait ?? 0) : 0)),
      );
    },
  };
}
