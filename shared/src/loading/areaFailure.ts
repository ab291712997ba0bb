import { deadlines, withDeadline, type Clock } from './deadline';

/**
 * Why an area is not available. The failure panel and `/health` show the code, so that a merchant can quote it and an
 * engineer can look it up here.
 *
 * - AREA-001 the registry (`/remotes.json`) did not answer within 15 s or is not a registry
 * - AREA-002 the registry row of the area is malformed, or its routes belong to another area
 * - AREA-003 the entry (`remoteEntry.js`) did not arrive within 15 s
 * - AREA-004 the entry is missing (404, no connection) or does not match its hash
 * - AREA-005 the entry arrived but its code threw, or it does not contain an area
 * - AREA-006 a chunk of a screen did not arrive within 15 s, is missing or is damaged
 * - AREA-007 the area was built for another major version of the contract, or uses what only a newer host has; its code
 *   was not run
 * - AREA-008 a screen of the area threw while it was rendered
 * - AREA-009 the registry has no row for the area
 * - AREA-010 the version requested by an override is neither in the registry nor at a loopback address
 */
export type FailureCode =
  | 'AREA-001'
  | 'AREA-002'
  | 'AREA-003'
  | 'AREA-004'
  | 'AREA-005'
  | 'AREA-006'
  | 'AREA-007'
  | 'AREA-008'
  | 'AREA-009'
  | 'AREA-010';

/** Where the area is: in the product, or embedded in another page. */
type Place = 'back office' | 'page';

const causesIn = (place: Place): Readonly<Record<FailureCode, string>> => {
  const others = `The rest of the ${place} works as usual.`;
  return {
    'AREA-001': 'The list of areas could not be loaded, so this area cannot be found right now.',
    'AREA-002': `This area is not set up correctly. ${others}`,
    'AREA-003': `This area did not respond within ${deadlines.answer / 1000} seconds. ${others}`,
    'AREA-004': `This area could not be downloaded, or its file was damaged. ${others}`,
    'AREA-005': `This area was downloaded but could not be started. ${others}`,
    'AREA-006': `Part of this screen could not be downloaded. ${others}`,
    'AREA-007': `This area needs another version of the back office. ${others}`,
    'AREA-008': `Something went wrong while this screen was being displayed. ${others}`,
    'AREA-009': `This area is not installed right now. ${others}`,
    'AREA-010': 'The version chosen for this session is not available. Reset the override to see the released version.',
  };
};

/** Failures that another attempt would only repeat. AREA-001 is one of them: reading the registry has its own retries. */
const nonRetryable: readonly FailureCode[] = ['AREA-001', 'AREA-002', 'AREA-007', 'AREA-009', 'AREA-010'];

/** Failures that a lost connection may have caused. */
const connectionCodes: readonly FailureCode[] = ['AREA-001', 'AREA-003', 'AREA-004', 'AREA-006'];

interface FailureOptions {
  readonly cause?: unknown;
  /** Resolves if what was late arrives after all. */
  readonly late?: Promise<unknown>;
}

export class AreaFailure extends Error {
  readonly code: FailureCode;
  readonly late: Promise<unknown> | undefined;

  /** `detail` is for engineers: it is logged and shown on `/health`, never on the failure panel. */
  constructor(code: FailureCode, detail: string, { cause, late }: FailureOptions = {}) {
    super(`${code}: ${detail}`, { cause });
    this.name = 'AreaFailure';
    this.code = code;
    this.late = late;
  }

  /** The cause in words for merchants. */
  get plainCause(): string {
    return this.plainCauseIn('back office');
  }

  plainCauseIn(place: Place): string {
    return causesIn(place)[this.code];
  }
}

/** What is late is not requested again without being asked: the merchant has waited long enough. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof AreaFailure && (error.late !== undefined || nonRetryable.includes(error.code)));
}

/** Worth another attempt when the connection may be back. */
export function isLostConnection({ code }: AreaFailure): boolean {
  return connectionCodes.includes(code);
}

export function asAreaFailure(error: unknown, code: FailureCode): AreaFailure {
  if (error instanceof AreaFailure) return error;
  const late = lateOf(error);
  return new AreaFailure(code, messageOf(error), { cause: error, ...(late && { late }) });
}

/** Of a chunk that does not answer in time: resolves when it arrives after all. Such an error may be another app's. */
function lateOf(error: unknown): Promise<unknown> | undefined {
  const late: unknown = error instanceof Error ? Reflect.get(error, 'late') : undefined;
  return late instanceof Promise ? late : undefined;
}

/**
 * `promise`, or a failure with the code `late` when it does not answer in time. What arrives after that may reject with
 * `broken`, or say that a chunk of it is late, which is waited for too.
 */
export function answeredInTime<T>(
  clock: Clock,
  promise: Promise<T>,
  what: string,
  codes: { readonly late: FailureCode; readonly broken: FailureCode },
): Promise<T> {
  const arrival = promise.catch(
    (error: unknown) => lateOf(error) ?? Promise.reject(asAreaFailure(error, codes.broken)),
  );
  arrival.catch(() => undefined);
  const detail = `${what} did not arrive in ${deadlines.answer} ms`;
  return withDeadline(clock, deadlines.answer, promise, () => new AreaFailure(codes.late, detail, { late: arrival }));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** True for a lazy chunk that could not be fetched: webpack's error, or the browser's for a module. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(error.message);
}
