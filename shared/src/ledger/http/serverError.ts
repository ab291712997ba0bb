import { deadlines } from '../../loading/deadline';
import { LedgerSourceError } from '../port/ledgerSourceError';
import { problemName, type Problem, type ProblemName } from './protocol';

/** Why a server has not answered: what it said, or what was noticed here. */
export type ServerFailure = ProblemName | 'offline' | 'unreachable' | 'late' | 'unusable';

interface Details {
  /** What the server said. */
  readonly problem?: Partial<Problem> | undefined;
  readonly status?: number | undefined;
  /** Milliseconds after which the server wants to be asked again. */
  readonly wait?: number | undefined;
  readonly cause?: unknown;
}

/** A server that keeps the ledger of a shop has not answered. The message is the screen's own, for the merchant. */
export class LedgerServerError extends LedgerSourceError {
  override readonly name = 'LedgerServerError';
  readonly failure: ServerFailure;
  /** Milliseconds after which the server wants to be asked again. */
  readonly wait: number | undefined;
  readonly problem: Partial<Problem> | undefined;

  constructor(failure: ServerFailure, details: Details = {}) {
    super(new Error(textOf(failure, details), { cause: details.cause }));
    this.failure = failure;
    this.wait = details.wait;
    this.problem = details.problem;
  }
}

/** Whether the server may answer again by itself: nobody has to sign in. */
export function mayRecover({ failure }: LedgerServerError): boolean {
  return failure !== 'unauthorized' && failure !== 'forbidden';
}

/**
 * What a failed question says about the next one: nothing, or that the server as a whole does not answer. `perhaps`: a server
 * may fail at one question only, but so does a proxy in front of a server that is gone.
 */
export function isOfServer({ failure }: LedgerServerError): boolean | 'perhaps' {
  return ofServer[failure];
}

const ofServer: Readonly<Record<ServerFailure, boolean | 'perhaps'>> = {
  unauthorized: true,
  forbidden: true,
  offline: true,
  unreachable: true,
  late: true,
  unavailable: true,
  'too-many-requests': true,
  failed: 'perhaps',
  unusable: 'perhaps',
  'not-found': 'perhaps',
  'method-not-allowed': 'perhaps',
  conflict: false,
  'too-large': false,
  'too-slow': false,
  unreadable: false,
  'invalid-question': false,
};

/** What a status means, also of a server or a proxy that says nothing else. */
export function failureOf(status: number, { type = '' }: Partial<Problem>): ServerFailure {
  const named = problemName(type);
  if (named) return named;
  return byStatus[status] ?? (status >= 500 ? 'failed' : 'unusable');
}

const byStatus: Readonly<Record<number, ServerFailure>> = {
  400: 'unreadable',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-found',
  409: 'conflict',
  412: 'conflict',
  413: 'too-large',
  422: 'invalid-question',
  429: 'too-many-requests',
  501: 'not-found',
  502: 'unavailable',
  503: 'unavailable',
  504: 'too-slow',
};

function textOf(failure: ServerFailure, { problem = {}, status, wait }: Details): string {
  const { field, detail } = problem;
  const said = detail ? `. It says: ${detail}` : '';
  const later = wait === undefined ? '' : `. It can be asked again in ${secondsText(wait)}`;
  switch (failure) {
    case 'unauthorized':
      return 'The server of this shop needs a valid access token. Sign in again';
    case 'forbidden':
      return `The access token does not allow this. Ask whoever runs the server${said}`;
    case 'not-found':
      return `The server has no such page. Check the address of the server${said}`;
    case 'conflict':
      return 'The server has a newer version of this';
    case 'too-large':
      return 'This is more than the server takes at once';
    case 'unreadable':
    case 'invalid-question':
      return `The server does not understand the question${field ? `: ${field}` : ''}${said}`;
    case 'too-many-requests':
      return `The server has had too many questions${later}`;
    case 'unavailable':
      return `The server cannot answer at the moment${later}`;
    case 'too-slow':
      return 'The server takes too long for this question. Choose fewer days or fewer groups';
    case 'failed':
      return `The server failed${status === undefined ? '' : ` (${status})`}${said}`;
    case 'late':
      return `The server has not answered for ${secondsText(deadlines.answer)}`;
    case 'offline':
      return 'This device is offline';
    case 'unreachable':
      return 'The server cannot be reached. It may be down, or it does not accept requests from this address';
    case 'method-not-allowed':
    case 'unusable':
      return `The server answers something else than the figures of a shop${status === undefined ? '' : ` (${status})`}. Check its address`;
  }
}

function secondsText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
