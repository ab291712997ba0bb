import { type QuestionName } from '../port/ledgerPort';

/**
 * What the product and a server that keeps the ledger of a shop agree on: addresses, headers, bodies and errors. Plain
 * data, for both sides. See `docs/connecting.md`.
 */

/** Where a question is sent, below the address of the server. */
export function questionPath(name: QuestionName): string {
  return `/v1/${name}`;
}

/** Says that the process runs, and that it reaches its database. */
export const healthPath = '/health';
export const readyPath = '/ready';
/** `POST`: adds sales exports to the ledger of the token's shop. */
export const booksPath = '/v1/books';
/**
 * What a merchant stores beside the ledger: `GET`, `PUT` and `DELETE` of one, `GET ?prefix=` of the list, `POST` of several
 * changes that are made together.
 */
export const documentsPath = '/v1/documents';
/** In the key of a document that is a part of another: `items~1` of `items`. The list of documents leaves parts out. */
export const partMark = '~';

export function documentPath(key: string): string {
  return `${documentsPath}/${encodeURIComponent(key)}`;
}

export const jsonType = 'application/json';
export const problemType = 'application/problem+json';

/** Headers that a server names in `Access-Control-Expose-Headers`: without that a page of another origin cannot read them. */
export const exposedHeaders = ['ETag', 'Retry-After'] as const;
/** Headers and methods that a server allows a page of another origin (`Access-Control-Allow-…`). */
export const allowedHeaders = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match'] as const;
export const allowedMethods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** What a server can say went wrong: the end of the problem's `type`, with its status and title. */
export const problems = {
  unreadable: { status: 400, title: 'The body is not JSON' },
  unauthorized: { status: 401, title: 'The access token is missing or not valid' },
  forbidden: { status: 403, title: 'The access token does not allow this' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'This method is not allowed here' },
  conflict: { status: 409, title: 'Someone else has changed this in the meantime' },
  'too-large': { status: 413, title: 'The body is too large' },
  'invalid-question': { status: 422, title: 'The question is not valid' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  failed: { status: 500, title: 'The server failed' },
  unavailable: { status: 503, title: 'The server cannot answer at the moment' },
  'too-slow': { status: 504, title: 'The question takes too long' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type ProblemName = keyof typeof problems;

/** The body of an answer that is an error (RFC 9457). */
export interface Problem {
  /** Ends with the name of the problem: `/problems/not-found`. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What is wrong this time, in a sentence. */
  readonly detail?: string;
  /** Of an invalid question: the field, such as `groupBy.0`. */
  readonly field?: string;
}

export function problemOf(name: ProblemName, details: Pick<Problem, 'detail' | 'field'> = {}): Problem {
  return { type: `/problems/${name}`, ...problems[name], ...details };
}

/** The problem that a `type` names, whatever stands before its name. */
export function problemName(type: string): ProblemName | undefined {
  const name = type.slice(type.lastIndexOf('/') + 1);
  return Object.hasOwn(problems, name) ? (name as ProblemName) : undefined;
}

/** The questions of which the port takes one value, and the property that has it in a body. */
const onlyProperty = { row: 'id', deferred: 'day' } as const satisfies Partial<Record<QuestionName, string>>;

/** A question of the port as the body of a request. */
export function bodyOf(name: QuestionName, question: unknown): unknown {
  if (name === 'row' || name === 'deferred') return { [onlyProperty[name]]: question };
  return name === 'describe' ? {} : question;
}

/** The question that a body with the right fields asks the port; `undefined` for `describe`, which has none. */
export function questionOf(name: QuestionName, body: Readonly<Record<string, unknown>>): unknown {
  if (name === 'row' || name === 'deferred') return body[onlyProperty[name]];
  return name === 'describe' ? undefined : body;
}

/** What is in the way of a change that was made to another revision. Without a revision, the document is not there. */
export interface DocumentConflict extends Problem {
  /** Of several changes: the document in the way. */
  readonly key?: string;
  readonly revision?: number;
  readonly value?: unknown;
}

/** The body of a request that changes several documents, or nothing. */
export interface DocumentChanges {
  readonly changes: readonly {
    readonly key: string;
    /** That the change is made to; `null` for a document that is not there yet. */
    readonly revision: number | null;
    /** Left out for a document that is removed. */
    readonly value?: unknown;
  }[];
}

/** Of a list of documents, and of what several changes have made. */
export interface DocumentList {
  readonly documents: readonly { readonly key: string; readonly revision: number }[];
}

export const maxDocumentKey = 200;
/** Of a value as JSON, in bytes. */
export const maxDocumentSize = 8 * 1024 * 1024;
/** Of several changes together, and how many they may be. */
export const maxChangesSize = 64 * 1024 * 1024;
export const maxChanges = 10_000;
