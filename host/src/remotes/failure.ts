/**
 * Why an area is not there. The code stands on the failure panel and on `/health`, so that a merchant can read it out
 * and an engineer can look it up here.
 *
 * - AREA-001 the registry (`/remotes.json`) could not be fetched in 3 s or is not a registry
 * - AREA-002 the area's registry row is malformed, or its routes belong to another area already
 * - AREA-003 the entry (`remoteEntry.js`) did not arrive within 5 s
 * - AREA-004 the entry is missing (404, no connection) or is not the file its hash promises
 * - AREA-005 the entry arrived but its code threw, or it holds no area
 * - AREA-006 a chunk of a screen did not arrive within 10 s, is missing or is damaged
 * - AREA-007 the area speaks another major version of the contract; its code was not run
 * - AREA-008 a screen of the area threw while it was drawn
 * - AREA-009 the registry has no row for the area
 * - AREA-010 the version asked for by an override is neither in the registry nor at a loopback address
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

/** Milliseconds one attempt may take. */
export const deadlines = { registry: 3_000, entry: 5_000, chunk: 10_000 } as const;

const rest = 'The rest of the back office works as usual.';

const causes: Readonly<Record<FailureCode, string>> = {
  'AREA-001': 'The list of areas could not be read, so this area cannot be found at the moment.',
  'AREA-002': `This area is announced with faulty details. ${rest}`,
  'AREA-003': `This area did not answer within ${deadlines.entry / 1000} seconds. ${rest}`,
  'AREA-004': `This area could not be fetched, or its file was damaged on the way. ${rest}`,
  'AREA-005': `This area answered, but could not be started. ${rest}`,
  'AREA-006': `A part of this screen did not arrive. ${rest}`,
  'AREA-007': `This area needs another version of the back office. ${rest}`,
  'AREA-008': `This screen ran into a problem while it was drawn. ${rest}`,
  'AREA-009': `This area is not installed at the moment. ${rest}`,
  'AREA-010': 'The version chosen for this session is not available. Reset the override to see the released version.',
};

/** What trying again at once would only repeat. The registry is among them: reading it has retries of its own. */
const lasting: readonly FailureCode[] = ['AREA-001', 'AREA-002', 'AREA-007', 'AREA-009', 'AREA-010'];

export class AreaFailure extends Error {
  readonly code: FailureCode;

  /** `detail` is for engineers: it is logged and shown on `/health`, never on the panel. */
  constructor(code: FailureCode, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause });
    this.name = 'AreaFailure';
    this.code = code;
  }

  /** The reason in a merchant's words. */
  get plainCause(): string {
    return causes[this.code];
  }
}

export function isPassing(error: unknown): boolean {
  return !(error instanceof AreaFailure && lasting.includes(error.code));
}

export function asAreaFailure(error: unknown, code: FailureCode): AreaFailure {
  return error instanceof AreaFailure ? error : new AreaFailure(code, messageOf(error), error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** True for a lazy chunk that could not be fetched: webpack's own error, or the browser's for a module. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(error.message);
}
